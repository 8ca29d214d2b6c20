import { expect, test } from 'vitest';
import { findChangedFact } from './find-changed-fact.ts';

const compare = (original: string, translation: string, language = 'id', names: string[] = []) =>
  findChangedFact({
    original: { text: original, language: 'en' },
    translation: { text: translation, language },
    names,
  });

test.each([
  ['Your room costs 1,500 baht.', 'Kamar Anda seharga 1.500 baht.', 'id'],
  ['It takes two days.', '2日かかります。', 'ja'],
  ['We open on Monday at 9.', 'เราเปิดวันจันทร์เวลา 9 โมง', 'th'],
  [
    'See https://shop.example/returns?id=7 for more.',
    '详情请见 https://shop.example/returns?id=7 。',
    'zh-Hans',
  ],
  [
    'Write to help@shop.example or call +62 811 2233 445.',
    'Tulis ke help@shop.example atau telepon +62 811 2233 445.',
    'id',
  ],
  ['Please pay with PromptPay. Thank You!', 'Silakan bayar dengan PromptPay, terima kasih!', 'id'],
  ['We deliver 3 boxes.', 'نوصل ٣ صناديق.', 'ar'],
  ['Dewi will meet you.', 'Dewi akan menemui Anda.', 'id'],
])('“%s” keeps its facts', (original, translation, language) => {
  expect(compare(original, translation, language)).toBeNull();
});

test.each([
  ['Your room costs 1,500 baht.', 'Kamar Anda seharga 1.600 baht.', 'id'],
  ['Your room costs 1,500 baht.', 'Kamar Anda gratis.', 'id'],
  ['It is on the way.', '三日で届きます。3日です。', 'ja'],
  ['See https://shop.example/returns for more.', 'Lihat https://shop.example/retur untuk info.', 'id'],
  ['See https://shop.example/returns for more.', 'Lihat halaman kami.', 'id'],
  ['Write to help@shop.example.', 'Tulis ke hello@shop.example.', 'id'],
  ['It arrives on May 3.', '6月3日に届きます。', 'ja'],
  ['Call +62 811 2233 445.', 'Telepon +62 811 2233 446.', 'id'],
  ['Please ask for Dewi at the desk.', 'Silakan cari Rina di meja depan.', 'id'],
  ['Please ask for Dewi at the desk.', 'โปรดถามหา Rina ที่เคาน์เตอร์', 'th'],
  ['Pay with PromptPay please.', '请用 PayPal 付款。', 'zh-Hans'],
])('“%s” does not become “%s”', (original, translation, language) => {
  expect(compare(original, translation, language)).not.toBeNull();
});

test('a known name stays as it is, whatever the script', () => {
  expect(compare('Hello Siti', 'สวัสดีค่ะ คุณสิติ', 'th', ['Siti'])).toBe('Siti');
  expect(compare('Hello Siti', 'สวัสดีค่ะ คุณ Siti', 'th', ['Siti'])).toBeNull();
  expect(compare('Hello', 'สวัสดีค่ะ', 'th', ['Siti'])).toBeNull();
});
