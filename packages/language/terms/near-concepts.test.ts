import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { romanise } from '../text/romanise.ts';
import { findConcepts } from './concepts.ts';
import { everydaySentences } from './everyday-sentences.ts';
import { findNearConcepts } from './near-concepts.ts';

test.each([
  ['नाश्ता', 'nashta'],
  ['ভাড়া', 'bhada'],
  ['விலை', 'vilai'],
  ['เช้า', 'chao'],
  ['ที่จอด', 'thijod'],
  ['سيارات', 'syarat'],
  ['きゃんせる', 'kyanseru'],
  ['チェック', 'cheku'],
  ['예약', 'yeyak'],
  ['ລາຄາ', 'lakha'],
  ['ປາກເຊ', 'pakse'],
  ['ថ្លៃ', 'thlai'],
  ['ဈေး', 'ze'],
  ['အခန်း', 'khn'],
  ['wifi', 'wifi'],
  ['予約', null],
])('%s in Latin letters: %s', (word, latin) => {
  expect(romanise(normalise(word))).toBe(latin);
});

const keysOf = (text: string, ...tags: string[]) =>
  findNearConcepts(text.split(' '), tags).flatMap(({ keys }) => keys);

test.each([
  ['th', 'aharn chao', 'breakfast'],
  ['th', 'raka', 'price'],
  ['ar', 'ghurfa', 'room'],
  ['bn', 'nasta', 'breakfast'],
  ['ta', 'vaadagai', 'rent'],
  ['ja', 'kyanseru', 'cancel'],
  ['ko', 'jucha', 'parking'],
  ['hi', 'kiraaya', 'rent'],
  ['ur', 'kiraayaa', 'rent'],
  ['lo', 'laka', 'price'],
  ['km', 'tlai', 'price'],
  ['my', 'akhan', 'room'],
  ['en', 'vacine', 'vaccine'],
  ['en', 'delviery', 'delivery'],
  ['id', 'pengirman', 'delivery'],
])('%s: %s is heard as %s', (language, typed, key) => {
  expect(keysOf(typed, language)).toContain(key);
});

test.each([
  ['ml', 'ക്യാൻസൽ', 'cancel'],
  ['kn', 'ಡಿಸ್ಕೌಂಟ್', 'discount'],
  ['te', 'రీఫండ్', 'refund'],
  ['bn', 'ইনসুরেন্স', 'insurance'],
  ['hi', 'ब्रेकफास्ट', 'breakfast'],
])('%s: %s is the English %s', (language, written, key) => {
  expect(keysOf(normalise(written), language, 'en')).toContain(key);
});

test.each(['ta', 'te', 'ml', 'kn', 'bn', 'hi'])(
  '%s: everyday words do not sound like English',
  (language) => {
    const words = everydaySentences(language).flatMap(
      (sentence) => normalise(sentence).match(/[\p{L}\p{M}]+/gu) ?? [],
    );
    const own = words.filter(
      (word) => !/[a-z]/.test(word) && findConcepts(word, [language, 'en']).length === 0,
    );
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((word) => keysOf(word, 'en').length > 0)).toEqual([]);
  },
);

test.each([
  ['short words are not corrected', 'cap', 'en'],
  ['a word without a near name is none', 'Larasati', 'id'],
  ['Latin letters are not heard as another script if nobody writes it', 'aharn', 'id'],
])('%s', (_, text, language) => {
  expect(keysOf(text.toLowerCase(), language)).toEqual([]);
});

test('the nearest name wins over an overlapping one, and its words are counted', () => {
  expect(findNearConcepts('mee aharn chao'.split(' '), ['th'])).toEqual([
    { from: 1, to: 3, keys: ['breakfast'] },
  ]);
});
