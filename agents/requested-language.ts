import { type SupportedLanguage, supportedLanguages } from '@jawab/core';
import { foldText } from './fold-text.ts';
import { askWords, besideWords, languageNames, speakWords } from './requested-language-words.ts';
import { addWord, createTrie, findWords, readLetters, type Trie } from './word-trie.ts';

/** How people name each supported language, in the writings of all of them. Longer names first. */
const names: [SupportedLanguage, string][] = [
  [
    'zh-Hant',
    'traditional chinese|繁體中文|繁体中文|繁體|繁体字?|正體中文|번체(?: 중국어)?|tiếng trung phồn thể',
  ],
  [
    'zh-Hans',
    'simplified chinese|简体中文|簡體中文|简体|簡體|中文|汉语|漢語|普通话|普通話|中国語|mandarin|chinese|중국어|중국말|(?:ภาษา)?จีน|tiếng (?:trung|hoa)|trung quốc|tionghoa|cina|tsino|intsik|الصينية|صيني|चीनी|cheeni|chini|சீன(?:ம்)?|চীনা|చైనీస్|చైనా',
  ],
  [
    'en',
    'english|ingl[eé]s|inggris|inggeris|angrezi|angreji|英語|英语|英文|영어|(?:ภาษา)?อังกฤษ|tiếng anh|الإنجليزية|الانجليزية|إنجليزي|انجليزي|الإنكليزية|अंग्रेज़ी|अंग्रेजी|अंग्रेज़ी|इंग्लिश|ஆங்கில(?:ம்)?|இங்கிலீஷ்|ইংরেজি|ইংলিশ|ఇంగ్లీష్|ఇంగ్లీషు|ఆంగ్ల(?:ం|ము)?|英吉利',
  ],
  [
    'ja',
    'japanese|jepang|jepun|hapones|日本語|日语|日語|日文|일본어|일본말|(?:ภาษา)?ญี่ปุ่น|tiếng nhật|اليابانية|ياباني|जापानी|japani|ஜப்பானிய(?:ம்)?|জাপানি|జపనీస్',
  ],
  [
    'ko',
    'korean|korea|koreano|韓国語|韩语|韓語|韩文|韓文|한국어|한국말|한글|(?:ภาษา)?เกาหลี|tiếng hàn|الكورية|كوري|कोरियाई|कोरियन|கொரிய(?:ம்|ன்)?|কোরিয়ান|কোরিয়|కొరియన్',
  ],
  [
    'id',
    'indonesian?|bahasa indonesia|インドネシア語|印尼[语語文]|印度尼西亚语|인도네시아어|(?:ภาษา)?อินโดนีเซีย|tiếng indo(?:nesia)?|الإندونيسية|اندونيسي|इंडोनेशियाई|இந்தோனேசிய(?:ம்)?|ইন্দোনেশীয়|ఇండోనేషియన్',
  ],
  [
    'ms',
    'malay|melayu|bahasa malaysia|マレー語|马来[语文]|馬來[語文]|말레이어|(?:ภาษา)?(?:มลายู|มาเลย์|มาเลเซีย)|tiếng mã lai|الملايوية|मलय|மலாய்|মালয়|మలయ్',
  ],
  ['th', 'thai|タイ語|泰[语語文]|태국어|(?:ภาษา)?ไทย|tiếng thái|التايلاندية|थाई|தாய்(?: மொழி)?|থাই|థాయ్'],
  [
    'vi',
    'vietnamese|vietnam|ベトナム語|越南[语語文]|越[语語文]|베트남어|(?:ภาษา)?เวียดนาม|tiếng việt|الفيتنامية|वियतनामी|வியட்நாமிய(?:ம்)?|ভিয়েতনামি|వియత్నామీస్',
  ],
  [
    'fil',
    'filipino|tagalog|filipina|フィリピン語|タガログ語|菲律[宾賓][语語文]|他加[禄祿][语語]|필리핀어|타갈로그어|(?:ภาษา)?(?:ฟิลิปปินส์|ตากาล็อก)|tiếng (?:philippines|tagalog)|الفلبينية|फ़िलिपीनो|फिलिपीनो|டகாலோக்|ফিলিপিনো|ఫిలిపినో',
  ],
  [
    'ar',
    'arabic|arab|arabe|アラビア語|阿拉伯[语語文]|아랍어|(?:ภาษา)?อาหรับ|tiếng ả rập|العربية|عربي|अरबी|arbi|அரபு|அரபி|আরবি|అరబిక్|అరబ్బీ',
  ],
  [
    'hi',
    'hindi|ヒンディー語|印地[语語]|印度语|힌디어|(?:ภาษา)?ฮินดี|الهندية|هندي|हिंदी|हिन्दी|இந்தி|ஹிந்தி|হিন্দি|హిందీ',
  ],
  [
    'ta',
    'tamil|タミル語|泰米[尔爾][语語]|坦米[尔爾][语語]|淡米[尔爾][语語文]|타밀어|(?:ภาษา)?ทมิฬ|التاميلية|तमिल|தமிழ்|தமிழி?|তামিল|తమిళ(?:ం|ము)?',
  ],
  [
    'bn',
    'bengali|bangla|benggala|ベンガル語|孟加拉[语語文]|벵골어|(?:ภาษา)?(?:เบงกาลี|เบงกอล)|tiếng bengal|البنغالية|बंगाली|बांग्ला|வங்காள(?:ம்)?|பெங்காலி|বাংলা|బెంగాలీ',
  ],
  ['te', 'telugu|テルグ語|泰[卢盧]固[语語]|텔루구어|(?:ภาษา)?เตลูกู|التيلوغوية|तेलुगु|तेलुगू|தெலுங்கு?|তেলুগু|తెలుగు'],
];

