/** A reply of a model that does as it is told: its own words, sums up a table, translates, closes politely. */
export interface HonestReply {
  language: string;
  question: string;
  passages: string[];
  reply: string;
  /** Without this ending, which says nothing about the question and may be left out. */
  courtesy?: string;
}

const thaiHotel = {
  checkOut:
    'เช็คอินตั้งแต่ 14.00 น. เช็คเอาท์ก่อนเที่ยง (12.00 น.) แผนกต้อนรับเปิด 24 ชั่วโมง ถ้ามาถึงก่อนเวลาฝากกระเป๋าได้ฟรี เข้าห้องก่อน 14.00 น. ได้ถ้ามีห้องว่าง ไม่คิดเงิน',
  late: 'ได้ถึง 15.00 น. คิด 300 บาท ถึง 18.00 น. คิดครึ่งราคาห้อง หลัง 18.00 น. คิดเต็มคืน ต้องแจ้งก่อน 10.00 น. ของวันที่ออก',
  breakfast:
    'อาหารเช้าเสิร์ฟที่ศาลาริมน้ำ 06.30–10.00 น. เสาร์อาทิตย์ถึง 10.30 น. ถ้าจองแบบไม่รวมอาหารเช้า ผู้ใหญ่ 220 บาท เด็ก 4–11 ขวบ 120 บาท ต่ำกว่า 4 ขวบฟรี',
};
const arabicHotel = {
  breakfast:
    'الفطور بوفيه في الطابق الرابع من 6:30 إلى 10:00 صباحاً، ويوم الجمعة من 7:00 إلى 11:00. سعره 3.500 ريال للكبار و1.500 ريال للأطفال من 5 إلى 11 سنة، ومجاني لمن هم أصغر. كل الطعام حلال ولا نقدم الكحول.',
  late: 'نعم، حتى الرابعة عصراً مقابل 6 ريالات، وحتى الثامنة مساءً مقابل نصف سعر الليلة، إذا كانت الغرفة غير محجوزة. أخبرنا قبل الحادية عشرة صباحاً.',
};
const clinicHours =
  '| 曜日 | 午前 | 午後 |\n|---|---|---|\n| 月・火・金 | 9:00〜12:30 | 15:00〜18:30 |\n| 水 | 9:00〜12:30 | 休診 |\n| 土 | 8:30〜13:00 | 休診 |\n\n受付は診療終了の30分前までです。小児科の午後は15:30からです。';
const clinicBooking =
  '1. 公式サイト midorizaka.example の「予約」を開きます。\n2. 診察券番号と生年月日を入れます。初めての方は「初診」を押します。\n3. 希望の日と時間を選び、症状を書いて「確定」を押します。\n4. 確認メールが届けば予約完了です。\n\n予約は2週間先まで取れます。電話での予約は受けていませんが、70歳以上の方は窓口でお取りします。';
const sellerFee =
  '| Kategori | Penjual Biasa | Penjual Andalan |\n|---|---|---|\n| Fesyen | 6% | 7,5% |\n| Elektronik | 4% | 5% |\n\nDitambah biaya proses Rp1.000 per pesanan. Buka toko gratis.';
const payout =
  'Dana masuk ke Saldo Lapak setelah pembeli menekan Pesanan Diterima, atau otomatis 3 hari setelah kurir menandai terkirim. Tarik ke bank minimal Rp20.000, biaya Rp2.500 per penarikan, gratis 2 kali sebulan untuk Penjual Andalan. Ditarik sebelum 12.00 masuk hari yang sama.';
const freight =
  '| Khu vực | Tiêu chuẩn | Nhanh |\n|---|---|---|\n| Nội tỉnh | 18.000đ (1–2 ngày) | 25.000đ (trong ngày) |\n| Liên miền | 32.000đ (3–5 ngày) | 49.000đ (2–3 ngày) |';
const express =
  'Có ở nội thành Hà Nội, Đà Nẵng và TP. Hồ Chí Minh, từ 8:00 đến 20:00 mỗi ngày, kể cả chủ nhật. Phí 15.000đ cho 3 km đầu, sau đó 5.000đ mỗi km. Nặng tối đa 15 kg. Không giao hỏa tốc đồ đông lạnh.';
const korean =
  '1. 홈페이지 hanbitnamu.example에서 진료 예약을 누릅니다.\n2. 휴대폰 번호로 본인 확인을 합니다.\n3. 진료 과목과 의사, 날짜를 고릅니다.\n4. 알림톡이 오면 예약이 확정된 것입니다.\n\n시술 예약은 예약금 2만원이 필요하고, 당일 시술비에서 빼 드립니다. 일반 진료는 예약금이 없습니다.';
const hindiBill =
  'पोस्टपेड बिल हर महीने की 5 तारीख़ को बनता है और 20 तारीख़ तक भरना होता है। देर होने पर ₹100 शुल्क। 30 तारीख़ तक न भरने पर आउटगोइंग बंद, 15 दिन बाद इनकमिंग भी बंद।';
