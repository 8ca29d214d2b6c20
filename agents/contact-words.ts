/**
 * How one language speaks of being reached, over folded text in which an e-mail address is ✉ and a phone number ☎.
 * Sources of regular expressions; full-width punctuation is folded away before.
 */
export interface ContactWords {
  /** The visitor wishes to be reached. */
  wish: string;
  /** The visitor does not wish to be reached. */
  never: string;
  /** Somebody else's data, or what the visitor does or did: no wish. */
  other: string;
  /** A bot asks for contact data. */
  offer: string;
}

const en: ContactWords = {
  wish: [
    'contact|call|reach|text|phone|ring|whatsapp|message|e-?mail|mail|ping|dm|notify|send|(?:get )?back to|in touch with|reply to|respond to|write to|follow up with',
  ]
    .map((verbs) => `\\b(?:${verbs}) (?:me|us)\\b`)
    .concat([
      '\\bdrop (?:me|us) (?:an? )?(?:line|note|mail|e-?mail|message|text)\\b|\\b(?:call|contact|get|ring|text) (?:me )?back\\b|\\bget in touch\\b|\\b(?:a|for) call ?back\\b',
      '(?:^|please |pls |plz |kindly |you |, ?|and |then )(?:send|e-?mail|mail|forward|reply|respond|write|call|text|ring|reach|contact|quote|revert)\\b[^.!?]{0,60}[✉☎]',
      '\\breached (?:on|at|via|by)\\b|\\bloop me in\\b|\\bkeep (?:me|us) (?:posted|updated|informed|in the loop)\\b|\\b(?:be (?:contacted|called|reached|notified)|hear (?:back )?from (?:you|someone|your))\\b',
      '\\bheres? (?:is |are )?my (?:e-?mail|number|phone|contact|details|cell|mobile)\\b',
    ])
    .join('|'),
  never:
    '\\b(?:dont|do not|never|stop|no need to|not to|without|quit)\\b (?:\\w+ ){0,3}(?:contact|call|e-?mail|text|reach|message|phone|send|mail)(?:ing)?\\b|\\bunsubscribe\\b|\\b(?:remove|delete|erase)\\b',
  other:
    '\\b(?:i|we)\\b (?:\\w+ ){0,2}(?:send|sent|e-?mail|write|wrote|call|contact|reach|text|mail)(?:ed)?\\b|\\b(?:why|did|didnt|who|somebody from|someone from)\\b[^.!?]{0,30}\\b(?:call|contact|e-?mail|text|message)|\\b(?:called|calling|texted|texting|e-?mailed|messaged) me\\b|\\b(?:verification|confirmation|otp|log ?in|sign ?in)\\b|\\b(?:customers?|people|anyone|everyone)\\b[^.!?]{0,20}(?:e-?mail|call|write|contact|reach|text)|\\b(?:is|are) (?:[✉☎]|this|that|it)\\b[^.!]{0,40}(?:your|correct|right|real|official)',
  offer:
    '\\b(?:leave|share|send|give|provide|enter|type|drop|tell|what|may i|could i|can i|could you|can you|would you)\\b[^.!]{0,50}\\byour\\b[^.!]{0,24}\\b(?:e-?mail|phone|mobile|number|contact)',
};

