import { EgressError } from '@jawab/egress';
import { ExtractError } from '@jawab/extract';
import { expect, test } from 'vitest';
import { Fault, toFault, waitBeforeRetry } from './fault.ts';

test('keeps the code and the sentence of errors from our packages', () => {
  expect(toFault(new EgressError('dns_failed', 'No such name.'))).toMatchObject({
    code: 'dns_failed',
    message: 'No such name.',
    passing: true,
  });
  expect(toFault(new ExtractError('encrypted', 'Locked.'))).toMatchObject({
    code: 'encrypted',
    passing: false,
  });
  expect(toFault(new EgressError('timed_out', 'Too late.'))).toMatchObject({ passing: false });
  expect(toFault(new ExtractError('crashed', 'Ended.'))).toMatchObject({ passing: true });
});

test('hides unknown errors and leaves a lost database to the queue', () => {
  const fault = toFault(new TypeError('secret detail'));
  expect(fault).toMatchObject({ code: 'internal', passing: true });
  expect(fault?.message).not.toContain('secret');
  expect(toFault(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))).toBeNull();
  expect(toFault(Object.assign(new Error('terminated'), { code: '57P01' }))).toBeNull();
});

test('doubles the wait, respects Retry-After, and stops trying', () => {
  const busy = new Fault('http_status', '', { passing: true });
  expect([1, 2, 3, 4, 5].map((attempts) => waitBeforeRetry(busy, attempts, 1_000))).toEqual([
    1_000,
    2_000,
    4_000,
    8_000,
    null,
  ]);
  const asked = new Fault('http_status', '', { passing: true, retryAfterMs: 60_000 });
  expect(waitBeforeRetry(asked, 1, 1_000)).toBe(60_000);
  const absurd = new Fault('http_status', '', { passing: true, retryAfterMs: 1e12 });
  expect(waitBeforeRetry(absurd, 1, 1_000)).toBe(3_600_000);
  const outage = new Fault('embedding_delayed', '', { passing: true });
  expect(waitBeforeRetry(outage, 60, 5_000)).toBe(900_000);
  expect(waitBeforeRetry(outage, 110, 5_000)).toBeNull();
  expect(waitBeforeRetry(new Fault('empty_content', ''), 1, 1_000)).toBeNull();
});