const hindiBooster =
  '₹19 में 1 GB (1 दिन), ₹39 में 3 GB (3 दिन), ₹98 में 12 GB (चालू प्लान की वैधता तक)। बूस्टर के लिए चालू बेस प्लान ज़रूरी है। बूस्टर में कॉल और SMS नहीं हैं।';
const promo =
  '| Promo | Data | Tagal | Presyo |\n|---|---|---|---|\n| Tipid 20 | 500 MB | 1 araw | ₱20 |\n| Sulit 60 | 5 GB | 3 araw | ₱60 |\n| Sulit 99 | 10 GB | 7 araw | ₱99 |';
const password =
  'Open the sign-in page and choose "Forgot password". We send a link to your e-mail address; it works for 30 minutes. Never share your password with anyone.';
const wifi =
  'The guest network is called Lotus-Guest. The password is printed on your key card. Speed is up to 50 Mbps per room.';

export const honestReplies: HonestReply[] = [
  {
    language: 'th',
    question: 'เช็คเอาท์กี่โมง ออกช้าได้ไหม',
    passages: [thaiHotel.checkOut, thaiHotel.late],
    reply:
      'เช็คเอาท์ก่อน 12.00 น. ค่ะ [1]\nถ้าต้องการออกช้า ได้ถึง 15.00 น. คิดเพิ่ม 300 บาท และถึง 18.00 น. คิดครึ่งราคาห้อง [2]\nกรุณาแจ้งก่อน 10.00 น. ของวันที่ออกนะคะ [2]',
  },
  {
    language: 'en',
    question: 'What time is checkout and can I leave late?',
    passages: [thaiHotel.checkOut, thaiHotel.late],
    reply:
      'Check-out is before noon [1]. You can stay until 3 pm for 300 baht, or until 18:00 for half the room price [2]. Just tell the front desk before 10 am on the day you leave [2].',
  },
  {
    language: 'zh-Hans',
    question: '早餐几点？孩子多少钱？',
    passages: [thaiHotel.breakfast],
    reply: '早餐时间是6:30到10:00，周末到10:30[1]。4到11岁的儿童120泰铢，4岁以下免费[1]。',
  },
  {
    language: 'ar',
    question: 'متى الفطور وكم سعره؟',
    passages: [arabicHotel.breakfast],
    reply:
      'يُقدَّم الفطور من 6:30 إلى 10:00 صباحًا، ويوم الجمعة من 7:00 إلى 11:00 [1]. السعر 3.500 ريال للكبار و1.500 ريال للأطفال بين 5 و11 سنة [1].',
  },
  {
    language: 'en',
    question: 'Can I check out late?',
    passages: [arabicHotel.late],
    reply:
      'Yes. Until 4 pm it costs 6 rials, and until 8 pm half the nightly rate, if the room is not booked [1]. Please let us know before 11 am [1].',
  },
  {
    language: 'hi',
    question: 'नाश्ते में क्या समय है?',
    passages: [arabicHotel.breakfast],
    reply: 'नाश्ता सुबह 6:30 से 10:00 बजे तक चौथी मंज़िल पर मिलता है, शुक्रवार को 7:00 से 11:00 तक [1]।',
  },
  {
    language: 'ja',
    question: '土曜日は何時まで？',
    passages: [clinicHours],
    reply: '土曜日の診療は8:30から13:00までです[1]。受付は終了の30分前、12:30までにお越しください[1]。',
  },
  {
    language: 'ja',
    question: '予約はどうすればいいですか',
    passages: [clinicHours, clinicBooking],
    reply:
      'ご予約は次の手順でお取りいただけます[2]。\n1. 公式サイト midorizaka.example の「予約」を開く [2]\n2. 診察券番号と生年月日を入力する [2]\n3. 希望の日時を選び、症状を書いて「確定」を押す [2]\n確認メールが届けば完了です[2]。',
  },
  {
    language: 'en',
    question: 'How do I book as a new patient?',
    passages: [clinicBooking],
    reply:
      'Open midorizaka.example and choose 予約 (booking), then press 初診 for a first visit [1]. Pick the day and time, describe your symptoms and confirm [1]. You can book up to two weeks ahead [1].',
  },
  {
    language: 'id',
    question: 'Biaya jual elektronik berapa?',
    passages: [sellerFee, payout],
    reply:
      'Untuk kategori Elektronik, biayanya 4% bagi Penjual Biasa dan 5% bagi Penjual Andalan, ditambah biaya proses Rp1.000 per pesanan [1].',
  },
  {
    language: 'id',
    question: 'Kapan dananya cair?',
    passages: [sellerFee, payout],
    reply:
      'Dana masuk ke Saldo Lapak setelah pembeli menekan Pesanan Diterima, atau otomatis 3 hari setelah paket ditandai terkirim [2]. Penarikan ke bank minimal 20 ribu rupiah dengan biaya Rp2.500 [2]. Kalau ditarik sebelum pukul 12, dana masuk di hari yang sama [2].',
    courtesy: ' Semoga membantu, silakan hubungi kami kembali jika masih bingung.',
  },
  {
    language: 'ms',
    question: 'Berapa yuran untuk fesyen?',
    passages: [sellerFee],
    reply: 'Bagi kategori fesyen, yuran ialah 6% untuk penjual biasa dan 7.5% untuk Penjual Andalan [1].',
  },
  {
    language: 'vi',
    question: 'phí ship liên miền bao nhiêu',
    passages: [freight, express],
    reply:
      'Phí giao liên miền là 32.000đ với gói tiêu chuẩn (3–5 ngày) và 49.000đ với gói nhanh (2–3 ngày) [1].',
  },
  {
    language: 'vi',
    question: 'giao hỏa tốc chủ nhật có không?',
    passages: [freight, express],
    reply:
      'Có ạ, giao hỏa tốc hoạt động từ 8:00 đến 20:00 mỗi ngày, kể cả chủ nhật [2]. Phí là 15.000đ cho 3 km đầu và 5.000đ cho mỗi km tiếp theo [2]. Bạn cần hỗ trợ gì thêm không?',
  },
  {
    language: 'en',
    question: 'Is there express delivery?',
    passages: [freight, express],
    reply:
      'Yes, in central Hanoi, Da Nang and Ho Chi Minh City, every day from 8:00 to 20:00 [2]. It costs 15,000đ for the first 3 km and 5,000đ for each further km [2]. The limit is 15 kg [2].',
  },
  {
    language: 'ko',
    question: '예약금이 있나요?',
    passages: [korean],
    reply:
      '시술 예약에는 예약금 20,000원이 필요하며, 당일 시술비에서 차감됩니다 [1]. 일반 진료는 예약금이 없어요 [1].',
  },
  {
    language: 'en',
    question: 'Do I pay a deposit?',
    passages: [korean],
    reply:
      'For a procedure you pay a deposit of 20,000 won, which is deducted from the price on the day [1]. A normal consultation needs no deposit [1].',
  },
  {
    language: 'hi',
    question: 'बिल कब तक भरना है?',
    passages: [hindiBill],
    reply:
      'पोस्टपेड बिल 20 तारीख़ तक भरना होता है, देर होने पर ₹100 का शुल्क लगता है [1]। बिल हर महीने की 5 तारीख़ को बनता है [1]।',
  },
  {
    language: 'hi-Latn',
    question: 'bill kab tak bharna hai?',
    passages: [hindiBill],
    reply:
      'Bill 20 tareekh tak bharna hota hai, aur der hone par ₹100 lagta hai [1]. Aapka bill har mahine ki 5 tareekh ko banta hai [1].',
  },
  {
    language: 'bn',
    question: 'ডেটা বুস্টার কত?',
    passages: [hindiBooster],
    reply:
      '১৯ টাকায় ১ জিবি, ৩৯ টাকায় ৩ জিবি এবং ৯৮ টাকায় ১২ জিবি পাওয়া যায় [1]। বুস্টারের জন্য একটি চালু বেস প্ল্যান লাগবে [1]।',
  },
  {
    language: 'ta',
    question: 'பில் எப்போது கட்ட வேண்டும்?',
    passages: [hindiBill],
    reply: 'பில் ஒவ்வொரு மாதமும் 5ஆம் தேதி வரும், 20ஆம் தேதிக்குள் கட்ட வேண்டும் [1]. தாமதமானால் ₹100 கட்டணம் [1].',
  },
  {
    language: 'te',
    question: 'బిల్లు ఎప్పుడు కట్టాలి?',
    passages: [hindiBill],
    reply: 'బిల్లు ప్రతి నెల 5వ తేదీన వస్తుంది, 20వ తేదీలోపు కట్టాలి [1]. ఆలస్యమైతే ₹100 రుసుము [1].',
  },
  {
    language: 'fil',
    question: 'Magkano po ang 10 GB?',
    passages: [promo],
    reply: 'Ang Sulit 99 po ay may 10 GB na data sa loob ng 7 araw, sa halagang ₱99 [1].',
  },
  {
    language: 'en',
    question: 'I forgot my password',
    passages: [password],
    reply:
      'Open the sign-in page and choose **Forgot password** [1]. You get a link by e-mail, which is valid for 30 minutes [1]. Please do not share your password with anyone [1].',
  },
  {
    language: 'id',
    question: 'lupa password',
    passages: [password],
    reply:
      'Buka halaman masuk lalu pilih "Forgot password" [1]. Kami akan mengirim tautan ke email Anda yang berlaku 30 menit [1]. Jangan bagikan kata sandi Anda kepada siapa pun [1].',
  },
  {
    language: 'en',
    question: 'What is the wifi password?',
    passages: [wifi],
    reply: 'The guest network is Lotus-Guest, and its password is printed on your key card [1].',
  },
  {
    language: 'th',
    question: 'wifi ชื่ออะไร',
    passages: [wifi],
    reply: 'ชื่อเครือข่ายคือ Lotus-Guest และรหัสผ่านอยู่บนคีย์การ์ดของคุณค่ะ [1]',
  },
  {
    language: 'zh-Hant',
    question: '超過多少可以寄？',
    passages: [express],
    reply: '特快配送每天8:00到20:00提供，最重15公斤[1]。前3公里15,000越南盾，之後每公里5,000越南盾[1]。',
  },
];
