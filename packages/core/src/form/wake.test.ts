import { expect, test } from 'vitest';
import { createWake } from './wake.ts';

const never = new AbortController().signal;

test('a call before the wait is not lost, and several are one', async () => {
  const { wake, wait, end } = createWake(never, 60_000);
  wake();
  wake();
  expect(await wait()).toBe(true);
  const waiting = wait();
  wake();
  expect(await waiting).toBe(true);
  end();
});

test('is over when it is ended, when the signal aborts, and after its lifetime', async () => {
  const ended = createWake(never, 60_000);
  const waiting = ended.wait();
  ended.end();
  expect([await waiting, await ended.wait()]).toEqual([false, false]);
  const leaving = new AbortController();
  const left = createWake(leaving.signal, 60_000);
  leaving.abort();
  expect(await left.wait()).toBe(false);
  expect(await createWake(AbortSignal.abort(), 60_000).wait()).toBe(false);
  expect(await createWake(never, 1).wait()).toBe(false);
});
