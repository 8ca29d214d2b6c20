import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { claimsOf } from './reply-claims.ts';

test.each([
  ['en', 'They take nine days and it costs fifteen dollars.', ['9 day', '15 dollar']],
  ['en', 'It takes twenty-five days, one hour or a few minutes.', ['25 day', '1 hour']],
  ['en', 'Two rooms are free for 5 days, one of them at once.', []],
  [
    'en',
    'A ninety percent discount on two hundred and fifty thousand rupiah',
    ['90 percent', '250000 money'],
  ],
  ['id', 'Pengiriman sembilan hari, bukan dua puluh lima hari.', ['9 day', '25 day']],
  [
    'id',
    'Diskon sembilan puluh persen dari lima puluh ribu rupiah, minimal 20 ribu rupiah.',
    ['90 percent', '50000 money'],
  ],
  ['ja', '配送は九日、返品は二十五日以内です。', ['9 day', '25 day']],
  ['ja', '九割引で五万ルピア、第一日目は三千万円', ['90 percent', '50000 money', '30000000 money']],
  ['th', 'ใช้เวลาเก้าวันทำการ หรือยี่สิบเอ็ดวัน', ['9 day', '21 day']],
  ['th', 'ลดร้อยละเก้าสิบ ราคาห้าหมื่นบาท', ['90 percent', '50000 money']],
  ['hi', 'नौ दिन लगते हैं', ['9 day']],
  ['hi', 'पचास हज़ार रुपये, नब्बे प्रतिशत छूट', ['50000 money', '90 percent']],
  ['ur', 'نو دن لگتے ہیں', ['9 day']],
  ['ur', 'پچاس ہزار روپے، نوے فیصد رعایت', ['50000 money', '90 percent']],
  ['ne', 'नौ दिन लाग्छ', ['9 day']],
  ['mr', 'नऊ दिवस लागतात', ['9 day']],
  ['gu', 'નવ દિવસ લાગે', ['9 day']],
  ['ne', 'पचास हजार रुपैयाँ, नब्बे प्रतिशत छुट', ['50000 money', '90 percent']],
  ['mr', 'पन्नास हजार रुपये, नव्वद टक्के सवलत', ['50000 money', '90 percent']],
  ['pa', 'ਨੌਂ ਦਿਨ ਲੱਗਦੇ ਹਨ', ['9 day']],
  ['pa', 'ਪੰਜਾਹ ਹਜ਼ਾਰ ਰੁਪਏ, ਨੱਬੇ ਫ਼ੀਸਦੀ ਛੋਟ', ['50000 money', '90 percent']],
  ['si', 'දින නවයක් යනවා', ['9 day']],
  ['si', 'සියයට අනූවක වට්ටමක්', ['90 percent']],
  ['gu', 'પચાસ હજાર રૂપિયા, નેવું ટકા છૂટ', ['50000 money', '90 percent']],
  ['ar', 'يستغرق تسعة أيام أو سنة واحدة', ['9 day', '1 year']],
  ['ar', 'خمسة وعشرون يوما، خمسون ألف ريال', ['25 day', '50000 money']],
  ['ko', '아홉 시간 걸립니다. 가능한 시간에 두 분이 오세요.', ['9 hour']],
  ['ko', '오만 원, 구십 퍼센트 할인', ['50000 money', '90 percent']],
  ['vi', 'mất chín ngày, hai mươi năm, thứ hai tuần sau', ['9 day', '20 year']],
  ['vi', 'giá năm mươi nghìn đồng Việt Nam', ['50000 money']],
  ['zh-Hans', '需要九天，打折百分之九十，五万元', ['9 day', '90 percent', '50000 money/dollar']],
  ['zh-Hant', '一年內退貨，第一天免費', ['1 year']],
  ['ms', 'Mengambil masa sembilan hari', ['9 day']],
  ['fil', 'Aabot ito ng siyam na araw, limampung libong piso', ['9 day', '50000 money']],
  ['bn', 'পঞ্চাশ হাজার টাকা, নব্বই শতাংশ ছাড়', ['50000 money', '90 percent']],
  ['ta', 'ஐம்பதாயிரம் ரூபாய், தொண்ணூறு சதவீதம்', ['50000 money', '90 percent']],
  ['te', 'యాభై వేల రూపాయలు', ['50000 money']],
  ['kn', 'ಐವತ್ತು ಸಾವಿರ ರೂಪಾಯಿ', ['50000 money']],
  ['ml', 'അമ്പതിനായിരം രൂപ', ['50000 money']],
  ['km', 'ហាសិបពាន់រៀល', ['50000 money']],
  ['lo', 'ຫ້າສິບພັນກີບ', ['50000 money']],
  ['my', 'ငါးသောင်းကျပ်', ['50000 money']],
  ['ja', '三割 引き、第三年', ['30 percent']],
  ['bn', 'শতকরা নব্বই', ['90 percent']],
  ['kn', 'ಶೇಕಡಾ ತೊಂಬತ್ತು', ['90 percent']],
  ['lo', 'ຮ້ອຍລະເກົ້າສິບ', ['90 percent']],
  ['th', 'ชั้นที่สองปี', []],
  ['id', 'Pada hari ke dua bulan itu, bayar ke lima bulan.', []],
  ['ms', 'Pada hari ke-dua bulan itu', []],
  ['ko', '제 이십 시간', []],
])('%s: reads the quantities in words of “%s”', (language, text, values) => {
  const read = claimsOf(language).quantities(normalise(text));
  expect(read.map(({ value, units }) => `${value} ${units.join('/')}`)).toEqual(values);
});

