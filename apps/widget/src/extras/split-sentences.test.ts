import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

test.each([
  [
    'en',
    'It takes two days. You pay nothing! Ask again?',
    ['It takes two days.', 'You pay nothing!', 'Ask again?'],
  ],
  ['ja', '二日かかります。送料は無料です。', ['二日かかります。', '送料は無料です。']],
  ['hi', 'दो दिन लगते हैं। कोई शुल्क नहीं।', ['दो दिन लगते हैं।', 'कोई शुल्क नहीं।']],
])('returns each finished sentence of a growing text once: %s', (language, text, sentences) => {
  const read = splitSentences(language);
  const heard: string[] = [];
  for (let length = 1; length <= text.length; length++) heard.push(...read(text.slice(0, length)));
  expect(heard).toEqual(sentences.slice(0, -1));
  expect(read(text, true)).toEqual(sentences.slice(-1));
  expect(read(text, true)).toEqual([]);
});

test('returns a text without an end in parts, and loses nothing', () => {
  const read = splitSentences('en');
  const text = `${'**'.repeat(1_700)} The end`;
  expect(read(text.slice(0, 2_500)).map(({ length }) => length)).toEqual([1_000, 1_000]);
  expect([...read(text), ...read(text, true)].join('')).toBe(text.slice(2_000));
});
