import type { Hit } from '@jawab/core';
import { writeOutTables } from '@jawab/language';
import { expect, test } from 'vitest';
import { chunkDocument } from '../chunker/chunk-document.ts';
import { sizeInLetters } from '../chunker/size-in-letters.ts';
import { bestWindow, createQuoter } from './best-window.ts';
import { spokenSizes } from './quote-sizes.ts';

const hit = (text: string, source_type: Hit['source_type'] = 'snippet'): Hit => ({
  chunk_id: 'd.0',
  document_id: 'd',
  title: '',
  source_url: null,
  source_type,
  heading: null,
  text,
  start: 0,
  end: text.length,
  score: 1,
  retrievers: { terms: 1 },
});

test('quotes the neighbouring sentences that answer, as written', () => {
  const text =
    'Our shop was founded in 1990 by two brothers who loved shoes, bags and long walks along the river bank of the old town. We are proud of it, and of the many thousand customers who have trusted us over all these years in every season. Refunds take  five days. They go to the card you paid with. The shop is closed on Sundays and on public holidays, except in December when it stays open until ten in the evening. Ask us for a catalogue if you would like to read more about the long history of the shop and of the town. It has forty pages with drawings of every shoe that we ever made, and a letter from each of the two brothers to the children of the town, who read it in school and learn some of it by heart.';
  const found = bestWindow([hit(text)], 'How many days does a refund take?', 'en');
  expect(found?.quote).toContain('Refunds take  five days.');
  expect(found?.quote).toBe(text.slice(found?.start, found?.end));
  expect(found?.quote.length).toBeLessThanOrEqual(260);
});

test('a lower passage wins only when it answers clearly better', () => {
  const hits = [
    hit('We sell bags. They are blue.'),
    hit('Refunds take five days. Ask for a refund by mail.'),
  ];
  expect(bestWindow(hits, 'How long does a refund take?', 'en')?.hit).toBe(hits[1]);
  expect(bestWindow(hits, 'bags', 'en')?.hit).toBe(hits[0]);
});

test('the best passage wins if it has the kind of thing asked for, even in other words', () => {
  const hits = [
    hit('Delivery takes three weeks.'),
    hit('The courier brings a parcel on working days. It waits for 20 minutes at delivery.'),
  ];
  expect(bestWindow(hits, 'How many days does delivery of a parcel take?', 'en')?.hit).toBe(hits[0]);
});

test('a Q&A answer is quoted whole', () => {
  const text = 'Yes. '.repeat(100).trim();
  expect(bestWindow([hit(text, 'qa')], 'anything', 'en')?.quote).toBe(text);
});

test('Thai and Japanese windows are whole sentences', () => {
  const japanese = '店は九時に開きます。返品は十四日以内です。送料はお客様の負担です。';
  expect(bestWindow([hit(japanese)], '返品は何日以内ですか', 'ja')?.quote).toContain(
    '返品は十四日以内です。',
  );
});

test('returns no window without hits, and accepts empty questions and texts', () => {
  expect(bestWindow([], 'x', null)).toBeNull();
  expect(bestWindow([hit('')], '', null)?.quote).toBe('');
});

const paragraphs = (...some: string[]) => some.join('\n\n');
const stay = paragraphs('Check-in is from 14:00.', 'Breakfast is served from 7 to 10.', 'Parking is free.');

