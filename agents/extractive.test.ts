import type { Hit } from '@jawab/core';
import { sizeInLetters } from '@jawab/retrieval';
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
  writeQuotes(chooseQuotes(hits, question, { language: reply, isSure }), {
    reply,
    opening: isSure ? null : 'about',
  });

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

test('quotes one passage below the name of its section when it is not sure', () => {
  const { text, sources } = ask([checkOut, late, luggage], 'When is check-out?', { isSure: false });
  expect(text).toBe('About “Check-out”:\n\nCheck-out is until noon.');
  expect(sources.map(({ title }) => title)).toEqual(['Check-out']);
});

test.each([
  ['en', 'You may bring your dog to the garden and to all of the rooms on the first floor. ', 'dog?'],
  ['ja', '犬は庭と一階のすべての客室にお連れいただけますが、必ず首輪と紐をお使いください。', '犬'],
])(
  'quotes at most 350 letters when it is not sure, and ends at a sentence, in %s',
  (language, sentence, question) => {
    const page = hit(`Pets?\n${sentence.repeat(20).trim()}`, { source_type: 'qa' });
    const { text, sources } = ask([page], question, { reply: language, isSure: false });
    const [, quoted = ''] = text.split('\n\n');
    expect(sizeInLetters(quoted)).toBeLessThanOrEqual(350);
    expect(sizeInLetters(quoted)).toBeGreaterThan(250);
    expect(quoted.endsWith(`${sentence.trim()} …`)).toBe(true);
    expect(sources[0]?.more).toBe(sentence.repeat(20).trim());
  },
);

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

test('quotes a document of the answer before from a lower score on', () => {
  const hits = [checkOut, { ...late, score: 4.5 }];
  const choose = (before: string[]) =>
    chooseQuotes(hits, 'When is check-out?', { language: 'en', isSure: true, before }).length;
  expect(choose([])).toBe(1);
  expect(choose([late.document_id])).toBe(2);
});

test('says the price of small orders beside free delivery of large ones', () => {
  const costs = hit(
    'Delivery is free for orders of 50 US dollars or more. Smaller orders cost 6 US dollars to deliver, whatever the country. We do not ship to post office boxes.',
    { title: 'Delivery', heading: 'Delivery costs' },
  );
  expect(ask([costs], 'How much does delivery cost?').text).toContain('Smaller orders cost 6 US dollars');
});

test('quotes no further document that is no longer valid, or too long', () => {
  expect(titles([checkOut, { ...late, title: 'Late check-out (expired)' }], true)).toEqual(['Check-out']);
  const whole = { ...late, source_type: 'qa' as const, text: `Late check-out?\n${late.text.repeat(18)}` };
  expect(titles([checkOut, whole], true)).toEqual(['Check-out']);
});

test('quotes two sections only in one language, else the one that the asker reads best', () => {
  const among = (first: string, second: string, asker: string, isSure = true) =>
    chooseQuotes(
      [
        { ...checkOut, language: first },
        { ...late, language: second },
      ],
      'When is check-out?',
      { language: asker, isSure },
    ).map(({ hit }) => hit.title);
  for (const [first, second, asker] of [
    ['en', 'en', 'en'],
    ['ms', 'id', 'ms'],
    ['th', 'th', 'ta'],
  ] as const)
    expect(among(first, second, asker)).toEqual(['Check-out', 'Late check-out']);
  expect(among('en', 'th', 'en')).toEqual(['Check-out']);
  expect(among('th', 'ja', 'ta')).toEqual(['Check-out']);
  expect(among('th', 'en', 'ta')).toEqual(['Late check-out']);
  expect(among('en', 'ta', 'ta')).toEqual(['Late check-out']);
  expect(among('th', 'en', 'ta', false)).toEqual(['Late check-out']);
  expect(among('th', 'th', 'ta', false)).toEqual(['Check-out']);
});

