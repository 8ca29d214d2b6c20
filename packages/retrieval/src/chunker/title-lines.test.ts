import { expect, test } from 'vitest';
import { chunkDocument } from './chunk-document.ts';

/** Cuts a text below enough prose for a document with sections. Returns the sections. */
function cut(text: string): [string | null, string][] {
  const opening = 'Our shop sells tea from all islands and sends it everywhere. '.repeat(11).trim();
  return chunkDocument({ title: '', text: `${opening}\n\n${text}`, sourceType: 'snippet' })
    .map(({ heading, text }): [string | null, string] => [heading, text])
    .filter(([heading, text]) => heading !== null || text !== opening);
}
const delivery = 'Orders leave our warehouse within one working day. Delivery takes 2 to 4 days.';
const refunds = 'We refund the money to the card that you paid with. It takes five working days.';

test.each([
  ['on a line of its own', `Delivery times\n${delivery}\n\nRefunds?\n${refunds}`],
  ['as a paragraph', `Delivery times\n\n${delivery}\n\nRefunds?\n\n${refunds}`],
  ['in bold', `**Delivery times**\n\n${delivery}\n\n**Refunds?**\n${refunds}`],
  ['in bold with a colon', `**Delivery times:**\n${delivery}\n\n__Refunds?__:\n${refunds}`],
  ['above a list', `Delivery times\n- Jakarta: 1 day\n- Bandung: 2 days\n\nRefunds?\n- by card\n- in cash`],
])('a short line above prose is a heading and stays in the text: %s', (_, text) => {
  const [first, second] = text.split(/\n\n(?=[*_]*Refunds)/) as [string, string];
  expect(cut(text)).toEqual([
    ['Delivery times', first],
    ['Refunds?', second],
  ]);
});

test.each([
  [
    'th',
    'เวลาจัดส่ง',
    'คำสั่งซื้อจะออกจากคลังสินค้าภายในหนึ่งวันทำการ และใช้เวลาจัดส่ง 2 ถึง 4 วันทำการภายในประเทศ โดยไม่มีค่าใช้จ่าย',
  ],
  ['ja', '配送について', 'ご注文の品は1営業日以内に倉庫を出発します。国内のお届けは2〜4営業日です。'],
  ['hi', 'डिलीवरी का समय', 'ऑर्डर एक कार्य दिवस में गोदाम से निकलता है। डिलीवरी में 2 से 4 दिन लगते हैं।'],
  ['ar', 'مدة التوصيل', 'تغادر الطلبات مستودعنا خلال يوم عمل واحد. يستغرق التوصيل من يومين إلى أربعة أيام.'],
])('so is one in %s', (_, title, text) => {
  expect(cut(`${title}\n${text}`)).toEqual([[title, `${title}\n${text}`]]);
});

test('a short text with one title stays one passage', () => {
  const text = `Delivery times\n${delivery}`;
  const chunks = chunkDocument({ title: '', text, sourceType: 'snippet' });
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([[null, text]]);
});

test('a heading without a mark is below those with one', () => {
  expect(cut(`# Help\n\nDelivery times\n${delivery}\n\n# Contact\n${refunds}`)).toEqual([
    ['Help › Delivery times', `Delivery times\n${delivery}`],
    ['Contact', refunds],
  ]);
});

test('leaves the number of a section out of its heading, but no amount', () => {
  const long = `${delivery} `.repeat(4).trim();
  expect(cut(`1. Delivery\n${long}\n\n2. Refunds\n${long}`).map(([heading]) => heading)).toEqual([
    'Delivery',
    'Refunds',
  ]);
  for (const title of ['12 seater vans', '1.5 litre bottles'])
    expect(cut(`${title}\n${long}`).map(([heading]) => heading)).toEqual([title]);
});

test.each([
  ['an address', 'Serambi Tea\nJalan Kemang Raya 12\nJakarta 12730'],
  [
    'wrapped lines',
    'Orders leave our warehouse within one working day and\nreach you in 2 to 4 days. You get an e-mail.',
  ],
  ['a sentence', `We deliver everywhere.\n${delivery}`],
  ['what introduces a list', 'Please bring:\n- your passport\n- your ticket'],
  ['a question of a Q&A', `Q: Is delivery free\nA: ${delivery}`],
  [
    'steps',
    '1. Open the app\nChoose Returns.\n\n2. Print the label\nIt is in your e-mail.\n\n3. Send it\nThe post office takes it.',
  ],
  ['the head of a table', '| Delivery | Price |\n| --- | --- |\n| Jakarta | 2 USD. |'],
])('no heading: %s', (_, text) => {
  expect(cut(text).map(([heading]) => heading)).toEqual([null]);
});
