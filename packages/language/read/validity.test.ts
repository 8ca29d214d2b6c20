import { expect, test } from 'vitest';
import { namesDate, saidOf, scopeOfValidity, validityAt } from './validity.ts';

const now = new Date('2026-11-27');

/** Texts in each language about something that is over, something that is valid, and something that has not begun. */
const cases: Record<string, [over: string, valid: string, ahead: string]> = {
  ar: [
    'حتى 31 مارس 2026 الرسوم 300 درهم',
    'ابتداءً من 1 أبريل 2026 الرسوم 350 درهم',
    'اعتبارا من ١ نيسان ٢٠٢٧ الرسوم 400',
  ],
  bn: ['৩১ মার্চ ২০২৬ পর্যন্ত ফি ৩০০ টাকা', '১ এপ্রিল ২০২৬ থেকে ফি ৩৫০ টাকা', '১ এপ্রিল ২০২৭ থেকে ফি ৪০০ টাকা'],
  en: [
    'It is 300 baht until the end of March 2026.',
    'From April 1st, 2026 it is 350 baht.',
    'As of 1 April 2027 it is 400.',
  ],
  fil: [
    'Hanggang Marso 31, 2026 ang bayad ay ₱300',
    'Mula Abril 1, 2026, ₱350',
    'Simula Abril 1, 2027, ₱400',
  ],
  hi: ['31 मार्च 2026 तक शुल्क ₹300 है', '1 अप्रैल 2026 से शुल्क ₹350 है', '१ अप्रैल २०२७ से ₹400'],
  'hi-Latn': [
    '31 march 2026 tak fees 300 hai',
    '1 april 2026 se fees 350 hai',
    '1 april 2027 se fees 400 hai',
  ],
  id: [
    'Tarif berlaku s.d. 31 Maret 2026',
    'Mulai 1 April 2026 tarif Rp350.000',
    'Per 1 April 2027 Rp400.000',
  ],
  ja: [
    '令和8年3月31日まで入館料は300円です。',
    '2026年4月1日から入館料は350円です。',
    '令和9年4月1日より400円',
  ],
  km: [
    'រហូតដល់ថ្ងៃទី៣១ ខែមីនា ឆ្នាំ២០២៦ តម្លៃ ៣០០ បាត',
    'ចាប់ពីថ្ងៃទី១ ខែមេសា ឆ្នាំ២០២៦ តម្លៃ ៣៥០',
    'ចាប់ពីខែមេសា ឆ្នាំ២០២៧ តម្លៃ ៤០០',
  ],
  kn: ['2026ರ ಮಾರ್ಚ್ 31ರವರೆಗೆ ಶುಲ್ಕ ₹300', 'ಏಪ್ರಿಲ್ 1, 2026 ರಿಂದ ₹350', 'ಏಪ್ರಿಲ್ 1, 2027 ರಿಂದ ₹400'],
  ko: ['2026년 3월 31일까지 요금은 300원입니다', '2026년 4월 1일부터 350원', '2027년 4월 1일부터 400원'],
  lo: ['ຮອດວັນທີ 31 ມີນາ 2026 ລາຄາ 300', 'ຕັ້ງແຕ່ວັນທີ 1 ເມສາ 2026 ລາຄາ 350', 'ຕັ້ງແຕ່ເດືອນເມສາ 2027 ລາຄາ 400'],
  ml: ['2026 മാർച്ച് 31 വരെ ഫീസ് ₹300', '2026 ഏപ്രിൽ 1 മുതൽ ₹350', '2027 ഏപ്രിൽ 1 മുതൽ ₹400'],
  ms: [
    'Sehingga 31 Mac 2026 bayaran RM30',
    'Bermula 1 April 2026 bayaran RM35',
    'Berkuat kuasa 1 April 2027 bayaran RM40',
  ],
  my: [
    '၂၀၂၆ ခုနှစ် မတ်လ ၃၁ ရက်အထိ ဝင်ကြေး ၃၀၀၀ ကျပ်',
    '၂၀၂၆ ခုနှစ် ဧပြီလ ၁ ရက်မှစ၍ ၃၅၀၀ ကျပ်',
    '၂၀၂၇ ခုနှစ် ဧပြီလ ၁ ရက်မှစ၍ ၄၀၀၀ ကျပ်',
  ],
  ta: ['31 மார்ச் 2026 வரை கட்டணம் ₹300', '1 ஏப்ரல் 2026 முதல் கட்டணம் ₹350', '1 ஏப்ரல் 2027 முதல் ₹400'],
  te: ['31 మార్చి 2026 వరకు రుసుము ₹300', '1 ఏప్రిల్ 2026 నుండి ₹350', '1 ఏప్రిల్ 2027 నుండి ₹400'],
  th: [
    'ราคานี้ใช้ได้ถึง 31 มี.ค. 69',
    'ตั้งแต่วันที่ 1 เมษายน พ.ศ. 2569 ค่าเข้า 350 บาท',
    'เริ่ม ๑ เมษายน ๒๕๗๐ ค่าเข้า 400 บาท',
  ],
  ur: [
    '31 مارچ 2026 تک فیس 300 روپے ہے',
    '۱ اپریل ۲۰۲۶ سے فیس 350 روپے ہے',
    '1 اپریل 2027 سے فیس 400 روپے ہوگی',
  ],
  vi: [
    'Đến hết ngày 31/3/2026 giá vé là 300.000 đồng',
    'Từ ngày 1 tháng 4 năm 2026 giá vé 350.000 đồng',
    'Từ tháng 4/2027 giá vé 400.000 đồng',
  ],
  'zh-Hans': ['截至2026年3月31日，票价300元', '自2026年4月1日起，票价350元', '2027年4月1日起票价400元'],
  'zh-Hant': ['民國115年3月31日止，票價300元', '自115年4月1日起，票價350元', '民國116年4月起票價400元'],
};

