import { randomUUID } from 'node:crypto';
import type { Database } from '@jawab/core';
import { createDatabase, createPool } from '@jawab/db';
import type { TestDatabase } from '@jawab/db/open-test-database.testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../../test/support/world.ts';
import { chunkDocument } from '../chunker/chunk-document.ts';
import { indexChunks, replaceChunks } from './replace-chunks.ts';
import { search } from './search.ts';
import { selfTest } from './self-test.ts';
import { refreshStatistics } from './statistics.ts';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await openDatabase();
  database = createDatabase(createPool(server.connectionString, 6));
});
afterAll(async () => {
  await database?.close();
  await server?.close();
});

async function openWorkspace() {
  const [workspace] = await database.system
    .sql`insert into workspaces (name, plan) values ('w', 'scale') returning id`;
  const workspaceId = workspace?.id as string;
  const { sql, tx } = database.workspace(workspaceId);
  const addBot = async () => {
    const [bot] = await sql`insert into bots (workspace_id, name) values (${workspaceId}, 'b') returning id`;
    return bot?.id as string;
  };
  const add = async (botId: string | null, text: string, vector?: number[], title = '') => {
    const documentId = randomUUID();
    const chunks = chunkDocument({ title, text, sourceType: 'snippet' });
    const vectors = vector && { model: 'm', values: chunks.map(() => Float32Array.from(vector)) };
    await tx(async (inside, atCommit) => {
      await inside`insert into documents (workspace_id, id, bot_id, title, source_type, status)
        values (${workspaceId}, ${documentId}, ${botId}, ${title}, 'snippet', 'ready')`;
      await replaceChunks(inside, atCommit, { workspaceId, documentId, botId, title, chunks, vectors });
    });
    return documentId;
  };
  const ask = (query: string, botIds: string[] | null, vector?: number[]) =>
    search(sql, {
      workspaceId,
      botIds,
      query,
      vector: vector ? { model: 'm', values: Float32Array.from(vector) } : null,
      limit: 10,
    });
  const found = async (...args: Parameters<typeof ask>) =>
    (await ask(...args)).hits.map(({ document_id }) => document_id);
  return { workspaceId, sql, tx, addBot, add, ask, found };
}

describe('who sees what', () => {
  test('a bot finds its own and the shared documents, never those of another bot', async () => {
    const { addBot, add, found } = await openWorkspace();
    const [one, two] = [await addBot(), await addBot()];
    const own = await add(one, 'The warranty lasts two years.');
    const other = await add(two, 'The warranty lasts five years.');
    const shared = await add(null, 'Warranty claims are sent by post.');
    expect(new Set(await found('warranty', [one]))).toEqual(new Set([own, shared]));
    expect(new Set(await found('warranty', [two]))).toEqual(new Set([other, shared]));
    expect(new Set(await found('warranty', [one, two]))).toEqual(new Set([own, other, shared]));
    expect(new Set(await found('warranty', null))).toEqual(new Set([own, other, shared]));
    expect(await found('warranty', [])).toEqual([shared]);
  });

  test('never finds another workspace, even by its ids', async () => {
    const here = await openWorkspace();
    const there = await openWorkspace();
    const bot = await there.addBot();
    await there.add(bot, 'A secret recipe for curry.', [1, 0]);
    expect(await here.found('secret recipe curry', [bot], [1, 0])).toEqual([]);
    const { hits } = await search(here.sql, {
      workspaceId: there.workspaceId,
      botIds: [bot],
      query: 'secret recipe curry',
      vector: { model: 'm', values: Float32Array.from([1, 0]) },
      limit: 5,
    });
    expect(hits).toEqual([]);
  });
});

test.each(['a', 'ya', 'where'])('one function word (%s) asks for nothing', async (word) => {
  const { add, ask } = await openWorkspace();
  await add(null, 'Ya, a parcel is tracked from where it leaves.');
  expect((await ask(word, null)).confidence).toBe(0);
  expect((await ask(`${word} parcel`, null)).confidence).toBeGreaterThan(0);
});

test('a new document counts at once, even if the statistics know only a tiny one', async () => {
  const { workspaceId, sql, addBot, add, ask } = await openWorkspace();
  await add(null, 'Tea.');
  await refreshStatistics(sql, { workspaceId });
  const bot = await addBot();
  await add(
    bot,
    '当店は西スマトラの家庭料理の店です。営業時間は平日10時から22時、土曜日は11時から23時です。日曜日は定休日です。予約は電話でお願いします。',
  );
  const { confidence } = await ask('日曜日は営業していますか？', [bot]);
  await refreshStatistics(sql, { workspaceId });
  const later = await ask('日曜日は営業していますか？', [bot]);
  expect(confidence).toBeGreaterThan(later.confidence * 0.8);
});

