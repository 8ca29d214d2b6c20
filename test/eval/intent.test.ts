import { supportedLanguages } from '@jawab/core';
import { scoreIntent } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

type Labelled = Record<'hot' | 'warm' | 'cold', string[][]>;
const cases = readCases<Labelled>('intent.cases');
const heldOut = readCases<Labelled>('intent.held-out');

const email = { email: true, phone: false };
const score = (...messages: string[]) => scoreIntent({ messages, sessions: 1, contact: email });

/** Conversations of a language that get another label than a person gave them. */
function scoreAll(labelled: Record<string, string[][]>) {
  const all = Object.entries(labelled).flatMap(([label, list]) =>
    list.map((messages) => ({ label, messages, got: score(...messages).label })),
  );
  return { count: all.length, wrong: all.filter(({ label, got }) => label !== got) };
}

describe.each(Object.entries(cases))('%s', (_, labelled) => {
  test('at least nine of ten conversations get the label a person gave them', () => {
    const { count, wrong } = scoreAll(labelled);
    expect(count).toBeGreaterThanOrEqual(20);
    expect(wrong.length / count, JSON.stringify(wrong)).toBeLessThanOrEqual(0.1);
  });

  test('no conversation without a wish to buy is hot, and none with one is cold', () => {
    expect(labelled.cold.filter((messages) => score(...messages).label === 'hot')).toEqual([]);
    expect(labelled.hot.filter((messages) => score(...messages).label === 'cold')).toEqual([]);
  });
});

test('every supported language is measured, and 98 of 100 labels are right over all', () => {
  expect(Object.keys(cases).sort()).toEqual([...supportedLanguages].sort());
  const results = Object.values(cases).map(scoreAll);
  const count = results.reduce((sum, one) => sum + one.count, 0);
  const wrong = results.reduce((sum, one) => sum + one.wrong.length, 0);
  expect(1 - wrong / count).toBeGreaterThanOrEqual(0.98);
});

test('nine of ten held-out conversations get their label, and none about something else is hot', () => {
  expect(Object.keys(heldOut).sort()).toEqual([...supportedLanguages].sort());
  const results = Object.values(heldOut).map(scoreAll);
  const wrong = results.flatMap((one) => one.wrong);
  const count = results.reduce((sum, one) => sum + one.count, 0);
  expect(count).toBe(10 * Object.keys(heldOut).length);
  expect(1 - wrong.length / count, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9);
  expect(wrong.filter(({ label, got }) => label === 'cold' && got === 'hot')).toEqual([]);
});

test('the score is the sum of what stands in the reasons', () => {
  expect(score('How much for 500 pieces? I want to buy today')).toEqual({
    score: 100,
    label: 'hot',
    reasons: [
      'wants to buy',
      'asked for a price',
      'named a quantity',
      'is in a hurry',
      'left an e-mail address',
    ],
  });
  expect(scoreIntent({ messages: [], sessions: 1, contact: { email: false, phone: false } })).toEqual({
    score: 0,
    label: 'cold',
    reasons: [],
  });
  expect(scoreIntent({ messages: [], sessions: 3, contact: { email: true, phone: true } })).toEqual({
    score: 40,
    label: 'warm',
    reasons: ['left an e-mail address', 'left a phone number', 'came back (3 conversations)'],
  });
});

test('haste alone is no wish to buy, and what is denied does not count', () => {
  expect(score('URGENT!!! asap').score).toBe(20);
  expect(score("I don't want to buy, no rush").score).toBe(20);
  expect(score('在庫はありますか', '至急お願いします').score).toBe(60);
});

test('digits of any script and full width count as digits', () => {
  for (const message of ['５０個', '50個', '৫০ কেজি', '५० किलो', '٥٠ كيلو', '50 kg'])
    expect(score(message).score, message).toBe(50);
});

test('a message of a megabyte is judged by its beginning, at once', () => {
  const begun = process.cpuUsage();
  for (const piece of ['a ', '9', '人', 'สั่ง', 'want to ', '10 a-', 'هل يمكنني ', 'saya untuk '])
    score(piece.repeat(1_048_576 / piece.length));
  // CPU of this process, not the clock: neighbours do not count.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(8_000);
});
