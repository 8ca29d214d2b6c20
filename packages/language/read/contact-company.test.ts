import { expect, test } from 'vitest';
import { findCompany } from './contact-company.ts';

test.each([
  ['Budi from PT Maju Jaya, please call 0812 3456 7890', 'PT Maju Jaya'],
  ['Budi, PT Sinar Abadi. Tolong hubungi budi@sinar.co.id', 'PT Sinar Abadi'],
  ['Saya Dewi dari CV Karya Mandiri, minta penawaran', 'CV Karya Mandiri'],
  ['kami dari pt sumber makmur, mau pesan 200 unit', 'pt sumber makmur'],
  ['I work for Blue Ocean Pte. Ltd. and we need 40 seats', 'Blue Ocean Pte. Ltd.'],
  ['This is Anna from Siam Foods & Drinks Co., Ltd.', 'Siam Foods & Drinks Co., Ltd.'],
  ['Priya Nair\nKerala Spices Pvt Ltd\npriya@example.in', 'Kerala Spices Pvt Ltd'],
  ["We're with Acme Robotics Inc and want a demo", 'Acme Robotics Inc'],
  ['Saya Aiman dari Teguh Bina Sdn Bhd nak tempah 30 bilik', 'Teguh Bina Sdn Bhd'],
  ['Mình là Lan từ công ty TNHH Minh Long, cần báo giá', 'công ty TNHH Minh Long'],
  ['Em bên Công ty Cổ phần Hoa Sen.', 'Công ty Cổ phần Hoa Sen'],
  ['ผมสมชาย จากบริษัท ไทยรุ่งเรือง จำกัด ครับ', 'บริษัท ไทยรุ่งเรือง จำกัด'],
  ['ติดต่อมาจากบริษัทกรุงไทยการช่าง จำกัด (มหาชน)', 'บริษัทกรุงไทยการช่าง จำกัด (มหาชน)'],
  ['株式会社みどりの田中と申します。', '株式会社みどり'],
  ['山本製作所株式会社の佐藤です', '山本製作所株式会社'],
  ['㈱ひかり\n総務 鈴木', '㈱ひかり'],
  ['(주)한빛의 김민수입니다', '(주)한빛'],
  ['저는 한빛소프트 주식회사 소속입니다', '한빛소프트 주식회사'],
  ['みずほ銀行株式会社 営業部の山田です。株式会社みどり銀行の山田です', '株式会社みどり銀行'],
  ['I am from 株式会社ミドリ and need 20 seats', '株式会社ミドリ'],
  ['我是深圳市华强科技有限公司的王伟', '深圳市华强科技有限公司'],
  ['您好，我們是台灣大同股份有限公司，想詢價', '台灣大同股份有限公司'],
  ['أنا من شركة النور للتجارة، أريد عرض سعر', 'شركة النور للتجارة'],
  ['मैं राजेश, भारत मसाले प्राइवेट लिमिटेड से हूँ', 'भारत मसाले प्राइवेट लिमिटेड'],
])('finds the company in %s', (text, company) => expect(findCompany(text)).toBe(company));

test.each([
  'Do you ship with PT Pos Indonesia?',
  'Apakah bisa bayar lewat PT Bank Central Asia?',
  'Saya beli dari PT Toko Lain kemarin',
  'Is this made by Acme Ltd?',
  'I bought it from Acme Ltd last week',
  'I work part-time (pt), call me',
  'Do you have limited editions',
  'Are you a limited company?',
  'Saya dari Jakarta, email budi@example.com',
  'ซื้อจากบริษัท ขนส่งไทย จำกัด ได้ไหม',
  'บริษัทอยู่ที่ไหนคะ',
  '株式会社ヤマト運輸で送れますか',
  '총무과의 김민수입니다',
  '你们是有限公司吗?',
  '可以用顺丰速运有限公司寄吗',
  'شركة الشحن متأخرة، أين طلبي؟',
  'công ty có giao hàng không?',
  'Inc and Ltd are what?',
])('finds none in %s', (text) => expect(findCompany(text)).toBeNull());

test('reads only the start of a message of a megabyte', () => {
  const begun = process.cpuUsage();
  for (const piece of ['PT ', 'from PT A ', 'A ', '株式会社', '有限公司', 'công ty ', 'บริษัท', 'شركة ال '])
    findCompany(piece.repeat(200_000));
  // Measures CPU time of this process, so that other processes do not count.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
});
