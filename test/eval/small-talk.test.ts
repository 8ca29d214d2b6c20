import { findSmallTalk, type SmallTalk } from '@jawab/language';
import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const cases = readCases<Record<SmallTalk | 'other', string[]>>('small-talk.cases');

test('finds small talk in every language, also in Latin letters, and not in questions that start with it', () => {
  const missed: string[] = [];
  const mistaken: string[] = [];
  let count = 0;
  for (const { other, ...sets } of Object.values(cases)) {
    mistaken.push(...other.filter((message) => findSmallTalk(message) !== null));
    for (const [kind, messages] of Object.entries(sets) as [SmallTalk, string[]][]) {
      count += messages.length;
      missed.push(...messages.filter((message) => findSmallTalk(message) !== kind));
    }
  }
  expect(mistaken).toEqual([]);
  expect(missed.length / count, String(missed)).toBeLessThanOrEqual(0.02);
});
