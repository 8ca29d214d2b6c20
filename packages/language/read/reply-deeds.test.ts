import { describe, expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { claimsOf } from './reply-claims.ts';

interface Sample {
  /** Says that the bot or the team has done something for the customer. */
  deeds: string[];
  /** Says that somebody will. */
  vows: string[];
  /** Says neither: a rule of the business, a condition, a courtesy. */
  others: string[];
}

const samples: Record<string, Sample> = {
  en: {
    deeds: [
      'I have cancelled your order.',
      'I’ve just booked a table for two at seven.',
      'Your booking has now been moved to Friday.',
      'Done – a 90% discount is in your cart.',
      'I sent the form to your e-mail.',
      'We have refunded the money to your card.',
      'Order 1182 has been refunded.',
      'You are all set for tomorrow at 10.',
      'I am cancelling your appointment now.',
    ],
    vows: [
      'We will call you tomorrow.',
      'Our team will contact you within an hour.',
      'I’ll send you the invoice.',
      'Your refund will arrive today.',
      'Let me cancel that for you.',
    ],
    others: [
      'Once a bag has been opened, we can’t accept it back.',
      'We have parking behind the house.',
      'I’m sorry it wasn’t to your taste.',
      'We refund the money within 5 days.',
      'If your parcel has been damaged, send us a photo.',
      'We have heated pools and limited seats.',
      'Delivery is free from 50 dollars.',
    ],
  },
  id: {
    deeds: [
      'Pesanan Anda sudah saya batalkan.',
      'Saya sudah membatalkan pesanan Anda.',
      'Kami telah mengembalikan uang Anda.',
      'Janji temu Anda telah dijadwalkan ulang.',
      'Pesanan berhasil dibatalkan.',
    ],
    vows: [
      'Kami akan menelepon Anda besok.',
      'Tim kami akan segera menghubungi Anda.',
      'Pesanan Anda pasti sampai besok.',
    ],
    others: [
      'Kemasan yang sudah dibuka tidak dapat dikembalikan.',
      'Kami buka setiap hari.',
      'Setelah pesanan Anda sudah dibayar, paket berangkat.',
    ],
  },
  ms: {
    deeds: [
      'Tempahan anda telah saya batalkan.',
      'Saya sudah hantar borang itu.',
      'Keahlian anda telah dibekukan.',
    ],
    vows: ['Kami akan menghubungi anda esok.', 'Pasukan kami akan segera membantu.'],
    others: ['Barang yang telah dibuka tidak boleh dipulangkan.', 'Kami buka setiap hari.'],
  },
  fil: {
    deeds: [
      'Na-cancel ko na ang order mo.',
      'Naipadala na namin ang iyong refund, na-book ko na rin ang mesa.',
      'Na-refund na ang bayad mo.',
    ],
    vows: ['Tatawagan ka namin bukas.', 'Ipapadala ko ang resibo mamaya.'],
    others: ['Bukas kami araw-araw.', 'Libre ang delivery sa Maynila.'],
  },
  vi: {
    deeds: [
      'Tôi đã hủy đơn hàng của bạn.',
      'Em vừa đặt bàn cho anh rồi ạ.',
      'Đơn hàng của bạn đã được hoàn tiền.',
    ],
    vows: ['Chúng tôi sẽ gọi lại cho bạn.', 'Nhân viên sẽ liên hệ với bạn ngay.'],
    others: ['Nếu sản phẩm đã mở, chúng tôi không nhận lại.', 'Cửa hàng mở cửa mỗi ngày.'],
  },
  ja: {
    deeds: [
      'ご注文をキャンセルいたしました。',
      '明日10時で予約をお取りしました。',
      '返送ラベルをメールでお送りいたしました。',
      '返金の手続きは完了です。',
    ],
    vows: ['担当者から折り返しお電話いたします。', '明日までにお届けします。', 'こちらで手配いたします。'],
    others: [
      'かしこまりました。',
      'ご不便をおかけしました。',
      'お問い合わせありがとうございました。',
      '商品が届きましたら、ご確認ください。',
      '店舗は毎日9時から営業しています。',
      '申し訳ございませんが、返品はお受けできません。',
    ],
  },
  ko: {
    deeds: ['주문을 취소해 드렸습니다.', '예약이 완료되었습니다.', '환불 처리했습니다.'],
    vows: ['내일 전화드리겠습니다.', '담당자가 곧 연락드립니다.', '바로 환불해 드릴게요.'],
    others: ['개봉한 상품은 반품할 수 없습니다.', '매일 9시에 엽니다.', '불편을 드려 죄송합니다.'],
  },
  'zh-Hans': {
    deeds: ['我已经为您取消了订单。', '您的预约已取消。', '已帮您改到周五。', '我们已将款项退回您的卡。'],
    vows: ['我们会尽快给您回电。', '客服稍后联系您。', '您的退款一定会在今天到账。'],
    others: ['已开封的商品不能退货。', '营业时间是9点到20点。', '取消后的订单不能恢复。'],
  },
  'zh-Hant': {
    deeds: ['我已經為您取消了訂單。', '您的預約已取消。', '已幫您改到週五。'],
    vows: ['我們會盡快回電給您。', '客服稍後聯絡您。'],
    others: ['已開封的商品不能退貨。', '營業時間是9點到20點。'],
  },
  th: {
    deeds: ['ได้ยกเลิกให้แล้วค่ะ', 'จองโต๊ะให้คุณเรียบร้อยแล้วค่ะ', 'เราได้คืนเงินเข้าบัตรของคุณแล้ว', 'แจ้งทีมงานให้แล้วครับ'],
    vows: ['เราจะโทรกลับภายในวันนี้ค่ะ', 'เจ้าหน้าที่จะติดต่อกลับค่ะ', 'พัสดุจะถึงมือคุณวันศุกร์'],
    others: ['สินค้าที่เปิดแล้วไม่สามารถคืนได้', 'ร้านเปิดทุกวันค่ะ', 'จัดส่งฟรีเมื่อซื้อครบ 50 ดอลลาร์'],
  },
  hi: {
    deeds: [
      'मैंने आपका ऑर्डर रद्द कर दिया है।',
      'आपकी बुकिंग हो गई है।',
      'हमने पैसे लौटा दिए हैं।',
      'आपका ऑर्डर रद्द कर दिया गया है।',
    ],
    vows: ['हम आपको कल फ़ोन करेंगे।', 'हमारी टीम आपसे संपर्क करेगी।', 'आपको आज पैसे मिल जाएंगे।'],
    others: ['खुले हुए पैकेट वापस नहीं लिए जाते।', 'दुकान हर दिन खुली रहती है।', 'डिलीवरी मुफ़्त है।'],
  },
  gu: {
    deeds: [
      'મેં તમારો ઓર્ડર રદ કર્યો છે.',
      'તમારું બુકિંગ થઈ ગયું છે.',
      'અમે તમારા પૈસા પાછા મોકલી દીધા છે.',
      'તમારો ઓર્ડર રદ કરવામાં આવ્યો છે.',
    ],
    vows: ['અમે તમને કાલે ફોન કરીશું.', 'અમારી ટીમ તમારો સંપર્ક કરશે.', 'તમને આજે પૈસા મળશે.'],
    others: ['ખોલેલાં પેકેટ પાછાં લેવાતાં નથી.', 'દુકાન દરરોજ ખુલ્લી હોય છે.', 'ડિલિવરી મફત છે.'],
  },
  mr: {
    deeds: [
      'मी तुमची ऑर्डर रद्द केली आहे.',
      'तुमचं बुकिंग झालं आहे.',
      'आम्ही तुमचे पैसे परत केले आहेत.',
      'तुमची ऑर्डर रद्द करण्यात आली आहे.',
    ],
    vows: ['आम्ही तुम्हाला उद्या फोन करू.', 'आमची टीम तुमच्याशी संपर्क करेल.', 'तुम्हाला आज पैसे मिळतील.'],
    others: ['उघडलेली पाकिटे परत घेतली जात नाहीत.', 'दुकान दररोज उघडे असते.', 'डिलिव्हरी मोफत आहे.'],
  },
  ne: {
    deeds: [
      'मैले तपाईंको अर्डर रद्द गरेको छु।',
      'तपाईंको बुकिङ भयो।',
      'हामीले पैसा फिर्ता गर्‍यौं।',
      'तपाईंको अर्डर रद्द गरिएको छ।',
    ],
    vows: ['हामी तपाईंलाई भोलि फोन गर्नेछौं।', 'हाम्रो टोलीले तपाईंलाई सम्पर्क गर्नेछ।', 'तपाईंलाई आज पैसा दिइनेछ।'],
    others: ['खोलिएका प्याकेट फिर्ता लिइँदैन।', 'पसल हरेक दिन खुला छ।', 'डेलिभरी निःशुल्क छ।'],
  },
  pa: {
    deeds: ['ਮੈਂ ਤੁਹਾਡਾ ਆਰਡਰ ਰੱਦ ਕਰ ਦਿੱਤਾ ਹੈ।', 'ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਹੋ ਗਈ ਹੈ।', 'ਅਸੀਂ ਪੈਸੇ ਵਾਪਸ ਭੇਜ ਦਿੱਤੇ ਹਨ।'],
    vows: ['ਅਸੀਂ ਕੱਲ੍ਹ ਤੁਹਾਨੂੰ ਫ਼ੋਨ ਕਰਾਂਗੇ।', 'ਸਾਡੀ ਟੀਮ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੇਗੀ।', 'ਤੁਹਾਨੂੰ ਅੱਜ ਪੈਸੇ ਮਿਲ ਜਾਣਗੇ।'],
    others: ['ਖੁੱਲ੍ਹੇ ਹੋਏ ਪੈਕਟ ਵਾਪਸ ਨਹੀਂ ਲਏ ਜਾਂਦੇ।', 'ਦੁਕਾਨ ਹਰ ਰੋਜ਼ ਖੁੱਲ੍ਹੀ ਰਹਿੰਦੀ ਹੈ।', 'ਡਿਲੀਵਰੀ ਮੁਫ਼ਤ ਹੈ।'],
  },
  si: {
    deeds: ['මම ඔබේ ඇණවුම අවලංගු කළා.', 'ඔබේ වෙන් කිරීම තහවුරු කර ඇත.', 'අපි ඔබට මුදල් ආපසු යැව්වා.'],
    vows: ['අපි හෙට ඔබට කතා කරන්නම්.', 'අපේ කණ්ඩායම ඔබට කතා කරයි.', 'ඔබට අද මුදල් ලැබෙයි.'],
    others: ['විවෘත කළ පැකට් ආපසු ගන්නේ නැහැ.', 'කඩේ හැමදාම ඇරලා තියෙනවා.', 'ඩිලිවරි නොමිලේ.'],
  },
  ur: {
    deeds: [
      'میں نے آپ کا آرڈر منسوخ کر دیا ہے۔',
      'آپ کی بکنگ ہو گئی ہے۔',
      'ہم نے پیسے واپس کر دیے ہیں۔',
      'آپ کا آرڈر منسوخ کر دیا گیا ہے۔',
    ],
    vows: ['ہم آپ کو کل فون کریں گے۔', 'ہماری ٹیم آپ سے رابطہ کرے گی۔', 'آپ کو آج پیسے مل جائیں گے۔'],
    others: ['کھلے ہوئے پیکٹ واپس نہیں لیے جاتے۔', 'دکان روز کھلی رہتی ہے۔', 'ڈیلیوری مفت ہے۔'],
  },
  'hi-Latn': {
    deeds: [
      'Maine aapka order cancel kar diya hai.',
      'Aapki booking ho gayi hai.',
      'Humne paise bhej diye hain.',
    ],
    vows: ['Hum aapko kal call karenge.', 'Hamari team aapse sampark karegi.'],
    others: ['Khule packet wapas nahi liye jaate.', 'Dukan roz khulti hai.'],
  },
  bn: {
    deeds: ['আমি আপনার অর্ডার বাতিল করে দিয়েছি।', 'আপনার বুকিং বাতিল করা হয়েছে।', 'টাকা ফেরত পাঠিয়েছি।'],
    vows: ['আমরা আপনাকে কাল ফোন করব।', 'আমাদের প্রতিনিধি আপনাকে জানাবেন।'],
    others: ['খোলা প্যাকেট ফেরত নেওয়া হয় না।', 'দোকান প্রতিদিন খোলা থাকে।'],
  },
  ta: {
    deeds: ['உங்கள் ஆர்டரை ரத்து செய்துவிட்டேன்.', 'உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது.', 'பணத்தை அனுப்பிவிட்டோம்.'],
    vows: ['நாங்கள் உங்களை நாளை அழைப்போம்.', 'எங்கள் குழு உங்களைத் தொடர்பு கொள்வார்கள்.'],
    others: ['திறந்த பொருட்களைத் திருப்பித் தர முடியாது.', 'கடை தினமும் திறந்திருக்கும்.'],
  },
  te: {
    deeds: ['మీ ఆర్డర్ రద్దు చేశాను.', 'మీ బుకింగ్ రద్దు చేయబడింది.', 'డబ్బు పంపించాము.'],
    vows: ['మేము రేపు మీకు ఫోన్ చేస్తాము.', 'మా బృందం మిమ్మల్ని సంప్రదిస్తుంది.'],
    others: ['తెరిచిన ప్యాకెట్లు వాపసు తీసుకోము.', 'దుకాణం ప్రతిరోజూ తెరిచి ఉంటుంది.'],
  },
  kn: {
    deeds: ['ನಿಮ್ಮ ಆರ್ಡರ್ ರದ್ದು ಮಾಡಿದ್ದೇನೆ.', 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ರದ್ದು ಮಾಡಲಾಗಿದೆ.'],
    vows: ['ನಾವು ನಾಳೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.'],
    others: ['ತೆರೆದ ಪ್ಯಾಕೆಟ್ ಹಿಂತಿರುಗಿಸಲು ಸಾಧ್ಯವಿಲ್ಲ.', 'ಅಂಗಡಿ ಪ್ರತಿದಿನ ತೆರೆದಿರುತ್ತದೆ.'],
  },
  ml: {
    deeds: ['ഞാൻ നിങ്ങളുടെ ഓർഡർ റദ്ദാക്കി.', 'നിങ്ങളുടെ ബുക്കിംഗ് റദ്ദാക്കിയിട്ടുണ്ട്.'],
    vows: ['ഞങ്ങൾ നാളെ വിളിക്കും.'],
    others: ['തുറന്ന പാക്കറ്റ് തിരിച്ചെടുക്കില്ല.', 'കട എല്ലാ ദിവസവും തുറന്നിരിക്കും.'],
  },
  ar: {
    deeds: ['لقد ألغيت طلبك.', 'تم إلغاء حجزك.', 'قمت بإرسال النموذج إليك.'],
    vows: ['سنتصل بك غداً.', 'فريقنا سيتواصل معك.'],
    others: [
      'لا نقبل إرجاع العبوات المفتوحة.',
      'المتجر مفتوح كل يوم.',
      'بعد أن تم استلام الطرد نعيد المبلغ.',
      'السعر خمسون ريالاً.',
    ],
  },
  km: {
    deeds: ['ខ្ញុំបានលុបចោលការកក់របស់អ្នករួចហើយ។'],
    vows: ['យើងនឹងទូរស័ព្ទទៅអ្នកថ្ងៃស្អែក។'],
    others: ['ហាងបើករាល់ថ្ងៃ។', 'ទំនិញដែលបើកមិនអាចប្ដូរបានទេ។'],
  },
  lo: {
    deeds: ['ໄດ້ຍົກເລີກການຈອງໃຫ້ທ່ານແລ້ວ'],
    vows: ['ພວກເຮົາຈະໂທຫາທ່ານມື້ອື່ນ'],
    others: ['ຮ້ານເປີດທຸກມື້', 'ສິນຄ້າທີ່ເປີດແລ້ວສົ່ງຄືນບໍ່ໄດ້'],
  },
  my: {
    deeds: ['သင့်အော်ဒါကို ပယ်ဖျက်ပေးလိုက်ပါပြီ။'],
    vows: ['ကျွန်ုပ်တို့ မနက်ဖြန် ဖုန်းပြန်ဆက်ပါမည်။'],
    others: ['ဆိုင်ကို နေ့တိုင်း ဖွင့်ပါတယ်။'],
  },
};

describe.each(Object.entries(samples))('%s', (language, { deeds, vows, others }) => {
  const { claimsDeed, vows: makesVow } = claimsOf(language);
  test.each(deeds)('claims a deed: %s', (text) => expect(claimsDeed(normalise(text))).toBe(true));
  test.each(vows)('says that somebody will: %s', (text) => expect(makesVow(normalise(text))).toBe(true));
  test.each(others)('claims no deed: %s', (text) => expect(claimsDeed(normalise(text))).toBe(false));
});
