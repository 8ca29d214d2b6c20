import { expect, test } from 'vitest';
import { makeQuestions } from './questions.ts';

test.each([
  ['Delivery', 'Delivery?'],
  ['Shop › 返品と交換', '返品と交換？'],
  ['退货政策', '退货政策？'],
  ['مدة التوصيل', 'مدة التوصيل؟'],
  ['ارسال کالا', 'ارسال کالا؟'],
  ['교환 안내?', '교환 안내?'],
])('asks about %s with the question mark of its script', (heading, question) => {
  expect(makeQuestions([{ heading, text: '' }])).toEqual([question]);
});
