import { supportedLanguages } from '@jawab/core';
import { scoreIntent } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

type Labelled = Record<'hot' | 'warm' | 'cold', string[][]>;
const cases = readCases<Labelled>('intent.cases');
const heldOut = readCases<Labelled>('intent.held-out');

const email = { email: true, phone: false };
const score = (...messages: string[]) => scoreIntent({ messages, sessions: 1, contact: email });

/** Returns the conversations that get a different label than a person gave. */
function scoreAll(labelled: Record<string, string[][]>) {
  const all = Object.entries(labelled).flatMap(([label, list]) =>
    list.map((messages) => ({ label, messages, got: score(...messages).label })),
  );
  return { count: all.length, wrong: all.filter(({ label, got }) => label !== got) };
}

describe.each(Object.entries(cases))('%s', (_, labelled) => {
  test('gives at least nine of ten conversations the label that a person gave', () => {
    const { count, wrong } = scoreAll(labelled);
    expect(count, 'conversations').toBeGreaterThanOrEqual(20);
    expect(wrong.length / count, JSON.stringify(wrong)).toBeLessThanOrEqual(0.1);
  });

  test('never labels a cold conversation as hot, or a hot one as cold', () => {
    expect(labelled.cold.filter((messages) => score(...messages).label === 'hot')).toEqual([]);
    expect(labelled.hot.filter((messages) => score(...messages).label === 'cold')).toEqual([]);
  });
});

test('measures every supported language, with at least 98 of 100 labels right', () => {
  expect(Object.keys(cases).sort()).toEqual([...supportedLanguages].sort());
  const results = Object.values(cases).map(scoreAll);
  const count = results.reduce((sum, one) => sum + one.count, 0);
  const wrong = results.reduce((sum, one) => sum + one.wrong.length, 0);
  expect(1 - wrong / count).toBeGreaterThanOrEqual(0.98);
});

test('labels nine of ten held-out conversations right, and no cold one as hot', () => {
  expect(Object.keys(heldOut).sort()).toEqual([...supportedLanguages].sort());
  const results = Object.values(heldOut).map(scoreAll);
  const wrong = results.flatMap((one) => one.wrong);
  const count = results.reduce((sum, one) => sum + one.count, 0);
  for (const [language, labelled] of Object.entries(heldOut))
    expect(scoreAll(labelled).count, `${language}: held-out conversations`).toBe(10);
  expect(1 - wrong.length / count, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.9);
  expect(wrong.filter(({ label, got }) => label === 'cold' && got === 'hot')).toEqual([]);
});

test('returns the sum of the reasons’ points as the score', () => {
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

test('does not count urgency alone or negated signals', () => {
  expect(score('URGENT!!! asap').score).toBe(20);
  expect(score("I don't want to buy, no rush").score).toBe(20);
  expect(score('在庫はありますか', '至急お願いします').score).toBe(60);
});

test('reads digits of any script and full-width digits', () => {
  for (const message of ['５０個', '50個', '৫০ কেজি', '५० किलो', '٥٠ كيلو', '50 kg'])
    expect(score(message).score, message).toBe(50);
});

test('reads only the start of a message of a megabyte', () => {
  const begun = process.cpuUsage();
  for (const piece of ['a ', '9', '人', 'สั่ง', 'want to ', '10 a-', 'هل يمكنني ', 'saya untuk '])
    score(piece.repeat(1_048_576 / piece.length));
  // Measures CPU time of this process, so that other processes do not count.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(8_000);
});