const zhVerb = '联系|聯絡|联络|聯繫|回电|回電|致电|致電|通知';
const zh: ContactWords = {
  wish: [
    `(?:${zhVerb}|(?:打(?:个|個)?(?:电话|電話)?|发|發|寄|传|傳)[^。?]{0,6}(?:给|給|到)|打给|打給|回复|回覆)(?:一下)?(?:给|給)?(?:我|我們|我们|[✉☎])|加我|打(?:电话|電話)? ?☎`,
    '(?:提醒|告诉|告訴)我一?[下声聲]|跟我(?:说|說)(?:一声|一聲)?|[请請]回 ?[✉☎]|(?:给我|給我|跟我|和我)(?:回|打|发|發|寄)?(?:个|個|一个|一個)?(?:电话|電話|邮件|郵件|信|消息|訊息|报价|報價|联系|聯絡|聯繫)',
    `[✉☎] ?(?:来)?(?:${zhVerb})|等(?:你们|你們|您)?的?(?:电话|電話|回复|回覆|联系|聯絡)`,
    '(?:请|請|麻烦|麻煩|帮|幫|可以|能|能不能)[^。?]{0,14}(?:发|發|寄|传|傳|打|回电|回電|联系|聯絡|聯繫)[^。?]{0,18}[✉☎]',
    '(?:把|将|將)[^。?]{1,20}(?:发|發|寄|传|傳)(?:给|給|到)[^。?]{0,8}[✉☎]',
  ].join('|'),
  never:
    '(?:不要|别|別|不用|勿|无需|無需|不需要|不想|停止)(?:再|被|用)?(?:打|联系|聯絡|聯繫|发|發|回|寄|通知|给我|給我)|退订|退訂|删除|刪除',
  other:
    '(?<![给給跟和让讓])我(?:可以|能|该|該|应该|應該|是不是|昨天|已经|已經|要|想)?[^。,]{0,6}(?:联系|聯絡|聯繫|打(?:给|給|了|电|電)|发(?:了|给|到|邮)|發(?:了|給|到|郵)|寄)|(?:为什么|為什麼|谁|誰|是你们|是你們|刚才|剛才|剛剛|验证|驗證|确认信|收不到|没收到|沒收到|登录|登入|登陆|改成|改为|改為|是不是你|是貴|是贵|对吗|對嗎)',
  offer:
    '(?:留下|留一下|留个|留個|留|提供|告诉我|告訴我|填写|填寫|发给我|發給我|输入|輸入|给我|給我)[^。?]{0,12}(?:邮箱|郵箱|信箱|电子邮件|電子郵件|邮件|郵件|email|电话|電話|手机|手機|联系方式|聯絡方式|聯繫方式|号码|號碼)|(?:您的|你的)(?:邮箱|郵箱|信箱|电话|電話|手机|手機|联系方式|聯絡方式)[^。]{0,6}(?:是|多少|什么|什麼)',
};

const malay: ContactWords = {
  wish: [
    '\\b(?:hubungi|kontak|kontek|telepon|telpon|telefon|telp|call|wasap|wa|whatsapp|whatsappkan|sms|chat|balas|kabari|kabarin|bagi ?tahu|bagi ?tau|beritahu|maklumkan|emelkan|e-?mel|emailkan|e-?mail|kirimi)(?: (?:kembali|semula|balik))? (?:saya|aku|kami|gue)\\b',
    '\\b(?:kirim(?:kan)?|hantar(?:kan)?|beri(?:kan)?|balas(?:kan)?|hubungi|telepon|telefon|telpon|wa (?:ke|di)|e-?mel(?:kan| ke)|e-?mail(?:kan| ke)|sms|kabari|call)\\b[^.?!]{0,50}[✉☎]',
    '\\bdi(?:kirim(?:kan|i)?|hantar) (?:ke|kepada) ✉|\\b(?:sila|tolong|mohon) (?:e-?mail|e-?mel)\\b[^.?!]{0,40}✉|\\bkabari?n? (?:ya|aja|dong|saja)\\b|\\b(?:minta|mohon|tolong|mau|ingin|nak|mahu|tunggu|boleh|bisa|dapat)\\b (?:\\S+ ){0,2}(?:dihubungi|ditelepon|ditelpon|dikabari|dikirim(?:i|kan)?|dihantar|dicapai|dikontak)\\b',
  ].join('|'),
  never:
    '\\b(?:jangan|tak payah|tak usah|tidak (?:usah|perlu|mau|mahu)|tak perlu|tak nak|gak usah|nggak usah|ga usah|stop|berhenti)\\b (?:\\S+ ){0,2}(?:hubungi|dihubungi|telepon|telefon|telpon|call|kirim|hantar|e-?mail|e-?mel|wa|sms|kontak)|\\b(?:hapus|padam)',
  other:
    '\\b(?:saya|aku|kami) (?:[^\\s,.]+ ){0,2}(?:hubungi|menghubungi|telepon|menelepon|telefon|kirim|mengirim|hantar|menghantar)\\b|\\b(?:kenapa|mengapa|siapa|apakah [✉☎]|adakah [✉☎]|benarkah|betulkah)\\b|[✉☎] (?:itu|ini)\\b|\\b(?:tadi|barusan|verifikasi|pengesahan|konfirmasi|otp|log ?in|log masuk|ganti e-?mail|tukar e-?mel)\\b|\\b(?:bener|benar|betul ke|resmi|rasmi)\\b|\\bmilik (?:anda|toko|kedai)',
  offer:
    '\\b(?:tinggalkan|berikan|kirimkan|boleh|isi|masukkan|beritahu|beri tahu|sebutkan|bagikan|kongsi(?:kan)?|nyatakan|minta|mohon)\\b[^.]{0,40}\\b(?:alamat e-?mail|e-?mail|e-?mel|nomor (?:telepon|hp|wa|ponsel)|nombor|telepon|telefon|kontak|hubungan)\\b',
};