test.each([
  ['en', stay, 'When is breakfast?', 'Breakfast is served from 7 to 10.'],
  ['en', stay, 'Is parking free?', 'Parking is free.'],
  ['en', stay.replaceAll('\n\n', '\n'), 'When can I check in?', 'Check-in is from 14:00.'],
  ['en', stay.replaceAll('.', ''), 'When is breakfast?', 'Breakfast is served from 7 to 10'],
  [
    'id',
    paragraphs('Check-in mulai pukul 14.00.', 'Sarapan disajikan pukul 7 sampai 10.', 'Parkir gratis.'),
    'Jam berapa sarapan?',
    'Sarapan disajikan pukul 7 sampai 10.',
  ],
  [
    'th',
    paragraphs('เช็คอินตั้งแต่ 14:00 น.', 'อาหารเช้าเวลา 7:00-10:00 น.', 'ที่จอดรถฟรี'),
    'อาหารเช้ากี่โมง',
    'อาหารเช้าเวลา 7:00-10:00 น.',
  ],
  [
    'th',
    paragraphs('เช็คอินตั้งแต่ 14:00 น.', 'อาหารเช้าเวลา 7:00-10:00 น.', 'ที่จอดรถฟรี'),
    'มีที่จอดรถไหม',
    'ที่จอดรถฟรี',
  ],
  [
    'ja',
    paragraphs('チェックインは14時からです。', '朝食は7時から10時までです。', '駐車場は無料です。'),
    '朝食は何時ですか',
    '朝食は7時から10時までです。',
  ],
  [
    'zh',
    paragraphs('入住时间为14:00起。', '早餐时间为7点到10点。', '停车免费。'),
    '早餐几点？',
    '早餐时间为7点到10点。',
  ],
  [
    'ar',
    paragraphs('تسجيل الوصول من الساعة 14:00.', 'يُقدَّم الإفطار من 7 إلى 10.', 'موقف السيارات مجاني.'),
    'متى الإفطار؟',
    'يُقدَّم الإفطار من 7 إلى 10.',
  ],
  [
    'hi',
    paragraphs('चेक-इन दोपहर 2 बजे से है।', 'नाश्ता 7 से 10 बजे तक मिलता है।', 'पार्किंग मुफ़्त है।'),
    'नाश्ता कब मिलता है?',
    'नाश्ता 7 से 10 बजे तक मिलता है।',
  ],
  [
    'ta',
    paragraphs('செக்-இன் மதியம் 2 மணி முதல்.', 'காலை உணவு 7 முதல் 10 மணி வரை.', 'வாகன நிறுத்தம் இலவசம்.'),
    'காலை உணவு எப்போது?',
    'காலை உணவு 7 முதல் 10 மணி வரை.',
  ],
])('of several short notes in %s, says the one that was asked for: %#', (language, text, question, said) => {
  const found = bestWindow([{ ...hit(text), language }], question, language);
  expect(text.slice(found?.lead.start, found?.lead.end)).toBe(said);
  expect(found?.quote).toBe(text);
});

const house = paragraphs(
  'Ping House',
  'Check-in is from 14:00, check-out until 11:00.',
  'Parking is free for guests. We have six places.',
  'Airport transfer costs 400 THB, and takes 40 minutes. Tell us your flight a day before.',
  'Breakfast is served from 7 to 10 and is included.',
  'Payment: cash, PromptPay and cards. WeChat Pay is not accepted.',
  'Pets are welcome for 200 THB a night.',
);

test.each([
  ['what time is breakfast', /^Breakfast.*included\.$/],
  ['how far is the airport', /^Airport.*before\.$/],
  ['is breakfast free', /^Breakfast.*included\.$/],
  ['is there parking and breakfast', /^Parking[\s\S]*included\.$/],
])('says of a page of notes only those that tell of what is asked: %s', (question, said) => {
  const found = bestWindow([{ ...hit(house), language: 'en' }], question, 'en');
  expect(house.slice(found?.lead.start, found?.lead.end)).toMatch(said);
});

test.each([
  ['id', 'Sarapan dari jam 7 sampai 10.', 'Kolam renang buka 8 sampai 18.', 'kolam renang buka jam berapa'],
  ['zh', '停车免费。', '早餐7点到10点,房价已含早餐。', '早餐免费吗'],
  ['ar', 'الموقف مجاني للنزلاء.', 'الفطور من 7 إلى 10، وهو مشمول في السعر.', 'هل الفطور مجاني'],
])(
  'says of notes the one on the subject, not the one with the word for times or for nothing to pay: %s',
  (language, other, note, question) => {
    const text = paragraphs(other, note);
    const found = bestWindow([{ ...hit(text), language }], question, language);
    expect(text.slice(found?.lead.start, found?.lead.end)).toBe(note);
  },
);

