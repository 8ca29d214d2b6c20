import { expect, test } from 'vitest';
import { entries } from '../registry.ts';
import { spokenForms } from './from-languages.ts';
import { speakable } from './speakable.ts';

test.each([
  ['en', 'It takes 2–4 working days.', 'It takes 2 to 4 working days.'],
  ['en', 'It takes 2-4 days, 10–15% more.', 'It takes 2 to 4 days, 10 to 15% more.'],
  ['en', 'Shipping costs Rp 90.000 a parcel.', 'Shipping costs 90000 rupiah a parcel.'],
  ['en', 'From ₹1,50,000 to ₹2,00,000.50', 'From 150000 rupees to 200000.50 rupees'],
  ['en', 'Fee: Rp 8,000–12,000', 'Fee: 8000 to 12000 rupiah'],
  ['en', 'Fee: $5.00 – $7.50', 'Fee: 5 to 7.50 dollars'],
  ['en', '100€, 250 ฿, S$20 or 30 USD', '100 euros, 250 baht, 20 Singapore dollars or 30 dollars'],
  ['en', 'We open at 9:00 and close at 18:30.', "We open at 9 o'clock and close at 18 30."],
  ['en', 'Open 9:00–18:00 daily', "Open 9 o'clock to 18 o'clock daily"],
  ['en', 'Open 9:00 am to 5:30 pm', 'Open 9:00 am to 5:30 pm'],
  ['id', 'Harganya Rp 90.000, buka pukul 09:00.', 'Harganya 90000 rupiah, buka pukul 9.'],
  ['id', 'Pengiriman 2–4 hari kerja, jam 9:30', 'Pengiriman 2 sampai 4 hari kerja, jam pukul 9 lewat 30'],
  ['hi', 'सुबह 9:00 बजे से, ₹500', 'सुबह 9 बजे से, 500 रुपये'],
  ['hi', '2–4 दिन', '2 से 4 दिन'],
  ['ur', '2–4 دن، PKR 500', '2 سے 4 دن، 500 روپے'],
  ['ne', '2–4 दिन, NPR 500', '2 देखि 4 दिन, 500 रुपैयाँ'],
  ['mr', '2–4 दिवस, ₹500', '2 ते 4 दिवस, 500 रुपये'],
  ['pa', '2–4 ਦਿਨ, ₹500', '2 ਤੋਂ 4 ਦਿਨ, 500 ਰੁਪਏ'],
  ['si', '2–4 දින, LKR 500', '2 සිට 4 දින, 500 රුපියල්'],
  ['gu', '2–4 દિવસ, ₹500', '2 થી 4 દિવસ, 500 રૂપિયા'],
  ['gu', '૨–૪ દિવસ', '૨ થી ૪ દિવસ'],
  ['ur', 'صبح 9:30 سے', 'صبح 9 بج کر 30 منٹ سے'],
  ['hi', '२–४ दिन, ९:०० से', '२ से ४ दिन, ९ बजे से'],
  ['bn', '৳500', '500 টাকা'],
  ['ta', '2–4 நாட்கள், ₹500', '2 முதல் 4 நாட்கள், 500 ரூபாய்'],
  ['ml', '2–4 ദിവസം', '2 മുതൽ 4 വരെ ദിവസം'],
  ['ml', '₹8,000–12,000', '8000 മുതൽ 12000 വരെ രൂപ'],
  ['th', '฿1,200 ใช้เวลา 2–4 วัน', '1200 บาท ใช้เวลา 2 ถึง 4 วัน'],
  ['vi', 'Giá 90.000₫, 2–4 ngày, 9:00', 'Giá 90000 đồng, 2 đến 4 ngày, 9 giờ'],
  ['ja', '¥1,200で、2〜4日、9:00から', '1200 円で、2から4日、9時から'],
  ['zh-Hans', '¥1,200，2–4天，9:30', '1200 元，2到4天，9点30分'],
  ['ko', '₩12,000, 2–4일, 9:00', '12000 원, 2에서 4일, 9시'],
  ['ms', 'RM 12.50 sehari', '12.50 ringgit sehari'],
  ['fil', '₱1,500 sa 2–4 araw', '1500 piso sa 2 hanggang 4 araw'],
  ['ar', '2–4 أيام، AED 90', '2 إلى 4 أيام، 90 درهم'],
])('%s: "%s" is said as "%s"', (language, written, said) => {
  expect(speakable(written, language)).toBe(said);
});

test.each([
  'Call 0812-3456-7890 or 555-1234.',
  'Order 12-3 of 2024-05-01',
  'Room 4-2, model X2-4',
  'Ratio 16:9:4, at 12:30:15',
  'Version 2.1.0',
  'It is -5 degrees.',
])('leaves "%s" as it is', (text) => {
  expect(speakable(text, 'en')).toBe(text);
});

test.each(['[1]', '[1,2]', '[1, 2]', '[1.2]', '[1.2, 3.1]', '[1-3]', '【1】', '［2］'])(
  'does not read %s',
  (marker) => {
    expect(speakable(`It is free ${marker}. Come in.`, 'en')).toBe('It is free. Come in.');
  },
);

test('every language says ranges, times and its own money', () => {
  expect(Object.keys(spokenForms).sort()).toEqual(entries.map(([code]) => code).sort());
  for (const [code, { range, hour, hourMinute, currencies }] of Object.entries(spokenForms)) {
    expect([code, range]).toEqual([code, expect.stringMatching(/\{from\}.*\{to\}/)]);
    expect([code, hour]).toEqual([code, expect.stringContaining('{hour}')]);
    expect([code, hourMinute]).toEqual([code, expect.stringMatching(/\{hour\}.*\{minute\}/)]);
    expect([code, currencies]).toEqual([code, expect.objectContaining({ USD: expect.any(String) })]);
  }
});
