export type SmallTalk = 'greeting' | 'thanks' | 'goodbye';

const phrases: Record<SmallTalk, string[]> = {
  greeting: [
    'hi|hey|hello|hiya|howdy|yo|greetings|good morning|good afternoon|good evening|good day|how are you|how are you doing|whats up|sup|helo|hai|hallo',
    'こんにちは|こんにちわ|こんばんは|おはよう|おはようございます|はじめまして|もしもし|どうも|やあ|お世話になっております|お世話になります',
    '你好|您好|你们好|你們好|哈喽|哈囉|嗨|喂|在吗|在嗎|早|早上好|早安|上午好|下午好|晚上好|晚安好|午安|大家好',
    '안녕|안녕하세요|안녕하십니까|반가워요|반갑습니다|여보세요|하이|헬로|좋은 아침|좋은 아침이에요',
    'halo|hei|selamat pagi|selamat siang|selamat sore|selamat malam|pagi|siang|sore|malam|apa kabar|assalamualaikum|assalamu alaikum|salam|permisi|selamat petang|selamat tengah hari|apa khabar|selamat datang|salam sejahtera',
    'สวัสดี|หวัดดี|ดีจ้า|ดี|ฮัลโหล|อรุณสวัสดิ์|สวัสดีตอนเช้า|สวัสดีตอนเย็น|สบายดีไหม|สบายดีมั้ย',
    'xin chào|chào|chào bạn|chào shop|chào anh|chào chị|chào em|chào buổi sáng|chào buổi chiều|chào buổi tối|alo|a lô|hế lô|bạn khỏe không',
    'kumusta|kamusta|magandang umaga|magandang hapon|magandang gabi|magandang araw|magandang tanghali|musta|kumusta ka|kumusta kayo|mabuhay',
    'مرحبا|أهلا|اهلا|أهلا وسهلا|اهلا وسهلا|السلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|صباح الخير|مساء الخير|هلا|هاي|مرحبتين|كيف حالك|كيف الحال|تحية طيبة',
    'नमस्ते|नमस्कार|प्रणाम|हेलो|हैलो|हाय|सुप्रभात|शुभ प्रभात|शुभ संध्या|राम राम|आप कैसे हैं|कैसे हो|कैसे हैं आप|जय हिंद|आदाब',
    'namaste|namaskar|pranam|suprabhat|ram ram|kaise ho|kaise hain|aap kaise hain|kaise hain aap|kya haal hai|kya hal hai|adaab|salaam|hello ji|namaste ji',
    'வணக்கம்|ஹலோ|ஹாய்|காலை வணக்கம்|மாலை வணக்கம்|எப்படி இருக்கிறீர்கள்|எப்படி இருக்கீங்க|vanakkam',
    'নমস্কার|হ্যালো|হাই|আসসালামু আলাইকুম|সালাম|শুভ সকাল|শুভ সন্ধ্যা|কেমন আছেন|কেমন আছো|শুভেচ্ছা|nomoskar',
    'నమస్కారం|నమస్తే|హలో|హాయ్|శుభోదయం|శుభ సాయంత్రం|ఎలా ఉన్నారు|బాగున్నారా|namaskaram',
  ],
  thanks: [
    'thanks|thank you|thank you so much|thank you very much|thanks a lot|many thanks|thx|ty|tks|tysm|cheers|much appreciated|appreciate it|thats all|that helps|that helped|great thanks|got it|perfect|awesome|great',
    'ありがとう|ありがとうございます|ありがとうございました|どうもありがとう|どうもありがとうございます|感謝します|助かりました|サンキュー|了解|了解です|わかりました|承知しました',
    '谢谢|謝謝|多谢|多謝|谢谢你|謝謝你|谢谢您|謝謝您|感谢|感謝|非常感谢|非常感謝|十分感谢|谢啦|謝啦|谢了|感恩|明白了|知道了|好的|好',
    '감사합니다|감사해요|고마워|고마워요|고맙습니다|정말 감사합니다|감사|땡큐|알겠습니다|알겠어요|네 알겠습니다',
    'terima kasih|terima kasih banyak|makasih|makasi|trims|thanks ya|makasih ya|terimakasih|matur nuwun|terima kasih ya|tq|tqvm|baik terima kasih|ok terima kasih|baiklah',
    'ขอบคุณ|ขอบคุณมาก|ขอบคุณมากๆ|ขอบใจ|ขอบพระคุณ|แต๊งกิ้ว|โอเค|รับทราบ|เข้าใจแล้ว',
    'cảm ơn|cám ơn|cảm ơn bạn|cám ơn bạn|cảm ơn nhiều|cảm ơn rất nhiều|xin cảm ơn|cảm ơn shop|cảm ơn ạ|thank you ạ|ok cảm ơn|tks bạn',
    'salamat|maraming salamat|salamat po|maraming salamat po|thank you po|thanks po|salamat ng marami|sige salamat|ok po|sige po',
    'شكرا|شكرا لك|شكرا جزيلا|شكرا كثيرا|ألف شكر|الف شكر|مشكور|مشكورين|تسلم|يعطيك العافية|الله يعطيك العافية|جزاك الله خيرا|متشكر|ممنون',
    'धन्यवाद|बहुत धन्यवाद|बहुत बहुत धन्यवाद|शुक्रिया|बहुत शुक्रिया|बहुत बहुत शुक्रिया|थैंक यू|थैंक्स|आभार|ठीक है|ठीक है धन्यवाद',
    'dhanyavaad|dhanyawad|dhanyavad|shukriya|bahut dhanyavaad|bahut shukriya|bahut bahut shukriya|bahut bahut dhanyavaad|theek hai|thik hai|achha|accha',
    'நன்றி|மிக்க நன்றி|மிகவும் நன்றி|ரொம்ப நன்றி|தேங்க்ஸ்|சரி|nandri|romba nandri',
    'ধন্যবাদ|অনেক ধন্যবাদ|অসংখ্য ধন্যবাদ|থ্যাংকস|থ্যাংক ইউ|ঠিক আছে|dhonnobad',
    'ధన్యవాదాలు|చాలా ధన్యవాదాలు|కృతజ్ఞతలు|థాంక్స్|థాంక్యూ|సరే|dhanyavadalu',
  ],
  goodbye: [
    'bye|bye bye|goodbye|good bye|see you|see you later|see ya|good night|have a nice day|have a good day|have a great day|take care|cya|farewell',
    'さようなら|さよなら|またね|バイバイ|失礼します|失礼いたします|おやすみ|おやすみなさい|ではまた|それでは|また来ます',
    '再见|再見|拜拜|掰掰|回头见|下次见|下次見|晚安|回见|88|先这样|先這樣',
    '안녕히 계세요|안녕히 가세요|잘 가|잘 있어|바이|바이바이|수고하세요|수고하셨습니다|안녕히 주무세요|잘 자요|다음에 봐요|좋은 하루 되세요|좋은 하루 보내세요',
    'sampai jumpa|sampai jumpa lagi|selamat tinggal|dadah|dah|da da|sampai nanti|jumpa lagi|selamat jalan|babai|selamat tidur|sampai bertemu lagi',
    'ลาก่อน|บาย|บ๊ายบาย|แล้วเจอกัน|เจอกันใหม่|ไปก่อนนะ|ราตรีสวัสดิ์|ฝันดี|ไว้เจอกัน',
    'tạm biệt|bái bai|hẹn gặp lại|chúc ngủ ngon|bai bai|chào tạm biệt|chúc một ngày tốt lành|hẹn gặp lại bạn',
    'paalam|babay|hanggang sa muli|sige bye|bye po|kita tayo|ingat|ingat po|paalam na|magandang gabi po paalam',
    'مع السلامة|وداعا|باي|إلى اللقاء|الى اللقاء|تصبح على خير|في أمان الله|في امان الله|يوم سعيد|نهارك سعيد|سلام',
    'अलविदा|फिर मिलेंगे|बाय|टाटा|शुभ रात्रि|नमस्ते फिर मिलेंगे|शुभ दिन|आपका दिन शुभ हो',
    'alvida|phir milenge|fir milenge|shubh ratri|chalo bye|tata|khuda hafiz',
    'போய் வருகிறேன்|பை|பை பை|விடைபெறுகிறேன்|சென்று வருகிறேன்|இரவு வணக்கம்|பிறகு பார்க்கலாம்|மீண்டும் சந்திப்போம்',
    'বিদায়|আবার দেখা হবে|টাটা|বাই|শুভ রাত্রি|ভালো থাকবেন|খোদা হাফেজ|আল্লাহ হাফেজ|শুভরাত্রি',
    'వెళ్ళొస్తాను|బై|మళ్ళీ కలుద్దాం|శుభ రాత్రి|సెలవు|వెళ్లి వస్తాను|ఉంటాను',
  ],
};

