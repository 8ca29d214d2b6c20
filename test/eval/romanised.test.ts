import { languages, readMessage } from '@jawab/language';
import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const cases = Object.entries(readCases<{ messages: string[] }>('romanised.cases'));

const languageOf = (message: string, usual: string) =>
  readMessage(message, { sessionLanguage: usual }).language;

test('every language with romanised words has messages', () => {
  // Both writings of Chinese share their pinyin.
  const written = Object.entries(languages).filter(
    ([code, { words }]) => words.romanised && code !== 'zh-Hant',
  );
  expect(cases.map(([code]) => code).sort()).toEqual(written.map(([code]) => code).sort());
});

test.each(cases)('customers who type %s in Latin letters are understood', (code, { messages }) => {
  const wrong = messages.filter((message) => languageOf(message, code) !== code);
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(2);
});

test.each(cases)('a bot whose language is English recognises %s in Latin letters', (code, { messages }) => {
  const wrong = messages.filter((message) => languageOf(message, 'en') !== code);
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(5);
});