const address = paragraphs('Address', '12 River Road', 'Phone', '555 1234');

test.each([
  ['two notes that were asked for', stay, 'What time is check-in and breakfast?'],
  [
    'a text below its title',
    paragraphs('Delivery to you', 'We bring it in two days.', 'It costs 5 dollars.'),
    'Do you deliver?',
  ],
  ['titles without marks above short lines', address, 'What is your address?'],
  ['a line that introduces the next', 'Our address:\n12 River Road\nChiang Mai', 'What is your address?'],
  ['two notes on one matter', paragraphs('Breakfast is free.', 'Breakfast ends at 10.'), 'breakfast?'],
])('says all of %s', (_, text, question) => {
  const found = bestWindow([{ ...hit(text), language: 'en' }], question, 'en');
  expect(text.slice(found?.lead.start, found?.lead.end)).toBe(text);
});

const dishes = `| Dish | Small | Large |
| --- | --- | --- |
| Rendang | Rp 45,000 | Rp 70,000 |
| Sate Padang | Rp 35,000 | Rp 55,000 |
| Es cendol | Rp 15,000 | Rp 22,000 |`;
const notes = `Prices include tax. A service charge of 5 percent is added for large groups.`;
const story = `The kitchen was opened by a family from the highlands, who came to the city with three pots and a recipe. ${'Each dish is cooked over coconut husks as it was done by their parents. '.repeat(7).trim()}`;
const menu = `${dishes}\n\n${notes}\n\n${story}`;

test.each([
  ['How much is the sate padang?', '| Sate Padang | Rp 35,000 | Rp 55,000 |'],
  ['rendang or sate?', '| Rendang | Rp 45,000 | Rp 70,000 |\n| Sate Padang | Rp 35,000 | Rp 55,000 |'],
  ['Is there a service charge?', notes],
  ['Which dishes do you have?', dishes],
])('quotes only the rows of a table that were asked for: %s', (question, quote) => {
  expect(bestWindow([hit(menu)], question, 'en')?.quote).toBe(quote);
});

test('quotes a short passage with a table whole if the question names no row', () => {
  const text = `${dishes}\n\n${notes}`;
  expect(bestWindow([hit(text)], 'Which dishes do you have?', 'en')?.quote).toBe(text);
  expect(bestWindow([hit(text)], 'es cendol?', 'en')?.quote).toBe('| Es cendol | Rp 15,000 | Rp 22,000 |');
});

const week = {
  ...hit(`| 曜日 | 午前 | 午後 |
| --- | --- | --- |
| 月・火・金 | 9:00〜12:30 | 15:00〜18:30 |
| 木 | 休診 | 休診 |
| 日曜日 | 休診 | 休診 |`),
  language: 'ja',
};

test.each([
  ['en', 'are you open on Sundays', '| 日曜日 | 休診 | 休診 |'],
  ['ja', '火曜日は何時から', '| 月・火・金 | 9:00〜12:30 | 15:00〜18:30 |'],
])('quotes the row of hours with the weekday that is asked for, in %s: %s', (language, question, quote) => {
  expect(bestWindow([week], question, language)?.quote).toBe(quote);
});

const fees = hit(`| Distance | Car | Two-wheeler |
| --- | --- | --- |
| Up to 5 km | ₹150 | ₹80 |
| 5 to 10 km | ₹300 | ₹150 |
| 10 to 20 km | ₹450 | – |
| More than 20 km | ₹700 | – |`);

test.each([
  ['we are 12 kms away, how much', '| 10 to 20 km | ₹450 | – |'],
  ['pick up 35 km from you', '| More than 20 km | ₹700 | – |'],
  ['7 km, how much for a two-wheeler', '| 5 to 10 km | ₹300 | ₹150 |'],
])('quotes the row of the range that contains the amount asked for: %s', (question, quote) => {
  expect(bestWindow([fees], question, 'en')?.quote).toBe(quote);
});