test('a related concept finds a page only if the base knows nothing of the one asked', async () => {
  const { addBot, add, found, sql, workspaceId } = await openWorkspace();
  const bot = await addBot();
  const lost = await add(bot, 'You get a new card within a day.', undefined, 'Lost cards');
  await add(bot, 'We sell cards for birthdays.', undefined, 'Cards');
  await refreshStatistics(sql, { workspaceId });
  expect(await found('it was stolen', [bot])).toEqual([lost]);
  const stolen = await add(bot, 'Call the police.', undefined, 'Stolen');
  expect(await found('it was stolen', [bot])).toEqual([stolen]);
});

test('a name in Latin letters or with a mistake finds its page, and a word that the base has is not corrected', async () => {
  const { addBot, add, found, sql, workspaceId } = await openWorkspace();
  const [thai, english] = [await addBot(), await addBot()];
  const breakfast = await add(thai, 'ทุกวัน 6:30–10:00', undefined, 'อาหารเช้า');
  await add(thai, 'ฟรีสำหรับผู้เข้าพัก', undefined, 'ที่จอดรถ');
  const vaccines = await add(english, 'Every Monday.', undefined, 'Vaccination');
  const name = await add(english, 'Vacine is our brand of tea.', undefined, 'Tea');
  await refreshStatistics(sql, { workspaceId });
  expect((await found('mee aharn chao mai', [thai]))[0]).toBe(breakfast);
  expect(await found('vaccin today', [english])).toEqual([vaccines]);
  expect((await found('vacine', [english]))[0]).toBe(name);
});

test('a place or a product finds its page by its sound in another script', async () => {
  const { workspaceId, sql, addBot, add } = await openWorkspace();
  const botId = await addBot();
  const ask = (query: string, language: string) =>
    search(sql, { workspaceId, botIds: [botId], query, language, also: ['bn'], vector: null, limit: 10 });
  const sylhet = await add(botId, 'সিলেট জিন্দাবাজার', undefined, 'সিলেট');
  await add(botId, 'উত্তরা', undefined, 'উত্তরা');
  for (const [query, language] of [
    ['sylhet', 'en'],
    ['jindabajar', 'bn'],
    ['सिलहट', 'hi'],
  ] as const)
    expect((await ask(query, language)).hits[0]?.document_id, query).toBe(sylhet);
});

test('a question about a subject that the base does not know is less sure', async () => {
  const { addBot, add, ask } = await openWorkspace();
  const bot = await addBot();
  await add(bot, 'Roaming costs 5 dollars a day in Japan and Korea.', undefined, 'Roaming');
  await add(bot, 'ค่ารถจากสนามบินเชียงราย 250 บาท', undefined, 'รถรับส่งสนามบิน');
  const confidence = async (query: string) => (await ask(query, [bot])).confidence;
  expect(await confidence('roaming price in italy')).toBeLessThan(await confidence('roaming price in japan'));
  expect(await confidence('รถจากสนามบินเชียงใหม่')).toBeLessThan(await confidence('รถจากสนามบินเชียงราย'));
});

test('a city finds the page of its country if the base does not name it', async () => {
  const { addBot, add, ask } = await openWorkspace();
  const bot = await addBot();
  const times = await add(bot, 'Japan takes 5 to 9 days, Indonesia takes 2 to 4.', undefined, 'Delivery');
  await add(bot, 'Our tea is kept dry.', undefined, 'Storage');
  for (const query of ['how long to osaka', '大阪まで何日かかりますか', 'brp hari sampai bandung']) {
    const { hits, confidence } = await ask(query, [bot]);
    expect(hits[0]?.document_id, query).toBe(times);
    const elsewhere = await ask(query.replace(/osaka|大阪|bandung/, 'Vientiane'), [bot]);
    expect(elsewhere.confidence, query).toBeLessThan(confidence);
  }
});

