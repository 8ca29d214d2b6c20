import { expect, test } from 'vitest';
import { entries } from '../registry.ts';
import { phraseScripts } from '../text/scripts.ts';
import { cutCases } from './cut-speech.cases.ts';
import { createSpeechCutter, cutSpeech } from './cut-speech.ts';
import { abbreviations, phraseLanguages } from './from-languages.ts';
import { speakable } from './speakable.ts';

test('the table has 60 cases or more', () => {
  expect(cutCases.length).toBeGreaterThanOrEqual(60);
});

test('knows the abbreviations and scripts of every language', () => {
  const patterns = entries.map(([, { words }]) => words.abbreviations).filter(Boolean);
  expect(abbreviations).toBe([...new Set(patterns)].join('|'));
  const codes = entries.filter(([, { facts }]) => phraseScripts.includes(facts.scripts[0]));
  expect(phraseLanguages).toEqual(codes.map(([code]) => code));
});

test.each(cutCases)('%s: %s', (language, reply, spoken) => {
  expect(
    cutSpeech(reply, language)
      .map((one) => one.spoken)
      .join('|'),
  ).toBe(spoken);
});

test.each(cutCases)('cuts the same however the text arrives (%s: %s)', (language, reply) => {
  const whole = cutSpeech(reply, language);
  for (const size of [1, 3, 7]) {
    const cutter = createSpeechCutter(language);
    const parts = reply.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect([...parts.flatMap((part) => cutter.push(part)), ...cutter.end()]).toEqual(whole);
  }
});

test.each(cutCases)('loses no word (%s: %s)', (language, reply) => {
  const joined = cutSpeech(reply, language)
    .map(({ spoken }) => spoken)
    .join('')
    .replace(/\s/g, '');
  expect(joined).toBe(speakable(reply, language).replace(/\s/g, ''));
});

test('ends a sentence that arrives whole at once, without the next one', () => {
  const cutter = createSpeechCutter('en');
  expect(cutter.push('Delivery takes two days.')).toHaveLength(1);
  expect(cutter.push(' It is free.')).toHaveLength(1);
  expect(cutter.end()).toEqual([]);
});

test.each([
  ['words', 'word '.repeat(200), ' '],
  ['Japanese without an end', 'あ'.repeat(500), ''],
  ['Thai vowels above and below', 'ที่'.repeat(200), ''],
])('cuts %s after 220 characters and splits no character', (_, text, joint) => {
  const pieces = cutSpeech(text, 'th').map(({ spoken }) => spoken);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(220);
    expect(piece).not.toMatch(/^\p{M}/u);
  }
  expect(pieces.join(joint)).toBe(text.trim());
});
