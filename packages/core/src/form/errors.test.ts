import { expect, test } from 'vitest';
import { Refusal, toRefusal } from './errors.ts';

test.each<[unknown, string, number]>([
  [new Refusal('not_found', 'x'), 'not_found', 404],
  [Object.assign(new Error('x'), { code: '23503' }), 'conflict', 409],
  [Object.assign(new Error('x'), { code: 'ECONNRESET' }), 'unavailable', 503],
  [Object.assign(new Error('x'), { code: '53100' }), 'unavailable', 503],
  [Object.assign(new Error('x'), { code: '57014' }), 'unavailable', 503],
  [Object.assign(new Error('x'), { code: '55P03' }), 'unavailable', 503],
  [Object.assign(new Error('x'), { code: 'ETIMEDOUT' }), 'unavailable', 503],
  [new Error('Query read timeout'), 'unavailable', 503],
  [new Error('Connection terminated due to connection timeout'), 'unavailable', 503],
  [new Error('secret SQL'), 'internal', 500],
  [null, 'internal', 500],
])('turns %s into %s', (thrown, code, status) => {
  const refusal = toRefusal(thrown);
  expect([refusal.code, refusal.status]).toEqual([code, status]);
  expect(refusal.message).not.toContain('secret');
});
