import { expect, test } from 'vitest';
import { languages } from '../languages/index.ts';
import { createStemmer, stem } from './stems.ts';

test.each([
  ['pembayaran', 'id', 'bayar'],
  ['pagbabayad', 'tl', 'bayad'],
  ['pembayaran', 'en', 'pembayaran'],
  ['deliveries', 'en', 'delivery'],
  ['storing', 'en', 'storing'],
  ['planes', 'en', 'plane'],
  ['डाकिये', null, 'डाकि'],
  ['والسيارات', null, 'سيار'],
  ['ధరలు', 'te', 'ధరలు'],
  ['كمرون', 'ur', 'كمر'],
  ['كمرے', 'ur', 'كمر'],
  ['كتابين', 'ur', 'كتاب'],
  ['الكتاب', 'ar', 'كتاب'],
  ['الكتاب', 'ur', 'الكتاب'],
  ['पसलहरूमा', 'ne', 'पसल'],
  ['पसलबाट', 'hi', 'पसलबाट'],
  ['दुकानांमध्ये', 'mr', 'दुकान'],
  ['दुकानासमोर', 'mr', 'दुकान'],
  ['खोल्यांची', 'mr', 'खोल'],
  ['खोली', 'mr', 'खोल'],
  ['ਦੁਕਾਨਾ', 'pa', 'ਦੁਕਾਨ'],
  ['ਕਮਰਿਆ', 'pa', 'ਕਮਰ'],
  ['દુકાન', 'gu', 'દુક'],
  ['દુકાનોમા', 'gu', 'દુક'],
  ['દુકાનનો', 'gu', 'દુક'],
  ['રૂમનો', 'gu', 'રૂમ'],
  ['ભાવો', 'gu', 'ભાવ'],
])('cuts %s in %s to %s', (word, language, cut) => {
  expect(stem(word, language)).toBe(cut);
});

test('cuts words of any script by the rules of its language', () => {
  const { te, id } = languages;
  const ruled = { ...te, words: { ...te.words, stem: (word: string) => word.replace(/లు$/, '') } };
  const cut = createStemmer([
    ['id', id],
    ['te', ruled],
  ]);
  expect(cut('ధరలు', null)).toBe('ధర');
  expect(cut('pembayaran', 'id')).toBe('bayar');
});
