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

test.each([
  ['Check-in 14:00\nBreakfast: 7 to 10\nPool (8:00 to 20:00)', ['Check-in?', 'Breakfast?', 'Pool?']],
  ['เช็คอิน 14:00 เช็คเอาท์ 11:00\n\nอาหารเช้า 7:00-10:00 ราคา 180 บาท', ['เช็คอิน?', 'อาหารเช้า?']],
  ['営業時間：10時〜19時\n送料 500円', ['営業時間？', '送料？']],
  ['- توصيل: 15 ريال', ['توصيل؟']],
  [
    'Our shop opens at 7:45 and closes at 19:30.\nFree parking for 6 cars.\nParking is free for guests, 6 cars\nParking is free for our guests: ask',
    [],
  ],
  [
    'Check-in is from 14:00, check-out until 11:00.\nAirport transfer costs 400 THB.\nSarapan disediakan mulai 7:00.\nLate check-out: 300 THB.\nDelivery 2 to 4 days.',
    ['Late check-out?', 'Delivery?'],
  ],
  ['We sell tea. Orders leave within two days.', []],
])('asks what lines give figures of, and nothing of sentences: %s', (text, questions) => {
  expect(makeQuestions([{ heading: null, text }])).toEqual(questions);
});
