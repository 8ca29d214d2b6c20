import type { WatchRun } from '@jawab/agents';
import { type Log, pause } from '@jawab/core';
import type { createPool } from '@jawab/db';
import type { Metrics } from '../metrics.ts';
import { createSpanKeeper } from './keep-spans.ts';
import { openStore } from './open-store.ts';
import { openTracer } from './open-tracer.ts';
import { createRunWatch } from './watch-runs.ts';
import { writeRuns } from './write-runs.ts';

export interface AgentRuns {
  watch: WatchRun;
  /** Loads what the first run would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Writes what waits, 3 s at most. */
  close(): Promise<void>;
}

export interface AgentRunsOptions {
  pool: ReturnType<typeof createPool>;
  log: Log;
  metrics: Metrics;
  /** Which part of the runs is watched, above 0 up to 1. */
  share: number;
}

const closeMs = 3_000;

/** Watches runs of agents with the agent framework's observability and keeps them in its store, beside the hot path. */
export function openAgentRuns({ pool, log, metrics, share }: AgentRunsOptions): AgentRuns {
  let store: ReturnType<typeof openStore> | undefined;
  const openOnce = () => (store ??= openStore(pool));
  const keeper = createSpanKeeper({
    log,
    count: (outcome, spans) => metrics.agentSpans.inc({ outcome }, spans),
    write: async (spans) => writeRuns(await openOnce(), spans),
  });
  const load = async (): Promise<WatchRun> => {
    try {
      return createRunWatch(await openTracer(keeper, share));
    } catch (error) {
      log.warn({ error }, 'runs of agents are not watched');
      return async () => null;
    }
  };
  let watch: Promise<WatchRun> | undefined;
  const watchOnce = () => (watch ??= load());
  return {
    watch: async (facts) => (await watchOnce())(facts),
    warmUp: async () => void (await Promise.all([watchOnce(), openOnce()])),
    async close() {
      const done = new AbortController();
      const flushed = keeper.flush().finally(() => done.abort());
      await Promise.race([flushed, pause(closeMs, done.signal)]);
    },
  };
}
