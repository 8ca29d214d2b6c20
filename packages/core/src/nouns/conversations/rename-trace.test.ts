import { expect, test } from 'vitest';
import { renameTrace } from './rename-trace.ts';

const both = {
  query: 'q',
  threshold: 1.2,
  line: 1.2,
  hits: [{ score: 3, retrievers: { terms: 1 }, legs: { terms: 1 } }],
};

test.each([
  ['current', { query: 'q', threshold: 1.2, hits: [{ score: 3, retrievers: { terms: 1 } }] }],
  ['older', { query: 'q', line: 1.2, hits: [{ score: 3, legs: { terms: 1 } }] }],
])('returns a trace with %s names with both', (_, trace) => {
  expect(renameTrace(trace)).toEqual(both);
});

test('returns the current name of a decision', () => {
  expect(renameTrace({ decision: 'below_line' })).toEqual({ decision: 'below_threshold' });
});

test('returns a trace without a search as it is', () => {
  expect(renameTrace({ decision: 'small talk' })).toEqual({ decision: 'small talk' });
});
