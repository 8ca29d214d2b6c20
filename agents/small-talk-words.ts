import type { SmallTalk } from './small-talk.ts';

/**
 * Whole phrases, separated by `|`; `filler` says nothing beside them, `nod` neither, but alone it takes note. Accents of
 * Latin letters do not matter.
 */
export type SmallTalkWords = Record<SmallTalk | 'filler' | 'nod', string>;

/** By BCP 47 tag, in their own writing and in Latin letters. What several languages say alike stands in each of them. */
export const smallTalkWords: Record<string, SmallTalkWords> = {
  en: {
    greeting:
      'hi|hey|hello|helo|hallo|hiya|howdy|yo|heya|greetings|good morning|morning|good afternoon|good evening|good day|how are you|how are you doing|how are you today|hows it going|how is it going|how do you do|nice to meet you|whats up|sup|hi there|gm',
    thanks:
      'thanks|thank you|thank u|thankyou|thank you so much|thank you very much|thanks a lot|thanks a ton|thanks a bunch|many thanks|thx|thnx|thks|ty|tks|tysm|cheers|much appreciated|i appreciate it|appreciate it|thats all|that is all|that helps|that helped|great thanks|got it|perfect|awesome|great|noted',
    goodbye:
      'bye|bye bye|bye for now|goodbye|good bye|see you|see you later|see u|see ya|see ya later|later|talk to you later|ttyl|good night|goodnight|have a nice day|have a good day|have a great day|have a good one|have a nice evening|have a good weekend|take care|cya|farewell|until next time',
    filler:
      'there|again|all|everyone|team|sir|madam|maam|mam|bot|friend|dear|bro|mate|guys|folks|buddy|so much|very much|a lot|then|now|for|your|the|help|for your help|for the help|for everything|oh|ok|okay|okey|k|yes|no|and|well|alright|really|you too|you|just',
    nod: 'ok|okay|okey|okie|k|kk|nice|cool|great|good|fine|alright|all right|got it|understood|noted|i see|perfect|lol|haha|no|nope|nothing else|thats all|that is all',
  },
  ja: {
    greeting:
      'こんにちは|こんにちわ|こんばんは|こんばんわ|おはよう|おはようございます|おはよ|はじめまして|初めまして|もしもし|どうも|やあ|やっほー|ハロー|お世話になっております|お世話になります|お疲れ様です|お疲れさまです|おつかれさまです|ごめんください|ohayo|ohayou|ohayo gozaimasu|konnichiwa|konbanwa|hajimemashite|moshi moshi',
    thanks:
      'ありがとう|ありがと|ありがとー|ありがとうございます|ありがとうございました|有難うございます|有り難うございます|どうもありがとう|どうもありがとうございます|どうもありがとうございました|感謝します|感謝いたします|助かりました|助かります|サンキュー|了解|了解です|了解しました|わかりました|分かりました|承知しました|かしこまりました|arigatou|arigato|arigatou gozaimasu|arigato gozaimasu|domo arigato',
    goodbye:
      'さようなら|さよなら|またね|また|じゃあね|じゃね|では|バイバイ|ばいばい|失礼します|失礼いたします|失礼しました|おやすみ|おやすみなさい|ではまた|それではまた|それでは|また来ます|また今度|また後で|またよろしくお願いします|よろしくお願いします|よろしくお願いいたします|良い一日を|sayonara|mata ne|oyasumi|oyasuminasai|ja ne',
    filler:
      'さん|ね|よ|です|でした|本当に|ほんとに|どうも|はい|ええ|いえ|とても|すごく|誠に|大変|皆さん|の|ー|笑|で|w',
    nod: 'わかりました|分かりました|わかった|了解|了解です|了解しました|承知しました|なるほど|オッケー|いいえ|大丈夫です|結構です|特にないです',
  },
  zh: {
    greeting:
      '你好|您好|你们好|你們好|哈喽|哈囉|哈啰|嗨|喂|嘿|在吗|在嗎|在么|有人在吗|早|早上好|早安|上午好|中午好|下午好|晚上好|晚安好|午安|大家好|很高兴认识你|好久不见|亲|hello|ni hao|nihao|nin hao|zao shang hao|早晨|你好嗎|你好吗',
    thanks:
      '谢谢|謝謝|多谢|多謝|谢谢你|謝謝你|谢谢您|謝謝您|谢谢您的帮助|謝謝您的幫助|谢谢你的帮助|感谢|感謝|感谢您|感謝您|非常感谢|非常感謝|十分感谢|十分感謝|太感谢了|太感謝了|谢啦|謝啦|谢了|謝了|感恩|感激不尽|辛苦了|辛苦啦|麻烦你了|麻煩你了|麻烦您了|麻煩您了|明白了|知道了|了解|收到|好的|好|唔該|唔該晒|唔该|多謝晒|xie xie|xiexie|duo xie|3q',
    goodbye:
      '再见|再見|拜拜|掰掰|拜|回头见|下次见|下次見|下次再聊|改天聊|改天再聊|明天见|明天見|晚安|回见|88|先这样|先這樣|先走了|我走了|走了|祝你愉快|祝您愉快|祝你有美好的一天|有缘再见|zai jian|zaijian|bai bai|baibai',
    filler:
      '吧|啊|呀|了|哦|喔|啦|囉|咯|嗯|嗯嗯|ok|ok的|您|你|请问|請問|真的|非常|很|太|的|呢|哈|哈哈|大家|呵呵|客服|老板|小姐姐|小编|小編|都|晒',
    nod: '好|好吧|行|明白|明白了|知道了|了解|收到|哦|不用|不用了|没有了|沒有了|没事|沒事|哈哈',
  },
  ko: {
    greeting:
      '안녕|안뇽|안녕하세요|안녕하세여|안녕하십니까|안녕하신가요|반가워|반가워요|반갑습니다|처음 뵙겠습니다|여보세요|하이|하이요|헬로|헬로우|좋은 아침|좋은 아침이에요|좋은 아침입니다|좋은 오후|좋은 저녁|수고 많으십니다|수고하십니다|잘 지내세요|annyeong|annyeonghaseyo|annyong',
    thanks:
      '감사합니다|감사해요|감사드립니다|감사드려요|감사했습니다|고마워|고마워요|고마워용|고맙습니다|정말 감사합니다|감사|감사요|땡큐|쌩유|알겠습니다|알겠어요|알겠어|네 알겠습니다|도움이 됐어요|도움이 되었습니다|도와주셔서|해결됐어요|해결되었습니다|덕분에|덕분입니다|gamsahamnida|kamsahamnida|gomawo',
    goodbye:
      '안녕히 계세요|안녕히계세요|안녕히 가세요|안녕히가세요|잘 가|잘가|잘가요|잘 있어|바이|바이바이|빠이|수고하세요|수고하셨습니다|수고요|안녕히 주무세요|잘 자요|잘자요|잘 자|다음에 봐요|다음에 또 올게요|또 올게요|또 봐요|담에|다음에|나중에 봐요|그럼 이만|이만|들어가세요|좋은 하루 되세요|좋은 하루 보내세요|즐거운 하루 되세요|좋은 밤 되세요',
    filler:
      '네|넵|예|요|용|정말|진짜|너무|많이|친구|여러분|사장님|선생님|상담원님|님|ㅎㅎ|ㅋㅋ|ㅎ|ㅋ|대단히|그럼|또|아|오',
    nod: '알겠습니다|알겠어요|알았어요|오케이|좋아요|아니요|아뇨|괜찮아요|없어요|없습니다',
  },
  ms: {
    greeting:
      'hai|helo|hello|hi|salam|assalamualaikum|assalamu alaikum|asalamualaikum|salam sejahtera|selamat pagi|selamat petang|selamat tengah hari|selamat malam|selamat sejahtera|selamat datang|apa khabar|apa kabar|khabar baik|salam semua',
    thanks:
      'terima kasih|terima kasih banyak|terima kasih banyak banyak|terima kasih daun keladi|terimakasih|tq|tqvm|ty|tq so much|thank you|thanks|baik terima kasih|ok terima kasih|baiklah|jasa baik',
    goodbye:
      'jumpa lagi|jumpa nanti|selamat tinggal|selamat jalan|selamat malam|bye|bye bye|babai|bai|sampai jumpa|sampai jumpa lagi|selamat tidur|semoga berjumpa lagi',
    filler:
      'ya|ye|yer|kak|akak|abang|bang|min|admin|encik|cik|puan|tuan|semua|banyak|atas|bantuan|bantuannya|so much|very much|ok|okay|la|lah|je|saya|awak|bro|sis|semua orang|sangat|dan',
    nod: 'baik|baiklah|oke|okey|ok|faham|noted|tak|tidak|tiada|mantap|bagus',
  },
  id: {
    greeting:
      'halo|hallo|hai|hei|helo|hello|hi|pagi|siang|sore|malam|met pagi|met siang|met malam|selamat pagi|selamat siang|selamat sore|selamat malam|selamat datang|apa kabar|apa kabarnya|assalamualaikum|assalamualaikum wr wb|assalamu alaikum|asalamualaikum|samlekum|salam|salam kenal|permisi|punten|misi|horas|om swastiastu|sugeng enjing|sampurasun',
    thanks:
      'terima kasih|terima kasih banyak|terimakasih|terima kasih atas bantuannya|makasih|makasi|makasii|mksh|maksih|makaci|trims|trimakasih|trima kasih|tengkyu|thanks|thx|thank you|suwun|matur nuwun|hatur nuhun|nuhun|baik terima kasih|ok terima kasih|baiklah|siap|sip|oke sip|mantap',
    goodbye:
      'sampai jumpa|sampai jumpa lagi|sampai ketemu|sampai ketemu lagi|selamat tinggal|dadah|dah|da da|daah|sampai nanti|sampai besok|jumpa lagi|selamat jalan|babai|bye|bye bye|bai|selamat tidur|selamat istirahat|met istirahat|met tidur|met bobo|sampai bertemu lagi',
    filler:
      'ya|yah|yaa|kak|kaka|kakak|min|mimin|admin|gan|sis|sist|bro|bos|om|tante|bang|pak|bu|mas|mbak|mba|dong|banyak|semua|semuanya|atas|bantuannya|bantuan|infonya|informasinya|wr wb|ok|oke|okay|baik|deh|sekali|sudah|udah|cs|dan|lagi|aja',
    nod: 'baik|baiklah|oke|okey|sip|siap|paham|noted|tidak|nggak|gak|mantap|bagus|itu saja|wkwk|wkwkwk',
  },
  th: {
    greeting:
      'สวัสดี|หวัดดี|สวัสดียามเช้า|ดีจ้า|ดี|ดีค่ะ|ดีครับ|ฮัลโหล|ฮัลโล|เฮลโล|ไฮ|อรุณสวัสดิ์|สวัสดีตอนเช้า|สวัสดีตอนเย็น|สวัสดีตอนบ่าย|สวัสดีตอนค่ำ|สบายดีไหม|สบายดีมั้ย|เป็นไงบ้าง|sawasdee|sawatdee|sawaddee|sawasdee ka|sawasdee krub|sawasdee krap|wasdee',
    thanks:
      'ขอบคุณ|ขอบคุณมาก|ขอบคุณมากๆ|ขอบคุน|ขอบใจ|ขอบใจมาก|ขอบพระคุณ|แต๊งกิ้ว|แต้งกิ้ว|แต๊งค์|แทงกิ้ว|โอเค|ดีมาก|ดีเลย|ดีจัง|รับทราบ|เข้าใจแล้ว|ทราบแล้ว|khob khun|khop khun|kop khun|khob khun ka|khop khun krap',
    goodbye:
      'ลาก่อน|บาย|บายๆ|บ๊ายบาย|บะบาย|แล้วเจอกัน|แล้วพบกันใหม่|เจอกัน|เจอกันใหม่|พบกันใหม่|ไปก่อนนะ|ไปก่อน|ไปแล้ว|ไปละ|ราตรีสวัสดิ์|ฝันดี|ไว้เจอกัน|โชคดี|ขอให้เป็นวันที่ดี',
    filler:
      'ครับ|คับ|ค้าบ|คร้าบ|คร่า|ค่ะ|ค่า|คะ|คา|จ้า|จ้ะ|จ๊ะ|จา|นะ|น้า|นะครับ|นะคะ|ครับผม|ฮะ|มาก|มากๆ|ๆ|ที่ช่วย|ที่ช่วยเหลือ|แอด|แอดมิน|พี่|น้อง|ทุกคน|เลย|แล้ว|จริงๆ|ka|krub|krap|kub|na',
    nod: 'โอเค|โอเคครับ|โอเคค่ะ|ตกลง|เข้าใจแล้ว|รับทราบ|ไม่|ไม่มี|ไม่มีแล้ว|ไม่เป็นไร|ดีมาก|เยี่ยม',
  },
  vi: {
    greeting:
      'xin chào|chào|chào bạn|chào shop|chào anh|chào chị|chào em|em chào|chào buổi sáng|chào buổi chiều|chào buổi tối|chào mọi người|chào cả nhà|alo|a lô|hế lô|hello|hi|hi shop|bạn khỏe không|khỏe không|rất vui được gặp bạn',
    thanks:
      'cảm ơn|cám ơn|cảm ơn bạn|cám ơn bạn|cảm ơn nhiều|cảm ơn rất nhiều|xin cảm ơn|cảm ơn shop|chân thành cảm ơn|đội ơn|biết ơn|thank you|thanks|tks|thank|ok cảm ơn|cảm ơn ạ|mình hiểu rồi|em hiểu rồi',
    goodbye:
      'tạm biệt|bái bai|bai|bye|hẹn gặp lại|hẹn gặp lại bạn|gặp lại sau|chúc ngủ ngon|ngủ ngon|bai bai|bye bye|chào tạm biệt|chào nhé|chào nha|chúc một ngày tốt lành|chúc bạn một ngày tốt lành|chúc ngày mới vui vẻ',
    filler:
      'ạ|à|nhé|nha|nhen|bạn|mình|shop|ad|admin|em|anh|chị|cô|chú|nhiều|rất|vâng|dạ|ok|oke|ơi|quá|lắm|các|mọi người|cả nhà|thật|đã giúp|đã hỗ trợ|vì|sự giúp đỡ',
    nod: 'được rồi|rồi|hiểu rồi|oke|ok|không|không có gì|tốt|tuyệt',
  },
  fil: {
    greeting:
      'kumusta|kamusta|musta|kumusta ka|kumusta kayo|kamusta ka|kamusta kayo|magandang umaga|magandang hapon|magandang gabi|magandang araw|magandang tanghali|mabuhay|helo po|hello po|hi po|good morning po|good pm|good am|gud am|gud pm|maayong buntag|maupay',
    thanks:
      'salamat|maraming salamat|salamat po|maraming salamat po|salamat ng marami|salamuch|thank you po|thanks po|ty po|sige salamat|ok po|sige po|sige|daghang salamat|agyamanak',
    goodbye:
      'paalam|babay|babye|hanggang sa muli|hanggang sa susunod|sige bye|bye po|kita tayo|kita kits|ingat|ingat po|paalam na|good night po|mauna na ako|una na ko',
    filler:
      'po|opo|ho|oo|naman|ulit|sa|tulong|inyo|inyong|lahat|na|ha|talaga|kayo|ninyo|nyo|admin|sir|maam|mam|kuya|ate|boss|mga|kaibigan|sige|lang|hello|hi|good|morning|afternoon|evening|thank you|bye|night',
    nod: 'okay po|ok po|ayos|gets|noted po|hindi|hindi po|wala na|wala na po|ganda',
  },
  ar: {
    greeting:
      'مرحبا|مرحبا بكم|مرحبتين|يا مرحبا|أهلا|أهلين|أهلا وسهلا|أهلا بك|أهلا بكم|السلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|سلام عليكم|سلام|وعليكم السلام|صباح الخير|صباح النور|صباحو|مساء الخير|مساء النور|هلا|هلا والله|هلا وغلا|هاي|هلو|الو|كيف حالك|كيف الحال|كيفك|شلونك|شلونكم|ازيك|ازيكم|عامل ايه|تحية طيبة|حياك الله|يسعد صباحك|يسعد مساك|salam alaikum|salam alaykum|assalamu alaikum|assalamualaikum|salam|marhaba|ahlan|ahlan wa sahlan|sabah el kheir|sabah al khair|masa el kheir|keefak|kifak|ezayak',
    thanks:
      'شكرا|شكرا لك|شكرا لكم|شكرا جزيلا|شكرا كثيرا|شكرا كتير|ألف شكر|مشكور|مشكورة|مشكورين|تسلم|تسلمي|تسلمون|تسلموا|تسلم ايدك|يعطيك العافية|يعطيكم العافية|الله يعطيك العافية|جزاك الله خيرا|جزاكم الله خيرا|بارك الله فيك|متشكر|متشكرة|متشكرين|ممنون|ممنونك|كثر خيرك|ما قصرت|ما قصرتوا|shukran|shokran|shukran jazilan|mashkoor|mersi|ميرسي',
    goodbye:
      'مع السلامة|وداعا|باي|باي باي|إلى اللقاء|تصبح على خير|تصبحون على خير|في أمان الله|يوم سعيد|نهارك سعيد|يلا سلام|يلا باي|سلام عليكم مع السلامة|استودعكم الله|الله معك|ma salama|maasalama|yalla bye',
    filler:
      'يا|جدا|لكم|لك|على|المساعدة|مساعدتك|مساعدتكم|أخي|أخوي|غالي|يا غالي|حبيبي|حبيبتي|عزيزي|حسنا|طيب|تمام|اوك|اوكي|كتير|كثير|الله|والله|جميعا|يلا|ok|خلاص|شباب|استاذ',
    nod: 'حسنا|تمام|ماشي|طيب|اوكي|أوكي|مفهوم|فهمت|لا|جيد|ممتاز|هذا كل شيء',
  },
  hi: {
    greeting:
      'नमस्ते|नमस्कार|प्रणाम|हेलो|हैलो|हाय|हाइ|सुप्रभात|शुभ प्रभात|शुभ संध्या|शुभ दोपहर|राम राम|जय श्री राम|जय श्री कृष्णा|आप कैसे हैं|कैसे हो|कैसे हैं आप|कैसे हैं|क्या हाल है|जय हिंद|आदाब|सलाम|सत श्री अकाल|गुड मॉर्निंग|गुड इवनिंग',
    thanks:
      'धन्यवाद|बहुत धन्यवाद|बहुत बहुत धन्यवाद|शुक्रिया|बहुत शुक्रिया|बहुत बहुत शुक्रिया|थैंक यू|थैंक्यू|थैंक्स|आभार|मेहरबानी|ठीक है|ठीक है धन्यवाद|समझ गया|समझ गई|अच्छा',
    goodbye:
      'अलविदा|फिर मिलेंगे|फिर मिलते हैं|बाय|बाय बाय|टाटा|शुभ रात्रि|गुड नाइट|नमस्ते फिर मिलेंगे|शुभ दिन|आपका दिन शुभ हो|चलता हूं|खुदा हाफिज',
    filler: 'जी|सर|मैडम|भाई|भैया|दीदी|आपका|आपको|आप|बहुत|हां|अच्छा|ओके|सभी को|सब को|मदद के लिए|आपकी|दोस्त|यार|चलो|तो',
    nod: 'ठीक|ठीक है|अच्छा|ओके|समझ गया|समझ गई|नहीं|बढ़िया|बस',
  },
  'hi-Latn': {
    greeting:
      'namaste|namastey|namaskar|pranam|parnam|suprabhat|shubh prabhat|shubh sandhya|ram ram|radhe radhe|jai shri ram|jai shree krishna|jai hind|kaise ho|kaise ho aap|kaise hain|kaise hai aap|aap kaise hain|aap kaise ho|kaise hain aap|kya haal hai|kya hal hai|kya haal chaal|adaab|aadaab|sat sri akal|salaam|namaste ji|hello ji|hi ji|helo bhai',
    thanks:
      'dhanyavaad|dhanyawad|dhanyavad|dhanyawaad|dhanyabad|shukriya|shukria|bahut dhanyavaad|bahut dhanyawad|bahut shukriya|bahut bahut shukriya|bahut bahut dhanyavaad|theek hai|thik hai|thik h|theek h|achha|accha|samajh gaya|samajh gayi|meherbani|thank you ji|thanks ji|thanks bhai|thank you bhai',
    goodbye:
      'alvida|phir milenge|phir milte hain|fir milenge|fir milte hai|fir milte hain|shubh ratri|chalo bye|tata|khuda hafiz|chalta hu|chalta hoon|aapka din shubh ho|bye ji|bye bhai',
    filler:
      'ji|sir|madam|bhai|bhaiya|didi|yaar|dost|aapka|aapki|aap|aapko|bahut|haan|ok|okay|hello|hi|hey|thank you|thanks|bye|bye bye|good morning|sab ko|madad ke liye|chalo|toh|to',
    nod: 'thik hai|theek hai|theek|thik|accha|acha|achha|nahi|nahin|badhiya|samajh gaya|samajh gayi|bas|sahi hai',
  },
  ta: {
    greeting:
      'வணக்கம்|வணக்கம்ங்க|ஹலோ|ஹாய்|ஹலோங்க|காலை வணக்கம்|மாலை வணக்கம்|மதிய வணக்கம்|குட் மார்னிங்|எப்படி இருக்கிறீர்கள்|எப்படி இருக்கீங்க|நலமா|நல்லா இருக்கீங்களா|vanakkam|vanakam|kaalai vanakkam|epdi irukeenga|eppadi irukkinga|epdi irukinga|nalama',
    thanks:
      'நன்றி|நன்றிங்க|மிக்க நன்றி|மிகவும் நன்றி|ரொம்ப நன்றி|ரொம்ப தேங்க்ஸ்|தேங்க்ஸ்|தேங்க்யூ|தேங்க் யூ|சரி|சரிங்க|புரிந்தது|nandri|nanri|romba nandri|romba thanks|mikka nandri|seri|sari nandri',
    goodbye:
      'போய் வருகிறேன்|போயிட்டு வரேன்|பை|பை பை|விடைபெறுகிறேன்|சென்று வருகிறேன்|இரவு வணக்கம்|இனிய இரவு|குட் நைட்|பிறகு பார்க்கலாம்|அப்புறம் பார்க்கலாம்|மீண்டும் சந்திப்போம்|poitu varen|poittu varen|apram pakkalam|appuram paakalam',
    filler:
      'சார்|மேடம்|அண்ணா|அக்கா|தம்பி|நண்பரே|மிகவும்|ரொம்ப|ஆம்|ஓகே|உங்கள் உதவிக்கு|உங்களுக்கு|எல்லோருக்கும்|அனைவருக்கும்|sir|anna|akka|bro|nga|romba|ok|hello|hi|thanks',
    nod: 'சரி|சரிங்க|ஓகே|இல்லை|புரிந்தது|நல்லது|அருமை|seri|sari',
  },
  bn: {
    greeting:
      'নমস্কার|নমস্তে|হ্যালো|হাই|হেলো|আসসালামু আলাইকুম|আস সালামু আলাইকুম|আসসালামুআলাইকুম|ওয়ালাইকুম আসসালাম|সালাম|আদাব|শুভ সকাল|শুভ সন্ধ্যা|শুভ অপরাহ্ন|গুড মর্নিং|কেমন আছেন|কেমন আছো|কেমন আছিস|শুভেচ্ছা|প্রণাম|nomoskar|nomoshkar|assalamu alaikum|assalamualaikum|salam|kemon achen|kemon acho|shuvo sokal|suprabhat',
    thanks:
      'ধন্যবাদ|অনেক ধন্যবাদ|অসংখ্য ধন্যবাদ|থ্যাংকস|থ্যাঙ্কস|থ্যাংক ইউ|থ্যাঙ্ক ইউ|কৃতজ্ঞতা|ঠিক আছে|আচ্ছা|বুঝেছি|বুঝতে পেরেছি|dhonnobad|dhonyobad|onek dhonnobad|thik ache|accha',
    goodbye:
      'বিদায়|আবার দেখা হবে|আবার কথা হবে|পরে কথা হবে|দেখা হবে|টাটা|বাই|বাই বাই|শুভ রাত্রি|শুভরাত্রি|গুড নাইট|ভালো থাকবেন|ভালো থেকো|খোদা হাফেজ|আল্লাহ হাফেজ|আসি|allah hafez|khoda hafez|abar dekha hobe|shuvo ratri',
    filler:
      'দাদা|দিদি|ভাই|ভাইয়া|আপু|স্যার|ম্যাডাম|আপনাকে|আপনাদের|অনেক|হ্যাঁ|জি|জী|ওকে|সবাইকে|সাহায্যের জন্য|তাহলে|bhai|vai|dada|apu|sir|apnake|onek|ok|hello|hi',
    nod: 'ঠিক আছে|আচ্ছা|ওকে|না|বুঝেছি|ভালো|দারুণ|thik ache|accha',
  },
  te: {
    greeting:
      'నమస్కారం|నమస్కారాలు|నమస్తే|హలో|హాయ్|శుభోదయం|శుభ సాయంత్రం|శుభ మధ్యాహ్నం|గుడ్ మార్నింగ్|ఎలా ఉన్నారు|ఎలా ఉన్నావు|బాగున్నారా|namaskaram|namaskaaram|ela unnaru|bagunnara|subhodayam|shubhodayam',
    thanks:
      'ధన్యవాదాలు|ధన్యవాదములు|చాలా ధన్యవాదాలు|కృతజ్ఞతలు|థాంక్స్|థ్యాంక్స్|థాంక్యూ|థ్యాంక్యూ|థాంక్ యూ|సరే|అలాగే|అర్థమైంది|dhanyavadalu|dhanyavaadalu|chala thanks|sare',
    goodbye:
      'వెళ్ళొస్తాను|వెళ్లొస్తా|వెళ్ళొస్తా|వెళ్లొస్తాను|బై|బై బై|మళ్ళీ కలుద్దాం|మళ్లీ కలుద్దాం|తర్వాత కలుద్దాం|శుభ రాత్రి|శుభరాత్రి|గుడ్ నైట్|సెలవు|వెళ్లి వస్తాను|ఉంటాను|malli kaluddam|velli vastanu|untanu',
    filler:
      'సార్|మేడం|అండి|అన్న|అన్నా|అక్క|గారు|చాలా|మీకు|మీ సహాయానికి|అవును|ఓకే|అందరికీ|sir|andi|anna|garu|chala|ok|hello|hi|meeku',
    nod: 'సరే|ఓకే|కాదు|లేదు|అర్థమైంది|బాగుంది|sare',
  },
};
