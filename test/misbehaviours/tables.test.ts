import { expect, test } from 'vitest';
import { passageOf } from './passage-of.ts';
import { replay } from './replay.ts';

const desks = `| Desk | Mon–Fri | Saturday | Sunday |
|---|---|---|---|
| North pier | 6:00–19:30 | 5:30–18:00 | 5:30–17:00 |
| South pier | 7:00–19:00 | 8:00–20:15 | Closed |
| Airport | 7:00–20:00 | 7:30–21:00 | 7:30–21:30 |`;
const vans = `| Distance | Day | Night |
|---|---|---|
| Up to 5 km | ₹150 | ₹250 |
| 5–10 km | ₹275 | ₹425 |
| 10–20 km | ₹450 | ₹700 |`;
const rooms = `| タイプ | 広さ | 東店 | 西店 |
|---|---|---|---|
| S | 1畳 | 8,250円 | 9,680円 |
| M | 2畳 | 15,400円 | 18,150円 |
| L | 3畳 | 22,000円 | 25,850円 |`;
const cars = `السعر بالدرهم.

| السيارة | يوم | أسبوع |
|---|---|---|
| نيسان صني | 95 | 590 |
| تويوتا كورولا | 120 | 750 |`;

const asked = (language: string, question: string, passage: string) => ({
  language,
  question,
  hits: [passageOf(passage, 0)],
  right: [],
  wrong: [],
});
const airport = asked('en', 'when does the airport desk open on saturday', desks);
const south = asked('en', 'is the south pier desk open on sunday?', desks);
const delivery = asked('en', 'what does delivery at night cost for 7 km', vans);
const room = asked('ja', '西店のMはいくら？', rooms);
const car = asked('ar', 'كم سعر الكورولا بالأسبوع', cars);

test.each([
  [airport, 'The airport desk is open 7:30–21:00 on Saturday [1].'],
  [airport, 'It opens at 7:30 on Saturday [1].'],
  [south, 'No, the South pier desk is closed on Sunday [1].'],
  [delivery, 'Delivery at night costs ₹425 [1].'],
  [room, '西店のMは18,150円です[1]。'],
  [room, '18,150円です[1]。'],
  [car, 'سعر تويوتا كورولا 750 درهماً في الأسبوع [1].'],
])('what the row says arrives', (one, reply) => {
  expect(replay(one, reply).shown).toBe(reply.replace(/ ?\[1\]/, ''));
});

test.each([
  ['of another row, which is not named', airport, 'It is open 8:00–20:15 on Saturday [1].'],
  ['of another column', airport, 'The airport desk is open 7:30–21:30 on Saturday [1].'],
  ['of another row, which is named', airport, 'The north pier desk opens at 5:30 on Saturday [1].'],
  ['yes, where the cell says no', south, 'Yes, the South pier desk is open on Sunday [1].'],
  ['no, where the cell says hours', airport, 'The airport desk is closed on Saturday [1].'],
  ['of a column of another time', delivery, 'Delivery at night costs ₹275 [1].'],
  ['of a range that the amount is not in', delivery, 'Delivery at night costs ₹250 [1].'],
  ['of another row of one letter', room, '西店のMは25,850円です[1]。'],
  ['of another branch', room, 'Mは15,400円です[1]。'],
  ['of another column without a unit', car, 'سعر تويوتا كورولا 120 درهماً في الأسبوع [1].'],
])('withholds a number or an answer %s', (_, one, reply) => {
  expect(replay(one, reply).shown).toBe('');
});
