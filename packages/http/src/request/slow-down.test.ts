import { expect, test } from 'vitest';
import { createSlowDown } from './slow-down.ts';

test('slows an address after ten refusals within a minute, twice as long each time, at most 2 s', () => {
  let now = 0;
  const { penalty } = createSlowDown(() => now);
  const waits = Array.from({ length: 18 }, () => penalty('192.0.2.1'));
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
  expect(waits.slice(10)).toEqual([50, 100, 200, 400, 800, 1600, 2000, 2000]);
  expect(penalty('192.0.2.2')).toBe(0);
  now = 60_000;
  expect(penalty('192.0.2.1')).toBe(0);
});

test('remembers at most 10,000 addresses', () => {
  const { penalty } = createSlowDown(() => 0);
  for (let i = 0; i < 11; i++) penalty('first');
  for (let i = 0; i < 10_000; i++) penalty(`address ${i}`);
  expect(penalty('first')).toBe(0);
});