const any = `(?<name>${names.map(([, alternatives]) => alternatives).join('|')})`;
const mentioned = new RegExp(any, 'iu');
const readers = names.map(
  ([language, alternatives]) => [language, new RegExp(`^(?:${alternatives})$`, 'iu')] as const,
);

const requests = [
  // English
  `(?<!\\b(?:i|we|they|he|she|who|staff|customers|people|to)\\s)\\b(?:repl(?:y|ies)|answers?|respond|speak|talk|write|say|explain|tell|chat|continue|communicate|switch|give)\\b[^.?!\\n]{0,40}?\\b(?:in|to|into|using)\\s+${any}\\b`,
  `\\b(?:want you to|like you to|need you to)\\s+(?:reply|answer|respond|speak|talk|write)\\b[^.?!\\n]{0,20}?\\bin\\s+${any}\\b`,
  `\\b(?:can|could|would|will|do) you (?:please )?(?:speak|use|understand|write) ${any}\\b`,
  `^\\W*(?:please )?(?:use|speak|in|only) ${any}\\b(?:,? (?:please|pls|plz|only|thanks))?\\W*$`,
  `\\bin ${any},? (?:please|pls|plz)\\b`,
  `^\\W*${any},? (?:please|pls|plz|only|po|na lang po|nhé|dong|ya|la|ji)\\W*$`,
  // Japanese, Chinese, Korean
  `${any}で(?:の)?[^。？?\\n]{0,8}(?:答え|返事|返信|回答|教えて|話して|書いて|お願い|説明して|言って|ください|頼)`,
  `(?:用|以|使用)${any}(?:来|來)?(?:和我|跟我|给我|給我)?(?:进行|進行)?(?:回答|回复|回覆|答复|答覆|回应|回應|说|說|告诉|告訴|解释|解釋|讲|講|交流|聊|写|寫|沟通|溝通)`,
  `(?:请|請)(?:你|您)?(?:用|说|說|讲|講|使用)${any}`,
  `${any}(?:回答|回复|回覆|答复|答覆)`,
  `${any}로\\s?[^.?\\n]{0,10}(?:답|말해|말씀|알려|설명(?!서)|대답|부탁|써|해\\s?(?:줘|주세요|주실)|이야기|얘기)`,
  // Thai, Vietnamese
  `(?:ตอบ|พูด|อธิบาย|คุย|เขียน|บอก|ขอ)[^?\\n]{0,24}?(?:เป็น|ด้วย)?\\s*(?=ภาษา)${any}`,
  `(?:trả lời|nói|viết|giải thích|nhắn|phản hồi|trao đổi)[^.?\\n]{0,24}bằng\\s+${any}`,
  // Indonesian, Malay, Filipino
  `(?:jawab|jawablah|balas|balaslah|bicara|berbicara|bercakap|cakap|tulis|jelaskan|terangkan|pakai|gunakan|guna)\\b[^.?\\n]{0,25}?(?:\\b(?:bahasa|bhs|dalam)\\s+)${any}\\b`,
  `(?:sagutin|sumagot|sagot|magsalita|isulat|ipaliwanag|pakisagot|pakipaliwanag|mag-usap)\\b[^.?\\n]{0,25}?\\b(?:sa|ng|in)\\s+(?:wikang\\s+)?${any}\\b`,
  `\\bmag-?\\s?${any}\\s+(?:ka|po|kayo|ka po|na lang)`,
  // Arabic
  `(?:أجب|اجب|أجبني|اجبني|رد|جاوب|جاوبني|تكلم|تحدث|اكتب|اشرح|أخبرني|تفضل بالرد|الرد|الإجابة)[^.؟\\n]{0,20}?\\sب(?:اللغة\\s)?(?:ال)?${any}`,
  // Hindi in both scripts
  `${any}\\s+(?:में|मे|mein|me|main|mai)\\s+(?:ही\\s|hi\\s)?(?:जवाब|उत्तर|बात|बताइए|बताइये|बताओ|बताएँ|बताएं|लिख|बोल|समझा|कह|jawab|jawaab|batao|bataiye|bataye|bolo|boliye|baat|likho|likhiye|samjhao|samjhaiye|reply|answer|uttar)`,
  // Tamil, Bengali, Telugu
  `${any}[\\p{L}\\p{M}]{0,6}(?:\\s?மொழியில்)?\\s+(?:பதில்|பேச|சொல்|எழுது|விளக்)`,
  `${any}[\\p{L}\\p{M}]{0,4}(?:\\s+ভাষায়)?\\s+(?:উত্তর|বল|জবাব|লিখ|লেখ|কথা|বুঝ|রিপ্লাই)`,
  `${any}\\s?(?:భాష)?లో\\s+(?:సమాధాన|చెప్ప|మాట్లాడ|రాయ|రాసి|జవాబ|వివర|బదుల)`,
].map((source) => new RegExp(source, 'iu'));

