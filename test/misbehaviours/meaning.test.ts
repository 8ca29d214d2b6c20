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

const branches =
  'Cabang Dago menyediakan parkir mobil gratis; cabang Braga hanya parkir motor. Parkir menginap tidak diperbolehkan.';
const plans =
  'ヘアセットは女性プランに含まれますが、男性プランには含まれません。着付けの時間は30分から40分です。';
const courier = 'ঢাকার ভেতরে ২৪ ঘণ্টায়, ঢাকার বাইরে ২ থেকে ৪ দিনে পৌঁছায়। শুক্রবার ডেলিভারি হয় না।';
const refill = '팝콘 리필은 라지 사이즈만 1회 무료입니다. 외부 음식은 반입할 수 있습니다.';
const students = 'Students get 20% off on weekdays with a student card. Seats cannot be reserved.';
const windows = 'فرع العليا للنساء، ويفتح من 9:00 إلى 21:00. فرع النسيم للرجال، ويفتح من 8:00 إلى 18:00.';
const doctor =
  'The doctor visits from Tuesday to Saturday, 10 am to 2 pm. Operations are done at the clinic.';
const rental = 'Thuê từ 7 đến 29 ngày giảm 15%, từ 30 ngày trở lên giảm 30%. Giá chưa gồm xăng.';

test.each([
  [
    'of another branch',
    about('id', 'di braga bisa parkir mobil?', branches),
    'Bisa, cabang Braga menyediakan parkir mobil gratis [1].',
  ],
  [
    'of another plan',
    about('ja', '男性もヘアセットしてもらえますか', plans),
    'はい、男性プランにもヘアセットが含まれます[1]。',
  ],
  ['of another place', about('bn', 'ঢাকার বাইরে কয়দিন লাগে', courier), 'ঢাকার বাইরে ২৪ ঘণ্টায় পৌঁছায় [1]।'],
  [
    'of other days',
    about('en', 'do students get cheaper tickets on saturday', students),
    'Yes, on Saturdays students get 20% off too [1].',
  ],
  [
    'from one window to the end of another',
    about('ar', 'متى يفتح فرع العليا؟', windows),
    'يفتح فرع العليا من 9:00 إلى 18:00 [1].',
  ],
  [
    'of the ends of a range of days',
    about('en', 'when does the doctor come', doctor),
    'The doctor visits on Tuesday and Saturday from 10 am to 2 pm [1].',
  ],
  [
    'of an open range',
    about('vi', 'thuê 10 ngày có được giảm không', rental),
    'Thuê từ 7 ngày trở lên giảm 15% [1].',
  ],
  [
    'denied of what a limit allows',
    about('ko', '팝콘 리필 무료예요?', refill),
    '아니요, 팝콘 리필은 안 됩니다 [1].',
  ],
  [
    'that only repeats the question',
    about('en', 'can seats be reserved', students),
    'You asked whether seats can be reserved [1].',
  ],
  ['vague', about('bn', 'ঢাকার বাইরে কয়দিন লাগে', courier), 'ঢাকার বাইরে কয়েক দিন লাগে [1]।'],
])('withholds what is %s', (_, one, reply) => {
  expect(shown(one, reply)).toBe('');
});

test.each([
  [
    about('id', 'di braga bisa parkir mobil?', branches),
    'Tidak, cabang Braga hanya menyediakan parkir motor [1].',
  ],
  [
    about('ja', '男性もヘアセットしてもらえますか', plans),
    '申し訳ございませんが、ヘアセットは男性プランには含まれておりません[1]。',
  ],
  [about('bn', 'ঢাকার বাইরে কয়দিন লাগে', courier), 'ঢাকার বাইরে ২ থেকে ৪ দিন লাগে [1]।'],
  [
    about('en', 'do students get cheaper tickets on saturday', students),
    "I'm afraid not: students get 20% off on weekdays only [1].",
  ],
  [about('ar', 'متى يفتح فرع العليا؟', windows), 'يفتح فرع العليا من 9:00 إلى 21:00 [1].'],
  [about('vi', 'thuê 10 ngày có được giảm không', rental), 'Có, thuê từ 7 đến 29 ngày được giảm 15% [1].'],
  [about('ko', '팝콘 리필 무료예요?', refill), '네, 라지 사이즈는 한 번 무료입니다 [1].'],
])('lets a statement through that the page makes about the same thing', (one, reply) => {
  expect(shown(one, reply)).toBe(reply.replace(/ ?\[1\]/, ''));
});

const resit = 'يمكن إعادة الاختبار مرتين مجاناً إذا حضرت 90% من الدروس. بعد ذلك تكلف كل محاولة 200 ريال.';
const rescue = 'Cứu hộ trong 30 đến 60 phút nếu xe hỏng trong thành phố. Lốp thủng do khách tự trả.';

test.each([
  [
    'a condition',
    about('ar', 'رسبت في الاختبار، أقدر أعيده ببلاش؟', resit),
    'نعم، يمكنك إعادة الاختبار مرتين مجاناً [1].',
    ' يمكن إعادة الاختبار مرتين مجاناً إذا حضرت 90% من الدروس.',
  ],
  [
    'a place',
    about('vi', 'xe hỏng giữa đường thì bao lâu có người tới', rescue),
    'Cứu hộ sẽ tới trong 30 đến 60 phút [1].',
    ' Cứu hộ trong 30 đến 60 phút nếu xe hỏng trong thành phố.',
  ],
  [
    'nothing, if it says the condition',
    about('ar', 'أقدر أعيد الاختبار ببلاش؟', resit),
    'نعم، إذا حضرت 90% من الدروس يمكنك إعادة الاختبار مرتين مجاناً [1].',
    '',
  ],
])('puts behind a reply the sentence of the page with %s', (_, one, reply, added) => {
  expect(shown(one, reply)).toBe(`${reply.replace(/ ?\[1\]/, '')}${added}`);
});

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
