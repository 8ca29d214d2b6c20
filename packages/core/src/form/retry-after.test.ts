import { expect, test, vi } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

test.each([
  ['7', 7_000],
  [' 1.5 ', 1_500],
  ['-3', 0],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['', null],
  [' ', null],
  ['soon', null],
  [undefined, null],
  [null, null],
])('%j', (value, expected) => {
  expect(readRetryAfter(value)).toBe(expected);
});

test('reads a date as the time until then', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  expect(readRetryAfter('Thu, 01 Jan 2026 00:01:30 GMT')).toBe(90_000);
  vi.useRealTimers();
});