/** By language; Malay and Indonesian share theirs, as do both writings of Chinese. */
export const contactWords: Record<string, ContactWords> = {
  en,
  zh,
  id: malay,
  ja: {
    wish: [
      '(?:連絡|電話|メール|返事|返信|コール|資料|見積(?:もり|書)?|カタログ|案内)(?:を|は|も)?(?:希望|お?送[りっ]|して(?:ください|下さい|ほしい|欲しい|いただ|頂|もらえ|くれ|くださ)|ください|下さい|くださ|いただ|頂|お願い|待って|お待ち|ほし|欲し|もらえ|くれ)',
      '[✉☎] ?(?:に|へ|まで|の方に|宛に?|あてに?)[^。?]{0,16}(?:連絡|電話|返信|返事|送|お願い|ください|メール)',
      '(?:メール|ライン|line)で(?:お?送|連絡|お?知らせ|お?返)|教えて(?:ほしい|欲しい)|折り?返し|お?知らせ(?:て|を)?(?:ください|下さい|いただ|頂|ほし|欲し)|(?:送付|送り|連絡)先は? ?:',
    ].join('|'),
    never:
      '(?:連絡|電話|メール|返信)(?:は|を|も)?(?:しない|しなく|不要|いりません|要りません|いらない|必要(?:は)?(?:ない|ありません)|送らない|やめて|控えて|お断り)|配信停止|削除',
    other:
      '(?:御社|貴社|そちら|お店|サポート|公式)の(?:メール|電話|連絡先|番号|アドレス)|(?:連絡|電話|メール|送信)(?:を|は)?(?:し(?:て(?:も(?!ら)|は)|た|まし|ようと)|すれば|したい)|送(?:りました|った|れば)|届きません|確認メール|認証|ログイン|から(?:の)?(?:お?電話|着信|メール)|届(?:かない|きません)|変更|ですよね|で合って|正しい',
    offer:
      '(?:メール(?:アドレス)?|電話番号|連絡先|電話)[^。]{0,20}(?:教え|残し|記入|入力|伺|お?知らせ(?:ください|いただ))',
  },
  ko: {
    wish: [
      '(?:연락|전화|메일|이메일|문자|답장|회신|답변|안내|알림|견적서?|자료|통화|콜백|카톡)(?:을|를|은|는|도|좀)?\\s?(?:좀\\s?)?(?:한\\s?번\\s?)?(?:주세요|주시|주셨|줘|바랍|부탁|보내|드려|해\\s?(?:주|줘|줄)|기다리|받고\\s?싶|원해|원합|남겨\\s?주)',
      '(?:메일|문자|카톡)로\\s?(?:받|보내\\s?주)|[✉☎]\\s?(?:로|으로|에|번으로|앞으로)\\s?[^.?!]{0,14}(?:연락|전화|메일|문자|보내|회신|답장|부탁|답변)',
    ].join('|'),
    never:
      '(?:연락|전화|메일|문자)(?:을|를|은|는|도)?\\s?(?:하지\\s?(?:마|말)|주지\\s?마|보내지\\s?(?:마|말)|안\\s?(?:받|주|해)|필요\\s?없|그만|말아)|수신\\s?거부|삭제',
    other:
      '(?:해도|보내도|드려도)\\s?(?:되|될|돼)|(?:연락|전화|메일|문자)(?:을|를)?\\s?(?:했|드렸|보냈|왔|하면|해야)|(?:맞나요|맞습니까|맞아요|인가요|고객센터\\s?(?:번호|메일))|인증|로그인|직원(?:이에요|인가| ?맞|이라)|안 [와오]|바꾸고|보냈(?:는데|어요|습니다)',
    offer: '(?:이메일|메일|전화번호|연락처|번호|휴대폰)[^.]{0,16}(?:남겨|알려|적어|입력|가르쳐|말씀해)',
  },
  th: {
    wish: [
      'โทรกลับ|ติดต่อกลับ|ติดต่อมา|โทรมา(?:ที่|หา|ได้)|รอ(?:การ)?ติดต่อ|(?:โทรหา|ติดต่อ|ทักหา|แจ้ง)(?:ฉัน|ผม|เรา|หนู|ดิฉัน)',
      '(?:ส่ง|แจ้ง|ตอบ|ทัก|เสนอราคา)[^?\\n]{0,40}(?:มาที่|ไปที่|ที่|มาทาง|ทาง|ให้)\\s?(?:อีเมล์?|เมล์?|เบอร์)?\\s?[✉☎]',
      '(?:ติดต่อ|โทร)(?:ได้)?(?:ที่|ทาง|เบอร์)\\s?(?:อีเมล์?|เบอร์)?\\s?[✉☎]',
    ].join('|'),
    never: '(?:ไม่ต้อง|อย่า|ไม่อยากให้|ห้าม|เลิก|หยุด)\\s?(?:โทร|ติดต่อ|ส่ง)|ยกเลิกรับ|ลบ(?:ข้อมูล|บัญชี|อีเมล|เบอร์|ออก)',
    other:
      '(?:ฉัน|ผม|เรา|หนู|ดิฉัน)(?:ต้อง|ควร|สามารถ|จะ|เคย|ได้)?\\s?(?:โทร|ติดต่อ|ส่ง)|ใช่(?:ของ|เบอร์|อีเมล)|ใช่ไหม|ใช่มั้ย|หรือเปล่า|รึเปล่า|ทำไม|ใคร|ยืนยัน|otp|เข้าระบบ|เปลี่ยน',
    offer: '(?:ฝาก|แจ้ง|ขอ|บอก|กรอก|ทิ้ง|ให้)[^?]{0,16}(?:อีเมล|เบอร์|หมายเลขโทรศัพท์|ข้อมูลติดต่อ|ช่องทางติดต่อ)',
  },
  vi: {
    wish: [
      '(?:liên hệ|liên lạc|gọi(?: điện)?|nhắn(?: tin)?|gửi(?: mail| email| báo giá| thông tin)?|e-?mail|mail|báo|phản hồi|trả lời|tư vấn|zalo)(?: lại)?(?: giúp| ngay| qua| cho| với| đến| tới)?(?: số| email| mail| sđt)? ?(?:tôi|mình|em|anh|chị|tui|[✉☎])',
      '(?:gọi|liên hệ|liên lạc|phản hồi) lại',
      '(?:gửi|liên hệ|gọi|nhắn|phản hồi|báo giá)[^.?!]{0,50}(?:đến|tới|qua|vào|về|theo|cho)\\s(?:số |email |mail |địa chỉ |này |điện thoại )*[✉☎]',
    ].join('|'),
    never:
      '(?:đừng|không cần|khỏi|không muốn|ngừng|thôi)(?: \\S+){0,2} (?:liên hệ|liên lạc|gọi|gửi|nhắn)|hủy đăng ký|xóa',
    other:
      '(?:tôi|mình|em) (?:có thể|phải|nên|đã|có) (?:\\S+ )?(?:liên hệ|liên lạc|gọi|gửi|nhắn)|vừa gọi|xác nhận|xác minh|đăng nhập|otp|đổi (?:email|mail|số)|phải không|đúng không|có phải|tại sao|sao lại|của (?:shop|bên bạn|cửa hàng)',
    offer:
      '(?:để lại|cho (?:mình|tôi|em|chúng tôi|shop) (?:xin|biết)|cung cấp|cho xin|nhập|gửi)[^.?]{0,30}(?:email|số điện thoại|sđt|thông tin liên hệ|liên lạc)',
  },
  fil: {
    wish: [
      '\\b(?:tawagan|kontakin|i-?contact|i-?text|i-?email|i-?message|balikan|balitaan|sabihan|sagutin|contact|call|text|email|message|kontak)(?: nyo| ninyo| niyo| mo| po| na| lang| lamang| nga| naman)* (?:ako|kami|me|us)\\b|\\bako(?:ng)? (?:tawagan|kontakin|balikan|padalhan|i-?text|i-?email)\\b',
      '\\b(?:pakitawagan|paki-?contact|pakikontak|paki-?text|paki-?email|paki-?send|pakipadala|pakibalikan|pa-?contact|pa-?call|pa-?text|pa-?email|patawag|i-?send|ipadala|padala(?:han)?|padalhan|padalahan|send)\\b[^.?!]{0,60}(?:[✉☎]|\\bako\\b|\\bsa akin\\b)',
      '\\b(?:matatawagan|maabot|makontak|macontact|matawagan)\\b[^.?!]{0,16}\\b(?:ako|kami|niyo|ninyo)\\b',
    ].join('|'),
    never:
      '\\b(?:huwag|wag|hwag|hindi (?:ko )?(?:na )?kailangan|ayoko(?:ng)?|ayaw ko(?:ng)?)\\b[^.?!]{0,30}(?:tawag|kontak|contact|text|email|send|padala)|\\b(?:burahin|i-?delete)\\b',
    other:
      '\\b(?:bakit|sino|tama ba)\\b|[✉☎] (?:po )?ba\\b|\\bba (?:po )?(?:ang |ay )?(?:[✉☎]|inyong|number|email)|\\b(?:nag-?email|tumawag|nag-?text|nagpadala|mag-?email|tumawag) (?:na )?(?:po )?ako\\b|\\btumawag (?:po )?sa akin\\b|\\b(?:verification|otp|log-?in|palitan)\\b|\\bkayo po ba\\b|\\bnatanggap ko\\b',
    offer:
      '\\b(?:iwan|ibigay|pakiiwan|pakibigay|ano|maaari|puwede|pwede|ilagay|ipadala|pahingi|makuha)\\b[^.]{0,40}\\b(?:email|numero|number|contact|telepono)',
  },
  ar: {
    wish: [
      '(?:تواصل|تواصلوا|التواصل|يتواصل|تتواصل|تتواصلوا)\\s(?:معي|معنا)|(?:اتصل|اتصلوا|إتصل|الاتصال|يتصل|تتصل|تتصلوا|اتصال)\\s(?:بي|بنا|علي)',
      '(?:أنتظر|انتظر|بانتظار) (?:اتصالكم|ردكم|مكالمتكم)|(?:كلم|كلمو|راسل|راسلو|بلغ|بلغو|يكلم|يراسل|تراسلو|تكلمو|أخبرو|اخبرو|أبلغو|ابلغو)ني|(?:الرد|ردوا|رد|يرد)\\s(?:علي|لي)',
      '(?:أرسل|ارسل|أرسلوا|ارسلوا|ابعث|ابعثوا|ترسل|ترسلوا|إرسال|ارسال|يرسل)\\s[^.؟!]{0,60}[✉☎]|(?:أرسل|ارسل|أرسلوا|ارسلوا|ابعث|ابعثوا)\\s(?:لي|إلي|الي)',
      '(?:تواصل|تواصلوا|التواصل|اتصل|اتصلوا|الاتصال|راسل|راسلوا)[^.؟!]{0,12}(?:على|عبر|عن طريق)\\s?[^.؟!]{0,16}[✉☎]',
    ].join('|'),
    never:
      '(?:لا|لن|بدون|من غير|توقفوا عن)\\s(?:ت\\S+|أريد|اريد|أرغب|داعي|حاجة)[^.؟!]{0,20}(?:تواصل|اتصل|اتصال|تتصل|رسل|رسال|كلم|بي|معي)|لا تتصل|لا تتواصل|لا ترسل|إلغاء الاشتراك|احذف',
    other:
      'هل (?:يمكنني|أستطيع|استطيع|أقدر|[✉☎]|هذا|هو|الرقم|البريد)|تأكيد|رمز|تسجيل الدخول|لم (?:تصل|يصل)|تغيير|اتصل (?:بي|علي) (?:ال)?رقم|لماذا|ليش|هو بريدكم|رقمكم|بريدكم|(?:أرسلت|ارسلت|اتصلت|راسلت)',
    offer:
      '(?:اترك|اتركوا|أعط|شارك|أدخل|ادخل|زودنا|تزويدنا|أرسل|ما هو|اكتب|ترك|أخبرنا|مشاركة)[^.؟]{0,30}(?:بريدك|رقمك|رقم (?:هاتفك|جوالك|الهاتف)|البريد|بيانات (?:الاتصال|التواصل)|هاتفك)',
  },
  hi: {
    wish: [
      '(?:मुझे|मुझसे|मुझको|हमें|हमसे|मेरे (?:नंबर|ईमेल|फोन|फ़ोन|मोबाइल|व्हाट्सएप)[^।?!]{0,20}(?:पर|को))[^।?!]{0,60}(?:कॉल|फ़ोन|फोन|संपर्क|सम्पर्क|ईमेल (?:कर|भेज)|मेल (?:कर|भेज)|मैसेज|भेज|सूचित)',
      '(?:खबर|ख़बर) कर|बता (?:देना|दीजिएगा)|(?:कॉल|फ़ोन|फोन|संपर्क|सम्पर्क|ईमेल|मेल|मैसेज|व्हाट्सएप|कॉन्टैक्ट)\\s(?:बैक\\s)?(?:कर|कीजि|करें|करो|करवा|करा)',
      '[✉☎]\\s?(?:पर|को)\\s[^।?!]{0,40}(?:कॉल|फ़ोन|फोन|संपर्क|सम्पर्क|भेज|ईमेल|मेल|मैसेज|जवाब)',
    ].join('|'),
    never: '(?:^|[\\s,])(?:मत|ना|न)\\s(?:कर|कीजि|भेज)|नहीं (?:कर|चाहि)|की ज़?रूरत नहीं|हटा|डिलीट',
    other:
      'क्या मैं|मैं[^।?]{0,40}(?:कर सकत|करूँ|करूं|किया|की थी|भेज(?:ूँ|ूं|ा|ी|ने))|मैंने|क्यों|किया था|की थी|आया था|आई थी|आए थे|ओटीपी|लॉगिन|आप ही|नहीं आ|बदल|आपका (?:ईमेल|नंबर|फ़ोन|फोन)|सही है',
    offer:
      '(?:अपना|अपनी|अपने|आपका|आपकी)[^।?]{0,30}(?:ईमेल|फ़ोन|फोन|मोबाइल|नंबर|संपर्क)[^।]{0,30}(?:दें|दीजि|छोड़|बता|साझा|भेज|लिख|क्या)',
  },
  'hi-Latn': {
    wish: [
      '\\b(?:mujhe|mujhse|mujhko|humein|hume|hamein|hum ?se|mere (?:number|email|phone|mobile|whatsapp)[^.?!]{0,20} (?:par|pe|pr|ko))\\b[^.?!]{0,60}\\b(?:call|phone|contact|sampark|mail kar\\w*|e-?mail kar\\w*|message|msg|whatsapp|bhej\\w*)\\b',
      '\\bkhabar kar\\w*|\\bbata (?:dena|dijiyega)\\b|\\b(?:call|phone|contact|sampark|e-?mail|mail|message|msg|whatsapp)\\b (?:back )?(?:kar\\w*|kijiye|kijie|kara\\w*)',
      '[✉☎] (?:par|pe|pr|ko) [^.?!]{0,40}\\b(?:call|phone|contact|sampark|bhej\\w*|e-?mail|mail|message|msg|reply|jawab)\\b',
    ].join('|'),
    never:
      '\\b(?:mat|na)\\b (?:kar\\w*|kijiye|bhej\\w*)|\\bnahi\\w* (?:kar\\w*|chahiye)|\\b(?:hata|delete)\\b',
    other:
      '\\bkya main\\b|\\bmain\\b[^.?!]{0,40}\\b(?:kar sakt\\w*|karu\\w*|bhej\\w*)|\\bmaine\\b|\\bkyu\\w*\\b|\\b(?:ki thi|kiya tha)\\b|\\b(?:aaya|aayi|aaye) th\\w*|\\b(?:otp|login|badal\\w*)\\b|\\baap hi\\b|\\bnahi\\w* aa\\w*|\\baapka (?:e-?mail|number|phone)|\\bsahi hai\\b',
    offer:
      '\\b(?:apna|apni|apne|aapka|aapki)\\b[^.?]{0,30}\\b(?:e-?mail|phone|mobile|number|contact)\\b[^.]{0,30}\\b(?:de|den|dein|dijiye|chh?od\\w*|bata\\w*|share|bhej\\w*|likh\\w*|kya)\\b',
  },
  ta: {
    wish: [
      '(?:என்னை|எனக்கு|என்னுடன்|எங்களை|எங்களுக்கு)[^.?!]{0,60}(?:தொடர்பு\\s?கொள்|அழை|கால் (?:பண்ண|செய்)|போன் (?:பண்ண|செய்)|மெயில் (?:பண்ண|செய்|அனுப்ப)|மின்னஞ்சல் (?:செய்|அனுப்ப)|அனுப்ப|தெரிவி|கூப்பிடு)',
      '[✉☎]\\S*\\s[^.?!]{0,30}(?:தொடர்பு|அழை|அனுப்ப|கால் |போன் |மெயில் |தெரிவி|கூப்பிடு|சொல்லு)',
    ].join('|'),
    never: 'அழைக்க வேண்டாம்|கொள்ள வேண்டாம்|அனுப்ப வேண்டாம்|பண்ண வேண்டாம்|செய்ய வேண்டாம்|(?:அழைக்கா|கொள்ளா|அனுப்பா)தீர்|நீக்கு',
    other:
      'நான்[^.?!]{0,40}(?:அழைக்க|தொடர்பு|அனுப்ப)|(?:அனுப்பி|அழைத்|எழுதி|கொண்)(?:னேன்|தேன்|டேன்)|ஏன்|சரியா|உங்கள் (?:மின்னஞ்சல்|எண்|ஈமெயில்|போன்)|உங்களுடையதா|வந்தது(?!ம)|நீங்களா|otp|ஓடிபி|வரவில்லை|உள்நுழை|மாற்ற',
    offer:
      '(?:உங்கள்|உங்க)[^.?]{0,30}(?:மின்னஞ்சல்|ஈமெயில்|இமெயில்|தொலைபேசி|போன்|எண்|தொடர்பு)[^.]{0,30}(?:தெரிவி|கொடு|பகிர|தாருங்கள்|தர|சொல்ல|பதிவு|விட்டு|என்ன|அனுப்ப|வழங்க)',
  },
  bn: {
    wish: [
      '(?:আমাকে|আমার সাথে|আমার সঙ্গে|আমাদের(?:কে| সাথে| সঙ্গে)?|আমার (?:নম্বরে|নাম্বারে|ইমেইলে|ইমেলে))[^।?!]{0,60}(?:কল|ফোন|যোগাযোগ|ইমেইল কর|ইমেল কর|মেইল কর|মেসেজ|পাঠা|জানা|জানি[ওয])',
      '[✉☎]\\s?(?:এ|তে|নম্বরে|নাম্বারে|ঠিকানায়|-এ)?\\s?[^।?!]{0,30}(?:কল কর|ফোন কর|ফোন দি|কল দি|যোগাযোগ কর|মেইল কর|মেসেজ কর|পাঠা(?:ন|বেন|ও)|পাঠিয়ে দ|জানা(?:ন|বেন))',
    ].join('|'),
    never: '(?:করবেন|দেবেন|পাঠাবেন|জানাবেন) না|করার দরকার (?:নেই|নাই)|মুছে',
    other:
      'আমি (?:কি )?[^।?]{0,40}(?:করতে পারি|করব|করেছি|করেছিলাম|পাঠিয়েছি|পাঠাব)|কেন|ঠিক কি না|আপনাদের (?:ইমেইল|নম্বর|ফোন|নাম্বার)|কি আপনাদের|এসেছিল|আপনারা|otp|ওটিপি|আসেনি|লগইন',
    offer:
      'আপনার[^।?]{0,30}(?:ইমেইল|ইমেল|ফোন|মোবাইল|নম্বর|নাম্বার|যোগাযোগ)[^।]{0,30}(?:দিন|জানান|দেবেন|রেখে|লিখুন|শেয়ার|বলুন|কী|কি)',
  },
  te: {
    wish: [
      '(?:నాకు|నన్ను|నాతో|మాకు|మమ్మల్ని)[^.?!]{0,60}(?:కాల్|ఫోన్ చే|సంప్రదించ|కాంటాక్ట్|మెయిల్ చే|పంప|తెలియజే|మెసేజ్|వాట్సాప్ చే)',
      '(?:వస్తే|రాగానే|వచ్చాక)[^.?!]{0,40}చెప్పండి|[✉☎]\\s?[^.?!]{0,40}(?:కాల్ చే|ఫోన్ చే|సంప్రదించ|కాంటాక్ట్ చే|పంపండి|పంపించ|పంపగల|మెయిల్ చే|మెసేజ్ (?:చే|పెట్ట)|తెలియజే)',
    ].join('|'),
    never: '(?:చేయ|పంప|చెయ్య|సంప్రదించ)(?:వద్దు|కండి|ొద్దు)|అవసరం లేదు|తొలగించ',
    other:
      'నేను[^.?!]{0,60}(?:చేయవచ్చా|చేయొచ్చా|పంపవచ్చా|సంప్రదించవచ్చా|చేశాను|పంపాను|పంపించాను|చేయాలా|పంపాలా)|ఎందుకు|మీ (?:ఈమెయిల్|నంబర్|నెంబర్|ఫోన్)|వచ్చింది|మీరేనా|otp|ఓటీపీ|రాలేదు|లాగిన్|మార్చా|మీదేనా|సరైనదేనా',
    offer:
      'మీ[^.?]{0,30}(?:ఈమెయిల్|ఇమెయిల్|ఫోన్|మొబైల్|నంబర్|నెంబర్|సంప్రదింపు)[^.]{0,30}(?:ఇవ్వ|తెలియజే|చెప్ప|పంచు|పంప|రాయ|ఏమిటి|ఏంటి|వదిలి|నమోదు)',
  },
};

