import type { HonestReply } from './honest.ts';

const hotelTh =
  'เช็คอินตั้งแต่ 14.00 น. ฝากกระเป๋าได้ 1 วัน ฟรี สระว่ายน้ำเปิดทุกวัน 07.00–20.00 น. จองล่วงหน้าได้ 3 เดือน มัดจำ 500 บาท คืนเงินภายใน 7 วันทำการ ยกเลิกก่อน 24 ชั่วโมงไม่เสียค่าใช้จ่าย';
const bankId =
  'Bunga tabungan 3,5% per tahun. Biaya admin Rp10.000 per bulan. Deposito minimal Rp5 juta untuk 3, 6, atau 12 bulan. Kartu hilang diganti dalam 5 hari kerja. Pengaduan dijawab maksimal 20 hari.';
const clinicJa =
  '初診の方は診療の30分前にお越しください。検査結果は1週間後に出ます。駐車場は2時間無料、以後30分ごとに100円です。5月3日は休診です。処方箋は4日以内に薬局へ。保険証がない場合は10割負担です。次回の予約は3か月先まで可能です。';
const shopVi =
  'Đổi trả trong 7 ngày. Bảo hành 1 năm. Giao hàng nội thành 2–4 giờ, phí 25.000đ. Khai trương ngày 3 tháng 5. Tích 1 điểm cho mỗi 10.000đ. Mở cửa từ 8 giờ đến 21 giờ.';
const shopKo =
  '반품은 수령 후 7일 이내에 가능합니다. 보증 기간은 2년입니다. 배송비는 3,000원, 5만원 이상 무료입니다. 상담은 오전 9시부터 오후 6시까지입니다. 하루 10건까지 주문할 수 있습니다.';
const plansEn =
  '| Plan | Data | Validity | Price |\n|---|---|---|---|\n| Mini | 1 GB | 1 day | ₹19 |\n| Mid | 3 GB | 3 days | ₹39 |\n| Max | 12 GB | 30 days | ₹98 |\n\nRefunds take one week. A SIM swap costs twenty-five rupees. Speed drops to 64 kbps after the limit.';
const officeZh =
  '| 項目 | 手數料 | 天數 |\n|---|---|---|\n| 護照 | 1300 | 10 |\n| 換發 | 200 | 1 |\n\n急件加收900元，隔日可取。每年12月31日休假。效期10年。';
const schoolBn =
  'যোগাযোগ: রোববার থেকে বৃহস্পতিবার। ভর্তি ফি ২৫ হাজার টাকা। মাসিক বেতন ৩,৫০০ টাকা। ছুটির আবেদন ২ দিন আগে দিতে হয়। এক বছরে তিনটি পরীক্ষা।';
const shopTh =
  'การจัดส่งไปเกาะชวาใช้เวลา 2 ถึง 3 วันทำการ และค่าจัดส่งกิโลกรัมละ 120 บาท สินค้าคืนได้ภายใน 7 วัน รับชำระผ่านบัตรเครดิต พร้อมเพย์ และเก็บเงินปลายทาง มีสาขาที่จาการ์ตาและบันดุง ไม่อนุญาตสัตว์เลี้ยง ลูกค้าต้องแสดงใบเสร็จเมื่อเปลี่ยนสินค้า ลืมรหัสผ่านกดปุ่มลืมรหัสผ่าน';
const hotelEn =
  'Pets are not allowed in the rooms. Parking is free for guests. Show your receipt to exchange an item. You can pay by card, GoPay or cash. Forgot your password? Press the button. Breakfast is served by the pool. We have branches in Jakarta and Bandung.';