/** Parking, in Thai only; a page that the asker reads, which shares a word with the question; and the same in that language. */
const parking = page('ที่จอดรถ', 'จอดรถฟรีหลังบ้านพัก 8 คัน', { language: 'th', score: 10 });
const readable: Record<string, [question: string, other: string, same: string]> = {
  en: ['Is parking free?', 'Towels for the pool are free.', 'Parking is free behind the house.'],
  id: ['Apakah parkir gratis?', 'Handuk kolam renang gratis.', 'Parkir gratis di belakang rumah.'],
  ja: ['駐車場は無料ですか', 'プールのタオルは無料です。', '駐車場は無料です。建物の裏にあります。'],
  hi: ['क्या पार्किंग मुफ़्त है?', 'पूल के तौलिये मुफ़्त हैं।', 'घर के पीछे पार्किंग मुफ़्त है।'],
  ar: ['هل موقف السيارات مجاني؟', 'مناشف المسبح مجانية.', 'موقف السيارات مجاني خلف المنزل.'],
};

test.each(Object.entries(readable))(
  'quotes a page in another language rather than one about something else, in %s',
  (language, [question, other, same]) => {
    const among = (text: string) =>
      chooseQuotes([parking, page('Own', text, { language, score: 9 })], question, {
        language,
        isSure: true,
      });
    expect(among(other).map(({ hit }) => hit.title)).toEqual(['ที่จอดรถ']);
    expect(among(same).map(({ hit }) => hit.title)).toEqual(['Own']);
  },
);

/** A question, and sections about days, costs, and days again. */
const ofKinds: Record<string, [question: string, days: string, costs: string, more: string]> = {
  en: ['How long does delivery take?', 'Delivery times', 'Delivery costs', 'Express'],
  id: ['Berapa lama pengiriman?', 'Lama pengiriman', 'Biaya pengiriman', 'Ekspres'],
  ja: ['配送に何日かかりますか', 'お届けまでの日数', '送料', '速達'],
  hi: ['डिलीवरी में कितने दिन लगते हैं?', 'डिलीवरी का समय', 'डिलीवरी शुल्क', 'एक्सप्रेस'],
  th: ['จัดส่งกี่วัน', 'ระยะเวลาจัดส่ง', 'ค่าจัดส่ง', 'ส่งด่วน'],
};

test.each(Object.entries(ofKinds))(
  'quotes no section about costs beside one with the days that were asked for, in %s',
  (language, [question, days, costs, more]) => {
    const text: Record<string, [string, string, string]> = {
      en: ['Delivery takes 2 to 4 days.', 'Delivery costs 6 dollars.', 'Express delivery takes 1 day.'],
      id: ['Pengiriman 2 sampai 4 hari.', 'Pengiriman 6 dolar.', 'Pengiriman ekspres 1 hari.'],
      ja: ['配送は2日から4日です。', '配送は6ドルです。', '速達の配送は1日です。'],
      hi: ['डिलीवरी में 2 से 4 दिन लगते हैं।', 'डिलीवरी 6 डॉलर की है।', 'एक्सप्रेस डिलीवरी 1 दिन में।'],
      th: ['จัดส่งภายใน 2 ถึง 4 วัน', 'จัดส่งราคา 6 ดอลลาร์', 'จัดส่งด่วนภายใน 1 วัน'],
    };
    const [inDays, atCost, again] = text[language] as [string, string, string];
    const section = (heading: string, words: string, score: number) =>
      hit(words, { title: 'Serambi', heading, language, score });
    const first = section(days, inDays, 10);
    const headings = (second: Hit) =>
      chooseQuotes([first, second], question, { language, isSure: true }).map(({ hit }) => hit.heading);
    expect(headings(section(costs, atCost, 9))).toEqual([days]);
    expect(headings(section(more, again, 9))).toEqual([days, more]);
  },
);

