import { personalKinds } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

const mask = (text: string) => maskPersonal(text, personalKinds);

describe('cards', () => {
  test.each([
    ['4111 1111 1111 1111', '[card]'],
    ['My card is 5105105105105100, thanks', 'My card is [card], thanks'],
    ['3782-822463-10005', '[card]'],
    ['6011 0009 9013 9424 exp 12/28 cvv 123', '[card] exp 12/28 cvv 123'],
    ['4111 1111 1111 1111 123', '[card] 123'],
    ['บัตร ๔๑๑๑ ๑๑๑๑ ๑๑๑๑ ๑๑๑๑ ค่ะ', 'บัตร [card] ค่ะ'],
    ['بطاقتي ٤١١١-١١١١-١١١١-١١١١', 'بطاقتي [card]'],
    ['मेरा कार्ड ५१०५१०५१०५१०५१००', 'मेरा कार्ड [card]'],
    ['カード４１１１－１１１１－１１１１－１１１１です', 'カード[card]です'],
    ['4111\u00a01111\u200b1111\u20111111', '[card]'],
    ['𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏 👋', '[card] 👋'],
  ])('%s', (text, expected) => expect(mask(text)).toBe(expected));

  test.each(['4111 1111 1111 1112', 'order 1234567890123456', '0000 0000 0000 0000', 'IMEI 490154203237518'])(
    'leaves %s',
    (text) => expect(mask(text)).toBe(text),
  );
});

describe('id numbers', () => {
  test.each([
    ['IN', 'Aadhaar 2345 6789 0124', 'Aadhaar [id_number]'],
    ['IN', 'PAN abcpe1234f.', 'PAN [id_number].'],
    ['ID', 'NIK saya 3275014107900003', 'NIK saya [id_number]'],
    ['MY', '900101-14-5678', '[id_number]'],
    ['SG', 'NRIC S1234567D', 'NRIC [id_number]'],
    ['SG', 'Ｓ１２３４５６７Ｄ', '[id_number]'],
    ['SG', 'F1234567N or T0123456G', '[id_number] or [id_number]'],
    ['TH', 'เลขบัตร 1-1017-00203-45-0', 'เลขบัตร [id_number]'],
    ['TH', 'เลขที่บัตร ๑๑๐๑๗๐๐๒๐๓๔๕๐', 'เลขที่บัตร [id_number]'],
    ['JP', 'マイナンバーは1234 5678 9018です', 'マイナンバーは[id_number]です'],
    ['KR', '주민번호 900101-1234568', '주민번호 [id_number]'],
    ['CN', '身份证11010519491231002X，谢谢', '身份证[id_number]，谢谢'],
    ['CN', '440524 18800101 0014', '440524 18800101 0014'],
    ['TW', '身分證 A123456789', '身分證 [id_number]'],
    ['AE', '784-1990-1234567-6', '[id_number]'],
    ['PH', 'SSS 34-1234567-8', 'SSS [id_number]'],
    ['PH', 'PhilSys 1234567890123456', 'PhilSys [id_number]'],
    ['VN', 'CCCD 001099012345', 'CCCD [id_number]'],
  ])('%s: %s', (_, text, expected) => expect(mask(text)).toBe(expected));

  test.each([
    'S1234567A',
    '1-1017-00203-45-3',
    '900101-1234567',
    'A123456788',
    '110105194912310021',
    'rooms at 100 200 300 400',
    'order ABCDE1234',
    'id 550e8400-e29b-41d4-a716-446655440000',
  ])('leaves %s, which has another check digit or shape', (text) => expect(mask(text)).toBe(text));
});

describe('addresses and phones', () => {
  test.each([
    ['mail lee@example.com.sg please', 'mail [email] please'],
    ['อีเมลlee.k+2@example.co.thครับ', 'อีเมล[email]ครับ'],
    ['ｌｅｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[email]'],
    ['ส่งที่ สมชาย@ตัวอย่าง.ไทย', 'ส่งที่ [email]'],
    ['+62 812-3456-7890', '[phone]'],
    ['โทร ๐๘๑-๒๓๔-๕๖๗๘', 'โทร [phone]'],
    ['我的手机 13812345678', '我的手机 [phone]'],
    ['call 9876543210 or 91234567', 'call [phone] or [phone]'],
    ['اتصل ٠٥٠ ١٢٣ ٤٥٦٧', 'اتصل [phone]'],
    ['電話は０９０－１２３４－５６７８です', '電話は[phone]です'],
  ])('%s', (text, expected) => expect(mask(text)).toBe(expected));

  test.each(['from 2026-11-27 to 2026-12-03', 'Rp 1.250.000', 'at 10:30, 2 rooms for 1,500', '@shop please'])(
    'leaves %s',
    (text) => expect(mask(text)).toBe(text),
  );
});

test('masks only the kinds that are set, and nothing without one', () => {
  const text = 'lee@example.com 4111111111111111';
  expect(maskPersonal(text, ['email'])).toBe('[email] 4111111111111111');
  expect(maskPersonal(text, ['card'])).toBe('lee@example.com [card]');
  expect(maskPersonal(text, [])).toBe(text);
});

test('a message of numbers is masked whole', () => {
  const many = Array.from({ length: 60 }, (_, at) => `+62 812-3456-78${10 + (at % 80)}`).join(', ');
  expect(mask(many)).toBe(Array.from({ length: 60 }, () => '[phone]').join(', '));
});