test('a base is answered from as soon as its passages are written, as after it was counted', async () => {
  const { addBot, add, ask, sql, workspaceId } = await openWorkspace();
  const bot = await addBot();
  await add(bot, 'You can cancel until two days before.', undefined, 'Cancel a booking');
  await add(null, 'Breakfast is served from 7 to 10.', undefined, 'Breakfast');
  await add(bot, 'ยกเลิกได้ก่อนสองวัน', undefined, 'การยกเลิก');
  const questions = ['can I cancel my booking', 'when is breakfast', 'ยกเลิกได้ไหม', 'do you sell pianos'];
  const askAll = () => Promise.all(questions.map((query) => ask(query, [bot])));
  const before = await askAll();
  await refreshStatistics(sql, { workspaceId });
  expect(await askAll()).toEqual(before);
});

test('prefers the language of the question among passages that say the same', async () => {
  const { workspaceId, sql, add, ask } = await openWorkspace();
  const english = await add(null, 'We accept PayPay and OVO.');
  const japanese = await add(null, 'お支払いはクレジットカード、PayPay、OVO、銀行振込がご利用いただけます。');
  const thai = await add(null, 'ร้านรับชำระเงินด้วยบัตรเครดิต PayPay และ OVO หรือโอนผ่านธนาคาร');
  const first = async (query: string) => (await ask(query, null)).hits[0]?.document_id;
  expect(await first('Do you accept PayPay?')).toBe(english);
  expect(await first('PayPayは使えますか')).toBe(japanese);
  expect(await first('จ่ายด้วย PayPay ได้ไหม')).toBe(thai);
  const few = await search(sql, {
    workspaceId,
    botIds: null,
    query: 'PayPayは使えますか',
    vector: null,
    limit: 1,
  });
  expect(few.hits.map(({ document_id }) => document_id)).toEqual([japanese]);
});

describe('a base in several languages', () => {
  const pages = {
    en: [
      ['Delivery', 'Delivery takes 2 to 4 working days inside Indonesia and 5 to 9 to Japan.'],
      ['Contact', 'Write to us or call 021-555-0188 from Monday to Friday, 9:00 to 17:00.'],
    ],
    th: [
      ['ระยะเวลาจัดส่ง', 'การจัดส่งภายในอินโดนีเซียใช้เวลา 2 ถึง 4 วันทำการ ญี่ปุ่น 5 ถึง 9 วันทำการ'],
      ['ติดต่อเรา', 'เขียนถึงเรา หรือเบอร์โทร 021-555-0188 วันจันทร์ถึงวันศุกร์ เวลา 9.00 ถึง 17.00 น.'],
    ],
  } as const;
  async function openShop() {
    const { workspaceId, sql, add } = await openWorkspace();
    for (const [title, text] of Object.values(pages).flat()) await add(null, text, undefined, title);
    return async (query: string, language: string) => {
      const { hits } = await search(sql, {
        workspaceId,
        botIds: null,
        query,
        language,
        also: ['en'],
        limit: 5,
      });
      return hits.map(({ title }) => title);
    };
  }

  test('answers in English who asks in a third language, with each page once', async () => {
    const ask = await openShop();
    for (const [query, language] of [
      ['டெலிவரி எத்தனை நாள் ஆகும்?', 'ta'],
      ['كم يوم يستغرق التوصيل؟', 'ar'],
    ] as const) {
      const titles = await ask(query, language);
      expect(titles[0]).toBe('Delivery');
      expect(titles).not.toContain('ระยะเวลาจัดส่ง');
    }
    expect((await ask('ส่งของกี่วันถึง', 'th'))[0]).toBe('ระยะเวลาจัดส่ง');
  });

  test('looks for the translation of a page that only another language has words for', async () => {
    const ask = await openShop();
    expect((await ask('전화번호 알려주세요', 'ko'))[0]).toBe('Contact');
  });
});