test('of two amounts, one counts the storeys of the rows', () => {
  const ladder = hit(`| 층 | 5톤 이하 | 6톤 이상 |
| --- | --- | --- |
| 2~5층 | 110,000원 | 130,000원 |
| 6~9층 | 130,000원 | 155,000원 |
| 10~14층 | 150,000원 | 185,000원 |
| 15~18층 | 190,000원 | 230,000원 |`);
  const quote = '| 10~14층 | 150,000원 | 185,000원 |';
  expect(bestWindow([{ ...ladder, language: 'ko' }], '12층이고 짐은 5톤인데 얼마예요?', 'ko')?.quote).toBe(
    quote,
  );
});

test('quotes all hours if no weekday is asked for', () => {
  expect(bestWindow([week], 'what time do you open', 'en')?.quote).toBe(week.text);
});

test('prefers the row with a price to a sentence beside the table that names it', () => {
  const promos = `| Promo | Price |
| --- | --- |
| Sulit 99 | PHP 99 |
| Tipid 20 | PHP 20 |

Text the name of the promo to 8900, for example SULIT99. ${story} ${story}`;
  expect(bestWindow([hit(promos)], 'how much is the promo sulit99', 'en')?.quote).toBe(
    '| Sulit 99 | PHP 99 |',
  );
});

const counters = `Usual hours of our counters. ${story}

| Counter | Monday to Saturday | Sunday |
| --- | --- | --- |
| Bukit Indah | 9.00 am - 7.00 pm | 10.00 am - 4.00 pm |
| Tanjong Selasih | 10.30 am - 9.30 pm | 11.00 am - 8.15 pm |
| Harinagar | 8.00 am - 6.00 pm | closed |

On public holidays only Tanjong Selasih is open, from noon to 6.00 pm.`;

test('reads a row with the head of its table', () => {
  expect(bestWindow([hit(counters)], 'sunday at tanjong selasih, when does it close', 'en')?.quote).toBe(
    '| Tanjong Selasih | 10.30 am - 9.30 pm | 11.00 am - 8.15 pm |',
  );
});

test('quotes the row of the number that is asked for, although a sentence has the rarer word', () => {
  const rows = Array.from({ length: 9 }, (_, at) => `| ${101 + at} | Garden | ${at % 2 ? 'yes' : 'no'} |`);
  const text = `Rates include tax.\n\n| Room | Type | Breakfast |\n| --- | --- | --- |\n${rows.join('\n')}`;
  const leadOf = (question: string) => {
    const window = bestWindow([hit(text)], question, 'en');
    return window?.hit.text.slice(window.lead.start, window.lead.end);
  };
  expect(leadOf('Does room 108 include breakfast?')).toContain('| 108 | Garden | yes |');
  expect(leadOf('Do the rates include tax?')).toContain('Rates include tax.');
});

test('finds the row of a name that is written in another script', () => {
  const branches = {
    ...hit(`| शाखा | सोम–शनि | रविवार |
| --- | --- | --- |
| पुराना बाज़ार | 7:00–20:30 | बंद |
| हरिनगर | 6:30–20:00 | 7:00–13:00 |`),
    language: 'hi',
  };
  expect(bestWindow([branches], 'when does the harinagar branch close', 'en')?.quote).toBe(
    '| हरिनगर | 6:30–20:00 | 7:00–13:00 |',
  );
});

test('a word of the title names no row', () => {
  const fares = {
    ...hit(`| Passenger | One way |
| --- | --- |
| Adult | Rp 165,000 |
| Child | Rp 115,000 |
| Resident of Gili Wayu | Rp 75,000 |`),
    title: 'Fares to Gili Wayu',
  };
  expect(bestWindow([fares], 'how much is the boat to gili wayu', 'en')?.quote).toBe(fares.text);
});

test('prefers a table with prices to a sentence beside it without any', () => {
  const rooms = `| Room | Kashiwa | Shiomi |
| --- | --- | --- |
| Small | 4,950 yen | 4,620 yen |
| Large | 34,100 yen | 30,800 yen |`;
  const text = `${rooms}\n\nA room costs the same on each floor, and Shiomi has a lift. ${story} ${story}`;
  expect(bestWindow([hit(text)], 'how much is a room at shiomi', 'en')?.quote).toBe(rooms);
});