/** Right replies with figures, units and numbers in words, most of them in another language than their page. */
export const translatedReplies: HonestReply[] = [
  {
    language: 'th',
    question: 'Tell me about the hotel.',
    passages: [hotelTh],
    reply: 'ฝากกระเป๋าได้หนึ่งวันฟรีค่ะ [1] คืนเงินภายใน 7 วันทำการ [1]',
  },
  {
    language: 'en',
    question: 'Tell me about the hotel.',
    passages: [hotelTh],
    reply:
      'You can leave your bags for one day for free [1]. The pool is open every day from 7 am to 8 pm [1]. You can book up to three months ahead [1]. The deposit is 500 baht, refunded within seven working days [1].',
  },
  {
    language: 'id',
    question: 'Tell me about the hotel.',
    passages: [hotelTh],
    reply:
      'Pembatalan hingga 24 jam sebelumnya gratis [1]. Uang muka 500 baht dikembalikan dalam 7 hari kerja [1].',
  },
  {
    language: 'ja',
    question: 'Tell me about the hotel.',
    passages: [hotelTh],
    reply:
      'キャンセルは24時間前まで無料です[1]。デポジットは500バーツで、7営業日以内に返金されます[1]。予約は三か月先まで可能です[1]。',
  },
  {
    language: 'en',
    question: 'Tell me about the bank.',
    passages: [bankId],
    reply:
      'The savings rate is 3.5% a year, and the monthly fee is Rp10,000 [1]. A deposit of at least 5 million rupiah runs for 3, 6 or 12 months [1]. A lost card is replaced within five business days [1]. Complaints are answered within 20 days [1].',
  },
  {
    language: 'id',
    question: 'Tell me about the bank.',
    passages: [bankId],
    reply:
      'Bunganya 3,5 persen setahun, dan biaya admin sepuluh ribu rupiah per bulan [1]. Deposito minimal lima juta rupiah [1].',
  },
  {
    language: 'zh-Hans',
    question: 'Tell me about the bank.',
    passages: [bankId],
    reply: '存款年利率为3.5%，每月管理费1万印尼盾[1]。定期存款最低500万印尼盾，期限为3、6或12个月[1]。',
  },
  {
    language: 'hi',
    question: 'Tell me about the bank.',
    passages: [bankId],
    reply: 'खोया कार्ड 5 कार्य दिवसों में बदला जाता है [1]। जमा पर 3.5% सालाना ब्याज मिलता है [1]।',
  },
  {
    language: 'en',
    question: 'Tell me about the clinic.',
    passages: [clinicJa],
    reply:
      'Please come 30 minutes before your first appointment [1]. Test results are ready after one week [1]. Parking is free for two hours, then 100 yen per 30 minutes [1]. The clinic is closed on May 3 [1]. Take the prescription to a pharmacy within 4 days [1]. Without an insurance card you pay 100% [1].',
  },
  {
    language: 'vi',
    question: 'Tell me about the clinic.',
    passages: [clinicJa],
    reply:
      'Phòng khám nghỉ ngày 3 tháng 5 [1]. Kết quả xét nghiệm có sau 1 tuần [1]. Bãi xe miễn phí 2 giờ [1].',
  },
  {
    language: 'ko',
    question: 'Tell me about the clinic.',
    passages: [clinicJa],
    reply:
      '검사 결과는 1주일 후에 나옵니다 [1]. 주차는 2시간 무료이고 이후 30분마다 100엔입니다 [1]. 5월 3일은 휴진입니다 [1].',
  },
  {
    language: 'en',
    question: 'Tell me about the shop.',
    passages: [shopVi],
    reply:
      'You can return items within 7 days, and the warranty is one year [1]. City delivery takes 2 to 4 hours and costs 25,000 dong [1]. The shop opened on 3 May [1]. It is open from 8 am to 9 pm [1]. You get one point for every 10,000đ [1].',
  },
  {
    language: 'vi',
    question: 'Tell me about the shop.',
    passages: [shopVi],
    reply: 'Bảo hành một năm, đổi trả trong bảy ngày [1]. Phí giao hai mươi lăm nghìn đồng [1].',
  },
  {
    language: 'zh-Hans',
    question: 'Tell me about the shop.',
    passages: [shopVi],
    reply: '保修一年，7天内可以退换[1]。市内配送2到4小时，运费2.5万越南盾[1]。',
  },
  {
    language: 'th',
    question: 'Tell me about the shop.',
    passages: [shopVi],
    reply: 'รับประกัน 1 ปี และคืนสินค้าได้ภายใน 7 วัน [1] ส่งในเมือง 2–4 ชั่วโมง [1]',
  },
  {
    language: 'ar',
    question: 'Tell me about the shop.',
    passages: [shopVi],
    reply: 'الضمان سنة واحدة، ويمكن الإرجاع خلال 7 أيام [1].',
  },
  {
    language: 'en',
    question: 'Tell me about the store.',
    passages: [shopKo],
    reply:
      'Returns are possible within 7 days, and the warranty is two years [1]. Delivery costs 3,000 won and is free from 50,000 won [1]. You can place up to 10 orders a day [1]. One of our team answers from 9 am to 6 pm [1].',
  },
  {
    language: 'ko',
    question: 'Tell me about the store.',
    passages: [shopKo],
    reply:
      '배송비는 삼천 원이고 오만 원 이상은 무료입니다 [1]. 보증 기간은 2년입니다 [1]. 상담 가능한 시간은 오전 9시부터 오후 6시까지입니다 [1].',
  },
  {
    language: 'ja',
    question: 'Tell me about the store.',
    passages: [shopKo],
    reply: '返品は受け取りから7日以内、保証は2年間です[1]。送料は3,000ウォンで、5万ウォン以上は無料です[1]。',
  },
  {
    language: 'en',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply:
      'Mini costs ₹19 for 1 GB and lasts one day; Max costs 98 rupees for 12 GB and lasts 30 days [1]. A refund takes 1 week, and a SIM swap costs 25 rupees [1].',
  },
  {
    language: 'hi',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply:
      '₹19 वाला प्लान एक दिन चलता है और ₹98 वाला 30 दिन [1]। रिफंड में एक सप्ताह लगता है [1]। सिम बदलने का शुल्क 25 रुपये है [1]।',
  },
  {
    language: 'hi-Latn',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'Mini plan ₹19 ka hai, ek din chalta hai [1].',
  },
  {
    language: 'bn',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'মিনি প্ল্যান ১৯ টাকা, মেয়াদ এক দিন [1]। রিফান্ডে এক সপ্তাহ লাগে [1]।',
  },
  {
    language: 'ta',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'மினி திட்டம் ₹19, ஒரு நாள் செல்லுபடியாகும் [1]. பணம் திரும்ப ஒரு வாரம் ஆகும் [1].',
  },
  {
    language: 'te',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'మినీ ప్లాన్ ₹19, ఒక రోజు చెల్లుతుంది [1].',
  },
  {
    language: 'en',
    question: 'Tell me about the office.',
    passages: [officeZh],
    reply:
      'A passport costs NT$1,300 and takes 10 days; a renewal takes 1 day [1]. The urgent service costs 900 dollars more [1]. It is valid for 10 years [1].',
  },
  {
    language: 'zh-Hant',
    question: 'Tell me about the office.',
    passages: [officeZh],
    reply: '護照手續費1300元，10天可取[1]。急件加收900元，第二天可取[1]。每年12月31日休假[1]。',
  },
  {
    language: 'id',
    question: 'Tell me about the office.',
    passages: [officeZh],
    reply: 'Paspor berlaku 10 tahun dan biayanya 1300 dolar Taiwan [1].',
  },
  {
    language: 'bn',
    question: 'Tell me about the school.',
    passages: [schoolBn],
    reply: 'ভর্তি ফি পঁচিশ হাজার টাকা, মাসিক বেতন ৩৫০০ টাকা [1]। বছরে তিনটি পরীক্ষা হয় [1]।',
  },
  {
    language: 'en',
    question: 'Tell me about the school.',
    passages: [schoolBn],
    reply:
      'The admission fee is 25,000 taka and tuition is 3,500 taka per month [1]. Apply for leave two days before [1]. There are three exams in one year [1].',
  },
  {
    language: 'fil',
    question: 'Tell me about the bank.',
    passages: [bankId],
    reply:
      'Ang nawalang card ay papalitan sa loob ng limang araw [1]. Ang bayad ay sampung libong rupiah kada buwan [1].',
  },
  {
    language: 'ms',
    question: 'Tell me about the bank.',
    passages: [bankId],
    reply: 'Kad hilang diganti dalam lima hari bekerja [1]. Aduan dijawab dalam dua puluh hari [1].',
  },
  {
    language: 'my',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'Mini အစီအစဉ်သည် ၁ ရက် ခံပြီး ₹19 ကျသင့်သည် [1]။',
  },
  {
    language: 'km',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'គម្រោង Mini មានសុពលភាព ១ ថ្ងៃ តម្លៃ ₹19 [1]។',
  },
  {
    language: 'lo',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'ແພັກເກດ Mini ໃຊ້ໄດ້ 1 ມື້ ລາຄາ ₹19 [1]',
  },
  {
    language: 'kn',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'ಮಿನಿ ಪ್ಲಾನ್ ₹19, ಒಂದು ದಿನ ಮಾನ್ಯ [1].',
  },
  {
    language: 'ml',
    question: 'Tell me about the plans.',
    passages: [plansEn],
    reply: 'മിനി പ്ലാൻ ₹19, ഒരു ദിവസം സാധുവാണ് [1].',
  },
  {
    language: 'en',
    question: 'Tell me about orders.',
    passages: [shopTh],
    reply:
      'Branches are in Jakarta and Bandung [1]. You can pay by credit card, PromptPay or cash on delivery [1]. Pets are not allowed [1]. Please show the receipt when you exchange a product [1]. If you forgot your password, press the button [1]. We deliver to Java [1].',
  },
  {
    language: 'id',
    question: 'Tell me about orders.',
    passages: [shopTh],
    reply:
      'Cabang kami ada di Jakarta dan Bandung [1]. Pembayaran bisa dengan kartu kredit atau bayar di tempat [1]. Hewan peliharaan tidak diperbolehkan [1]. Tunjukkan struk saat menukar barang [1].',
  },
  {
    language: 'ja',
    question: 'Tell me about orders.',
    passages: [shopTh],
    reply:
      'お支払いはクレジットカードまたは代金引換が可能です[1]。ペットはご利用いただけません[1]。商品を交換するときはレシートをお見せください[1]。',
  },
  {
    language: 'zh-Hans',
    question: 'Tell me about orders.',
    passages: [shopTh],
    reply: '可以用信用卡或货到付款[1]。不允许携带宠物[1]。换货时请出示收据[1]。',
  },
  {
    language: 'hi',
    question: 'Tell me about orders.',
    passages: [shopTh],
    reply:
      'भुगतान क्रेडिट कार्ड या कैश ऑन डिलीवरी से हो सकता है [1]। पालतू जानवर लाने की अनुमति नहीं है [1]। सामान बदलने के लिए रसीद दिखाएँ [1]।',
  },
  {
    language: 'ar',
    question: 'Tell me about orders.',
    passages: [shopTh],
    reply:
      'يمكن الدفع ببطاقة ائتمان أو عند الاستلام [1]. الحيوانات الأليفة غير مسموح بها [1]. أظهر الإيصال عند استبدال البضاعة [1].',
  },
  {
    language: 'th',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply:
      'ห้ามนำสัตว์เลี้ยงเข้าห้องพัก [1] ที่จอดรถฟรีสำหรับแขก [1] แสดงใบเสร็จเมื่อเปลี่ยนสินค้า [1] อาหารเช้าเสิร์ฟข้างสระว่ายน้ำ [1]',
  },
  {
    language: 'ja',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply:
      'ペットは客室に入れません[1]。駐車場は宿泊客は無料です[1]。朝食はプールサイドで提供されます[1]。ジャカルタとバンドンに支店があります[1]。',
  },
  {
    language: 'ko',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply:
      '반려동물은 객실에 들어올 수 없습니다 [1]. 조식은 수영장 옆에서 제공됩니다 [1]. 교환하려면 영수증을 보여 주세요 [1]. 카드나 현금으로 결제할 수 있습니다 [1].',
  },
  {
    language: 'vi',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply:
      'Không được mang thú cưng vào phòng [1]. Bữa sáng được phục vụ cạnh hồ bơi [1]. Hãy đưa hóa đơn khi đổi hàng [1]. Có chi nhánh tại Jakarta và Bandung [1].',
  },
  {
    language: 'ta',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'அறைகளில் செல்லப்பிராணிகளுக்கு அனுமதி இல்லை [1]. பொருளை மாற்ற ரசீதைக் காட்டவும் [1].',
  },
  {
    language: 'te',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'గదుల్లో పెంపుడు జంతువులకు అనుమతి లేదు [1]. వస్తువు మార్చుకోవడానికి రసీదు చూపించండి [1].',
  },
  {
    language: 'bn',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'ঘরে পোষা প্রাণী আনা যাবে না [1]। পণ্য বদলাতে রসিদ দেখান [1]।',
  },
  {
    language: 'fil',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'Bawal ang alagang hayop sa kuwarto [1]. Ipakita ang resibo para mapalitan ang item [1].',
  },
  {
    language: 'ms',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply:
      'Haiwan peliharaan tidak dibenarkan di dalam bilik [1]. Sarapan dihidangkan di tepi kolam renang [1].',
  },
  {
    language: 'id',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply:
      'Hewan peliharaan tidak boleh masuk kamar [1]. Sarapan disajikan di tepi kolam renang [1]. Tunjukkan struk untuk menukar barang [1].',
  },
  {
    language: 'ar',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'لا يُسمح بالحيوانات الأليفة في الغرف [1]. يُقدَّم الفطور بجانب المسبح [1].',
  },
  {
    language: 'my',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'အခန်းထဲသို့ အိမ်မွေးတိရစ္ဆာန် ခေါ်ခွင့်မပြုပါ [1]။',
  },
  {
    language: 'km',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'មិនអនុញ្ញាតឱ្យយកសត្វចិញ្ចឹមចូលបន្ទប់ទេ [1]។ អាហារពេលព្រឹកបម្រើជិតអាងហែលទឹក [1]។',
  },
  {
    language: 'lo',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'ບໍ່ອະນຸຍາດໃຫ້ເອົາສັດລ້ຽງເຂົ້າຫ້ອງ [1]',
  },
  {
    language: 'kn',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'ಕೋಣೆಗಳಲ್ಲಿ ಸಾಕುಪ್ರಾಣಿಗಳಿಗೆ ಅನುಮತಿ ಇಲ್ಲ [1].',
  },
  {
    language: 'ml',
    question: 'Tell me about a stay.',
    passages: [hotelEn],
    reply: 'മുറികളിൽ വളർത്തുമൃഗങ്ങളെ അനുവദിക്കില്ല [1].',
  },
];
