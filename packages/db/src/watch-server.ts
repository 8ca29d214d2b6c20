import pg from 'pg';
import { closeSockets, type Wire } from './connect.ts';

/** How often the watch looks for statements without an answer, and tries a silent server again. */
const [lookEveryMs, tryEveryMs, tryMs] = [100, 300, 1_000];

/** The server of a database does not answer: frozen, or its network path is dead. */
export class ServerSilent extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('The database does not answer.');
  }
}

interface Waiting {
  since: number;
  giveUp(): void;
}

/** Tells whether the server of some pools answers. */
export interface ServerWatch {
  /** Waits for something the server does. Rejects with {@link ServerSilent} as soon as the server counts as silent. */
  wait<T>(ask: () => Promise<T>): Promise<T>;
  close(): void;
}

const isAnswer = (error: unknown) => /^[0-9A-Z]{5}$/.test((error as { code?: string })?.code ?? '');

/**
 * Watches the server of pools. If nothing at all is answered for `silenceMs`, and a new connection is not answered for a
 * second either, every statement fails, and the next ones fail at once until a new connection answers. All connections are
 * closed then, because those of a dead path would fail one after the other.
 */
export function watchServer(
  pools: pg.Pool[],
  silenceMs: number,
  onChange: (isSilent: boolean) => void,
): ServerWatch {
  const waiting = new Set<Waiting>();
  let heardAt = performance.now();
  let isSilent = false;
  let isAsking = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const hear = () => {
    heardAt = performance.now();
  };
  for (const pool of pools) pool.on('connect', hear);

  function look(): void {
    const [oldest] = waiting;
    if (!oldest) {
      clearInterval(timer);
      timer = undefined;
    } else if (performance.now() - Math.max(heardAt, oldest.since) > silenceMs) void askServer();
  }
  /** Asks on a new connection, because all others may only have slow statements. */
  async function askServer(): Promise<void> {
    if (isAsking || isClosed) return;
    isAsking = true;
    const said = await ask(pools[0] as pg.Pool);
    isAsking = false;
    if (said !== 'nothing') hear();
    else if (waiting.size > 0 && !isClosed) fallSilent();
  }
  function fallSilent(): void {
    isSilent = true;
    onChange(true);
    for (const one of waiting) one.giveUp();
    waiting.clear();
    for (const pool of pools) closeSockets(pool);
    void tryAgain();
  }
  async function tryAgain(): Promise<void> {
    if (isClosed) return;
    if ((await ask(pools[0] as pg.Pool)) === 'an answer') {
      for (const pool of pools) closeSockets(pool);
      hear();
      isSilent = false;
      onChange(false);
    } else setTimeout(tryAgain, tryEveryMs).unref();
  }

  return {
    wait<T>(ask: () => Promise<T>): Promise<T> {
      if (isSilent) return Promise.reject(new ServerSilent());
      return new Promise<T>((resolve, reject) => {
        const one: Waiting = { since: performance.now(), giveUp: () => reject(new ServerSilent()) };
        waiting.add(one);
        timer ??= setInterval(look, lookEveryMs).unref();
        ask().then(
          (value) => {
            waiting.delete(one);
            hear();
            resolve(value);
          },
          (error) => {
            waiting.delete(one);
            if (isAnswer(error)) hear();
            reject(error);
          },
        );
      });
    },
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

/** Says what a new connection gets within a second: a refusal is a sign of life. */
async function ask({ options }: pg.Pool): Promise<'an answer' | 'a refusal' | 'nothing'> {
  const limits = { connectionTimeoutMillis: tryMs, query_timeout: tryMs };
  const client = new pg.Client(Object.assign({}, options, limits));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'an answer';
  } catch (error) {
    return isAnswer(error) ? 'a refusal' : 'nothing';
  } finally {
    (client as unknown as Wire).connection.stream.destroy();
  }
}
