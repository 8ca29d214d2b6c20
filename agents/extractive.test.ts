import type { Hit } from '@jawab/core';
import { expect, test } from 'vitest';
import { chooseQuotes } from './choose-quotes.ts';
import { writeQuotes } from './extractive.ts';

const menu = `| Dish | Small | Large |
| --- | --- | --- |
| Rendang | Rp 45,000 | Rp 70,000 |
| Sate Padang | Rp 35,000 | Rp 55,000 |`;

const hit = (text: string, more: Partial<Hit> = {}): Hit => ({
  chunk_id: 'd.0',
  document_id: 'd',
  title: 'Menu',
  source_url: null,
  source_type: 'snippet',
  heading: null,
  text,
  start: 0,
  end: text.length,
  score: 1,
  retrievers: { terms: 1 },
  ...more,
});

const ask = (hits: Hit[], question: string, { reply = 'en', isSure = true } = {}) =>
  writeQuotes(chooseQuotes(hits, question, { language: reply, isSure }), { reply, hedged: !isSure });

test('says a row with the names of its columns, and cites it unchanged', () => {
  const answer = ask([hit(menu)], 'How much is the rendang?');
  expect(answer.text).toBe('Rendang – Small: Rp 45,000 · Large: Rp 70,000');
  expect(answer.sources.map(({ quote }) => quote)).toEqual(['| Rendang | Rp 45,000 | Rp 70,000 |']);
});

test('says several rows as a list', () => {
  const question = 'Which dishes do you have?';
  const dishes =
    '- Rendang – Small: Rp 45,000 · Large: Rp 70,000\n- Sate Padang – Small: Rp 35,000 · Large: Rp 55,000';
  expect(ask([hit(menu)], question).text).toBe(dishes);
  expect(ask([hit(`## Dishes\n\n${menu}`)], question).text).toBe(`Dishes\n\n${dishes}`);
});

test('frames a quotation only if its language differs from the reply’s', () => {
  const english = hit('Delivery takes two to four working days inside the country.');
  expect(ask([english], 'Berapa lama delivery?', { reply: 'id' }).text).toMatch(/^Dari “Menu”:\n/);
  expect(ask([english], 'delivery').text).toBe(english.text);
});

test('frames a table in another script, whatever names and numbers it has', () => {
  const speeds = hit(
    '| स्पीड | महीना | टीवी चैनल |\n| --- | --- | --- |\n| 40 Mbps | ₹449 | - |\n| 100 Mbps | ₹699 | 150 |',
  );
  expect(ask([speeds], 'സ്പീഡ് എത്ര', { reply: 'ml' }).text).toMatch(/^“Menu”/);
  expect(ask([speeds], 'स्पीड', { reply: 'hi' }).text).toMatch(/^- 40 Mbps/);
});

test('keeps the numbers of steps', () => {
  const steps = '1. Open the app.\n2. Choose Refill.\n3. Pay.';
  expect(ask([hit(steps)], 'How do I refill?').text).toBe(steps);
  expect(ask([hit('3. Pay in the app.')], 'How do I pay?').text).toBe('Pay in the app.');
});

const page = (id: string, text: string, more: Partial<Hit>) =>
  hit(text, { document_id: id, chunk_id: `${id}.0`, title: id, ...more });
const checkOut = page('Check-out', 'Check-out is until noon.', { score: 10 });
const late = page('Late check-out', 'Until 6 pm, a late check-out costs 20 dollars.', { score: 8 });
const luggage = page('Luggage', 'After the check-out we keep your luggage for free.', { score: 7 });
const titles = (hits: Hit[], isSure: boolean) =>
  ask(hits, 'When is check-out?', { isSure }).sources.map(({ title }) => title);

test('quotes a second document that is nearly as good, below its title', () => {
  expect(ask([checkOut, late, luggage], 'When is check-out?').text).toBe(
    'Check-out is until noon.\n\nFrom “Late check-out”:\n\nUntil 6 pm, a late check-out costs 20 dollars.',
  );
  expect(titles([checkOut, { ...late, score: 4 }], true)).toEqual(['Check-out']);
});

test('quotes up to three documents below their titles when it is not sure', () => {
  const { text } = ask([checkOut, late, luggage], 'When is check-out?', { isSure: false });
  expect(text.split('\n\n').filter((line) => line.startsWith('From'))).toEqual([
    'From “Check-out”:',
    'From “Late check-out”:',
    'From “Luggage”:',
  ]);
  expect(titles([checkOut, { ...late, score: 2 }], false)).toEqual(['Check-out']);
});

test('quotes a second section of a document below its heading, but no second part of one section', () => {
  const [page, below] = [
    { document_id: 'guide', title: 'Guide' },
    (heading: string, more: Partial<Hit>) => ({ ...more, heading }) as Hit,
  ];
  const [first, second] = [
    below('Rooms › Check-out', { ...checkOut, ...page }),
    below('Rooms › Late check-out', { ...late, ...page }),
  ];
  expect(ask([first, second], 'When is check-out?').text).toMatch(/\n\nFrom “Guide › Late check-out”:\n\n/);
  expect(titles([first, { ...second, heading: first.heading }], true)).toEqual(['Guide']);
});

test('does not say a heading twice, or alone', () => {
  const below = (text: string) => ask([hit(text, { heading: 'Rates' })], 'What are the rates?').text;
  expect(below('Rates\nDelivery costs 5 dollars.')).toBe('Delivery costs 5 dollars.');
  expect(below('**Rates:**\n\nDelivery costs 5 dollars.')).toBe('Delivery costs 5 dollars.');
  expect(below('一、Rates\nDelivery costs 5 dollars.')).toBe('Delivery costs 5 dollars.');
  expect(below('Rates')).toBe('Rates');
});

test('quotes more when it is not sure', () => {
  const question = { source_type: 'qa' as const, text: `Late check-out?\n${late.text.repeat(17)}` };
  expect(titles([checkOut, { ...late, ...question }], true)).toEqual(['Check-out']);
  expect(titles([checkOut, { ...late, ...question }], false)).toEqual(['Check-out', 'Late check-out']);
});

test('quotes a document of the answer before from a lower score on', () => {
  const hits = [checkOut, { ...late, score: 4.5 }];
  const choose = (before: string[]) =>
    chooseQuotes(hits, 'When is check-out?', { language: 'en', isSure: true, before }).length;
  expect(choose([])).toBe(1);
  expect(choose([late.document_id])).toBe(2);
});

test('quotes no further document that is no longer valid, or too long', () => {
  expect(titles([checkOut, { ...late, title: 'Late check-out (expired)' }], true)).toEqual(['Check-out']);
  const whole = { ...late, source_type: 'qa' as const, text: `Late check-out?\n${late.text.repeat(18)}` };
  expect(titles([checkOut, whole], true)).toEqual(['Check-out']);
});

test('beside vectors, a second document is quoted only if it is nearly as good', () => {
  const found = (score: number) => ({ ...late, score, retrievers: { terms: 2, vectors: 1 } });
  const first = { ...checkOut, score: 10, retrievers: { terms: 1, vectors: 2 } };
  expect(titles([first, found(6)], true)).toEqual(['Check-out', 'Late check-out']);
  expect(titles([first, found(4)], true)).toEqual(['Check-out']);
});