/** What names a number as one to call. */
export const callWords =
  'phone|mobile|cell|\\btel\\b|whats ?app|\\b(?:wa|hp|call|text|ring|sms)\\b|telepon|telefon|telpon|電話|携帯|电话|手机|手機|전화|휴대폰|핸드폰|โทร|มือถือ|sđt|điện thoại|zalo|gọi|telepono|tawag|هاتف|جوال|موبايل|واتس|اتصل|फ़ोन|फोन|मोबाइल|व्हाट्सएप|कॉल|போன்|தொலைபேசி|மொபைல்|அழை|ফোন|মোবাইল|কল|ఫోన్|మొబైల్|కాల్';

/** What names a number as one to call when nothing names it as something else. */
export const numberWords =
  'my number|nomor|nombor|番号|号码|號碼|번호|연락처|เบอร์|\\bsố\\b|numero|رقمي|नंबर|எண்|নম্বর|নাম্বার|నంబర్|నెంబర్';

/** What, close before a number, makes it one of something else. */
export const idWords =
  '\\b(?:order|invoice|booking|tracking|ticket|reference|ref|account|card|serial|imei|policy|member(?:ship)?|id|receipt|awb|resi|pesanan|faktur|invois|tempahan|akaun|rekening|rp|usd|inr|otp|pin|code|kode|kod)\\b|#|注文|受付|伝票|追跡|会員|予約|口座|订单|訂單|单号|單號|快递|账号|帳號|编号|編號|会员|會員|주문|송장|예약|회원|계좌|사업자|등록번호|คำสั่งซื้อ|ออเดอร์|พัสดุ|เลขที่|บัญชี|đơn hàng|\\bmã (?:đơn|vận|số|kh)|vận đơn|tài khoản|طلب|فاتورة|شحنة|تتبع|حساب|حجز|ऑर्डर|आर्डर|चालान|बुकिंग|ट्रैकिंग|खाता|ட்ராக்கிங்|வரிசை எண்|सीरियल|সিরিয়াল|సీరియల్|シリアル|製造番号|序列号|序號|일련번호|보증번호|หมายเลขเครื่อง|\\bsê-ri\\b|\\bsiri\\b|ஆர்டர்|கணக்கு|முன்பதிவு|ট্র্যাকিং|অর্ডার|বুকিং|অ্যাকাউন্ট|ఆర్డర్|బుకింగ్|ట్రాకింగ్|ఖాతా';

