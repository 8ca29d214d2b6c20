import type { Log } from '@jawab/core';
import type { AnyExportedSpan, ObservabilityExporter } from '@mastra/core/observability';

export interface SpanKeeper extends ObservabilityExporter {
  /** Writes what waits, once; what cannot be written is lost. */
  flush(): Promise<void>;
}

export interface KeepOptions {
  write(spans: AnyExportedSpan[]): Promise<void>;
  /** Told how many spans were written or lost. */
  count(outcome: 'kept' | 'lost', spans: number): void;
  log: Log;
  /** A batch is written this long after its first span, or when it is full. */
  waitMs?: number;
  batch?: number;
  /** Spans that may wait; further ones are lost. */
  limit?: number;
}

/**
 * An exporter that keeps ended spans and writes them in batches, one at a time. Nobody waits for it: a store that is slow,
 * locked or gone costs spans, which are counted, and one warning until it is back.
 */
export function createSpanKeeper(options: KeepOptions): SpanKeeper {
  const { write, count, log, waitMs = 2_000, batch = 500, limit = 5_000 } = options;
  let waiting: AnyExportedSpan[] = [];
  let writing: Promise<void> | null = null;
  let planned = false;
  let lost = 0;

  const lose = (spans: number, error?: unknown) => {
    if (lost === 0)
      log.warn({ error }, 'runs of agents cannot be kept; they are lost until the store is back');
    lost += spans;
    count('lost', spans);
  };
  const writeOne = async () => {
    const spans = waiting.slice(0, batch);
    waiting = waiting.slice(batch);
    try {
      await write(spans);
      if (lost > 0) log.info({ lost }, 'runs of agents are kept again');
      lost = 0;
      count('kept', spans.length);
    } catch (error) {
      lose(spans.length, error);
    }
  };
  const flush = async () => {
    while (writing !== null) await writing;
    while (waiting.length > 0) {
      writing = writeOne();
      await writing;
      writing = null;
    }
  };
  const writeLater = () => {
    if (planned) return;
    planned = true;
    setTimeout(async () => {
      await flush();
      planned = false;
      if (waiting.length > 0) writeLater();
    }, waitMs).unref();
  };
  return {
    name: 'jawab',
    flush,
    shutdown: flush,
    exportTracingEvent: async () => {},
    onTracingEvent({ type, exportedSpan }) {
      if (type !== 'span_ended') return;
      if (waiting.length >= limit) return lose(1);
      waiting.push(exportedSpan);
      if (waiting.length === batch && writing === null) void flush();
      else writeLater();
    },
  };
}