test.each([
  ['en', 'Visit us at 45 Baker Street, opposite the station.', ['Baker']],
  ['en', 'The Street is closed, and the main road too.', []],
  ['id', 'Toko kami di Jl. Sudirman No. 1, dekat jalan tol.', ['Sudirman']],
  ['vi', 'Cửa hàng ở đường Lê Lợi, giao bằng đường bộ.', ['Lê']],
  ['th', 'ร้านอยู่ถนนสุขุมวิท ติดถนนใหญ่', ['สุขุม']],
  ['hi', 'दुकान गांधी मार्ग पर है, मुख्य मार्ग से आगे', ['गांधी']],
  ['ur', 'دکان جناح روڈ پر ہے، مین روڈ سے آگے', ['جناح']],
  ['ar', 'المتجر في شارع الملك', ['ملك']],
  ['ja', '渋谷区神南1-2-3にあります。予定通り3日で届きます。', ['渋谷区']],
  ['zh-Hans', '地址是南京西路100号，一路顺风', ['京西']],
  ['zh-Hant', '地址是中山路2號', ['中山']],
  ['ko', '강남구 테헤란로 152에 있습니다. 택배로 3일 걸립니다.', ['강남구']],
  ['ta', 'கடை அண்ணா சாலை அருகில் உள்ளது', ['அண்ணா']],
  ['bn', 'দোকান গান্ধী রোড এর পাশে', ['গান্ধী']],
  ['fil', 'Nasa Barangay Malinis kami', ['Malinis']],
])('%s: reads the streets of “%s”', (language, text, names) => {
  expect(claimsOf(language).streets(text)).toEqual(names);
});

test.each([
  [
    'fil',
    'I-forward ang text sa 7726, libre.',
    'Hindi humihingi ang aming opisina ng OTP o password.',
    false,
  ],
  ['en', 'Forward the message to 7726.', 'We never ask for your password.', false],
  ['en', 'You need your card number.', 'Send it to us.', true],
  ['en', 'We never ask for your password by phone.', 'Send your password to this chat.', true],
  ['en', 'Please send:', 'Card number and CVV', true],
  [
    'en',
    'Log in with the code, the OTP.',
    'If your number has changed, send a photo of your ID card.',
    false,
  ],
  ['id', 'Masuk dengan kode OTP.', 'Kalau nomor lama hilang, kirim foto KTP ke email kami.', false],
  ['en', 'We never ask for your OTP.', 'Tell us at once if someone does.', false],
  ['hi', 'हम कभी ओटीपी नहीं मांगते।', 'कोई मांगे तो तुरंत हमें बताएँ।', false],
  ['bn', 'পরিমাণ ও পিন দিন।', 'গ্রাহকের কোনো চার্জ নেই; দোকানি বাড়তি টাকা চাইলে আমাদের জানান।', false],
  ['bn', '', 'কিউআর স্ক্যান করে পরিমাণ ও পিন দিন।', false],
  ['bn', 'পরিমাণ ও পিন দিন।', 'দোকানি বাড়তি টাকা চাইলে ফোন কেটে দিন।', false],
  ['bn', '', 'আপনার পিন ও ওটিপি আমাদের দিন।', true],
])('%s: “%s %s” asks for a secret: %s', (language, before, text, asks) => {
  expect(claimsOf(language).asksForSecret(normalise(text), normalise(before))).toBe(asks);
});