/** A page about delivery: a question, its days, and a section in which only the title of the page has words of the question. */
const delivery: Record<string, { title: string; question: string; days: string; near: [string, string] }> = {
  en: {
    title: 'Delivery',
    question: 'How long does delivery take?',
    days: 'Delivery takes 2 to 4 days.',
    near: ['Tracking', 'The number is updated once a day, so please allow 24 hours.'],
  },
  id: {
    title: 'Pengiriman',
    question: 'Berapa lama pengiriman?',
    days: 'Pengiriman 2 sampai 4 hari.',
    near: ['Resi', 'Nomor diperbarui sekali sehari, jadi mohon tunggu 24 jam.'],
  },
  ja: {
    title: '配送',
    question: '配送に何日かかりますか',
    days: '配送は2日から4日です。',
    near: ['追跡', '情報は毎朝更新されます。24時間ほどお待ちください。'],
  },
  hi: {
    title: 'डिलीवरी',
    question: 'डिलीवरी में कितने दिन लगते हैं?',
    days: 'डिलीवरी में 2 से 4 दिन लगते हैं।',
    near: ['ट्रैकिंग', 'जानकारी रोज़ अपडेट होता है, कृपया 24 घंटे रुकें।'],
  },
  th: {
    title: 'การจัดส่ง',
    question: 'จัดส่งกี่วัน',
    days: 'จัดส่งภายใน 2 ถึง 4 วัน',
    near: ['ติดตาม', 'ข้อมูลปรับปรุงวันละครั้ง กรุณารอ 24 ชั่วโมง'],
  },
};

test.each(Object.entries(delivery))(
  'quotes no section that shares only the title of the page with the question, in %s',
  (language, { title, question, days, near }) => {
    const section = (id: string, heading: string, text: string, score: number) =>
      hit(text, { document_id: id, title, heading, language, score });
    const first = section('page', 'A', days, 10);
    const count = (second: Hit) => chooseQuotes([first, second], question, { language, isSure: true }).length;
    expect(count(section('page', near[0], near[1], 9))).toBe(1);
    expect(count(section('page', near[0], days.replace('2', '3'), 9))).toBe(2);
    expect(count(section('other', near[0], near[1], 9))).toBe(2);
  },
);

test('quotes the same text of two documents once', () => {
  const copy = { ...checkOut, document_id: 'copy', chunk_id: 'copy.0', title: 'Copy' };
  expect(titles([checkOut, copy], true)).toEqual(['Check-out']);
});

test('beside vectors, a second document is quoted only if it is nearly as good', () => {
  const found = (score: number) => ({ ...late, score, retrievers: { terms: 2, vectors: 1 } });
  const first = { ...checkOut, score: 10, retrievers: { terms: 1, vectors: 2 } };
  expect(titles([first, found(6)], true)).toEqual(['Check-out', 'Late check-out']);
  expect(titles([first, found(4)], true)).toEqual(['Check-out']);
});

/** Passages of three sentences, a question about the second or third, and the sentence that answers. */
const passages: Record<string, [text: string, question: string, lead: string]> = {
  en: [
    'Delivery is free for orders of 50 US dollars or more. Smaller orders cost 6 US dollars to deliver, whatever the country they go to. We do not ship to post office boxes.',
    'do you ship to a post office box',
    'We do not ship to post office boxes.',
  ],
  id: [
    'Kami menerima Visa, Mastercard, GoPay, OVO, PromptPay, dan transfer bank dari semua negara di Asia Tenggara. Bayar di tempat hanya tersedia di Jakarta. Harga ditagih dalam rupiah dan ditampilkan dalam mata uang Anda.',
    'bisa bayar di tempat?',
    'Bayar di tempat hanya tersedia di Jakarta.',
  ],
  ja: [
    '未開封のお茶は製造日から18か月のあいだおいしく保存していただけます。私書箱への配送は承っておりません。湿気と光を避け、香辛料から離して保管してください。開封した袋は密閉してください。',
    '私書箱への配送は承っていますか',
    '私書箱への配送は承っておりません。',
  ],
  hi: [
    'हम Visa, Mastercard, UPI, GoPay, OVO, PromptPay, PayPay और बैंक ट्रांसफ़र स्वीकार करते हैं। कैश ऑन डिलीवरी केवल जकार्ता में उपलब्ध है। कीमतें आपकी मुद्रा में दिखाई जाती हैं।',
    'कैश ऑन डिलीवरी है क्या',
    'कैश ऑन डिलीवरी केवल जकार्ता में उपलब्ध है।',
  ],
  ar: [
    'نقبل بطاقات فيزا وماستركارد والتحويل البنكي من جميع الدول العربية والآسيوية. الدفع عند الاستلام متاح في جاكرتا فقط. تظهر الأسعار بعملتك وتحسب بالروبية الإندونيسية عند الدفع.',
    'هل الدفع عند الاستلام متاح؟',
    'الدفع عند الاستلام متاح في جاكرتا فقط.',
  ],
};