test('counts the heading above a passage', () => {
  const ways = { ...hit('We accept Visa and GoPay. Prices are in rupiah.'), heading: 'Ways to pay' };
  const returns = hit('Send the tea back within 30 days; you pay the postage. Opened packs stay with you.');
  expect(bestWindow([ways, returns], 'How do I pay?', 'en')?.hit).toBe(ways);
});

const delivery = hit(
  'We send tea to every island. Delivery inside Indonesia is by courier, and delivery inside Indonesia leaves Jakarta each morning at the same hour. Delivery inside Indonesia takes two to four days on Java. Each parcel costs Rp 18,000 whatever the weight. The courier sends a message before the parcel comes, so that somebody is at home to take it in and to sign for it. Questions about a parcel are answered at 021-555-0182.',
);

test.each([
  ['How much is delivery inside Indonesia?', 'Rp 18,000'],
  ['How long does delivery inside Indonesia take?', 'two to four days'],
  ['Phone number for questions?', '021-555-0182'],
])('prefers sentences with the kind of thing asked for: %s', (question, quote) => {
  expect(bestWindow([delivery], question, 'en')?.quote).toContain(quote);
});

test('never quotes the price of something else', () => {
  const wrapping = hit('Gift wrapping is done by hand in the shop. We use paper and ribbon of your choice.');
  const found = bestWindow([wrapping, delivery], 'How much is gift wrapping?', 'en');
  expect(found?.hit).toBe(wrapping);
});

const section = (heading: string, text: string, score: number): Hit => ({
  ...hit(text),
  heading,
  score,
  title: 'The shop',
});

test('quotes a price from another passage if the best one has none', () => {
  const times = section('Times', 'Delivery takes 2 to 4 days inside Indonesia and a week to Japan.', 28);
  const costs = section('Costs', 'Delivery is free from 50 dollars on. Else it costs 6 dollars.', 8);
  expect(bestWindow([times, costs], 'How much is delivery inside Indonesia?', 'en')?.hit).toBe(costs);
  expect(bestWindow([times, costs], 'How long is delivery inside Indonesia?', 'en')?.hit).toBe(times);
});

test('among equally good passages, quotes the one with the kind of thing asked for, by its title if needed', () => {
  const hours = section('Hours', 'The shop is open every day. It is closed on holidays.', 7.6);
  const way = section('Way', 'Jalan Kemang Raya 12, South Jakarta, opposite the park.', 6.8);
  expect(bestWindow([hours, way], 'Where is the shop?', 'en')?.hit).toBe(way);
  expect(bestWindow([hours, { ...way, score: 3 }], 'Where is the shop?', 'en')?.hit).toBe(hours);
});

const steps = `Ikuti langkah ini:
1. Matikan router selama 30 detik. Tunggu sampai semua lampu padam.
2. Cabut kabel kuning dan pasang lagi.
3. Nyalakan router dan tunggu 2 menit.
4. Jika lampu LOS tetap merah, laporkan lewat aplikasi.

${'Petugas kami datang pada hari kerja berikutnya dan membawa alat ukur serta kabel cadangan. '.repeat(8)}`;

test.each(['lampu router merah', 'berapa menit tunggu router nyala', 'cabut kabel kuning'])(
  'quotes a numbered list from its first step to its last: %s',
  (question) => {
    const { quote } = bestWindow([hit(steps)], question, 'id') ?? {};
    expect(quote).toMatch(/^Ikuti langkah ini:\n1\. Matikan[\s\S]*lewat aplikasi\.$/);
  },
);

test('quotes a short passage whole', () => {
  const text = 'Toko buka pukul 9. Hari Minggu toko tutup. Hari libur ditentukan kemudian.';
  expect(bestWindow([hit(text)], 'jam buka hari minggu', 'id')?.quote).toBe(text);
});