test.each(Object.entries(cases))(
  '%s says what is over, what is valid, and what has not begun',
  (_, texts) => {
    expect(texts.map((text) => validityAt(text, now))).toEqual(['over', 'valid', 'ahead']);
  },
);

test.each([
  ['These prices are valid through 31 March 2026.', 'over'],
  ['1 January 2026 – 31 March 2026: 10:00–16:00', 'over'],
  ['From 1 January to 31 March 2026 we open at 10.', 'over'],
  ['入館料:2026年1月1日から3月31日まで300円', 'over'],
  ['R8.3.31まで有効', 'over'],
  ['โปรนี้ถึงมีนาคม 2568', 'over'],
  ['| until 31.3.2026 | 300 |', 'over'],
  ['Hết hạn vào 31/03/2026', 'over'],
  ['The fee is 300 baht until March 2026 and 350 baht from April 2026.', 'mixed'],
  ['New year offer (20 December 2026 – 5 January 2027)', 'coming'],
  ['Valid until 31 December 2026', 'valid'],
  ['The warranty runs until 31/12/2030.', 'valid'],
  // A day and a month in digits may be the other way round: the later one counts.
  ['Valid until 11/12/2026', 'valid'],
])('%s: %s', (text, state) => {
  expect(validityAt(text, now)).toBe(state);
});

test.each([
  'Our shop opened in 2019 and moved in March 2021.',
  'We deliver up to 2025 parcels until 5 pm.',
  'Call 02-123-4567 from 9 to 17.',
  'Model 2025-12 costs 300.',
  'จัดส่งถึงบ้านภายใน 3 วัน',
  '3年以内に限り有効',
  'Refunds take from 5 to 7 days.',
])('%s says no validity', (text) => {
  expect(validityAt(text, now)).toBeNull();
});

test('a day is valid to its end, and a month and a year to theirs', () => {
  const on = (day: string) => validityAt('Valid until 31 March 2026.', new Date(day));
  expect([on('2026-03-31T23:00:00Z'), on('2026-04-01T00:00:00Z')]).toEqual(['valid', 'over']);
  expect(validityAt('จนถึงสิ้นปี 2569', now)).toBe('valid');
  expect(validityAt('2026年11月まで', now)).toBe('valid');
});

test('keeps only the part of a sentence that is valid on a day', () => {
  const on = (text: string, day: string) => saidOf(text, new Date(day));
  const priced = 'The fee is 300 baht until March 2026 and 350 baht from April 2026.';
  expect(on(priced, '2026-11-27')).not.toContain('300');
  expect(on(priced, '2026-11-27')).toContain('350 baht');
  const dated = 'จนถึงมีนาคม 2569 ราคา 300 บาท ตั้งแต่เมษายน 2569 ราคา 350 บาท';
  expect(on(dated, '2026-11-27')).not.toContain('300');
  expect(on(dated, '2026-11-27')).toContain('350');
});

test('tells of what else a sentence says it', () => {
  expect(scopeOfValidity('These prices are valid until 31 March 2026.')).toBe('above');
  expect(scopeOfValidity('Until 31 March 2026:')).toBe('below');
  expect(scopeOfValidity('Promosi ini sah dari 25 Ogos dan telah tamat pada 16 September 2023.')).toBe(
    'above',
  );
  expect(scopeOfValidity('Adults pay 300 baht until 31 March 2026.')).toBe('itself');
  expect(scopeOfValidity('The tax refund ended on 31 December 2025.')).toBeNull();
  expect(namesDate('ราคาเดือนมีนาคม 2568 เท่าไร')).toBe(true);
  expect(namesDate('ราคาเท่าไร')).toBe(false);
});
