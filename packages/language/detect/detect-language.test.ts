import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['en', 'Could you tell me when my parcel will be delivered?'],
  ['ja', '注文した商品はいつ届きますか'],
  ['ja', 'iPhone 15 Pro Max のケースはありますか'],
  ['zh-Hans', '请问你们的营业时间是什么时候？'],
  ['zh-Hant', '請問你們什麼時候開門？'],
  ['ko', '배송은 언제 되나요?'],
  ['ms', 'Bilakah barang saya akan dihantar ke pejabat kerana saya perlukan segera?'],
  ['id', 'Kapan pesanan saya dikirim karena saya butuh besok?'],
  ['th', 'ใช้ Visa จ่ายเงินได้ไหม'],
  ['vi', 'Bao giờ thì đơn hàng của tôi được giao?'],
  ['fil', 'Kailan po darating ang order ko?'],
  ['ar', 'متى يصل طلبي؟'],
  ['ur', 'میرا آرڈر کب تک پہنچے گا؟'],
  ['ur', 'ميرا آرڈر كب تك پهنچے گا؟'],
  ['fa', 'فردا تا ساعت چند باز هستید؟'],
  ['fa', 'کفش شماره ۴۲ موجود است؟'],
  ['hi', 'मेरा ऑर्डर कब तक पहुँचेगा?'],
  ['hi-Latn', 'mera order kab tak aayega bhai'],
  ['ta', 'என் பொருள் எப்போது வரும்?'],
  ['bn', 'আমার অর্ডার কবে আসবে?'],
  ['te', 'నా ఆర్డర్ ఎప్పుడు వస్తుంది?'],
])('detects %s: %s', (language, text) => {
  const found = detectLanguage(text);
  expect(found.language).toBe(language);
  expect(found.confidence).toBeGreaterThanOrEqual(0.7);
});

test.each(['', '12345', '😀', '...', '\ud800'])('finds no language in %j', (text) => {
  expect(detectLanguage(text)).toEqual({ language: null, confidence: 0 });
});

test.each(['ok', 'Hi', 'iPhone 15', 'Xiaomi', 'Wi-Fi', '返品', '送料無料', '東京都', '北京市'])(
  '%s is never sure',
  (text) => {
    expect(detectLanguage(text).confidence).toBeLessThan(0.7);
  },
);

test('returns only candidates', () => {
  expect(detectLanguage('Boleh saya pulangkan barang ini?', { candidates: ['en', 'id'] }).language).toBe(
    'id',
  );
  expect(detectLanguage('สวัสดีครับ', { candidates: ['en', 'ja'] })).toEqual({ language: null, confidence: 0 });
});

test.each([
  ['vi', 'giao hang mat bao lau'],
  ['vi', 'cua hang mo cua may gio'],
  ['en', 'And Saturday?'],
  ['en', 'minimum order?'],
])('detects %s without its marks, or in few words: %s', (language, text) => {
  const found = detectLanguage(text);
  expect(found.language).toBe(language);
  expect(found.confidence).toBeGreaterThanOrEqual(0.7);
});

test.each([
  ['zh-Hans', '你好'],
  ['zh-Hans', '配送需要多久？'],
  ['zh-Hans', '如何付款'],
  ['zh-Hant', '我同意您的意見'],
  ['zh-Hant', '運費多少'],
  ['id', 'Kapan toko buka?'],
])('considers %s more likely than not: %s', (language, text) => {
  const found = detectLanguage(text);
  expect(found.language).toBe(language);
  expect(found.confidence).toBeGreaterThanOrEqual(0.5);
});

test('tells Indonesian from Malay by their own words, and else by the expected one', () => {
  for (const likely of [['id'], ['ms'], []]) {
    expect(detectLanguage('Boleh bayar guna kad?', { likely }).language).toBe('ms');
    expect(detectLanguage('Bisa bayar pakai kartu?', { likely }).language).toBe('id');
  }
  for (const language of ['id', 'ms'])
    expect(detectLanguage('Barang saya belum sampai', { likely: [language] })).toMatchObject({
      language,
      confidence: expect.closeTo(0.9, 1),
    });
});

test('lets the expected language decide only when a text gives little evidence', () => {
  expect(detectLanguage('你好', { likely: ['zh-Hant'] }).language).toBe('zh-Hant');
  expect(detectLanguage('运费多少', { likely: ['zh-Hant'] }).language).toBe('zh-Hans');
  expect(detectLanguage('送料無料', { likely: ['ja'] }).language).toBe('ja');
  expect(detectLanguage('Berapa harga', { likely: ['id'] }).language).toBe('id');
  expect(detectLanguage('Could you tell me the price?', { likely: ['id'] }).language).toBe('en');
});
