import { expect, test } from 'vitest';
import { withoutFiles } from './without-files.ts';

const files = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['📎 prices.pdf', files('prices.pdf'), ''],
  ['📷', files('image.jpg'), ''],
  ['🎤\n📎 a.pdf', files('audio.ogg', 'a.pdf'), ''],
  ['Is this right?\n📎 prices.pdf', files('prices.pdf'), 'Is this right?'],
  ['Our menu', files('menu.pdf'), 'Our menu'],
])('the text %j of a message does not repeat its files', (text, kept, expected) => {
  expect(withoutFiles(text, kept)).toBe(expected);
});

test.each([
  ['📎 lost.pdf', files()],
  ['📎 lost.pdf\n📎 also-lost.pdf', files('other.pdf')],
  ['📷 of my garden', files('image.jpg')],
  ['I sent 📎 prices.pdf', files('prices.pdf')],
])('the text %j stays, because no file below says the same', (text, kept) => {
  expect(withoutFiles(text, kept)).toBe(text);
});

test('a file that could not be kept stays in the text beside one that was', () => {
  expect(withoutFiles('📷\n📷', files('image.jpg'))).toBe('📷');
});
