import { supportedLanguages } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { say } from './catalogue.ts';
import cases from './handoff.cases.json' with { type: 'json' };
import { findHandoffWish } from './handoff.ts';

describe.each(Object.entries(cases))('%s', (_, { wishes, others }) => {
  test('wishes for a person are seen', () => {
    const missed = wishes.filter((message) => findHandoffWish(message) !== 'asked');
    expect(missed).toEqual([]);
  });

  test('other messages are left alone', () => {
    const mistaken = others.filter((message) => findHandoffWish(message) !== null);
    expect(mistaken).toEqual([]);
  });
});

test('every supported language is measured on at least twenty of each', () => {
  expect(Object.keys(cases).sort()).toEqual([...supportedLanguages, 'hi-Latn'].sort());
  for (const { wishes, others } of Object.values(cases)) {
    expect(wishes.length).toBeGreaterThanOrEqual(20);
    expect(others.length).toBeGreaterThanOrEqual(20);
  }
});

test('yes after the offer of a person is a wish; elsewhere it is not', () => {
  for (const [language, yes] of [
    ['en', 'Yes please'],
    ['ja', 'はい、お願いします'],
    ['zh-Hans', '好的'],
    ['th', 'ใช่ค่ะ'],
    ['hi', 'जी हाँ'],
    ['hi-Latn', 'haan ji'],
    ['id', 'iya'],
    ['ar', 'نعم من فضلك'],
  ] as const) {
    const history = [{ role: 'assistant' as const, content: say(language, 'noAnswer') }];
    expect(findHandoffWish(yes, history), yes).toBe('accepted_offer');
    expect(findHandoffWish(yes, [])).toBeNull();
    expect(findHandoffWish(yes, [{ role: 'assistant', content: 'We open at ten.' }])).toBeNull();
  }
  expect(findHandoffWish('No', [{ role: 'assistant', content: say('en', 'noAnswer') }])).toBeNull();
});
