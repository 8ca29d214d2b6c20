import { describe, expect, test } from 'vitest';
import { covers, readAmounts, readRanges } from './ranges.ts';

const isIn = (text: string, question: string) => {
  const ranges = readRanges(text);
  return readAmounts(question).some((amount) => ranges.some((range) => covers(range, amount)));
};

describe('a range contains the amount that is asked for, and no other', () => {
  test.each([
    ['en', 'Up to 5 km', '3 km away', '12 km away'],
    ['en', '5–10 kg', 'my dog is 7.5kg', 'my dog is 12kg'],
    ['en', '20 people or more', 'a party of 30 people', 'a party of 12 people'],
    ['en', '14 days or more before', 'two of us cancel 3 weeks before', 'we cancel 1 week before'],
    ['id', '1 sampai 4 jam', 'telat 2 jam', 'telat 5 jam'],
    ['ms', 'RM501 - RM1,000', 'jam harga 600', 'jam harga 1800'],
    ['ms', '10 kg ke atas', 'bungkusan 12 kilo', 'bungkusan 8 kilo'],
    ['fil', 'Para sa 20 tao pataas', '30 kami', '12 kami'],
    ['vi', 'Trên 1 đến 3 triệu', 'túi 2 triệu', 'túi 4 triệu'],
    ['vi', '20 kg trở lên', 'thùng 25 ký', 'thùng 15 ký'],
    ['ja', '29〜10日前', '2週間前', '5週間前'],
    ['ja', '50kmまで', '30キロくらい', '60キロくらい'],
    ['ja', '10人以上', '12人です', '8人です'],
    ['zh-Hans', '不超过5公斤', '3公斤', '6公斤'],
    ['zh-Hant', '超過10公里', '12公里', '8公里'],
    ['ko', '10~14층', '12층인데', '9층인데'],
    ['ko', '5kg 이하', '3키로', '7키로'],
    ['th', 'ไม่เกิน 10 กก.', 'หนัก 8 กิโล', 'หนัก 12 กิโล'],
    ['th', 'อายุ 12 ปีขึ้นไป', 'อายุ 15 ปี', 'อายุ 10 ปี'],
    ['lo', 'ບໍ່ເກີນ 10 ກິໂລ', '8 ກິໂລ', '12 ກິໂລ'],
    ['km', 'លើសពី 5 គីឡូ', '7 គីឡូ', '3 គីឡូ'],
    ['my', '၃၁ ရက်မှ ၆၀ ရက်အထိ', '၄၅ ရက်', '၇၀ ရက်'],
    ['hi', '5 किमी तक', '3 किलोमीटर', '8 किलोमीटर'],
    ['hi', '20 किलो से ज़्यादा', '25 किलो', '15 किलो'],
    ['ur', '5 کلومیٹر تک', '3 کلومیٹر', '8 کلومیٹر'],
    ['ur', '20 کلو سے زیادہ', '25 کلو', '15 کلو'],
    ['ne', '5 किलोमिटरसम्म', '3 किलोमिटर', '8 किलोमिटर'],
    ['mr', '5 किलोमीटरपर्यंत', '3 किलोमीटर', '8 किलोमीटर'],
    ['gu', '5 કિલોમીટર સુધી', '3 કિલોમીટર', '8 કિલોમીટર'],
    ['ne', '20 किलोभन्दा बढी', '25 किलो', '15 किलो'],
    ['mr', '20 किलोपेक्षा जास्त', '25 किलो', '15 किलो'],
    ['pa', '5 ਕਿਲੋਮੀਟਰ ਤੱਕ', '3 ਕਿਲੋਮੀਟਰ', '8 ਕਿਲੋਮੀਟਰ'],
    ['pa', '੨੦ ਕਿਲੋ ਤੋਂ ਵੱਧ', '25 ਕਿਲੋ', '15 ਕਿਲੋ'],
    ['si', 'කිලෝමීටර් 5 දක්වා', 'කිලෝමීටර් 3', 'කිලෝමීටර් 8'],
    ['gu', '20 કિલોથી વધુ', '25 કિલો', '15 કિલો'],
    ['hi-Latn', '5 kilo tak', '3 kilo ka', '8 kilo ka'],
    ['bn', '৫ কেজি পর্যন্ত', '৩ কেজি', '৮ কেজি'],
    ['ta', '5 கிலோ வரை', '3 கிலோ', '8 கிலோ'],
    ['te', '5 కిలోల వరకు', '3 కిలోలు', '8 కిలోలు'],
    ['kn', '500 ಗ್ರಾಂ – 2 ಕೆಜಿ', '1 ಕೆಜಿ', '3 ಕೆಜಿ'],
    ['ml', '5 കിലോ വരെ', '3 കിലോ', '8 കിലോ'],
    ['ar', 'من 4 إلى 10 سنوات', 'عمرها ٦ سنين', 'عمرها ١٢ سنة'],
    ['ar', 'حتى 5 كجم', '3 كيلو', '8 كيلو'],
  ])('%s: %s', (_, text, inside, outside) => {
    expect(isIn(text, inside)).toBe(true);
    expect(isIn(text, outside)).toBe(false);
  });
});

test('a cell without a unit has that of its column, and a price needs no currency', () => {
  expect(isIn('| 20 – 49 | Rp900 |', '30 students')).toBe(true);
  expect(isIn('| Nutmeg | 12 |', '12 people')).toBe(true);
  expect(isIn('Rp1.000.000 – Rp2.000.000', 'bag worth 1.500.000')).toBe(true);
});

test.each([
  ['another measure', '3–6 days', '5 km away'],
  ['hours of the day', 'Open 8:00–17:00', 'a table for 10 people'],
  ['an hour that is asked', '| 1–10 |', 'open at 8:00?'],
  ['a month', '| 10–15 |', '12月の予約'],
  ['a date', '2026-11-25', '15 people'],
  ['a phone number', 'Call 0901-234-567', '500 people'],
  ['a percentage', '10–20 people', '15% off'],
])('no range contains %s', (_, text, question) => {
  expect(isIn(text, question)).toBe(false);
});
