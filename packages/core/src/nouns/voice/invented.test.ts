import { expect, test } from 'vitest';
import { isInvented } from './invented.ts';

const titles = [
  'The shop in Jakarta',
  'Pengembalian barang dan keanggotaan',
  'ส่งสินค้า',
  '返品について',
  'Delivery',
];

test.each([
  ['all terms', 'The shop in Jakarta, Pengembalian barang dan keanggotaan, ส่งสินค้า, 返品について, Delivery'],
  ['two terms', 'The shop in Jakarta, Pengembalian barang dan keanggotaan.'],
  ['parts of two terms', 'barang dan keanggotaan ส่งสินค้า'],
  ['two terms without spaces between words', '返品についてDelivery'],
  ['a sentence three times', 'Thank you for watching. Thank you for watching. Thank you for watching.'],
  [
    'a sentence three times in Japanese',
    'ご視聴ありがとうございました。ご視聴ありがとうございました。ご視聴ありがとうございました。',
  ],
  ['a sentence three times with a slip', 'Terima kasih banyak. Terima kasih banyak. Terima kasih banyak ya.'],
  ['a word many times', 'अच्छा अच्छा अच्छा अच्छा अच्छा अच्छा'],
  ['a syllable many times', 'lalalalalalalala'],
  ['a number three times', '2.0.0, 2.0.0, 3.0.0'],
])('what was invented: %s', (_, text) => {
  expect(isInvented(text, titles)).toBe(true);
});

test.each([
  ['one term', 'The shop in Jakarta'],
  ['one term of another script', '返品について'],
  ['one word that is a term', 'Delivery?'],
  ['a question with a term', 'How long does delivery take?'],
  ['a question with two terms', 'Is delivery to the shop in Jakarta free of charge?'],
  ['a greeting', 'Hello, hello, hello'],
  ['a refusal', 'no no no'],
  ['a greeting in Hindi', 'हेलो हेलो हेलो'],
  ['a greeting in Japanese', 'もしもし、もしもし'],
  ['a telephone number', '0811 1111 1112'],
  ['a telephone number of one digit', '08111111111'],
  ['an order', '4 1 7'],
  ['reduplication', 'Anak-anak boleh masuk? Jalan-jalan, makan-makan?'],
  ['two prices', '100 100'],
])('what was said: %s', (_, text) => {
  expect(isInvented(text, titles)).toBe(false);
});

test('a term that was said alone is said, also if it is the only one', () => {
  expect(isInvented('Delivery', ['Delivery'])).toBe(false);
  expect(isInvented('Delivery', [])).toBe(false);
  expect(isInvented('', [])).toBe(false);
});
