import { expect, test } from 'vitest';
import { createCancellations } from './cancellation.ts';

const open = () => new AbortController().signal;

test('cancels only the call with the same token, session and id', () => {
  const calls = createCancellations();
  const one = calls.begin('token', 'session', 1, open());
  const others = [
    calls.begin('token', 'session', '1', open()),
    calls.begin('token', 'other', 1, open()),
    calls.begin('other', 'session', 1, open()),
  ];
  calls.cancel('token', 'session', 1);
  expect(one.signal.aborted).toBe(true);
  expect(others.some(({ signal }) => signal.aborted)).toBe(false);
});

test('aborts the call of a caller that leaves', () => {
  const gone = new AbortController();
  const { signal } = createCancellations().begin('token', 'session', 1, gone.signal);
  gone.abort(new Error('left'));
  expect(signal.reason).toEqual(new Error('left'));
});

test('forgets ended calls, but not a later one with the same id', () => {
  const calls = createCancellations();
  const first = calls.begin('token', 'session', 1, open());
  const second = calls.begin('token', 'session', 1, open());
  first.done();
  calls.cancel('token', 'session', 1);
  expect(second.signal.aborted).toBe(true);
  second.done();
  expect(calls.size).toBe(0);
  calls.cancel('token', 'session', 1);
});

test('aborts at once if the signal is already aborted', () => {
  const { signal } = createCancellations().begin('token', 'session', 1, AbortSignal.abort());
  expect(signal.aborted).toBe(true);
});