test('a page in another language does not make the best one doubtful', async () => {
  const pages = {
    en: [
      'Check-out',
      'You can check in from 2 pm to 10 pm. Check-out is until noon. If you come later, please call us and we leave the key in a box.',
    ],
    th: ['เช็คอินและเช็คเอาท์', 'เช็คอินได้ตั้งแต่ 14.00 น. เช็คเอาท์ก่อน 12.00 น. หากมาถึงดึกกรุณาโทรแจ้งล่วงหน้า'],
  } as const;
  const open = async (languages: (keyof typeof pages)[]) => {
    const { workspaceId, sql, add } = await openWorkspace();
    for (const language of languages) await add(null, pages[language][1], undefined, pages[language][0]);
    await add(null, 'Breakfast is 150 baht per person.', undefined, 'Breakfast');
    await add(null, 'สระว่ายน้ำเปิด 8.00 ถึง 20.00 น. ยืมผ้าเช็ดตัวได้ที่แผนกต้อนรับ', undefined, 'สระว่ายน้ำ');
    return async (query: string, language: string) =>
      (await search(sql, { workspaceId, botIds: null, query, language, limit: 5 })).confidence;
  };
  const [alone, beside] = [await open(['en']), await open(['en', 'th'])];
  for (const [language, query] of [
    ['ja', 'チェックアウトは何時ですか'],
    ['ko', '체크아웃은 몇 시예요?'],
    ['ar', 'متى تسجيل المغادرة؟'],
    ['hi', 'चेक-आउट कब है?'],
  ] as const)
    expect((await beside(query, language)) / (await alone(query, language)), query).toBeGreaterThan(0.9);
});

/** Fees for every country, beside returns; and who asks if it ships abroad, in that language or another one. */
const abroad: Record<string, { fees: string; returns: string; asked: [string, string][] }> = {
  en: {
    fees: 'An order costs 6 US dollars to deliver, whatever the country.',
    returns: 'You can send back unopened packs within 30 days.',
    asked: [
      ['en', 'do you ship internationally?'],
      ['ar', 'هل يوجد شحن دولي؟'],
      ['zh-Hans', '寄到国外吗'],
      ['ko', '해외배송 되나요?'],
    ],
  },
  th: {
    fees: 'ค่าจัดส่ง 6 ดอลลาร์สำหรับทุกประเทศ',
    returns: 'คืนสินค้าที่ยังไม่เปิดได้ภายใน 30 วัน',
    asked: [['th', 'จัดส่งต่างประเทศไหม']],
  },
  hi: {
    fees: 'किसी भी देश के लिए डिलीवरी शुल्क 6 डॉलर है।',
    returns: 'बंद पैकेट 30 दिन में वापस कर सकते हैं।',
    asked: [['hi', 'क्या विदेश में डिलीवरी होती है?']],
  },
  id: {
    fees: 'Ongkos kirim 90.000 rupiah ke negara mana pun.',
    returns: 'Kemasan yang belum dibuka boleh dikembalikan dalam 30 hari.',
    asked: [['id', 'bisa kirim ke luar negeri?']],
  },
};

test.each(Object.entries(abroad))('finds that a shop delivers to every country, in %s', async (_, shop) => {
  const { workspaceId, sql, addBot, add } = await openWorkspace();
  const bot = await addBot();
  const fees = await add(bot, shop.fees);
  await add(bot, shop.returns);
  for (const [language, query] of shop.asked) {
    const { hits, confidence, threshold } = await search(sql, {
      workspaceId,
      botIds: [bot],
      query,
      language,
      limit: 5,
    });
    expect(hits[0]?.document_id, query).toBe(fees);
    expect(confidence, query).toBeGreaterThan(threshold);
  }
});

test('does not believe a declared language that is written in another script', () => {
  const index = (text: string, language: string | null) =>
    indexChunks({ title: '', chunks: chunkDocument({ title: '', text, sourceType: 'url' }), language })
      .language;
  expect(index('ร้านเปิดทุกวันตั้งแต่เก้าโมงถึงสองทุ่ม', 'en')).toBe('th');
  expect(index('Kami buka setiap hari dari jam sembilan.', 'en')).toBe('en');
  expect(index('当店は毎日九時から営業しています。', 'ja')).toBe('ja');
});

