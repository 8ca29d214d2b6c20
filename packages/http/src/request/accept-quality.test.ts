import { expect, test } from 'vitest';
import { acceptQuality } from './accept-quality.ts';

test.each<[string | null, number]>([
  [null, 1],
  ['', 1],
  ['*/*', 1],
  ['text/csv', 1],
  ['TEXT/CSV; charset=utf-8', 1],
  ['application/json', 0],
  ['text/csv;q=0, */*', 0],
  ['text/*;q=0.5, */*;q=0.1', 0.5],
  ['application/json, text/csv; q=0.5', 0.5],
  ['text/csv;q=x', 1],
])('%s wants text/csv with %d', (accept, quality) => {
  expect(acceptQuality(accept, 'text/csv')).toBe(quality);
});
