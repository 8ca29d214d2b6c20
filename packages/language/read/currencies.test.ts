import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { containsKind } from './contains-kind.ts';
import { readCurrencies } from './currencies.ts';
import { readAmounts } from './ranges.ts';

test.each([
  ['السعر بالدرهم', 'AED'],
  ['750 درهماً', 'AED'],
  ['95 ดอลลาร์ค่ะ', 'USD'],
  ['95 บาทค่ะ', 'THB'],
  ['19 டாலர்கள்', 'USD'],
  ['8米ドルです', 'USD'],
])('reads the currency of %s', (text, code) => {
  expect(readCurrencies(normalise(text)).flat()).toContain(code);
});

test.each(['طلبات وحسابات', 'ผลไม้ดอง', 'বাতের ব্যথা'])('reads none in %s', (text) => {
  expect(readCurrencies(normalise(text))).toEqual([]);
});

test.each([
  'Smaller orders cost 6 US dollars to deliver',
  '6 U.S. dollars',
  '20 Malaysian ringgit',
  '2,000 kyat',
  '6アメリカドル',
  '50香港ドル',
  '6新加坡元',
  '20令吉',
  '6 미국 달러',
  '500 भारतीय रुपये',
  '6 அமெரிக்க டாலர்',
  '6 امریکی ڈالر',
  'ဒေါ်လာ ၆',
  '6 યુએસ ડોલર',
])('knows %s as a price and an amount of money', (text) => {
  expect(containsKind(text, ['price'])).toBe(true);
  expect(readAmounts(normalise(text))).toEqual([expect.objectContaining({ measure: 'money' })]);
});

test.each(['3 hợp đồng', '2 people won', '3동 201호', '2 days. Dollars are taken.', '通常3日'])(
  'sees no price in %s',
  (text) => expect(containsKind(text, ['price'])).toBe(false),
);