describe('ranking', () => {
  test('rare words and titles decide; the hit carries its place in the document', async () => {
    const { add, ask } = await openWorkspace();
    await add(null, 'Our shop sells shoes and bags. Our shop is open daily.');
    const id = await add(null, 'Bring the receipt to the shop. Then you get a refund.', undefined, 'Refunds');
    const { hits } = await ask('refund in the shop', null);
    expect(hits[0]).toMatchObject({ document_id: id, title: 'Refunds', start: 0, retrievers: { terms: 1 } });
    expect(hits[0]?.end).toBe(hits[0]?.text.length);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
  });

  test('a question in another language finds its passage, and is sure of it', async () => {
    const { add, addBot, sql, workspaceId } = await openWorkspace();
    const bot = await addBot();
    const refunds = await add(bot, 'Dana dikembalikan ke kartu kredit dalam 14 hari.', undefined, 'Refund');
    await add(bot, 'Ongkos kirim ke Bali Rp21.000 per kilogram.', undefined, 'Ongkos kirim');
    await add(bot, 'Toko buka setiap hari kecuali hari Minggu.', undefined, 'Jam buka');
    await refreshStatistics(sql, { workspaceId });
    const request = { workspaceId, botIds: [bot], limit: 5 };
    const known = await search(sql, { ...request, query: 'how long does a refund to my credit card take' });
    expect(known.hits[0]?.document_id).toBe(refunds);
    expect(known.confidence).toBeGreaterThan(known.threshold);
    const unknown = await search(sql, { ...request, query: 'can I bring my dog to the swimming pool' });
    expect(unknown.confidence).toBeLessThan(unknown.threshold);
  });

  test('a thing asked weighs about the same, whether the base knows it by its word or by another', async () => {
    const { addBot, add, ask } = await openWorkspace();
    const bot = await addBot();
    const named = await add(bot, 'A refrigerator is in the lobby.');
    const written = await add(bot, 'Some sofas are in the lobby.');
    const { hits } = await ask('fridge sofas', [bot]);
    const scoreOf = (id: string) => hits.find(({ document_id }) => document_id === id)?.score ?? 0;
    expect(scoreOf(named)).toBeGreaterThan(0);
    expect(scoreOf(written) / scoreOf(named)).toBeLessThan(2);
  });

  test('a passage whose title is the question comes first', async () => {
    const { add, ask } = await openWorkspace();
    await add(
      null,
      'Admin menjawab: nomor meja, nomor antrean, nomor kamar. Tanya admin, admin, admin.',
      undefined,
      'Lobi',
    );
    const id = await add(null, 'Hubungi 0812-3456-7890 pada jam kerja.', undefined, 'Nomor admin');
    expect((await ask('nomor admin', null)).hits[0]?.document_id).toBe(id);
  });

  test('vectors add what words miss and words what vectors miss', async () => {
    const { add, ask } = await openWorkspace();
    const near = await add(null, 'Salam hangat dari kami.', [1, 0, 0]);
    const worded = await add(null, 'Opening hours: nine to five.', [0, 0, 1]);
    await add(null, 'Nothing to do with it.', [0, 1, 0]);
    const { hits } = await ask('opening hours', null, [1, 0.1, 0]);
    expect(
      hits
        .slice(0, 2)
        .map(({ document_id }) => document_id)
        .toSorted(),
    ).toEqual([near, worded].toSorted());
    const byId = new Map(hits.map((hit) => [hit.document_id, hit.retrievers]));
    expect(byId.get(near)).toEqual({ vectors: 1 });
    expect(byId.get(worded)).toMatchObject({ terms: 1 });
  });

  test('beside vectors, a question that is a title comes first and an expired page behind', async () => {
    const { add, found } = await openWorkspace();
    const vector = [1, 0, 0];
    const text = 'The price of delivery to Bandung is 20,000.';
    const expired = await add(null, text, vector, 'Delivery prices (expired)');
    const other = await add(null, text, vector, 'Delivery to Bandung');
    const titled = await add(null, text, vector, 'Delivery prices');
    expect(await found('delivery prices', null, vector)).toEqual([titled, other, expired]);
  });

  test('a passage that words prefer by far stays first beside a nearer one, an equal one does not', async () => {
    const { add, found } = await openWorkspace();
    const price = await add(null, 'Delivery to Bandung costs 20,000.', [0.8, 0.6, 0], 'Delivery prices');
    const tour = await add(null, 'Our tours of Bandung start at nine.', [1, 0, 0], 'Tours');
    const [first, second] = [
      await add(null, 'Gift wrapping is free.', [0, 1, 0]),
      await add(null, 'Gift wrapping is free.', [0, 0, 1]),
    ];
    expect((await found('delivery price to Bandung', null, [1, 0, 0])).slice(0, 2)).toEqual([price, tour]);
    expect((await found('gift wrapping', null, [0, 1, 0.5])).slice(0, 2)).toEqual([first, second]);
    expect((await found('gift wrapping', null, [0, 0.5, 1])).slice(0, 2)).toEqual([second, first]);
  });

  test('vectors of another model are not compared', async () => {
    const { add, sql, workspaceId } = await openWorkspace();
    await add(null, 'Salam hangat dari kami.', [1, 0, 0]);
    const vector = { model: 'newer', values: Float32Array.from([1, 0]) };
    const { hits } = await search(sql, {
      workspaceId,
      botIds: null,
      query: 'opening hours',
      vector,
      limit: 5,
    });
    expect(hits).toEqual([]);
  });
});

