import { randomBytes } from 'node:crypto';
import type { AnswerTrace, StartTrace, TraceFacts } from '@jawab/agents';
import { type Log, pause } from '@jawab/core';
import { createPool } from '@jawab/db';
import type { ObservabilityExporter, SpanType } from '@mastra/core/observability';
import type { Metrics } from '../metrics.ts';
import { openStore } from './open-store.ts';
import { removeText } from './remove-text.ts';
import { saveScores } from './score-answer.ts';

export interface AgentTraces {
  start: StartTrace;
  /** Loads what the first trace would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Writes what waits, 3 s at most. */
  close(): Promise<void>;
}

export interface AgentTracesOptions {
  connectionString: string;
  log: Log;
  metrics: Metrics;
  /** Which part of the answers is traced, above 0 up to 1. */
  share: number;
}

const batchWaitMs = 500;
const statementMs = 10_000;
const limits = { connectMs: 10_000, statementMs, lockMs: statementMs, answerMs: 11_000 };
const closeMs = 3_000;

/** Spans inside a call of the model: as many as the model writes pieces, and they say nothing that its own span does not. */
const excluded = ['model_chunk', 'model_step', 'model_inference', 'processor_run'] as SpanType[];

/**
 * Traces a part of the answers with the agent framework's own observability: its spans, its exporter and its store. The
 * store has one connection of its own, so that a locked or slow table costs traces and never a chat.
 */
export function openAgentTraces(options: AgentTracesOptions): AgentTraces {
  const { log, share } = options;
  let opened: ReturnType<typeof openTracing> | undefined;
  const openOnce = () => (opened ??= openTracing(options));
  return {
    async start(facts) {
      if (Math.random() >= share) return null;
      try {
        return startTrace(await openOnce(), facts, log);
      } catch (error) {
        log.warn({ error }, 'an answer is not traced');
        return null;
      }
    },
    warmUp: async () => void (await openOnce()),
    async close() {
      const tracing = await opened?.catch(() => undefined);
      if (!tracing) return;
      const done = new AbortController();
      const closed = tracing.close().finally(() => done.abort());
      await Promise.race([closed, pause(closeMs, done.signal)]);
    },
  };
}

type Tracing = Awaited<ReturnType<typeof openTracing>>;

async function openTracing({ connectionString, log, metrics }: AgentTracesOptions) {
  const [{ Mastra }, { MastraCompositeStore }, { MastraStorageExporter, Observability }] = await Promise.all([
    import('@mastra/core/mastra'),
    import('@mastra/core/storage'),
    import('@mastra/observability'),
  ]);
  const pool = createPool(connectionString, 1, limits);
  const store = await openStore(pool);
  // The store looks its columns up in the middle of its first transaction, on a second connection. This pool has one.
  await store.stores.observability?.updateSpan({ traceId: '-', spanId: '-', updates: { isEvent: false } });
  const exporter = new MastraStorageExporter({ strategy: 'insert-only', maxBatchWaitMs: batchWaitMs });
  const observability = new Observability({
    configs: {
      jawab: {
        serviceName: 'jawab',
        exporters: [exporter, countLost(log, metrics)],
        spanOutputProcessors: [removeText],
        excludeSpanTypes: excluded,
        logging: { enabled: false },
      },
    },
    sensitiveDataFilter: false,
  });
  // Only this part of the store: given all of it, the framework stores the state of each run as well.
  const domains = {
    observability: store.stores.observability as NonNullable<typeof store.stores.observability>,
  };
  const storage = new MastraCompositeStore({ id: 'traces', domains, disableInit: true });
  const mastra = new Mastra({ logger: false, storage, observability });
  return {
    mastra,
    store,
    async close() {
      await exporter.shutdown();
      await pool.end();
    },
  };
}

/** Counts the spans that the exporter gave up after its retries. */
function countLost(log: Log, metrics: Metrics): ObservabilityExporter {
  return {
    name: 'jawab-lost-spans',
    exportTracingEvent: async () => {},
    onDroppedEvent({ signal, reason, count, error }) {
      if (signal !== 'tracing') return;
      metrics.agentSpans.inc({ outcome: 'lost' }, count);
      log.warn({ reason, count, error: error?.message }, 'spans of agents could not be kept');
    },
    flush: async () => {},
    shutdown: async () => {},
  };
}

function startTrace({ mastra, store }: Tracing, facts: TraceFacts, log: Log): AnswerTrace {
  const traceId = randomBytes(16).toString('hex');
  const { workspaceId, botId, language, traceParent } = facts;
  return {
    traceId,
    mastra,
    tracingOptions: {
      traceId,
      hideInput: true,
      hideOutput: true,
      metadata: {
        organizationId: workspaceId,
        resourceId: botId,
        language,
        // The caller's ids are beside ours and never replace them: nobody chooses which trace is written.
        ...(traceParent && { traceparent: traceParent }),
      },
    },
    score(outcome) {
      saveScores(store, { traceId, workspaceId, botId }, outcome).catch((error: unknown) =>
        log.warn({ error }, 'scores of an answer could not be kept'),
      );
    },
  };
}
