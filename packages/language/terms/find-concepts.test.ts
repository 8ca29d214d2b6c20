import { expect, test } from 'vitest';
import { languages } from '../languages/index.ts';
import { normalise } from '../text/normalise.ts';
import { findConcepts } from './concepts.ts';
import { relatedConcepts } from './related-concepts.ts';

const keysOf = (text: string, language: string) =>
  findConcepts(normalise(text), [language])
    .filter(({ nested }) => !nested)
    .flatMap(({ keys }) => keys);

test.each([
  ['vi', 'mua bao nhiu thì được', 'weather'],
  ['fil', 'bente lang load', 'number_count'],
  ['hi', 'ये गाना बजता है', 'hour'],
  ['vi', 'ban khong biet a', 'sell'],
  ['vi', 'toi can giup', 'weight'],
  ['en', 'i spend a lot', 'speed'],
  ['id', 'di atas meja', 'manager'],
  ['ms', 'masuk ke dalam', 'include'],
  ['bn', 'টাকা পাঠাব', 'hair_loss'],
  ['bn', 'যোগাযোগ করব কোথায়', 'group_exercise'],
  ['hi', 'खाता बंद हो चुका है', 'repay'],
  ['kn', 'ಕಸ್ಟಮರ್ ಹತ್ತಿರ', 'garbage'],
  ['kn', 'ಹತ್ತಿರದ ಶಾಖೆ', 'cotton'],
  ['ml', 'ഈ ആഴ്ച', 'depth'],
  ['ta', 'கடைசி தேதி', 'store'],
  ['te', 'కొన్ని రోజులు', 'buy'],
  ['lo', 'ໝາຍເລກໂທ', 'pets'],
  ['km', 'ចង់និយាយ', 'guardian'],
  ['ta', 'மைக்ரோவேவ்', 'sound'],
  ['bn', 'কোনো উপায় আছে', 'e_wallet'],
])('%s: "%s" does not name %s', (language, text, key) => {
  expect(keysOf(text, language)).not.toContain(key);
});

test.each([
  ['th', 'สินเชื่อบ้าน', 'name', 'ชื่อ'],
  ['lo', 'ຄ່າເພີ່ມ', 'damaged', 'ເພ'],
  ['my', 'လက်မှတ်', 'dimension', 'လက်မ'],
  ['km', 'កាត់ប្រាក់', 'card', 'កាត'],
])('%s: "%s" does not name %s, because %s ends or begins within a syllable', (language, text, key, name) => {
  expect(keysOf(name, language)).toContain(key);
  expect(keysOf(text, language)).not.toContain(key);
});

test.each([
  ['ar', 'متى تسجيل الدخول', ['check_in', 'log_in']],
  ['en', 'a package', ['parcel', 'plan', 'set_bundle']],
  ['te', 'డెలివరీ', ['birth', 'delivery']],
  ['th', 'ประกัน', ['insurance', 'warranty']],
])('%s: "%s" names each meaning of a word', (language, text, keys) => {
  expect(keysOf(text, language)).toEqual(expect.arrayContaining(keys));
});

test.each([
  ['ml', 'ബാങ്ക് ട്രാൻസ്ഫറിന്', 'bank_transfer'],
  ['ta', 'பிராட்பேண்டில்', 'internet'],
  ['kn', 'ಇಂಟರ್ನೆಟಿಗೆ', 'internet'],
  ['te', 'ఇంటర్నెటుకి', 'internet'],
])('%s: "%s" names %s with an ending', (language, text, key) => {
  expect(keysOf(text, language)).toContain(key);
});

test.each([
  ['vi', 'dat lich hen', 'Đặt lịch hẹn', 'appointment'],
  ['th', 'เชคเอ้าท์กี่โมง', 'เช็คเอาท์', 'check_out'],
  ['id', 'pengembaliannya', 'pengembalian', 'return_item'],
  ['vi', 'shop co ban iphone khong', 'Shop có bán iPhone không', 'sell'],
])('%s: "%s" is named as carelessly as people type %s', (language, typed, written, key) => {
  expect(keysOf(written, language)).toContain(key);
  expect(keysOf(typed, language)).toContain(key);
});

test('the place of a name typed without tone marks is that of its letters', () => {
  const [found] = findConcepts(normalise('เชคเอ้าท์กี่โมง'), ['th']).filter(({ keys }) =>
    keys.includes('check_out'),
  );
  expect('เชคเอ้าท์กี่โมง'.slice(found?.from, found?.to)).toBe('เชคเอ้าท์');
});

test('related concepts are concepts, and related both ways', () => {
  const keys = Object.keys(languages.en.concepts) as (keyof typeof languages.en.concepts)[];
  for (const key of keys)
    for (const other of relatedConcepts(key)) {
      expect(keys, key).toContain(other);
      expect(relatedConcepts(other), other).toContain(key);
    }
  expect(relatedConcepts('stolen')).toContain('lost');
});
