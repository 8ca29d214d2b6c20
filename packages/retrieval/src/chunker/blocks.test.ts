import { expect, test } from 'vitest';
import { readPieces } from './blocks.ts';

test.each([
  ['en', 'Q: Is it free? Really?\n\nA: Yes. It is.'],
  ['zh-Hant', '問題1：退貨要付費嗎？\n\n答：不用。免費。'],
  ['hi', 'प्रश्न: क्या यह मुफ़्त है?\n\nउत्तर: हाँ। मुफ़्त है।'],
  ['ur', 'سوال: کیا یہ مفت ہے؟\n\nجواب: جی ہاں۔ مفت ہے۔'],
  ['hi-Latn', 'Sawal 2: Kya yeh free hai?\n\nJawab: Haan. Free hai.'],
  ['km', 'សំណួរ៖ តើវាឥតគិតថ្លៃទេ?\n\nចម្លើយ៖ បាទ។ ឥតគិតថ្លៃ។'],
  ['lo', 'ຄໍາຖາມ: ຟຣີບໍ?\n\nຄໍາຕອບ: ຟຣີ. ບໍ່ເສຍເງິນ.'],
  ['my', 'မေး။ အခမဲ့လား။\n\nဖြေ။ ဟုတ်ကဲ့။ အခမဲ့ပါ။'],
  ['kn', 'ಪ್ರಶ್ನೆ 1: ಇದು ಉಚಿತವೇ?\n\nಉತ್ತರ: ಹೌದು. ಉಚಿತ.'],
  ['ml', 'ചോദ്യം: ഇത് സൗജന്യമാണോ?\n\nഉത്തരം: അതെ. സൗജന്യമാണ്.'],
])('a question and its answer are one piece in %s', (_, text) => {
  expect(readPieces(text, []).map(({ start, end }) => [start, end])).toEqual([[0, text.length]]);
});
