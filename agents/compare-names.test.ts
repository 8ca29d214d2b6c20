import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test.each([
  ['en', 'Delivery to Saudi Arabia', 'Delivery to the Emirates', 'saudi arabia', 'the emirates'],
  ['en', 'Jakarta › Opening hours', 'Surabaya › Opening hours', 'jakarta', 'surabaya'],
  ['id', 'Paket 20 Mbps', 'Paket 50 Mbps', '20', '50'],
  ['th', 'สาขาเชียงใหม่', 'สาขาภูเก็ต', 'เชียงใหม่', 'ภูเก็ต'],
  ['ja', '渋谷店の営業時間', '新宿店の営業時間', '渋谷', '新宿'],
  ['zh-Hant', '基本方案', '進階方案', '基本', '進階'],
  ['ko', '서울점', '부산점', '서울', '부산'],
  ['hi', 'दिल्ली शाखा', 'मुंबई शाखा', 'दिल्ली', 'मुंबई'],
  ['ar', 'فرع الرياض', 'فرع دبي', 'الرياض', 'دبي'],
  ['vi', 'Gói Cơ bản', 'Gói Nâng cao', 'cơ bản', 'nâng cao'],
  ['km', 'សាខាភ្នំពេញ', 'សាខាសៀមរាប', 'ភ្នំពេញ', 'សៀមរាប'],
  ['my', 'စင်္ကာပူသို့ ပို့ခ', 'ထိုင်းသို့ ပို့ခ', 'စင်္ကာပူ', 'ထိုင်း'],
  ['ta', 'சென்னை கிளை', 'மதுரை கிளை', 'சென்னை', 'மதுரை'],
])('%s: “%s” and “%s” differ in one thing', (language, one, other, own, others) => {
  expect(compareNames(one, other, language)).toMatchObject({ own, other: others });
});

test.each([
  ['en', 'How to pay', 'How to return'],
  ['en', 'Check-out', 'Late check-out'],
  ['en', 'Opening hours', 'Opening hours'],
  ['en', 'Returns of opened goods', 'Returns by post from any other country'],
  ['ja', '予約の取り方', '予約を変更・キャンセルしたい'],
  ['my', 'အရစ်ကျစာချုပ် ပယ်ဖျက်ခြင်း', 'ပစ္စည်းအရစ်ကျ ဝယ်ယူခြင်း'],
])('%s: “%s” and “%s” do not', (language, one, other) => {
  expect(compareNames(one, other, language)).toBeNull();
});
