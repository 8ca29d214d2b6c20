import { normalise, withoutDiacritics } from './normalise.ts';

/** How people open, ask and close: `a|b` lists phrases. They say nothing about what is asked. */
const phrases: Record<string, string> = {
  en: `hi|hi there|hello|hello there|hey|hey there|dear team|good morning|good afternoon|good evening|please|pls|plz|thanks|thanks a lot|thank you|thank you so much|thank you very much|thanks in advance|cheers|excuse me|sorry to bother you|quick question|just wondering|i was wondering|can you tell me|could you tell me|can you please tell me|could you please tell me|would you please tell me|please tell me|tell me|tell me more|let me know|can you explain|could you explain|can you help me|could you help me|i would like to know|i'd like to know|i would like to ask|i'd like to ask|i want to know|i want to ask|i have a question|you guys|how much|how many|how long|how often|how far`,
  id: `halo|hai|hallo|permisi|punten|maaf|tolong|mohon|mohon info|mohon infonya|minta info|kak|gan|agan|sis|bro|mau tanya|mau nanya|ingin bertanya|ingin tanya|numpang tanya|boleh tanya|boleh tahu|boleh tau|saya ingin tahu|saya mau tahu|saya mau tau|ingin tahu|mau tahu|mau tau|tolong beri tahu|tolong jelaskan|terima kasih|terimakasih|makasih|trims|selamat pagi|selamat siang|selamat sore|selamat malam|dong|deh|nih|sih|ya|yah`,
  ms: `hai|helo|assalamualaikum|salam|maaf|tolong|minta tolong|nak tanya|saya nak tanya|nak tahu|saya nak tahu|saya ingin tahu|saya ingin bertanya|boleh saya tahu|boleh tahu|boleh beritahu|sila beritahu|terima kasih|tq|selamat pagi|selamat petang|ya|ye`,
  fil: `hi|hello|kumusta|kamusta|magandang umaga|magandang hapon|magandang gabi|po|opo|tanong ko lang|may tanong ako|magtatanong lang|pwede magtanong|pwedeng magtanong|pwede ba malaman|pwede bang malaman|gusto kong malaman|paki sabi|pakisabi|salamat|maraming salamat|pasensya na|please`,
  vi: `xin chào|chào shop|chào bạn|chào anh|chào chị|chào em|chào|shop ơi|cho mình hỏi|cho em hỏi|cho tôi hỏi|cho hỏi|mình muốn hỏi|tôi muốn hỏi|em muốn hỏi|mình muốn biết|tôi muốn biết|em muốn biết|làm ơn|vui lòng|cảm ơn|cám ơn|ạ|nhé|nha|vậy ạ|với ạ|giúp mình|giúp em|giúp tôi`,
  ar: `السلام عليكم|مرحبا|اهلا|صباح الخير|مساء الخير|من فضلك|من فضلكم|لو سمحت|لو سمحتم|ممكن اعرف|هل يمكن ان اعرف|هل يمكنني ان اعرف|اريد ان اعرف|اود ان اعرف|اريد معرفه|اود معرفه|اريد ان اسال|عندي سؤال|شكرا|شكرا لكم|شكرا جزيلا`,
  hi: `नमस्ते|नमस्कार|कृपया|प्लीज|प्लीज़|बताइए|बताइये|बताएं|बताओ|बता दीजिए|बता दो|मुझे बताइए|मैं जानना चाहता हूँ|मैं जानना चाहती हूँ|जानना चाहता हूँ|जानना चाहती हूँ|मुझे जानना है|धन्यवाद|शुक्रिया|जी|namaste|please|plz|bataiye|bataye|batao|bata do|bata dijiye|mujhe batao|mujhe janna hai|janna chahta hu|bhaiya|dhanyavaad|shukriya`,
  bn: `নমস্কার|হ্যালো|দয়া করে|অনুগ্রহ করে|প্লিজ|বলুন|বলবেন|জানাবেন|একটু বলবেন|আমি জানতে চাই|জানতে চাই|ধন্যবাদ`,
  ta: `வணக்கம்|ஹலோ|தயவுசெய்து|தயவு செய்து|சொல்லுங்கள்|சொல்லுங்க|கூறுங்கள்|தெரிந்து கொள்ள வேண்டும்|தெரிந்துகொள்ள வேண்டும்|நன்றி|ப்ளீஸ்`,
  te: `నమస్కారం|నమస్తే|హలో|దయచేసి|చెప్పండి|చెప్పగలరా|తెలుసుకోవాలి|తెలుసుకోవాలనుకుంటున్నాను|ధన్యవాదాలు|ప్లీజ్`,
  ja: `こんにちは|こんばんは|おはようございます|はじめまして|すみません|すいません|恐れ入りますが|恐れ入ります|お忙しいところ|失礼します|お尋ねします|お聞きします|教えてください|教えて下さい|教えていただけますか|教えていただけませんか|教えていただきたい|教えて頂けますか|教えてもらえますか|教えてほしい|教えて|知りたいのですが|知りたいです|知りたい|お願いします|お願いいたします|お願い致します|よろしく|宜しく|ありがとうございます|ありがとう|でしょうか`,
  zh: `你好|您好|嗨|早上好|下午好|晚上好|请问一下|请问|請問一下|請問|想问一下|想問一下|我想问一下|我想問一下|我想问|我想問|我想知道|我想了解|麻烦你|麻烦您|麻烦|麻煩你|麻煩您|麻煩|能告诉我|可以告诉我|告诉我|能告訴我|可以告訴我|告訴我|帮忙|幫忙|谢谢你|谢谢您|谢谢|謝謝你|謝謝您|謝謝|拜托|拜託`,
  ko: `안녕하세요|안녕|저기요|실례합니다|혹시|궁금합니다|궁금해요|궁금한데요|궁금해서요|알려주세요|알려 주세요|알려주실 수 있나요|알고 싶어요|알고 싶습니다|문의드립니다|문의 드립니다|부탁드립니다|부탁드려요|부탁해요|감사합니다|고맙습니다`,
  th: `สวัสดีครับ|สวัสดีค่ะ|สวัสดีคะ|สวัสดี|รบกวนสอบถามหน่อย|รบกวนสอบถาม|รบกวน|ขอสอบถามหน่อย|ขอสอบถาม|สอบถามหน่อย|สอบถาม|ขอถามหน่อย|ขอถาม|อยากทราบว่า|อยากทราบ|อยากรู้ว่า|อยากรู้|ช่วยบอก|บอกหน่อย|หน่อย|ขอบคุณครับ|ขอบคุณค่ะ|ขอบคุณ|นะครับ|นะคะ|ครับ|ค่ะ|คะ|จ้า|ฮะ`,
};
const unspaced = new Set(['ja', 'zh', 'th', 'ko']);

const patterns = new Map(
  Object.entries(phrases).map(([language, list]) => {
    const own = normalise(list).split('|');
    // Typed without marks, a phrase of one word may be another word.
    const bare = language === 'vi' ? own.filter((phrase) => phrase.includes(' ')).map(withoutDiacritics) : [];
    const longestFirst = [...own, ...bare].sort((a, b) => b.length - a.length);
    const any = `(?:${longestFirst.join('|')})`;
    const whole = `(?<![\\p{L}\\p{M}\\p{N}-])${any}(?![\\p{L}\\p{M}\\p{N}-])`;
    return [language, new RegExp(unspaced.has(language) ? any : whole, 'gu')];
  }),
);

/** A normalised question without greetings, thanks and ways to ask, in its language and in English. */
export function withoutCourtesies(text: string, language: string | null): string {
  const base = (language ?? '').split('-')[0] ?? '';
  const own = patterns.get(base === 'tl' ? 'fil' : base);
  const english = text.replace(patterns.get('en') as RegExp, ' ');
  return own && base !== 'en' ? english.replace(own, ' ') : english;
}
