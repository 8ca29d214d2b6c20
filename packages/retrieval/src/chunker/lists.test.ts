import { describe, expect, test } from 'vitest';
import { findLists } from './lists.ts';

/** Puts items between two paragraphs and returns the lists that are found there. */
const listsIn = (...items: string[]) => {
  const text = `We help you.\n\n${items.join('\n')}\n\nThe shop is open every day.`;
  return findLists(text).map(({ start, end }) => text.slice(start, end));
};

describe('an item begins with', () => {
  test.each([
    ['a number', '1. Open the app.', '2. Log in.', '3. Press Send.'],
    ['a number and a bracket', '1) Open the app.', '2) Log in.'],
    ['a number in brackets', '(1) Open the app.', '(2) Log in.'],
    ['a bold number', '**1.** Open the app.', '**2.** Log in.'],
    ['a bold line', '**1. Open the app.**', '**2. Log in.**'],
    ['a letter', 'a. Open the app.', 'b. Log in.'],
    ['a number and a hyphen', '1- افتح التطبيق.', '2- سجّل الدخول.'],
    ['a number and a slash', '1/ Mở ứng dụng.', '2/ Đăng nhập.'],
    ['a Thai digit', '๑. ปิดเครื่อง', '๒. ถอดสาย', '๓. เปิดเครื่อง'],
    ['a Hindi digit', '१. ऐप खोलें।', '२. लॉग इन करें।'],
    ['an Arabic digit', '١. افتح التطبيق.', '٢. سجّل الدخول.'],
    ['a Khmer digit', '១. បើកកម្មវិធី', '២. ចូលគណនី'],
    ['a Burmese digit', '၁။ အက်ပ်ကို ဖွင့်ပါ။', '၂။ အကောင့်ဝင်ပါ။'],
    ['a circled number', '①電源を切ります。', '②3分待ちます。', '③電源を入れます。'],
    ['a fullwidth number', '１．電源を切ります。', '２．電源を入れます。'],
    ['a Chinese numeral', '一、打开应用。', '二、登录。'],
    ['a word and a number', 'Step 1: Open the app.', 'Step 2: Log in.'],
    ['a bold word and number', '**Step 1:** Open the app.', '**Step 2:** Log in.'],
    ['a Thai word and a number', 'ขั้นตอนที่ 1 : ปิดเครื่อง', 'ขั้นตอนที่ 2 : เปิดเครื่อง'],
    ['an Arabic word and a number', 'الخطوة ١: افتح التطبيق.', 'الخطوة ٢: سجّل الدخول.'],
    ['a number and a Korean word', '1단계: 앱을 엽니다.', '2단계: 로그인합니다.'],
    ['a Chinese word', '第一步：打开应用。', '第二步：登录。'],
    ['a hyphen', '- passport', '- photo'],
    ['an asterisk', '* passport', '* photo'],
    ['a dot', '• passport', '• photo'],
    ['a Japanese dot', '・パスポート', '・写真'],
  ])('%s', (_, ...items) => {
    expect(listsIn(...items)).toEqual([items.join('\n')]);
  });
});

describe('a list contains', () => {
  test.each([
    ['a line that introduces it', 'Do this:', '1. Open the app.', '2. Log in.'],
    ['a blank line below the line that introduces it', 'ทำดังนี้:', '', '๑. ปิดเครื่อง', '๒. เปิดเครื่อง'],
    ['blank lines between items', '1. Open the app.', '', '2. Log in.', '', '3. Press Send.'],
    ['lines that are not indented', '1. Open the app', 'On the phone.', '2. Log in.'],
    ['such a line of the last item', '1. Open', 'The app.', '2. Log in', 'With the code.'],
    ['indented lines', '1. Open the app.', '', '   It is free.', '2. Log in.', '   Use the code.'],
    ['a paragraph before the next number', '1. Open the app.', '', 'It is free.', '', '2. Log in.'],
    ['an inner list', '1. Open the app.', '   - on Android', '   - on iOS', '2. Log in.'],
    ['a long inner list', '1. Open:', ...Array(20).fill('   - the app on the first page'), '2. Log in.'],
    ['an item with the number 0', '0. Charge the phone.', '1. Open the app.'],
    ['an inner list without indent', '1. Open:', 'a. on Android', 'b. on iOS', '2. Log in.'],
    ['bullets of the last item', '1. Open the app.', '2. Bring one of these:', '', '- passport', '- card'],
    ['the same number', '1. Open the app.', '1. Log in.', '1. Press Send.'],
  ])('%s', (_, ...lines) => {
    expect(listsIn(...lines)).toEqual([lines.join('\n')]);
  });
});

describe('finds no list in', () => {
  test.each([
    ['one item', '1. Open the app.'],
    ['hours', '9.00 am - noon', '10.00 am - 1 pm'],
    ['times', '10:00 we open', '11:00 we bake'],
    ['prices', 'Rp 5.000 small', 'Rp 6.000 large'],
    ['things that have numbers', 'iPhone 13: 100 dollars', 'iPhone 14: 120 dollars'],
    ['sections', '1. Returns', 'Send it back. '.repeat(30), '2. Refunds', 'They take a week. '.repeat(30)],
    ['questions', 'Q1: Is it free?', 'A1: Yes.', 'Q2: Is it open?', 'A2: No.'],
    ['rows', '| 1. | Open |', '| 2. | Log in |'],
    ['bold lines', '**Note** Open the app.', '**Note** Log in.'],
  ])('%s', (_, ...lines) => {
    expect(listsIn(...lines)).toEqual([]);
  });
});

test('keeps lists apart', () => {
  expect(listsIn('1. Open', '2. Log in', '1. Pay', '2. Wait')).toEqual([
    '1. Open\n2. Log in',
    '1. Pay\n2. Wait',
  ]);
  expect(listsIn('- a', '- b', '', 'For children:', '- c', '- d')).toEqual([
    '- a\n- b',
    'For children:\n- c\n- d',
  ]);
  expect(listsIn('1. Open', '## Later', '2. Log in')).toEqual([]);
});

test('knows bullets from numbers', () => {
  expect(findLists('1. a\n2. b\n\nAnd:\n- c\n- d')).toEqual([
    { start: 0, end: 9, isNumbered: true },
    { start: 11, end: 23, isNumbered: false },
  ]);
});
