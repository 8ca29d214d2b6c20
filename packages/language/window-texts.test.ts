import { supportedLanguages } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { languages } from './languages/index.ts';
import { directionOf, nativeNames, spokenKeys, windowTexts } from './window-texts.ts';

describe.each(supportedLanguages)('%s', (language) => {
  test('gives a window every string that the bot does not say', () => {
    const texts = windowTexts(language);
    expect([...Object.keys(texts), ...spokenKeys].sort()).toEqual(Object.keys(languages.en.strings).sort());
    expect(texts.charactersLeft).toBe(languages[language].strings.charactersLeft);
  });

  test('has the name that its speakers use', () => {
    expect(nativeNames[language]).toBe(languages[language].facts.nativeName);
  });
});

test('names each language a bot speaks once, and no romanised form', () => {
  expect(Object.keys(nativeNames).sort()).toEqual([...supportedLanguages].sort());
});

test('Arabic is written from right to left', () => {
  expect([directionOf('ar-AE'), directionOf('hi')]).toEqual(['rtl', 'ltr']);
});