test('a very common term finds passages only if rarer ones find few, and is weighed otherwise', async () => {
  const { workspaceId, sql, addBot, add, found } = await openWorkspace();
  const bot = await addBot();
  const plain = await add(bot, 'Delivery');
  await sql`update retrieval_statistics set chunks = 100_000, length = 1_000_000 where scope = ${bot}`;
  await sql`insert into frequent_terms
    select workspace_id, unnest(terms) # posting_salt(bot_id), 30_000 from chunks where workspace_id = ${workspaceId}`;
  const bicycle = await add(bot, 'Delivery by bicycle');
  for (let i = 0; i < 64; i++) await add(bot, 'Our teapots are made of clay');
  const teapots = await add(bot, 'Delivery of our teapots made of clay');
  expect(new Set(await found('delivery', [bot]))).toEqual(new Set([plain, bicycle, teapots]));
  expect(await found('delivery by bicycle', [bot])).toEqual([bicycle, plain, teapots]);
  const many = await found('delivery of clay teapots', [bot]);
  expect(many[0]).toBe(teapots);
  expect(many).toHaveLength(10);
});

describe('questions as people write them', () => {
  test.each([
    ['ＷＡＲＲＡＮＴＹ　２', 'The warranty lasts 2 years.'],
    ['giao hang mat may ngay', 'Giao hàng mất ba ngày.'],
    ['متى التوصيل', 'التَّوْصِيلُ خلال ثلاثة أيام.'],
    ['refund 😀😀?!', 'You get a refund.'],
    ['ซื้อ iPhone ได้ที่ไหน', 'เราขาย iPhone ที่สาขาสยาม'],
    ['鳥', '鳥'],
    [`refund ${'please '.repeat(600)}`, 'You get a refund.'],
  ])('form %#', async (question, text) => {
    const { add, found } = await openWorkspace();
    const id = await add(null, text);
    expect(await found(question, null)).toEqual([id]);
  });

  test.each(['', ' ', '?!', '😀', '\u200d', 'q', '\ud800', '的', 'x'.repeat(5_000)])(
    'odd question %# finds nothing and breaks nothing',
    async (question) => {
      const { add, ask } = await openWorkspace();
      await add(null, 'You get a refund.');
      const { hits, confidence } = await ask(question, null);
      expect(hits).toEqual([]);
      expect(confidence).toBe(0);
    },
  );
});

describe('writing', () => {
  test('replacing a document leaves nothing of the old one, and deleting it leaves nothing', async () => {
    const { add, addBot, found, sql, tx, workspaceId } = await openWorkspace();
    const botId = await addBot();
    const documentId = await add(botId, 'Alpha bravo.\n\n# Charlie\n\nDelta echo.', [1, 0]);
    const chunks = chunkDocument({ title: '', text: 'Foxtrot golf.', sourceType: 'snippet' });
    await tx((inside, atCommit) =>
      replaceChunks(inside, atCommit, { workspaceId, documentId, botId, title: '', chunks }),
    );
    expect(await found('alpha bravo charlie delta echo', null)).toEqual([]);
    expect(await found('foxtrot', null)).toEqual([documentId]);
    await sql`delete from documents where workspace_id = ${workspaceId} and id = ${documentId}`;
    for (const table of ['chunks', 'postings', 'embeddings']) {
      const [row] = await database.system.sql`
        select count(*)::int as n from (
          select workspace_id, 'chunks' as name from chunks union all select workspace_id, 'postings' from postings
          union all select workspace_id, 'embeddings' from embeddings
        ) t where workspace_id = ${workspaceId}::uuid and name = ${table}`;
      expect([table, row?.n]).toEqual([table, 0]);
    }
  });

  test('stores many documents with the same words at once without a deadlock', async () => {
    const { add, sql, tx, workspaceId } = await openWorkspace();
    const text = 'zulu yankee xray whiskey victor uniform tango sierra romeo quebec';
    const ids = await Promise.all(Array.from({ length: 24 }, () => add(null, text)));
    const again = (documentId: string, i: number) =>
      tx(async (inside, atCommit) => {
        // The worker does the same: who writes the chunks of a document locks it.
        await inside`select from documents where workspace_id = ${workspaceId} and id = ${documentId} for no key update`;
        const words = i % 2 ? text : text.split(' ').reverse().join(' ');
        const chunks = chunkDocument({ title: '', text: words, sourceType: 'snippet' });
        return replaceChunks(inside, atCommit, { workspaceId, documentId, botId: null, title: '', chunks });
      });
    await Promise.all([...ids, ...ids].map(again));
    const [row] = await sql`
      select count(*)::int as n, count(distinct document_id)::int as documents from chunks where workspace_id = ${workspaceId}`;
    expect(row).toEqual({ n: 24, documents: 24 });
    const [posted] = await sql`select count(*)::int as n from postings where workspace_id = ${workspaceId}`;
    expect(posted?.n).toBe(24 * 12); // ten words, two of which name concepts
  });
});

