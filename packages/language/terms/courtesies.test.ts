import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { withoutCourtesies } from './courtesies.ts';

const left = (text: string, language: string) =>
  withoutCourtesies(normalise(text), language).replace(/\s+/gu, ' ').trim();

test.each([
  ['th', 'สวัสดีค่ะ ราคาเท่าไหร่คะ', 'ราคาเท่าไหร่'],
  ['lo', 'ສະບາຍດີ ມີຫ້ອງແດ່', 'ມີຫ້ອງ'],
  ['my', 'မင်္ဂလာပါ ဈေးဘယ်လောက်လဲရှင်', 'ဈေးဘယ်လောက်လဲ'],
  ['km', 'សួស្តីបង តម្លៃប៉ុន្មាន', 'តម្លៃប៉ុន្មាន'],
  ['vi', 'giá bao nhiêu nha', 'giá bao nhiêu'],
  ['en', 'please tell me the price', 'the price'],
])('%s: "%s" loses its courtesies', (language, asked, kept) => {
  expect(left(asked, language)).toBe(normalise(kept));
});

test.each([
  ['th', 'แลกคะแนนยังไงคะ', 'แลกคะแนนยังไง'],
  ['th', 'เรียกเจ้าหน้าที่', 'เรียกเจ้าหน้าที่'],
  ['lo', 'ເຈົ້າໜ້າທີ່ຢູ່ໃສ', 'ເຈົ້າໜ້າທີ່ຢູ່ໃສ'],
  ['km', 'មនុស្សចាស់', 'មនុស្សចាស់'],
  ['my', 'ပိုင်ရှင်', 'ပိုင်ရှင်'],
  ['vi', 'phòng nha khoa', 'phòng nha khoa'],
])('%s: "%s" keeps a name that contains a courtesy', (language, asked, kept) => {
  expect(left(asked, language)).toBe(normalise(kept));
});
