import { expect, test } from 'vitest';
import { findChangedFact } from './find-changed-fact.ts';

const compare = (original: string, translation: string, language: string) =>
  findChangedFact({
    original: { text: original, language: 'en' },
    translation: { text: translation, language },
    names: [],
  });

/** A sentence, and its translations with places for the numbers: [language, right order, text]. */
const sentences: [original: string, translations: Record<string, string>][] = [
  [
    'The room is 40 for 2 nights.',
    {
      id: 'Kamarnya {40} untuk {2} malam.',
      th: 'ห้องพักราคา {40} สำหรับ {2} คืน',
      ja: '{2}泊で{40}です。',
      'zh-Hans': '{2}晚一共{40}。',
      ko: '{2}박에 {40}입니다.',
      ar: 'الغرفة بسعر {40} لمدة {2} ليال.',
      hi: 'कमरा {2} रात के लिए {40} का है।',
      vi: 'Phòng giá {40} cho {2} đêm.',
    },
  ],
  [
    'You pay 300 baht for 5 days.',
    {
      id: 'Anda membayar {300} baht untuk {5} hari.',
      th: 'คุณจ่าย {300} บาท สำหรับ {5} วัน',
      ja: '{5}日間で{300}バーツです。',
      'zh-Hans': '{5}天收费{300}泰铢。',
      ko: '{5}일에 {300}바트입니다.',
      ar: 'تدفع {300} بات لمدة {5} أيام.',
      hi: '{5} दिनों के लिए {300} बाट देने होंगे।',
      vi: 'Bạn trả {300} baht cho {5} ngày.',
    },
  ],
  [
    'We are open from 9:00 to 18:00.',
    {
      id: 'Kami buka pukul {9.00}–{18.00}.',
      th: 'เราเปิดเวลา {9:00}–{18:00} น.',
      ja: '営業時間は{9}時から{18}時までです。',
      'zh-Hans': '营业时间是{9}:00到{18}:00。',
      ko: '영업시간은 {9}시부터 {18}시까지입니다.',
      ar: 'نفتح من الساعة {9:00} إلى الساعة {18:00}.',
      hi: 'हम {9}:00 से {18}:00 तक खुले हैं।',
      vi: 'Chúng tôi mở cửa từ {9}:00 đến {18}:00.',
    },
  ],
  [
    'Breakfast is 250 baht for adults and 120 baht for children.',
    {
      id: 'Sarapan {250} baht untuk dewasa dan {120} baht untuk anak.',
      th: 'อาหารเช้าผู้ใหญ่ {250} บาท เด็ก {120} บาท',
      ja: '朝食は大人{250}バーツ、子ども{120}バーツです。',
      'zh-Hans': '早餐成人{250}泰铢，儿童{120}泰铢。',
      ko: '조식은 어른 {250}바트, 어린이 {120}바트입니다.',
      ar: 'الإفطار {250} بات للبالغين و{120} بات للأطفال.',
      hi: 'नाश्ता वयस्कों के लिए {250} बाट और बच्चों के लिए {120} बाट है।',
      vi: 'Bữa sáng {250} baht cho người lớn và {120} baht cho trẻ em.',
    },
  ],
  [
    'It is booked for 4 adults and 3 children.',
    {
      id: 'Sudah dipesan untuk {4} dewasa dan {3} anak.',
      th: 'จองไว้สำหรับผู้ใหญ่ {4} คน และเด็ก {3} คน',
      ja: '大人{4}名、子ども{3}名で予約しました。',
      'zh-Hans': '已为{4}位成人和{3}名儿童预订。',
      ko: '어른 {4}명과 어린이 {3}명으로 예약했습니다.',
      ar: 'الحجز لـ {4} بالغين و{3} أطفال.',
      hi: '{4} वयस्कों और {3} बच्चों के लिए बुकिंग है।',
      vi: 'Đã đặt cho {4} người lớn và {3} trẻ em.',
    },
  ],
  [
    'You get a 10% discount on 3 kg.',
    {
      id: 'Anda dapat diskon {10}% untuk {3} kg.',
      th: 'คุณได้ส่วนลด {10}% เมื่อซื้อ {3} กก.',
      ja: '{3}kgで{10}%引きになります。',
      'zh-Hans': '购买{3}公斤享{10}%折扣。',
      ko: '{3}kg 구매 시 {10}% 할인됩니다.',
      ar: 'تحصل على خصم {10}% على {3} كغ.',
      hi: '{3} किलो पर {10}% की छूट मिलती है।',
      vi: 'Bạn được giảm {10}% cho {3} kg.',
    },
  ],
];

const pairs = sentences.flatMap(([original, translations]) =>
  Object.entries(translations).map(([language, marked]) => {
    const numbers = [...marked.matchAll(/\{([\d.:]+)\}/g)].map(([, number]) => number as string);
    const fill = (order: string[]) => {
      let at = 0;
      return marked.replace(/\{[\d.:]+\}/g, () => order[at++] as string);
    };
    return [language, original, fill(numbers), fill(numbers.toReversed())] as const;
  }),
);

test.each(pairs)('%s: “%s” may become “%s”', (language, original, right) => {
  expect(compare(original, right, language)).toBeNull();
});

test.each(pairs)(
  '%s: “%s” is not “%s” with its numbers swapped: “%s”',
  (language, original, _right, swapped) => {
    expect(compare(original, swapped, language)).not.toBeNull();
  },
);

test.each([
  ['Room 12 is on floor 3.', '12号室は3階です。', 'ja'],
  ['Room 12 is on floor 3.', '3階の12号室です。', 'ja'],
  ['Your bus 7 leaves at 9:30 and takes 2 hours.', 'รถบัสสาย 7 ออกเวลา 9:30 น. ใช้เวลา 2 ชั่วโมง', 'th'],
  ['Your bus 7 leaves at 9:30 and takes 2 hours.', '7番バスは9時30分発で、2時間かかります。', 'ja'],
  [
    'Book one day before. Children under 12 come free.',
    'एक दिन पहले बुकिंग करें। 12 साल से छोटे बच्चे मुफ़्त आ सकते हैं।',
    'hi',
  ],
  ['We answer within two days.', '2日以内にご返信します。', 'ja'],
  ['Check-in is at 2 pm, check-out at 11 am.', 'Check-in pukul 14.00, check-out pukul 11.00.', 'id'],
  ['The 3 rooms cost 1,500 baht a night.', 'ห้อง 3 ห้อง ราคาคืนละ 1,500 บาท', 'th'],
  ['Orders over 500 baht get 2 gifts.', '500バーツ以上のご注文で2点プレゼント。', 'ja'],
  ['It arrives on May 3 at 10:00.', '5月3日10時に届きます。', 'ja'],
  ['It arrives on May 3 at 10:00.', 'Hàng đến ngày 3 tháng 5 lúc 10:00.', 'vi'],
])('“%s” may become “%s” (%s)', (original, translation, language) => {
  expect(compare(original, translation, language)).toBeNull();
});
