import type { Hit } from '@jawab/core';
import { say } from '@jawab/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openaiModel } from '../test/support/chat-models.ts';
import { type ModelServer, startModelServer } from '../test/support/model-server.ts';
import { passage, readAnswer, turnRequest } from '../test/support/turns.ts';
import { createAnswerer } from './index.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const day = '2026-11-27';

function ask(question: string, hits: Hit[], { language = 'en', on = day, reply = '' } = {}) {
  if (reply) server.script({ reply });
  const answerer = createAnswerer({
    chatModel: reply ? openaiModel(server) : null,
    embedQuestion: null,
    today: () => new Date(on),
    search: async () => ({ hits, confidence: 3, threshold: 1 }),
  });
  return readAnswer(answerer(turnRequest(question, { language })));
}

const tickets: Record<string, [question: string, text: string]> = {
  en: [
    'How much is a ticket?',
    'Tickets:\nUntil 31 March 2026 a ticket is 300 baht.\nFrom 1 April 2026 a ticket is 350 baht.',
  ],
  th: ['ค่าเข้าเท่าไร', 'ค่าเข้า 300 บาท จนถึงเดือนมีนาคม 2569\nค่าเข้า 350 บาท ตั้งแต่เดือนเมษายน 2569'],
  ja: ['入館料はいくらですか', '令和8年3月31日まで入館料は300円です。令和8年4月1日から入館料は350円です。'],
  'zh-Hant': ['票價多少', '民國115年3月31日止，票價300元。自115年4月1日起，票價350元。'],
  ko: [
    '입장료가 얼마예요?',
    '2026년 3월 31일까지 입장료는 300원입니다.\n2026년 4월 1일부터 입장료는 350원입니다.',
  ],
  id: [
    'Berapa harga tiket?',
    'Hingga 31 Maret 2026 harga tiket Rp300. Mulai 1 April 2026 harga tiket Rp350.',
  ],
  hi: ['टिकट कितने का है?', '31 मार्च 2026 तक टिकट ₹300 का है। 1 अप्रैल 2026 से टिकट ₹350 का है।'],
  ar: [
    'كم سعر التذكرة؟',
    'حتى 31 مارس 2026 سعر التذكرة 300 درهم. ابتداءً من 1 أبريل 2026 سعر التذكرة 350 درهم.',
  ],
  vi: [
    'Giá vé bao nhiêu?',
    'Đến hết ngày 31/3/2026 giá vé là 300 đồng. Từ ngày 1/4/2026 giá vé là 350 đồng.',
  ],
};

describe.each(Object.entries(tickets))('%s', (language, [question, text]) => {
  test('quotes the price that is valid, on each day', async () => {
    const now = await ask(question, [passage(1, text)], { language });
    expect(now.text).toContain('350');
    expect(now.text).not.toContain('300');
    expect(now.answer.answered).toBe(true);
    const before = await ask(question, [passage(1, text)], { language, on: '2026-03-01' });
    expect(before.text).toContain('300');
  });

  test('a model cannot say the price that is over', async () => {
    const first = text.split(/(?<=[.。।])\s*|\n/u).find((line) => line.includes('300')) ?? '';
    const old = first.replace(
      /^.*?(?:2026|2569)(?:年3月31日)?,? ?|民國115年3月31日止，|令和8年3月31日まで/u,
      '',
    );
    const { text: said } = await ask(question, [passage(1, text)], { language, reply: `${old} [1]` });
    expect(said).toContain('350');
    expect(said).not.toContain('300');
  });
});

test('a passage that is over says so, and is no sure answer', async () => {
  const over = passage(1, 'A ticket is 300 baht. These prices are valid until 31 March 2026.');
  const { text, answer } = await ask('How much is a ticket?', [over]);
  expect(text.startsWith(say('en', 'notToday'))).toBe(true);
  expect(answer.answered).toBeNull();
  const titled = passage(1, 'A ticket is 300 baht.', { title: 'Prices from April 2027' });
  expect((await ask('How much is a ticket?', [titled])).text).toContain(say('en', 'notToday'));
  const valid = await ask('How much is a ticket?', [over], { on: '2026-03-31' });
  expect(valid.text).toBe(over.text);
});

test('a model that takes a price of a passage that is over is not heard', async () => {
  const over = passage(1, 'A ticket is 300 baht.', { title: 'Prices until March 2026' });
  const park = passage(2, 'Parking at the museum is 40 baht.');
  const wrong = await ask('How much is a ticket?', [over, park], { reply: 'A ticket is 300 baht [1].' });
  expect(wrong.text).toContain(say('en', 'notToday'));
  const told = 'A ticket was 300 baht until March 2026 [1].';
  const dated = passage(1, 'A ticket is 300 baht until March 2026.');
  const right = await ask('How much is a ticket?', [dated, park], { reply: told });
  expect(right.text).toBe('A ticket was 300 baht until March 2026.');
});

test('what is over beside what is always valid is left out, if the rest answers', async () => {
  const text =
    'We open 9:00–17:00 every day. In Ramadan, until 20 March 2026, we close at 15:00. Parking is free.';
  const { text: said } = await ask('What are your opening hours?', [passage(1, text)]);
  expect(said).toContain('9:00–17:00');
  expect(said).not.toContain('15:00');
});

test('a first line that says that it is over says it of the passage', async () => {
  const text =
    'Promo ini sudah berakhir 20 Maret 2026.\n\nSelama promo, steril kucing Rp275.000. Kuota 60 ekor.';
  const { text: said, answer } = await ask('Berapa harga promo steril?', [passage(1, text)], {
    language: 'id',
  });
  expect(said.startsWith(say('id', 'notToday'))).toBe(true);
  // That it has ended is an answer.
  expect(answer.answered).toBe(true);
});

test('rows of a table that are over are not quoted', async () => {
  const text =
    '| Season | Price |\n|---|---|\n| until 31.03.2026 | 300 baht |\n| from 01.04.2026 | 350 baht |';
  const { text: said } = await ask('What is the price?', [passage(1, text)]);
  expect(said).toContain('350');
  expect(said).not.toContain('300');
});

test('of two prices in one sentence, a model cannot say the one that is over', async () => {
  const both = passage(1, 'A ticket is 300 baht until March 2026 and 350 baht from April 2026.');
  const wrong = await ask('How much is a ticket?', [both], { reply: 'A ticket is 300 baht [1].' });
  expect(wrong.answer.trace.withheld).toEqual({ outdated: 1 });
  expect(wrong.text).toBe(both.text);
});

test('a question that names a date is answered with what was valid then', async () => {
  const [, text] = tickets.en as [string, string];
  const { text: said } = await ask('How much was a ticket in March 2026?', [passage(1, text)]);
  expect(said).toContain('300');
});
