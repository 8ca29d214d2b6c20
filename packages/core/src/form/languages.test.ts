import { expect, test } from 'vitest';
import { canonicalTag, matchLanguage } from './languages.ts';

test.each([
  ['en-IN', 'en'],
  ['ja-JP', 'ja'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['zh-Hant-SG', 'zh-Hant'],
  ['ms-MY', 'ms'],
  ['id-ID', 'id'],
  ['in', 'id'],
  ['th-TH', 'th'],
  ['vi-VN', 'vi'],
  ['fil-PH', 'fil'],
  ['tl', 'fil'],
  ['ar-AE', 'ar'],
  ['hi-IN', 'hi'],
  ['hi-Latn', 'hi'],
  ['ta-IN', 'ta'],
  ['EN-us', 'en'],
])('%s means %s', (tag, language) => {
  expect(matchLanguage(tag)).toBe(language);
});

test.each(['fr', 'xx-YY', '', 'english please', 'de-DE'])('%j is not supported', (tag) => {
  expect(matchLanguage(tag)).toBeNull();
});

test('makes tags canonical', () => {
  expect(canonicalTag('HI-in')).toBe('hi-IN');
  expect(canonicalTag('zh_CN')).toBeNull();
});
