import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitFor, within } from './wait.ts';

const call = (signal = new AbortController().signal) => ({ now: () => new Date(), signal });

test('waitFor returns the first value that is done', async () => {
  let reads = 0;
  expect(
    await waitFor(
      call(),
      30,
      async () => ++reads,
      (value) => value === 3,
    ),
  ).toBe(3);
});

test('waitFor reads once without a time to wait, and for a caller that has left', async () => {
  let reads = 0;
  const read = async () => ++reads;
  expect(await waitFor(call(), 0, read, () => false)).toBe(1);
  expect(await waitFor(call(AbortSignal.abort()), 30, read, () => false)).toBe(2);
});

test('waitFor returns the last value when the time is over', async () => {
  const times = [0, 600, 1_200];
  const ctx = { ...call(), now: () => new Date(times.shift() as number) };
  const never = () => false;
  expect(await waitFor(ctx, 1, async () => 'still running', never)).toBe('still running');
});

test('within returns the value, or null when it comes too late', async () => {
  expect(await within(Promise.resolve('soon'), 60_000)).toBe('soon');
  expect(await within(sleep(60_000, 'late', { ref: false }), 1)).toBeNull();
  await expect(within(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
});