test.each(Object.entries(passages))(
  'opens with the sentence that answers, in %s',
  (language, [text, question, lead]) => {
    const answer = ask([hit(text, { language })], question, { reply: language });
    expect(answer.text.startsWith(lead)).toBe(true);
    expect(answer.sources[0]?.more).toBe(text);
  },
);

/** A question that names a thing in several words, a sentence with that thing, and one with a word of its name. */
const named: Record<string, [question: string, before: string, says: string, has: string]> = {
  en: [
    'do you ship internationally?',
    'Delivery is free for orders of 50 US dollars or more.',
    'Smaller orders cost 6 US dollars to deliver, whatever the country.',
    'We do not ship to post office boxes.',
  ],
  hi: [
    'विदेश में डिलीवरी होती है?',
    '50 डॉलर या उससे अधिक के ऑर्डर मुफ़्त भेजे जाते हैं, और आप कार्ड या वॉलेट से भुगतान कर सकते हैं।',
    'छोटे ऑर्डर पर किसी भी देश के लिए 6 डॉलर लगते हैं।',
    'पोस्ट बॉक्स पर डिलीवरी नहीं होती।',
  ],
  bn: [
    'বিদেশে ডেলিভারি হয়?',
    '৫০ ডলার বা তার বেশি অর্ডার বিনামূল্যে পাঠানো হয়, আর কার্ড বা ওয়ালেটে টাকা দেওয়া যায়।',
    'ছোট অর্ডারে যেকোনো দেশে ৬ ডলার লাগে।',
    'পোস্ট বক্সে ডেলিভারি হয় না।',
  ],
  ar: [
    'هل يوجد شحن دولي؟',
    'التوصيل مجاني للطلبات من 50 دولارًا فأكثر، ويمكنك الدفع بالبطاقة أو بالمحفظة في هذه الصفحة نفسها.',
    'الطلبات الصغيرة تكلف 6 دولارات إلى أي دولة.',
    'لا يوجد شحن إلى صناديق البريد.',
  ],
};

test.each(Object.entries(named))(
  'does not say alone a sentence that has only a word of what was named, in %s',
  (language, [question, before, says, has]) => {
    const costs = page('Costs', [before, says, has].join(' '), { language, score: 10 });
    const times = page('Times', 'Delivery takes 2 to 4 working days inside Indonesia.', { score: 3 });
    expect(ask([costs, times], question, { reply: language }).text).toContain(says);
  },
);

test('says a short passage whole, and has no more of it', () => {
  const { text, sources } = ask([checkOut], 'When is check-out?');
  expect(text).toBe(checkOut.text);
  expect(sources[0]).not.toHaveProperty('more');
});

test('says the rows of prices rather than a sentence beside them without one', () => {
  const prices = hit(
    `${menu}\n\nAll dishes come with rice. ${'The kitchen is open until ten in the evening. '.repeat(8)}`,
  );
  const { text, sources } = ask([prices], 'How much are the dishes with rice?');
  expect(text).toBe(
    '- Rendang – Small: Rp 45,000 · Large: Rp 70,000\n- Sate Padang – Small: Rp 35,000 · Large: Rp 55,000',
  );
  expect(sources[0]?.more).toContain('All dishes come with rice.');
});
