import { expect, test } from 'vitest';
import { alertsOf, isQuiet } from './alerts.ts';

const timezone = 'Asia/Bangkok';

test.each([
  ['22:00', '07:00', '2026-03-01T15:00:00Z', true],
  ['22:00', '07:00', '2026-02-28T23:59:00Z', true],
  ['22:00', '07:00', '2026-03-01T00:00:00Z', false],
  ['22:00', '07:00', '2026-03-01T14:59:00Z', false],
  ['12:00', '13:00', '2026-03-01T05:00:00Z', true],
  ['12:00', '13:00', '2026-03-01T06:00:00Z', false],
  ['09:00', '09:00', '2026-03-01T02:00:00Z', false],
])('from %s to %s in Bangkok, %s is quiet: %s', (from, to, at, expected) => {
  expect(isQuiet(alertsOf({ quiet_hours: { from, to, timezone } }), new Date(at))).toBe(expected);
});

test('is never quiet by default, and tells in every way', () => {
  expect(alertsOf(null)).toEqual({ sound: true, push: true, mail: true, quiet_hours: null });
  expect(isQuiet(alertsOf({ mail: false }), new Date())).toBe(false);
});
