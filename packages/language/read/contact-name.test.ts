import { expect, test } from 'vitest';
import { findName } from './contact-name.ts';

test.each([
  ['Budi, PT Sinar Abadi. Tolong hubungi ☎', 'Budi'],
  ['Saya Dewi Lestari dari CV Maju, minta penawaran ke ✉', 'Dewi Lestari'],
  ['総務の佐藤です。✉ までお願いします', '佐藤'],
  ['株式会社みどりの田中と申します。☎', '田中'],
  ['営業部のスズキです、☎', 'スズキ'],
  ['ติดต่อคุณนก ☎', 'นก'],
  ['คุณสมชาย ☎ ครับ', 'สมชาย'],
  ['โทรหาคุณมานี ที่ ☎', 'มานี'],
])('finds the name in %s', (text, name) => expect(findName(text)).toBe(name));

test.each([
  'Saya mau beli dari toko ini, hubungi ☎',
  'Saya dari Jakarta, email ✉',
  '在庫の確認です。✉ まで',
  'คุณช่วยโทรกลับ ☎ ได้ไหม',
  'คุณมีสินค้านี้ไหม ✉',
])('finds none in %s', (text) => expect(findName(text)).toBeNull());
