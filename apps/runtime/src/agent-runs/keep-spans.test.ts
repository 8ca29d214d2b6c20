import type { Log } from '@jawab/core';
import type { AnyExportedSpan, TracingEvent } from '@mastra/core/observability';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpanKeeper, type KeepOptions } from './keep-spans.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ended = (id: number) =>
  ({ type: 'span_ended', exportedSpan: { id: `${id}` } as AnyExportedSpan }) as TracingEvent;

function open(write: KeepOptions['write'], options: Partial<KeepOptions> = {}) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Log;
  const counts = { kept: 0, lost: 0 };
  const count: KeepOptions['count'] = (outcome, spans) => {
    counts[outcome] += spans;
  };
  const keeper = createSpanKeeper({ write, log, count, waitMs: 1_000, batch: 10, limit: 25, ...options });
  const end = (from: number, to: number) => {
    for (let id = from; id <= to; id++) void keeper.onTracingEvent?.(ended(id));
  };
  return { keeper, log, counts, end };
}

test('spans are written together after a while, or at once when a batch is full, each once and in order', async () => {
  const batches: string[][] = [];
  const { counts, end } = open(async (spans) => void batches.push(spans.map(({ id }) => id)));
  end(1, 3);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches).toEqual([['1', '2', '3']]);
  end(4, 13);
  await vi.advanceTimersByTimeAsync(0);
  expect(batches[1]).toHaveLength(10);
  end(14, 14);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(batches.flat()).toEqual(Array.from({ length: 14 }, (_, i) => `${i + 1}`));
  expect(counts).toEqual({ kept: 14, lost: 0 });
});

test('a store that hangs holds one batch; what waits is bounded, the rest is lost and counted', async () => {
  const store = Promise.withResolvers<void>();
  const write = vi.fn(() => store.promise);
  const { keeper, log, counts, end } = open(write);
  end(1, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(write).toHaveBeenCalledTimes(1);
  expect(counts).toEqual({ kept: 0, lost: 65 });
  expect(log.warn).toHaveBeenCalledTimes(1);
  store.resolve();
  await keeper.flush();
  expect(counts).toEqual({ kept: 35, lost: 65 });
  end(101, 101);
  await keeper.flush();
  expect(counts).toEqual({ kept: 36, lost: 65 });
});

test('a store that refuses costs spans and one warning until it is back', async () => {
  let broken = true;
  const write = async () => {
    if (broken) throw new Error('gone');
  };
  const { keeper, log, counts, end } = open(write);
  for (let id = 1; id <= 3; id++) {
    end(id, id);
    await keeper.flush();
  }
  expect(counts).toEqual({ kept: 0, lost: 3 });
  expect(log.warn).toHaveBeenCalledTimes(1);
  broken = false;
  end(4, 4);
  await keeper.flush();
  expect(counts).toEqual({ kept: 1, lost: 3 });
  expect(log.info).toHaveBeenCalledWith({ lost: 3 }, expect.any(String));
});
