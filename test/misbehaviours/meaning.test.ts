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
])('withholds a reply that leaves out or turns round %s', (_, one, reply) => {
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
])('lets through what the page says', (one, reply) => {
  expect(shown(one, reply)).toBe(reply.replace(/ ?\[1\]/, ''));
});