/** Whole messages that refuse. */
export const refusal =
  '(?:no|nope|nah|no thanks|no thank you|not now|dont|please dont|do not|please|thanks|thank you|いいえ|いえ|結構です|いりません|やめて|だめ|大丈夫です|不|不用|不要|不必|不需要|不用了|谢谢|謝謝|別|别|아니요|아니오|아뇨|괜찮아요|괜찮습니다|됐어요|싫어요|tidak|tidak usah|tidak perlu|nggak|gak|gak usah|jangan|tak|tak payah|tak perlu|tak nak|terima kasih|makasih|ไม่|ไม่ต้อง|ไม่เป็นไร|ไม่เอา|ไม่ค่ะ|ไม่ครับ|ค่ะ|ครับ|ขอบคุณ|không|không cần|thôi|không ạ|cảm ơn|hindi|hindi po|hindi na|huwag|huwag na|wag na|wag|salamat|po|لا|لا شكرا|كلا|لا أريد|لا داعي|شكرا|नहीं|जी नहीं|मत करो|रहने दो|रहने दीजिए|धन्यवाद|nahi|nahin|ji nahi|mat karo|rehne do|rehne dijiye|dhanyavaad|வேண்டாம்|இல்லை|நன்றி|না|না ধন্যবাদ|লাগবে না|দরকার নেই|ধন্যবাদ|వద్దు|లేదు|అవసరం లేదు|ధన్యవాదాలు)';