/** Words that carry nothing beside such a phrase. */
const fillers =
  'there|again|all|everyone|team|sir|madam|maam|mam|bot|so much|very much|a lot|then|now|for|your|the|help|for your help|for the help|oh|ok|okay|k|yes|no|and|well|dear|friend|bro|guys|さん|ね|よ|です|本当に|どうも|はい|吧|啊|呀|了|哦|啦|嗯|ok的|您|你|네|요|정말|많이|너무|도와주셔서|ya|yah|kak|min|gan|sis|bro|pak|bu|mas|mbak|dong|banyak|semua|atas|bantuannya|bantuan|encik|cik|puan|tuan|ครับ|คับ|ค่ะ|คะ|จ้า|จ้ะ|นะ|นะครับ|นะคะ|ฮะ|มาก|มากๆ|ที่ช่วย|แอด|แอดมิน|ạ|nhé|nha|bạn|shop|ad|em|anh|chị|nhiều|rất|vâng|dạ|po|opo|naman|ulit|sa|tulong|inyo|lahat|يا|جدا|لكم|لك|على|المساعدة|مساعدتك|أخي|اخي|حسنا|طيب|تمام|जी|सर|मैडम|भाई|आपका|बहुत|हाँ|अच्छा|ji|sir|madam|bhai|aapka|bahut|haan|சார்|மேடம்|அண்ணா|மிகவும்|ஆம்|দাদা|ভাই|আপনাকে|অনেক|হ্যাঁ|ఆచ్ఛా|సార్|మేడం|అండి|చాలా|మీకు|అవును';

