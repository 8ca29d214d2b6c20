import type pg from 'pg';

const reconnectMs = 500;

export interface Listener {
  stop(): Promise<void>;
}

/** Calls `wake` when jobs are added, and each time after it connected again. Reconnects until it is stopped. */
export function listenForJobs(pool: pg.Pool, wake: () => void): Listener {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.PoolClient | null = null;

  const lose = (error?: Error) => {
    const lost = client;
    client = null;
    lost?.release(error ?? true);
    if (!stopped) timer = setTimeout(connect, reconnectMs);
  };
  const connect = async () => {
    try {
      const fresh = await pool.connect();
      if (stopped) return fresh.release();
      client = fresh;
      fresh.on('notification', wake);
      fresh.once('error', () => client === fresh && lose());
      fresh.once('end', () => client === fresh && lose());
      await fresh.query('listen "jobs:insert"');
      wake();
    } catch (error) {
      lose(error as Error);
    }
  };
  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      client?.removeAllListeners('notification');
      await client?.query('unlisten "jobs:insert"').catch(() => {});
      lose();
    },
  };
}