describe('the threshold', () => {
  test('everyday sentences stay below it, and questions of the base above', async () => {
    const { add, ask, sql, workspaceId, addBot } = await openWorkspace();
    const bot = await addBot();
    for (const text of [
      'Parcels are delivered within three working days of your order.',
      'Refunds are paid to the card you used for your order.',
      'Our support team answers emails from Monday to Friday.',
      'You can change the delivery address until the parcel is sent.',
    ]) {
      await add(bot, text);
    }
    await refreshStatistics(sql, { workspaceId });
    const known = await ask('Can I change the delivery address of my parcel?', [bot]);
    expect(known.confidence).toBeGreaterThan(known.threshold);
    const unknown = await ask('My cousin plays the violin in Vienna.', [bot]);
    expect(unknown.confidence).toBeLessThanOrEqual(unknown.threshold);
  });

  test('a rare thing that stands nowhere in the base keeps a question below the threshold', async () => {
    const { add, ask, addBot, sql, workspaceId } = await openWorkspace();
    const bot = await addBot();
    await add(bot, 'インフルエンザワクチンは4,000円です。予約が必要です。', undefined, 'ワクチン');
    await add(bot, '診療時間は9時から18時までです。', undefined, '診療時間');
    await refreshStatistics(sql, { workspaceId });
    const known = await ask('インフルエンザワクチンはいくらですか', [bot]);
    expect(known.confidence).toBeGreaterThan(known.threshold);
    const unknown = await ask('狂犬病ワクチンはいくらですか', [bot]);
    expect(unknown.confidence).toBeLessThan(unknown.threshold);
  });

  test('a question about the world is off topic unless a passage knows it, whatever else is found', async () => {
    const { addBot, add, ask } = await openWorkspace();
    const bot = await addBot();
    const asked = ['明日傘いる?', 'write me a poem about tea', 'what is the weather in Jakarta tomorrow'];
    const offTopic = async () =>
      Promise.all(asked.map(async (question) => (await ask(question, [bot])).isOffTopic));
    expect(await offTopic()).toEqual([true, true, true]);
    await add(bot, 'Our shop in Jakarta sells green tea and black tea.', undefined, 'Tea');
    expect(await offTopic()).toEqual([true, true, true]);
    await add(bot, 'Bring an umbrella: the weather on the terrace changes quickly.', undefined, 'Terrace');
    expect(await offTopic()).toEqual([false, true, false]);
    expect((await ask('Do you sell bicycles?', [bot])).isOffTopic).toBe(false);
  });

  test('a passage whose title says that it is over comes after one that is valid', async () => {
    const { add, ask } = await openWorkspace();
    await add(null, 'ลด 50% ทุกโปร', undefined, 'โปรโมชั่น (หมดเขตแล้ว)');
    const valid = await add(null, 'ลด 10% เมื่อซื้อครบ', undefined, 'โปรโมชั่น');
    expect((await ask('โปรโมชั่น', null)).hits[0]?.document_id).toBe(valid);
  });

  test('a passage that says that it is over comes after one that is valid, by the day of the request', async () => {
    const { add, sql, workspaceId } = await openWorkspace();
    const old = await add(null, 'ค่าเข้าชมสวน 300 บาท ราคานี้ใช้ได้ถึงมีนาคม 2569', undefined, 'ค่าเข้าชม');
    const next = await add(null, 'ค่าเข้าชมสวน 350 บาท ราคานี้มีผลตั้งแต่เมษายน 2569', undefined, 'ค่าเข้าชม');
    const first = async (now: Date) =>
      (await search(sql, { workspaceId, botIds: null, query: 'ค่าเข้าชมสวนเท่าไร', now, limit: 3 })).hits[0]
        ?.document_id;
    expect(await first(new Date('2026-03-01'))).toBe(old);
    expect(await first(new Date('2026-05-01'))).toBe(next);
  });

  test('hours of one weekday are found in a range of weekdays', async () => {
    const { add, ask } = await openWorkspace();
    await add(null, '水曜日は感謝の日です。', undefined, 'イベント');
    const hours = await add(null, '月〜金 9:00〜18:00、土 9:00〜13:00', undefined, '受付');
    expect((await ask('水曜は何時まで', null)).hits.map(({ document_id }) => document_id)).toContain(hours);
  });

  test('a romanised question is sure of a passage in the script of its language', async () => {
    const { add, addBot, sql, workspaceId } = await openWorkspace();
    const bot = await addBot();
    const breakfast = await add(bot, 'नाश्ता सुबह 7 से 10 बजे तक, ₹250 प्रति व्यक्ति।', undefined, 'नाश्ता');
    await add(bot, 'पार्किंग मुफ़्त है।', undefined, 'पार्किंग');
    await refreshStatistics(sql, { workspaceId });
    const request = {
      workspaceId,
      botIds: [bot],
      query: 'nashta kitne ka hai',
      language: 'hi-Latn',
      limit: 3,
    };
    const { hits, confidence, threshold } = await search(sql, request);
    expect(hits[0]?.document_id).toBe(breakfast);
    expect(confidence).toBeGreaterThan(threshold / 2);
  });

  test('a passage whose vector is nearer than the others makes a question surer', async () => {
    const { add, ask } = await openWorkspace();
    await add(null, 'You may return what you bought within fourteen days.', [1, 0, 0]);
    for (let at = 0; at < 6; at++)
      await add(null, `The ${at} teapots are made of clay.`, [0.5, 0.5, at / 10]);
    const confidence = async (vector: number[]) =>
      (await ask('may I return what I bought', null, vector)).confidence;
    expect(await confidence([1, 0, 0])).toBeGreaterThan(await confidence([0, 1, 0.3]));
  });

  test('statistics count each base apart and forget an empty one', async () => {
    const { add, sql, workspaceId, addBot } = await openWorkspace();
    const bot = await addBot();
    await add(bot, 'one two three');
    const shared = await add(null, 'four five');
    await refreshStatistics(sql, { workspaceId });
    const counts = async () =>
      (
        await sql`select scope = ${bot} as own, chunks, length::int from retrieval_statistics where workspace_id = ${workspaceId} order by 1`
      ).map((row) => ({ ...row }));
    expect(await counts()).toEqual([
      { own: false, chunks: 1, length: 2 },
      { own: true, chunks: 1, length: 3 },
    ]);
    await sql`delete from documents where workspace_id = ${workspaceId} and id = ${shared}`;
    await refreshStatistics(sql, { workspaceId });
    expect(await counts()).toEqual([{ own: true, chunks: 1, length: 3 }]);
  });
});