const kinds = new Map<string, SmallTalk | null>(fillers.split('|').map((word) => [squeeze(word), null]));
for (const [kind, lines] of Object.entries(phrases) as [SmallTalk, string[]][]) {
  for (const phrase of lines.join('|').split('|')) kinds.set(squeeze(phrase), kind);
}
const longestPhrase = Math.max(...[...kinds.keys()].map((phrase) => phrase.length));
const longestMessage = 80;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Lower case, no punctuation, marks of Arabic vowels, emoji or drawn-out letters, one space between words. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ\u064b-\u065f\u0640]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .trim();
}

/**
 * Whether a message is nothing but a greeting, thanks or a goodbye (in any supported language or romanised Hindi); the
 * last one said wins. Null when anything else is in it.
 */
export function findSmallTalk(message: string): SmallTalk | null {
  if (
    message.length > longestMessage ||
    /[?？؟]/.test(message.replace(/(how are you|apa kabar|kaise)[^?]*\?/i, ''))
  )
    return null;
  const text = squeeze(message);
  let kind: SmallTalk | null = null;
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at++;
      continue;
    }
    const length = longestAt(text, at);
    if (length === 0) return null;
    kind = kinds.get(text.slice(at, at + length)) ?? kind;
    at += length;
  }
  return kind;
}

function longestAt(text: string, at: number): number {
  for (let end = Math.min(text.length, at + longestPhrase); end > at; end--) {
    const ends = end === text.length || text[end] === ' ' || unspaced.test(text[end - 1] as string);
    if (ends && kinds.has(text.slice(at, end))) return end - at;
  }
  return 0;
}
