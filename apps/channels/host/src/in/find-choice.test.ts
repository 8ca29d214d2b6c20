import { expect, test } from 'vitest';
import { buttonIdOf, findChoice } from './find-choice.ts';

const id = '8a1c0a56-2f0b-4c39-9c6b-1de5f2f37c11';
const choices = ['Delivery', 'Returns', 'Payment'].map((title) => ({ document_id: id, title }));
const pick = (text: string, pressed: string | null = null) =>
  findChoice({ id, choices }, { text, pressed })?.title ?? null;

test.each([
  '2',
  ' 2 ',
  '2.',
  '2)',
  '(2)',
  '２',
  '2️⃣',
  '２）'.replace('）', ')'),
  '२',
  '๒',
  '٢',
  '২',
  '၂',
  '២',
])('%s is the second choice', (text) => {
  expect(pick(text)).toBe('Returns');
});

test.each(['4', '0', '22', '2 pieces', 'two', ''])('%s picks none', (text) => {
  expect(pick(text)).toBeNull();
});

test('a button picks its choice, and one of an older reply none', () => {
  expect(pick('Payment', buttonIdOf(id, 2))).toBe('Payment');
  expect(pick('Payment', buttonIdOf('9b1c0a56-2f0b-4c39-9c6b-1de5f2f37c11', 2))).toBeNull();
  expect(findChoice(null, { text: '1', pressed: null })).toBeNull();
});
