import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { readCurrencies } from './currencies.ts';

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
