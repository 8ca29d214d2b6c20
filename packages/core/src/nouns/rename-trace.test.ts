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
])('a trace with %s names is read with both', (_, trace) => {
  expect(renameTrace(trace)).toEqual(both);
});

test('a trace without a search stays as it is', () => {
  expect(renameTrace({ decision: 'small talk' })).toEqual({ decision: 'small talk' });
});
