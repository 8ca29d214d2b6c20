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
  ['ta', 'டெலிவரி கட்டணம் என்ன?', 'டெலிவரி கட்டணம்'],
];

describe.each(same)('%s', (language, ...questions) => {
  test('questions of the same words have one key', () => {
    const keys = questions.map((question) => questionKey(question, language));
    expect(new Set(keys).size, keys.join(' | ')).toBe(1);
    expect(keys[0]).not.toBe('');
  });
});

test.each([
  ['en', 'Do you ship to Japan?', 'Do you ship to Korea?'],
  ['en', 'Do you open on 1 May?', 'Do you open on 2 May?'],
  ['ja', '送料はいくらですか', '返品はできますか'],
  ['zh-Hans', '运费多少钱', '可以退货吗'],
  ['th', 'ค่าส่งเท่าไหร่', 'คืนสินค้าได้ไหม'],
])('%s: other questions have other keys', (language, a, b) => {
  expect(questionKey(a, language)).not.toBe(questionKey(b, language));
});

test('a question of function words or signs alone has a key of its own', () => {
  expect(questionKey('What?', 'en')).toBe(questionKey('what', 'en'));
  expect(questionKey('What?', 'en')).not.toBe('');
  expect(questionKey('???', null)).toBe('');
});