test('never cuts the row of a table at a full stop', () => {
  const rates = `| Tujuan | Hemat | Kargo (min. 10 kg) |
| --- | --- | --- |
| Bandung | Rp 9.000 (maks. 5 kg) | Rp 2.500 |
| Makassar | Rp 29.000 (maks. 5 kg) | Rp 7.500 |`;
  expect(bestWindow([hit(rates)], 'hemat ke makassar berapa', 'id')?.quote).toBe(
    '| Makassar | Rp 29.000 (maks. 5 kg) | Rp 7.500 |',
  );
});

test('quotes the row of a single letter', () => {
  const sizes = `| Ukuran | Lingkar dada |
| --- | --- |
| S | 92 cm |
| M | 98 cm |
| L | 104 cm |`;
  expect(bestWindow([hit(sizes)], 'lingkar dada ukuran L berapa', 'id')?.quote).toBe('| L | 104 cm |');
});

test('quotes another section, short or whole as there is room', () => {
  const [pets, rooms, other] = [
    section(
      'Pets',
      'Pets cost 10 dollars a night, whatever their size. They may not enter the restaurant.',
      3,
    ),
    section('Rooms', `Rooms on the ground floor take pets. ${story}`, 2),
    section('Other', 'Nothing', 1),
  ];
  const quoter = createQuoter([pets, rooms], 'What do pets cost?', 'en');
  expect(quoter.best()?.hit).toBe(pets);
  expect(quoter.bestOf(rooms, 700)?.quote).toBe(rooms.text);
  expect(quoter.bestOf(rooms, 300)?.quote).toMatch(
    /^Rooms on the ground floor take pets\. The kitchen .{0,200}\.$/,
  );
  expect(quoter.bestOf(rooms, 100)).toBeNull();
  expect(quoter.bestOf(other, 500)).toBeNull();
});

const further = {
  en: 'Our engineer comes on the next working day with a meter and spare cables. '.repeat(10).trim(),
  th: 'ช่างของเราจะมาในวันทำการถัดไปพร้อมเครื่องวัดและสายสำรอง '.repeat(12).trim(),
  ja: '担当者が翌営業日に測定器と予備のケーブルを持って伺います。'.repeat(14),
  ar: 'يأتي الفني في يوم العمل التالي ومعه جهاز القياس وكابلات احتياطية. '.repeat(10).trim(),
};

/** Returns the quotation from a passage that has a list, and other sentences after it. */
const quoteOf = (list: string, language: keyof typeof further, question: string) =>
  bestWindow([{ ...hit(`${list}\n\n${further[language]}`), language }], question, language)?.quote;

const router = {
  en: [
    'Switch off the router and the modem.',
    'Pull out the yellow cable and clean its clip.',
    'Wait until each lamp is off.',
    'Put the cable in again.',
    'Switch on the modem, then the router.',
    'Report a red lamp in the app.',
  ],
  th: [
    'ปิดเราเตอร์และโมเด็ม',
    'ถอดสายสีเหลืองแล้วเช็ดหัวสาย',
    'รอจนไฟทุกดวงดับ',
    'เสียบสายกลับเข้าไป',
    'เปิดโมเด็มแล้วเปิดเราเตอร์',
    'แจ้งไฟสีแดงในแอป',
  ],
  ja: [
    'ルーターとモデムの電源を切ります。',
    '黄色いケーブルを抜いて拭きます。',
    'すべてのランプが消えるまで待ちます。',
    'ケーブルを差し込みます。',
    'モデムとルーターの電源を入れます。',
    '赤いランプはアプリで報告します。',
  ],
  ar: [
    'أطفئ الراوتر والمودم.',
    'افصل الكابل الأصفر ونظّف المشبك.',
    'انتظر حتى تنطفئ كل المصابيح.',
    'أعد توصيل الكابل.',
    'شغّل المودم ثم الراوتر.',
    'أبلغ عن المصباح الأحمر في التطبيق.',
  ],
};

const lamp = { en: 'red lamp', th: 'ไฟสีแดง', ja: '赤いランプ', ar: 'المصباح الأحمر' };

