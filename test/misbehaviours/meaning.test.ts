import { expect, test } from 'vitest';
import { passageOf } from './passage-of.ts';
import { replay } from './replay.ts';

const about = (language: string, question: string, ...passages: string[]) => ({
  language,
  question,
  hits: passages.map(passageOf),
  right: [],
  wrong: [],
});
const shown = (one: ReturnType<typeof about>, reply: string) => replay(one, reply).shown;

const breakfast =
  '朝食は7時から9時30分までです。大人1,980円、小学生990円です。アレルギーは3日前までにお知らせください。';
const freeze =
  'Ahli tahunan boleh membekukan keahlian sehingga 2 bulan setahun. Ahli bulanan tidak boleh membekukan keahlian.';
const leave = '年約每年可請假 2 次,每月收保留費。自由月不可請假。';
const desk = 'Buka menu Pesanan di aplikasi. Perubahan jadwal boleh sekali, tanpa biaya.';
const discount = 'Members get 10% off bills above 3,000 rupees. Cheques are not accepted.';
const parking = 'Parking is free for 2 hours. After that it costs 30 baht an hour.';
const bikes =
  '| Bike | Per day | Per week |\n|---|---|---|\n| Activa | ₹450 | ₹2,400 |\n| Classic 350 | ₹1,100 | ₹6,300 |';
const tea = 'Brew green tea for 2 minutes. Brew black tea, kali chai, in water of 95 degrees for 4 minutes.';
const fares =
  '| ผู้โดยสาร | เที่ยวเดียว | ไป-กลับ |\n|---|---|---|\n| ผู้ใหญ่ | 180 บาท | 340 บาท |\n| เด็ก | 95 บาท | 175 บาท |';
const gifts = 'Gift wrapping costs 3 dollars. A greeting card is free: type your text at the checkout.';

test.each([
  [
    'a price',
    about('en', 'how much is breakfast for a child', breakfast),
    'Please tell us about allergies [1].',
  ],
  ['a price', about('en', 'how much is gift wrapping', gifts), 'Type your text at the checkout [1].'],
])('withholds what has no number where the question asks for %s', (_, one, reply) => {
  expect(shown(one, reply)).toBe('');
});

test.each([
  [
    'yes for no',
    about('ms', 'boleh bekukan keahlian bulanan?', freeze),
    'Ya, ahli bulanan boleh membekukan keahlian [1].',
  ],
  ['no for yes', about('zh-Hant', '年約可以請假嗎', leave), '年約不可請假 [1]。'],
  ['a bound', about('en', 'do members get a discount', discount), 'Yes, members get 10% off [1].'],
  ['how long it is free', about('en', 'is parking free', parking), 'Yes, parking is free [1].'],
  [
    'what was asked, with its number',
    about('en', 'how much for the Classic 350 one week', bikes),
    'The Classic 350 for one week [1].',
  ],
  [
    'what was asked, without an answer',
    about('hi-Latn', 'kali chai kitni der dubani hai', tea),
    'Kali chai ko kuch der paani mein dubana hota hai [1].',
  ],
  [
    'a number of another sentence',
    about('en', 'how long do I brew black tea', tea, 'Unopened packs keep for 18 months.'),
    '18 months.',
  ],
  ['a currency', about('zh-Hans', '运费多少', '订单不满199元，运费15元。'), '运费15美元[1]。'],
])('withholds a reply that leaves out, turns round or only says %s', (_, one, reply) => {
  expect(shown(one, reply)).toBe('');
});

test.each([
  [
    about('ms', 'boleh bekukan keahlian tahunan?', freeze),
    'Ya, ahli tahunan boleh membekukan keahlian sehingga 2 bulan setahun [1].',
  ],
  [about('id', 'bisa ubah jadwal?', desk), 'Ya, perubahan jadwal boleh sekali tanpa biaya [1].'],
  [
    about('en', 'do members get a discount', discount),
    'Yes, members get 10% off bills above 3,000 rupees [1].',
  ],
  [about('en', 'is parking free', parking), 'Yes, parking is free for two hours [1].'],
  [about('zh-Hant', '自由月可以請假嗎', leave), '自由月不可請假 [1]。'],
  [
    about('en', 'is the desk open on sunday', 'Sunday: closed. Monday: open.'),
    'No, the desk is closed on Sundays [1].',
  ],
  [about('th', 'เด็กค่าเรือเท่าไหร่', fares), 'เด็กเสียค่าโดยสาร 95 บาทต่อเที่ยว หรือไป-กลับ 175 บาท [1]'],
  [about('en', 'how long do I brew black tea', tea), '4 minutes.'],
])('lets through what the page says', (one, reply) => {
  expect(shown(one, reply)).toBe(reply.replace(/ ?\[1\]/, ''));
});

test('does not take a verb of the question for a number of another language', () => {
  const parcels = 'Parcel 1 arrives at the shop in Lucknow. Parcel 2 arrives at the shop in Lucknow.';
  const one = about('en', 'When do the parcels arrive at the shop in Lucknow?', parcels);
  expect(shown(one, parcels.replaceAll('.', '. [1]'))).toBe(parcels);
});
