import { expect, test } from 'vitest';
import { pickLanguage } from './pick-language.ts';

const codes = ['ar', 'en', 'fil', 'hi', 'hi-Latn', 'ta', 'zh-Hans', 'zh-Hant'];

test.each([
  [['ta', 'en'], 'ta'],
  [[undefined, '', 'hi-IN', 'en'], 'hi'],
  [['de', 'fr-CH', 'zh-TW'], 'zh-Hant'],
  [['zh'], 'zh-Hans'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['tl-PH'], 'fil'],
  [['hi-Latn'], 'hi-Latn'],
  [['AR-eg'], 'ar'],
  [['de'], ''],
])('%j → %s', (wanted, code) => {
  expect(pickLanguage(wanted, codes)).toBe(code);
});