const clauseEnds = /[.,!?;:。、؟،।…\n]+/u;
const longestClause = 80;
const speaking = 1 << supportedLanguages.length;
const asking = speaking << 1;
const beside = asking << 1;
let trie: Trie | null = null;

/** The low bits say which language is named. */
function compile(): Trie {
  const all = createTrie();
  const add = (list: string, meaning: number) => {
    for (const entry of list.split(','))
      addWord(all, foldText(entry.replace('*', '')), meaning, entry.endsWith('*'));
  };
  for (const [at, language] of supportedLanguages.entries()) add(languageNames[language], 1 << at);
  add(speakWords, speaking);
  add(askWords, asking);
  add(besideWords, beside);
  return all;
}

/** A clause that holds nothing but the name of one language and words of asking or speaking. */
function readClause(clause: string): SupportedLanguage | null {
  if (clause.length > longestClause) return null;
  trie ??= compile();
  const { found, unknown, endings } = findWords([trie], readLetters(foldText(clause)));
  if (unknown + endings > 0) return null;
  const said = found.reduce((all, { meaning }) => all | meaning, 0);
  const named = said & (speaking - 1);
  const isOne = named !== 0 && (named & (named - 1)) === 0;
  return isOne && said & (speaking | asking) ? (supportedLanguages[31 - Math.clz32(named)] ?? null) : null;
}

/**
 * The language a message asks to be answered in ("reply in Tamil", 用日语回答), or null. Only wishes about the reply
 * count, not mentions of a language. Pure.
 */
export function findRequestedLanguage(message: string): SupportedLanguage | null {
  const text = message
    .slice(0, 2_000)
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '');
  const found = findInSentence(text) ?? findInClauses(text);
  return found === 'zh-Hans' && isTraditional(text) ? 'zh-Hant' : found;
}

const isTraditional = (text: string) =>
  /[請說們這麼講]|[語體]/.test(text) && !/[简\p{Script=Hiragana}\p{Script=Katakana}]|簡體/u.test(text);

function findInSentence(text: string): SupportedLanguage | null {
  if (!mentioned.test(text)) return null;
  for (const request of requests) {
    const name = request.exec(text)?.groups?.name;
    const found = name && readers.find(([, pattern]) => pattern.test(name))?.[0];
    if (found) return found;
  }
  return null;
}

function findInClauses(text: string): SupportedLanguage | null {
  for (const clause of text.normalize('NFKC').split(clauseEnds)) {
    const found = readClause(clause);
    if (found) return found;
  }
  return null;
}
