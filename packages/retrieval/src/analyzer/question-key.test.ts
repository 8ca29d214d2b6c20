import { describe, expect, test } from 'vitest';
import { questionKey } from './question-key.ts';

const same: [language: string, ...questions: string[]][] = [
  ['en', 'What are your opening hours?', 'opening hours', 'OPENING HOURS??', 'What is the opening hour'],
  ['ja', '送料はいくらですか？', '送料はいくら', '送料は いくら?'],
  ['zh-Hans', '运费多少钱？', '运费多少钱呢', '运费 多少钱!!'],
  ['ko', '배송비 얼마예요?', '배송비 얼마예요'],
  ['id', 'Berapa ongkos kirim?', 'ongkos kirim berapa', 'Ongkos kirimnya berapa?'],
  ['th', 'ค่าส่งเท่าไหร่', 'ค่าส่งเท่าไหร่?'],
  ['vi', 'Phí giao hàng?', 'phi giao hang', 'PHÍ GIAO HÀNG'],
  ['ar', 'ما هي ساعات العمل؟', 'ساعات العمل', 'سَاعات العمل؟'],
  ['hi', 'डिलीवरी शुल्क क्या है?', 'डिलीवरी शुल्क'],
  ['ur', 'ڈیلیوری فیس کیا ہے؟', 'ڈیلیوری فیس', 'ڈيليوري فيس كيا هے'],
  ['ne', 'डेलिभरी शुल्क कति हो?', 'डेलिभरी शुल्क'],
  ['mr', 'डिलिव्हरी शुल्क किती आहे?', 'डिलिव्हरी शुल्क'],
  ['pa', 'ਡਿਲੀਵਰੀ ਦੀ ਫੀਸ ਕਿੰਨੀ ਹੈ?', 'ਡਿਲੀਵਰੀ ਫ਼ੀਸ'],
  ['si', 'ඩිලිවරි ගාස්තුව කීයද?', 'ඩිලිවරි ගාස්තු'],
  ['gu', 'ડિલિવરી ચાર્જ કેટલો છે?', 'ડિલિવરી ચાર્જ', 'ડિલિવરી ચાર્જ કેટલો છે'],
  ['ta', 'டெலிவரி கட்டணம் என்ன?', 'டெலிவரி கட்டணம்'],
];

describe.each(same)('%s', (language, ...questions) => {
  test('questions of the same words have one key', () => {
    const keys = questions.map((question) => questionKey(question, language));
    expect(new Set(keys).size, keys.join(' | ')).toBe(1);
    expect(keys[0]).not.toBe('');
  });
});

type Asked = [language: string, question: string];
const ofOneMeaning: [Asked, Asked][] = [
  [
    ['th', 'wechat pay ได้มั้ย'],
    ['th', 'รับ wechat pay ไหม'],
  ],
  [
    ['th', 'รับ wechat pay ไหม'],
    ['en', 'can I use wechat pay'],
  ],
  [
    ['th', 'มีโน้ตบุ๊คไหม'],
    ['th', 'ขายโน้ตบุ๊คไหม'],
  ],
  [
    ['en', 'Tourist SIM price'],
    ['en', 'tourist sim how much'],
  ],
  [
    ['en', 'parking?'],
    ['id', 'parkir'],
  ],
  [
    ['en', 'Is there parking?'],
    ['zh-Hant', '駐車場'],
  ],
  [
    ['ja', '駐車場はありますか'],
    ['id', 'ada parkir gak'],
  ],
  [
    ['en', 'How much is delivery?'],
    ['id', 'Berapa ongkos kirim?'],
  ],
  [
    ['en', 'delivery fee'],
    ['ja', '送料はいくらですか'],
  ],
  [
    ['zh-Hans', '运费多少钱？'],
    ['ko', '배송비 얼마예요?'],
  ],
  [
    ['en', 'How long does delivery take?'],
    ['id', 'lama pengiriman'],
  ],
  [
    ['en', 'When do you open?'],
    ['id', 'buka jam berapa'],
  ],
  [
    ['en', 'opening hours'],
    ['ja', '営業時間'],
  ],
  [
    ['en', 'Do you have wifi?'],
    ['th', 'มี wifi ไหม'],
  ],
  [
    ['en', 'I forgot my password'],
    ['id', 'lupa password'],
  ],
  [
    ['en', 'warranty'],
    ['id', 'ada garansi gak?'],
  ],
  [
    ['en', 'Can I pay by installment?'],
    ['id', 'bisa cicilan?'],
  ],
  [
    ['en', 'Do you have laptops in stock?'],
    ['id', 'jual laptop?'],
  ],
  [
    ['vi', 'có hoàn tiền không'],
    ['en', 'Can I get a refund?'],
  ],
  [
    ['hi', 'डिलीवरी शुल्क क्या है?'],
    ['en', 'What is the shipping fee?'],
  ],
];

test.each(ofOneMeaning)('%j and %j have one key', (a, b) => {
  const keys = [a, b].map(([language, question]) => questionKey(question, language));
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['en', 'Do you ship to Japan?', 'Do you ship to Korea?'],
  ['en', 'Do you open on 1 May?', 'Do you open on 2 May?'],
  ['ja', '送料はいくらですか', '返品はできますか'],
  ['zh-Hans', '运费多少钱', '可以退货吗'],
  ['th', 'ค่าส่งเท่าไหร่', 'คืนสินค้าได้ไหม'],
  ['en', 'What is the price of delivery?', 'What is the price of returns?'],
  ['en', 'How much is delivery?', 'How long does delivery take?'],
  ['en', 'Is there parking?', 'How much is parking?'],
  ['en', 'Do you accept WeChat Pay?', 'Do you accept Alipay?'],
  ['id', 'bisa gopay?', 'bisa ovo?'],
  ['en', 'Do you sell coffee?', 'Do you sell tea?'],
  ['en', 'Do you sell sofas?', 'Do you sell tables?'],
  ['en', 'When is breakfast?', 'Is breakfast included?'],
  ['en', 'When is breakfast?', 'Do you have breakfast?'],
  ['en', 'Can I cancel my order?', 'Can I change my order?'],
  ['en', 'Student discount?', 'Are you hiring students?'],
  ['en', 'Do you have 4G?', 'Do you have 5G?'],
  ['en', 'How many people fit in a room?', 'How much is a room?'],
  ['en', 'What time is check-in?', 'What time is check-out?'],
  ['th', 'ขายโน้ตบุ๊คไหม', 'รับซ่อมโน้ตบุ๊คไหม'],
  ['id', 'jam buka hari minggu', 'jam buka hari sabtu'],
  ['en', 'Can I bring my dog?', 'Can I bring my cat?'],
])('%s: other questions have other keys: %s, %s', (language, a, b) => {
  expect(questionKey(a, language)).not.toBe(questionKey(b, language));
});

test('a question of function words or signs alone has a key of its own', () => {
  expect(questionKey('What?', 'en')).toBe(questionKey('what', 'en'));
  expect(questionKey('What?', 'en')).not.toBe('');
  expect(questionKey('???', null)).toBe('');
});

test('keeps what carries little when nothing else is asked', () => {
  const keys = ['How much?', 'Do you sell?', 'How long?', 'When?'].map((text) => questionKey(text, 'en'));
  expect(new Set(keys).size, keys.join(' | ')).toBe(4);
});