test.each([
  ['en', 'Please send us your ID card number.', 'Please send us your card number.'],
  ['ar', 'أرسل رقم بطاقة الهوية', 'أرسل رقم بطاقة الائتمان'],
  ['bn', 'আধার কার্ড নম্বর পাঠান', 'কার্ড নম্বর পাঠান'],
  ['fil', 'Isend ang ID card number ninyo', 'Ipadala, send ang card number ninyo'],
  ['hi', 'आधार कार्ड नंबर भेजें', 'क्रेडिट कार्ड नंबर भेजें'],
  ['ur', 'شناختی کارڈ نمبر بھیجیں', 'کریڈٹ کارڈ نمبر بھیجیں'],
  ['ne', 'नागरिकता कार्ड नम्बर पठाउनुहोस्', 'क्रेडिट कार्ड नम्बर पठाउनुहोस्'],
  ['mr', 'आधार कार्ड क्रमांक पाठवा', 'क्रेडिट कार्ड क्रमांक पाठवा'],
  ['pa', 'ਆਧਾਰ ਕਾਰਡ ਨੰਬਰ ਭੇਜੋ', 'ਕ੍ਰੈਡਿਟ ਕਾਰਡ ਨੰਬਰ ਭੇਜੋ'],
  ['si', 'හැඳුනුම් කාඩ් අංකය එවන්න', 'ක්රෙඩිට් කාඩ් අංකය එවන්න'],
  ['gu', 'આધાર કાર્ડ નંબર મોકલો', 'ક્રેડિટ કાર્ડ નંબર મોકલો'],
  ['hi-Latn', 'aadhaar card number bhejo', 'card number bhejo'],
  ['id', 'Kirimkan nomor kartu keluarga Anda', 'Kirimkan nomor kartu Anda'],
  ['ja', '会員カード番号を入力して送ってください', 'カード番号を送ってください'],
  ['km', 'ផ្ញើលេខកាតសមាជិក', 'ផ្ញើលេខកាត'],
  ['kn', 'ಆಧಾರ್ ಕಾರ್ಡ್ ಸಂಖ್ಯೆ ಕಳುಹಿಸಿ', 'ಕಾರ್ಡ್ ಸಂಖ್ಯೆ ಕಳುಹಿಸಿ'],
  ['ko', '회원카드 번호를 보내 주세요', '카드 번호를 보내 주세요'],
  ['lo', 'ສົ່ງເລກບັດປະຈຳຕົວ', 'ສົ່ງເລກບັດເຄຣດິດ'],
  ['ml', 'ആധാർ കാർഡ് നമ്പർ അയയ്ക്കുക', 'കാർഡ് നമ്പർ അയയ്ക്കുക'],
  ['ms', 'Sila berikan nombor kad pengenalan anda', 'Sila berikan nombor kad anda'],
  ['my', 'မှတ်ပုံတင်ကတ် နံပါတ် ပို့ပါ', 'ကတ် နံပါတ် ပို့ပါ'],
  ['ta', 'ஆதார் கார்டு எண் அனுப்பவும்', 'கார்டு எண் அனுப்பவும்'],
  ['te', 'ఆధార్ కార్డ్ నంబర్ పంపండి', 'కార్డ్ నంబర్ పంపండి'],
  ['th', 'ขอรหัสได้โดยกด *151* ตามด้วยเลขบัตรประชาชน', 'ส่งเลขบัตรเครดิต'],
  ['vi', 'Vui lòng gửi số thẻ căn cước', 'Vui lòng gửi số thẻ'],
  ['zh-Hans', '请发送会员卡号', '请发送卡号'],
  ['zh-Hant', '請傳送會員卡號', '請傳送卡號'],
])(
  '%s: the number of an identity or member card is no secret in “%s”, that of a card is in “%s”',
  (language, id, card) => {
    const { asksForSecret } = claimsOf(language);
    expect([asksForSecret(normalise(id)), asksForSecret(normalise(card))]).toEqual([false, true]);
  },
);

test.each([
  ['ml', 'ക്ഷമിക്കണം, എന്റെ പക്കൽ വിവരമില്ല.'],
  ['ml', 'അതിനെക്കുറിച്ച് വിവരം ലഭ്യമല്ല.'],
])('%s: “%s” is a refusal', (language, text) => {
  expect(claimsOf(language).isRefusal(normalise(text))).toBe(true);
});
