import { describe, expect, test } from 'vitest';
import { isOpen, nextOpening, OpeningHours } from './opening-hours.ts';

const shop: OpeningHours = {
  timezone: 'Asia/Kolkata',
  week: [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '13:00' },
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '14:00', to: '18:00' },
    { days: ['sat'], from: '10:00', to: '24:00' },
  ],
};
const at = (time: string) => new Date(time);

describe.each([
  ['2026-11-20T03:29:00Z', false, '2026-11-20T03:30:00.000Z'],
  ['2026-11-20T03:30:00Z', true, null],
  ['2026-11-20T07:30:00Z', false, '2026-11-20T08:30:00.000Z'],
  ['2026-11-20T12:30:00Z', false, '2026-11-21T04:30:00.000Z'],
  ['2026-11-21T18:29:00Z', true, null],
  ['2026-11-21T18:30:00Z', false, '2026-11-23T03:30:00.000Z'],
])('at %s', (time, open, next) => {
  test(open ? 'people answer' : `people answer again at ${next}`, () => {
    expect(isOpen(shop, at(time))).toBe(open);
    if (!open) expect(nextOpening(shop, at(time))?.toISOString()).toBe(next);
  });
});

test('hours that are null have no end, and an empty week never opens', () => {
  expect(isOpen(null, at('2026-11-22T00:00:00Z'))).toBe(true);
  const never = { timezone: 'UTC', week: [] };
  expect(isOpen(never, at('2026-11-22T00:00:00Z'))).toBe(false);
  expect(nextOpening(never, at('2026-11-22T00:00:00Z'))).toBeNull();
});

test('finds the opening after the clocks change', () => {
  const london: OpeningHours = {
    timezone: 'Europe/London',
    week: [{ days: ['mon'], from: '09:00', to: '17:00' }],
  };
  expect(nextOpening(london, at('2026-03-28T12:00:00Z'))?.toISOString()).toBe('2026-03-30T08:00:00.000Z');
  expect(nextOpening(london, at('2026-10-24T12:00:00Z'))?.toISOString()).toBe('2026-10-26T09:00:00.000Z');
});

test.each([
  ['an unknown time zone', { timezone: 'Asia/Atlantis', week: [] }],
  ['a span over midnight', { timezone: 'UTC', week: [{ days: ['mon'], from: '22:00', to: '02:00' }] }],
  ['a time of no clock', { timezone: 'UTC', week: [{ days: ['mon'], from: '25:00', to: '26:00' }] }],
  ['no day', { timezone: 'UTC', week: [{ days: [], from: '09:00', to: '10:00' }] }],
])('refuses %s', (_, hours) => {
  expect(OpeningHours.safeParse(hours).success).toBe(false);
});
