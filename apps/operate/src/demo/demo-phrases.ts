/** Invented talks of a guesthouse in one language. */
export interface Phrases {
  language: string;
  names: readonly string[];
  /** Questions that the bot answered, each with its answer. */
  answered: readonly (readonly [question: string, answer: string])[];
  /** A question that it could not answer, and what it said. */
  unanswered: readonly [question: string, answer: string];
  /** A request for a person, what the bot said, and what the person wrote. */
  person: readonly [request: string, notice: string, reply: string];
}

export const phrases: readonly Phrases[] = [
  {
    language: 'en',
    names: ['Olivia Hart', 'James Lee', 'Priya Nair'],
    answered: [
      ['What time is check-in?', 'Check-in is from 14:00. You can leave your luggage earlier.'],
      ['Is breakfast included?', 'Yes, breakfast is included and served from 7:00 to 10:00.'],
      ['Do you have parking?', 'Yes, parking in the yard is free for guests.'],
    ],
    unanswered: ['Can you book a cooking class for us?', 'I could not find anything about that.'],
    person: [
      'Can I talk to someone?',
      'A colleague will reply here.',
      'Hello, this is Dewi. How can I help?',
    ],
  },
  {
    language: 'id',
    names: ['Budi Santoso', 'Siti Rahma', 'Putu Wijaya'],
    answered: [
      ['Jam berapa check-in?', 'Check-in mulai pukul 14.00. Bagasi boleh dititipkan lebih awal.'],
      ['Apakah sudah termasuk sarapan?', 'Ya, sarapan sudah termasuk, pukul 7.00 sampai 10.00.'],
      ['Ada tempat parkir?', 'Ya, parkir di halaman gratis untuk tamu.'],
    ],
    unanswered: ['Bisa pesan kelas memasak?', 'Saya tidak menemukan informasi tentang itu.'],
    person: [
      'Saya mau bicara dengan petugas',
      'Petugas kami akan membalas di sini.',
      'Halo, saya Dewi. Ada yang bisa dibantu?',
    ],
  },
  {
    language: 'ja',
    names: ['田中 美咲', '佐藤 健', '鈴木 葵'],
    answered: [
      ['チェックインは何時からですか？', 'チェックインは14時からです。お荷物は先にお預かりできます。'],
      ['朝食は付いていますか？', 'はい、朝食付きです。7時から10時までご利用いただけます。'],
      ['駐車場はありますか？', 'はい、敷地内の駐車場を無料でご利用いただけます。'],
    ],
    unanswered: ['料理教室を予約できますか？', 'その件についての情報は見つかりませんでした。'],
    person: [
      '担当の方とお話ししたいです',
      '担当者がこちらで返信いたします。',
      'お待たせいたしました。デウィと申します。',
    ],
  },
  {
    language: 'th',
    names: ['สมชาย ใจดี', 'นารี แสงทอง', 'อรทัย บุญมา'],
    answered: [
      ['เช็คอินได้กี่โมงคะ', 'เช็คอินได้ตั้งแต่ 14.00 น. ฝากกระเป๋าก่อนได้ค่ะ'],
      ['รวมอาหารเช้าไหม', 'รวมอาหารเช้าค่ะ ให้บริการ 7.00–10.00 น.'],
      ['มีที่จอดรถไหมครับ', 'มีค่ะ จอดรถในบริเวณที่พักได้ฟรี'],
    ],
    unanswered: ['จองคลาสทำอาหารให้ได้ไหม', 'ไม่พบข้อมูลเรื่องนี้ค่ะ'],
    person: ['ขอคุยกับเจ้าหน้าที่', 'เจ้าหน้าที่จะตอบกลับที่นี่ค่ะ', 'สวัสดีค่ะ เดวีรับเรื่องค่ะ'],
  },
  {
    language: 'vi',
    names: ['Nguyễn Lan', 'Trần Minh', 'Lê Hoa'],
    answered: [
      ['Mấy giờ nhận phòng?', 'Nhận phòng từ 14:00. Quý khách có thể gửi hành lý sớm hơn.'],
      ['Có bao gồm bữa sáng không?', 'Có, bữa sáng từ 7:00 đến 10:00 đã bao gồm.'],
      ['Có chỗ đậu xe không?', 'Có, khách được đậu xe miễn phí trong sân.'],
    ],
    unanswered: ['Có thể đặt lớp nấu ăn không?', 'Tôi không tìm thấy thông tin về việc này.'],
    person: [
      'Cho tôi gặp nhân viên',
      'Nhân viên sẽ trả lời tại đây.',
      'Xin chào, tôi là Dewi. Tôi có thể giúp gì?',
    ],
  },
  {
    language: 'zh-Hans',
    names: ['王芳', '李伟', '陈静'],
    answered: [
      ['几点可以入住？', '14:00 起可以入住，行李可以提前寄存。'],
      ['含早餐吗？', '含早餐，供应时间为 7:00 到 10:00。'],
      ['有停车场吗？', '有，住客可以免费停车。'],
    ],
    unanswered: ['可以帮我们订烹饪课吗？', '没有找到相关信息。'],
    person: ['我想找人工客服', '客服会在这里回复您。', '您好，我是 Dewi，请问有什么可以帮您？'],
  },
  {
    language: 'ko',
    names: ['김민지', '이준호', '박서연'],
    answered: [
      ['체크인은 몇 시인가요?', '체크인은 14시부터입니다. 짐은 먼저 맡기실 수 있습니다.'],
      ['조식이 포함되나요?', '네, 조식이 포함되며 7시부터 10시까지입니다.'],
      ['주차장이 있나요?', '네, 투숙객은 무료로 주차할 수 있습니다.'],
    ],
    unanswered: ['요리 수업을 예약해 주실 수 있나요?', '관련 정보를 찾지 못했습니다.'],
    person: [
      '상담원과 이야기하고 싶어요',
      '상담원이 여기에 답변드립니다.',
      '안녕하세요, 데위입니다. 무엇을 도와드릴까요?',
    ],
  },
  {
    language: 'hi',
    names: ['अनीता शर्मा', 'राहुल वर्मा', 'नेहा गुप्ता'],
    answered: [
      ['चेक-इन कितने बजे होता है?', 'चेक-इन 14:00 बजे से है। सामान पहले रख सकते हैं।'],
      ['क्या नाश्ता शामिल है?', 'हाँ, नाश्ता शामिल है, 7:00 से 10:00 बजे तक।'],
      ['क्या पार्किंग है?', 'हाँ, मेहमानों के लिए पार्किंग मुफ़्त है।'],
    ],
    unanswered: ['क्या आप कुकिंग क्लास बुक कर सकते हैं?', 'मुझे इसके बारे में जानकारी नहीं मिली।'],
    person: ['मुझे किसी से बात करनी है', 'हमारे सहकर्मी यहीं जवाब देंगे।', 'नमस्ते, मैं देवी हूँ। कैसे मदद करूँ?'],
  },
  {
    language: 'ar',
    names: ['ليلى حسن', 'عمر خالد', 'سارة علي'],
    answered: [
      ['متى وقت تسجيل الوصول؟', 'تسجيل الوصول من الساعة 14:00، ويمكنك ترك الأمتعة قبل ذلك.'],
      ['هل الإفطار مشمول؟', 'نعم، الإفطار مشمول من 7:00 إلى 10:00.'],
      ['هل يوجد موقف سيارات؟', 'نعم، الموقف مجاني للضيوف.'],
    ],
    unanswered: ['هل يمكنكم حجز درس طبخ؟', 'لم أجد معلومات عن ذلك.'],
    person: ['أريد التحدث مع موظف', 'سيرد عليك زميلنا هنا.', 'مرحبًا، أنا ديوي. كيف أساعدك؟'],
  },
  {
    language: 'ms',
    names: ['Aisyah Rahman', 'Hafiz Ismail', 'Nurul Huda'],
    answered: [
      ['Pukul berapa daftar masuk?', 'Daftar masuk mulai pukul 2 petang. Bagasi boleh disimpan lebih awal.'],
      ['Adakah sarapan disediakan?', 'Ya, sarapan disediakan dari pukul 7 hingga 10 pagi.'],
      ['Ada tempat letak kereta?', 'Ya, tempat letak kereta percuma untuk tetamu.'],
    ],
    unanswered: ['Boleh tempah kelas memasak?', 'Saya tidak menemui maklumat tentang itu.'],
    person: [
      'Saya mahu bercakap dengan kakitangan',
      'Kakitangan kami akan membalas di sini.',
      'Helo, saya Dewi. Boleh saya bantu?',
    ],
  },
];
