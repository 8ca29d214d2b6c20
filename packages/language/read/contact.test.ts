import { expect, test } from 'vitest';
import { readContact } from './contact.ts';

test.each([
  ['ja', '03-1234-5678 に電話してください。送料はいくらですか', true],
  ['ja', '03-1234-5678 に電話してください。送料が知りたいです', false],
  ['my', 'ဖုန်းဆက်ပေးပါ 09 777 123 456\nပို့ခ ဘယ်လောက်လဲ။', true],
  ['my', 'ဖုန်းဆက်ပေးပါ 09 777 123 456\nကျေးဇူးတင်ပါတယ်။', false],
  ['lo', 'ໂທຫາຂ້ອຍແດ່ 020 5512 3456\nສົ່ງຟຣີບໍ່', true],
])('%s: sees a question without a question mark in "%s": %s', (language, message, hasQuestion) => {
  const bot = { name: 'Mina', handoff_message: null };
  const read = readContact({ message, history: [], bot, languages: [language] });
  expect(read).toMatchObject({ step: 'keep', hasQuestion });
});