test.each([
  ['en', ['1. ', '2. ', '3. ', '4. ', '5. ', '6. '], '\n\n'],
  ['en', ['(1) ', '(2) ', '(3) ', '(4) ', '(5) ', '(6) '], '\n'],
  ['en', ['**1.** ', '**2.** ', '**3.** ', '**4.** ', '**5.** ', '**6.** '], '\n'],
  ['en', ['Step 1: ', 'Step 2: ', 'Step 3: ', 'Step 4: ', 'Step 5: ', 'Step 6: '], '\n'],
  ['en', ['1. ', '2. ', '3. Stand by.\n', '4. ', '5. ', '6. '], '\n'],
  ['en', ['- ', '- ', '- ', '- ', '- ', '- '], '\n'],
  ['th', ['๑. ', '๒. ', '๓. ', '๔. ', '๕. ', '๖. '], '\n'],
  ['th', ['ขั้นตอนที่ 1: ', 'ขั้นตอนที่ 2: ', 'ขั้นตอนที่ 3: ', 'ขั้นตอนที่ 4: ', 'ขั้นตอนที่ 5: ', 'ขั้นตอนที่ 6: '], '\n\n'],
  ['ja', ['①', '②', '③', '④', '⑤', '⑥'], '\n'],
  ['ja', ['・', '・', '・', '・', '・', '・'], '\n'],
  ['ar', ['١. ', '٢. ', '٣. ', '٤. ', '٥. ', '٦. '], '\n'],
  ['ar', ['الخطوة ١: ', 'الخطوة ٢: ', 'الخطوة ٣: ', 'الخطوة ٤: ', 'الخطوة ٥: ', 'الخطوة ٦: '], '\n\n'],
] as const)('quotes a list from its first item to its last, in %s: %j', (language, marks, gap) => {
  const list = router[language].map((item, at) => `${marks[at]}${item}`).join(gap);
  expect(quoteOf(list, language, lamp[language])).toBe(list);
});

test('quotes each step of a long list', () => {
  const list = Array.from(
    { length: 9 },
    (_, at) =>
      `${at + 1}. ${at === 0 ? 'Unplug the charger. ' : ''}${'Press the blue button again. '.repeat(4).trim()}`,
  ).join('\n');
  expect(list.length).toBeGreaterThan(1_000);
  expect(quoteOf(list, 'en', 'Where do I unplug the charger?')).toBe(list);
});

test('quotes of many bullets only the sentences that answer', () => {
  const list = Array.from({ length: 30 }, (_, at) => `- Room ${at + 100} has ${at + 20} chairs and a screen`);
  const quote = quoteOf(['- The hall has a piano', ...list].join('\n'), 'en', 'Which one has a piano?');
  expect(quote).toContain('- The hall has a piano');
  expect(quote?.length).toBeLessThan(260);
});

test('quotes a whole list beside a table that says less', () => {
  const list = router.en.map((item, at) => `${at + 1}. ${item}`).join('\n');
  const table = `| Size | Price |\n| --- | --- |\n| Small | 5 dollars |\n| Large | 9 dollars |`;
  const text = `${list}\n${table}\n\n${further.en}`;
  expect(bestWindow([hit(text)], 'report a red lamp of any size in the app', 'en')?.quote).toBe(list);
});

test.each([
  ['en', 'Island', 'Sea freight', 'Air freight', 'sea freight to Island 41'],
  ['th', 'เกาะ', 'ส่งทางเรือ', 'ส่งทางอากาศ', 'ส่งทางเรือไปเกาะ 41'],
  ['ja', '島', '船便', '航空便', '島41への船便'],
  ['ar', 'الجزيرة', 'شحن بحري', 'شحن جوي', 'شحن بحري إلى الجزيرة 41'],
])(
  'quotes a row of a long table with the names of its columns, in %s',
  (language, island, sea, air, question) => {
    const rows = Array.from(
      { length: 45 },
      (_, at) => `| ${island} ${at} | ${at + 100} USD / kg | ${at + 200} USD / kg |`,
    );
    const text = [`| ${island} | ${sea} | ${air} |`, '| --- | --- | --- |', ...rows].join('\n');
    const [part] = chunkDocument({ title: '', text, sourceType: 'snippet' }).slice(-1);
    const found = bestWindow([{ ...hit(part?.text ?? ''), language }], question, language);
    expect(found?.quote).toBe(rows[41]);
    expect(writeOutTables(found?.quote ?? '', found?.hit.text ?? '')).toBe(
      `${island} 41 – ${sea}: 141 USD / kg · ${air}: 241 USD / kg`,
    );
  },
);