test('the self-test finds every language on both retrievers and leaves nothing behind', async () => {
  expect(await selfTest(database)).toEqual([]);
  const [row] = await database.system.sql`select count(*)::int as n from workspaces where name = 'self-test'`;
  expect(row?.n).toBe(0);
});

test('finds each part of a long table by the name of a column', async () => {
  const { addBot, add, ask } = await openWorkspace();
  const bot = await addBot();
  const rows = Array.from({ length: 45 }, (_, at) => `| Island ${at} | ${at + 100} USD / kg | yes |`);
  await add(bot, ['| Island | Airfreight | Insured |', '| --- | --- | --- |', ...rows].join('\n'));
  const { hits } = await ask('airfreight', [bot]);
  expect(hits.length).toBeGreaterThan(1);
  expect(hits.map(({ text }) => text)).toContainEqual(expect.stringContaining('| Island 44 |'));
});

test('finds how long something takes to arrive, though only the costs speak of shipping', async () => {
  const { addBot, add, ask } = await openWorkspace();
  const bot = await addBot();
  const costs = '## Delivery costs\nDelivery is free from 50 dollars. We do not ship to post office boxes.';
  await add(bot, `## Delivery times\nDelivery takes 2 to 4 working days.\n\n${costs}`);
  for (const question of ['how long does shipping take', 'How long does delivery take?'])
    expect((await ask(question, [bot])).hits[0]?.heading, question).toBe('Delivery times');
});
