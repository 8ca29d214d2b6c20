import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenBase, openProduct, type Product } from './open-product.ts';

/** A guesthouse in each language: its pages, a first question, and then one that says only with no subject what it is about. */
const houses = {
  th: {
    pages: [
      ['สระว่ายน้ำ', 'สระว่ายน้ำเปิด 8.00 ถึง 20.00 น. ยืมผ้าเช็ดตัวได้ที่แผนกต้อนรับ'],
      ['เช็คอิน', 'เช็คอินได้ตั้งแต่ 14.00 น. ถึง 22.00 น. เช็คเอาท์ก่อนเที่ยง'],
      ['อาหารเช้า', 'อาหารเช้าราคา 150 บาทต่อคน เด็กต่ำกว่า 6 ขวบฟรี'],
    ],
    pool: 'มีสระว่ายน้ำไหม',
    hours: 'เปิดถึงกี่โมง',
    price: 'อาหารเช้าเท่าไหร่',
    unknown: 'มีบริการนวดไหม',
  },
  id: {
    pages: [
      ['Kolam renang', 'Kolam renang buka dari jam 8 pagi sampai jam 8 malam. Handuk ada di resepsionis.'],
      ['Check-in', 'Check-in dari jam 2 siang sampai jam 10 malam. Check-out sebelum tengah hari.'],
      ['Sarapan', 'Sarapan 150 baht per orang. Anak di bawah 6 tahun gratis.'],
    ],
    pool: 'ada kolam renang?',
    hours: 'tutup jam berapa?',
    price: 'sarapan berapa harganya?',
    unknown: 'ada layanan pijat?',
  },
  ja: {
    pages: [
      ['プール', 'プールは午前8時から午後8時まで利用できます。タオルはフロントにあります。'],
      ['チェックイン', 'チェックインは14時から22時までです。チェックアウトは正午までです。'],
      ['朝食', '朝食は1人150バーツです。6歳未満のお子様は無料です。'],
    ],
    pool: 'プールはありますか',
    hours: '何時に閉まりますか',
    price: '朝食はいくらですか',
    unknown: 'マッサージはありますか',
  },
  'zh-Hans': {
    pages: [
      ['游泳池', '游泳池早上8点到晚上8点可以使用。毛巾在前台。'],
      ['入住', '入住时间是14点到22点。中午前退房。'],
      ['早餐', '早餐每人150泰铢。6岁以下儿童免费。'],
    ],
    pool: '有游泳池吗',
    hours: '几点关门',
    price: '早餐多少钱',
    unknown: '有按摩服务吗',
  },
  en: {
    pages: [
      ['Swimming pool', 'You can use the pool from 8 am to 8 pm. Towels are at the reception.'],
      ['Check-in', 'Check-in is from 2 pm to 10 pm. Check-out is before noon.'],
      ['Breakfast', 'Breakfast is 150 baht per person. Children under 6 eat free.'],
    ],
    pool: 'do you have a swimming pool',
    hours: 'open until?',
    price: 'how much is breakfast',
    unknown: 'do you have a spa',
  },
} as const;

let product: Product;
const bases = new Map<string, OpenBase>();
beforeAll(async () => {
  product = await openProduct(undefined, {});
  for (const [language, { pages }] of Object.entries(houses)) {
    const articles = pages.map(([title, text]) => ({ title, text, kind: 'text' as const }));
    const base = { id: language, kit: 'guesthouse', name: 'Baan', language, articles };
    bases.set(language, await product.addBase(base, '', () => {}));
  }
});
afterAll(() => product?.close());

/** Asks two questions in one conversation, and returns the reply to the second. */
async function askBoth(language: string, first: string, second: string) {
  const base = bases.get(language) as OpenBase;
  const { session_id } = await base.ask(first);
  return base.ask(second, session_id);
}

test.each(Object.entries(houses))(
  'an hour without a subject is that of the question before, in %s',
  async (language, { pages, pool, hours }) => {
    const { answered, sources } = await askBoth(language, pool, hours);
    expect(answered).not.toBe(false);
    expect(sources[0]?.title).toBe(pages[0][0]);
  },
);

test.each(Object.entries(houses))(
  'what no page has is not answered with the question before, in %s',
  async (language, { price, unknown }) => {
    const { answered, sources } = await askBoth(language, price, unknown);
    expect(answered).toBe(false);
    expect(sources).toEqual([]);
  },
);