/** Words that agree, besides those that take up an offer of a person. */
export const agreement =
  '(?:yes|yeah|yep|yup|sure|ok|okay|of course|please|please do|go ahead|do it|thanks|thank you|はい|ええ|うん|お願いします|お願い|どうぞ|いいです|いいですよ|大丈夫です|是|是的|好|好的|可以|行|要|要的|嗯|没问题|沒問題|请|請|麻烦|麻煩你|谢谢|謝謝|네|예|네네|응|좋아요|좋습니다|그래요|부탁해요|부탁드려요|부탁드립니다|해주세요|ya|iya|ya boleh|boleh|silakan|silahkan|tentu|baik|oke|tolong|terima kasih|ใช่|ได้|ได้เลย|ตกลง|โอเค|เอา|ค่ะ|ครับ|คะ|ขอบคุณ|vâng|dạ|có|được|đồng ý|ừ|ok|ạ|cảm ơn|oo|opo|sige|oo naman|pwede|puwede|po|salamat|نعم|أجل|اجل|ايوه|أيوه|تمام|موافق|أكيد|اكيد|طبعا|من فضلك|شكرا|हाँ|हां|जी|जी हाँ|हाँ जी|ठीक है|ज़रूर|जरूर|बिल्कुल|धन्यवाद|haan|han|haa|ji|ji haan|haan ji|theek hai|thik hai|zaroor|zarur|bilkul|dhanyavaad|ஆம்|ஆமாம்|சரி|கொடுங்கள்|நன்றி|হ্যাঁ|হ্যা|জি|জ্বি|দিন|ঠিক আছে|অবশ্যই|ধন্যবাদ|haa|అవును|సరే|అవునండి|ఇవ్వండి|తప్పకుండా|ధన్యవాదాలు)';
