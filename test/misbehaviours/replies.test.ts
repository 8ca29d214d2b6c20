import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Row, readReplies, replay, replayAll, tabulate } from './replay.ts';

const folder = join(import.meta.dirname, 'replies');
const shareOf = (rows: ReadonlyMap<string, Row>, kind: string) => {
  const { all, some } = rows.get(kind) as Row;
  return some / all;
};

describe('replies of a chat model about ten businesses', () => {
  const asked = readdirSync(folder).flatMap((name) => readReplies(join(folder, name)));
  const rows = replayAll(asked);

  test('right ones arrive whole', () => {
    const { all, whole } = rows.get('right') as Row;
    expect(whole / all).toBeGreaterThanOrEqual(0.92);
  });

  test('those that cite a sentence arrive as those that cite its passage', () => {
    const cite = (text: string) => text.replace(/\[(\d)\]/g, '[$1.2]');
    const citing = asked.map((one) =>
      Object.assign({}, one, {
        right: one.right.map(cite),
        wrong: one.wrong.map(({ kind, text }) => ({ kind, text: cite(text) })),
      }),
    );
    expect(replayAll(citing)).toEqual(rows);
    const shown = citing.flatMap((one) => one.right.map((text) => replay(one, text).shown));
    expect(shown.filter((text) => text.includes('['))).toEqual([]);
  });

  /** The share that may arrive, also in part: what is reached now, with room for a reply or two. */
  test.each([
    ['wrong', 0.15],
    ['claimed-deed', 0],
    ['invented-promise', 0],
    ['wrong-language', 0],
    ['general-knowledge', 0.1],
    ['date-or-currency', 0.12],
    ['range-cut', 0.1],
    ['scope-widened', 0.08],
    ['number-of-neighbour', 0.25],
    ['question-echo', 0.05],
    ['advice', 0.25],
    ['condition-dropped', 0.27],
    ['irrelevant-true', 0.3],
    ['polarity', 0.2],
    ['wrong-branch', 0.5],
  ])('%s ones arrive at most at a share of %d', (kind, max) => {
    expect(shareOf(rows, kind)).toBeLessThanOrEqual(max);
  });
});

const others = process.env.REPLIES;
test.skipIf(!others)('REPLIES names a file of other replies, which are replayed and counted', () => {
  const rows = replayAll(readReplies(others as string));
  console.log(tabulate(rows));
  expect(rows.get('right')?.all).toBeGreaterThan(0);
});