const sayBest = (of: Hit, question: string, language: string) =>
  createQuoter([of], question, language, spokenSizes).best()?.quote ?? '';

test.each([
  [
    'en',
    'When do refunds arrive?',
    'Refunds arrive within five days.',
    'Our shop sells shoes, bags and belts of many makers in three cities. ',
  ],
  [
    'ja',
    '返金はいつ届きますか',
    '返金は五日以内に届きます。',
    '当店では靴とかばんとベルトを三つの町で販売しております。',
  ],
])(
  'a spoken quotation is a part of a page that a written one has whole, in %s',
  (language, question, said, other) => {
    const count = Math.floor(300 / sizeInLetters(other));
    const page = { ...hit(`${other.repeat(count)}${said}${other.repeat(count)}`.trim()), language };
    expect(bestWindow([page], question, language)?.quote).toBe(page.text);
    const spoken = sayBest(page, question, language);
    expect(spoken).toContain(said);
    expect(sizeInLetters(spoken)).toBeLessThanOrEqual(300);
  },
);

test('a spoken quotation has whole steps that take up to a minute', () => {
  const stepsOf = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `${at + 1}. Press the blue button ${at + 1} times and wait.`,
    ).join('\n');
  const list = stepsOf(18);
  expect(list.length).toBeGreaterThan(700);
  expect(sayBest(hit(`${list}\n\n${story}`), 'When do I press the button 9 times?', 'en')).toBe(list);
  const long = sayBest(hit(stepsOf(25)), 'When do I press the button 9 times?', 'en');
  expect(long).toContain('9. Press');
  expect(long.length).toBeLessThanOrEqual(300);
});

test('a spoken quotation of a table has only the rows that are asked for, or as many as fit', () => {
  expect(sayBest(hit(menu), 'How much is the sate padang?', 'en')).toBe(
    '| Sate Padang | Rp 35,000 | Rp 55,000 |',
  );
  const rows = Array.from({ length: 12 }, (_, at) => `| Zone ${at + 1} | Rp ${at + 8},000 |`);
  const zones = hit(['| Zone | Fee for the first kilogram |', '| --- | --- |', ...rows].join('\n'));
  const spoken = sayBest(zones, 'What are the fees?', 'en');
  const heard = writeOutTables(spoken, zones.text);
  expect(heard).toMatch(/^- Zone 1 – Fee for the first kilogram: Rp 8,000\n- Zone 2 /);
  expect(heard.length).toBeGreaterThan(200);
  expect(heard.length).toBeLessThanOrEqual(300);
});

test('a spoken quotation has a short answer of a Q&A document whole, of a long one the best sentences below its question', () => {
  const short = hit('Can I bring my dog?\nYes. It costs 10 dollars a night.', 'qa');
  expect(sayBest(short, 'dog', 'en')).toBe(short.text);
  const long = hit(`Can I bring my dog?\n${story} A dog costs 10 dollars a night.`, 'qa');
  const spoken = sayBest(long, 'How much does it cost to bring a dog?', 'en');
  expect(spoken).toContain('A dog costs 10 dollars a night.');
  expect(spoken).not.toContain('Can I bring');
  expect(spoken.length).toBeLessThanOrEqual(300);
});

test('a spoken quotation has one sentence if that is longer than several may be', () => {
  const sentence = `Refunds ${'of all orders from all our shops in all our cities '.repeat(8)}take five days.`;
  expect(sayBest(hit(`${story} ${sentence} ${story}`), 'How long do refunds take?', 'en')).toBe(sentence);
});
