import { compileWords } from './contact-patterns.ts';

const word = '[^\\s\\d,;:!?。、،؟।()✉☎]+';
const words = `(${word}(?: ${word}){0,3}?)`;
const end = '(?=\\s*(?:[,;.!?।،؟\\n✉☎(]|$))';
const ends = (more: string) => `(?=\\s*(?:[,;.!?।،؟\\n✉☎(]|$| (?:${more})(?![^\\s,.✉☎])))`;
const unspaced =
  '([\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー・]{1,12}|[A-Za-z][A-Za-z .]{1,30}?)';

/** How people say their names; the first group is the name. */
const sayings = [
  `\\b[Mm]y (?:full )?name(?: i|['’]?)s ${words}${ends('and|my|but|from|please|call|contact|you|at|on|so|i')}`,
  `\\b(?:I am|I['’]m|This is) ((?:Mr\\.? |Ms\\.? |Mrs\\.? |Dr\\.? )?\\p{Lu}${word}(?: \\p{Lu}${word}){0,3})${ends('and|my|from|please|at')}`,
  `(?:^|\\n|,)\\s*(?:name|nama|tên|pangalan|naam)\\s*:\\s*${words}${end}`,
  `(?:私|わたし|わたくし|僕|俺)は${unspaced}(?:です|と申し|といい|と言い|っていい)`,
  `(?:名前は|氏名は|^|[。、\\n])\\s*${unspaced}(?:と申します|といいます|と言います)`,
  `(?:名前は|氏名は|お名前[:は])\\s*${unspaced}(?:です|[。、\\n]|$|\\s)`,
  '(?:我叫|我的名字是|我的名字叫|我名叫|姓名:|姓名是|名字:)\\s*([\\p{Script=Han}·]{2,6}|[A-Za-z][A-Za-z .]{1,30}?)(?=\\s*(?:[,。!;.、\\n✉☎]|$|请|請|电|電|邮|郵|我|手))',
  `(?:제 이름은|이름은|저는|이름:)\\s*([\\p{Script=Hangul}]{2,5}?|[A-Za-z][A-Za-z .]{1,30}?)\\s*(?:입니다|이에요|예요|이라고|라고|이고|고요|[,.\\n✉☎]|$)`,
  `\\b[Nn]ama (?:saya|aku|gue)(?: adalah| ialah| itu)? ${words}${ends('dan|email|e-mail|emel|nomor|nombor|no|hp|tolong|mohon|sila|dari|bisa|boleh|hubungi')}`,
  '(?:ผม|ฉัน|ดิฉัน|หนู|เรา)?ชื่อ\\s*([\\p{Script=Thai}]{2,20}(?: (?!ส่ง|ขอ|ช่วย|อยาก|ติดต่อ|โทร|อีเมล|เมล|เบอร์|รบกวน|ต้องการ|ครับ|ค่ะ|คะ)[\\p{Script=Thai}]{2,20})?|[A-Za-z][A-Za-z .]{1,30}?)(?=\\s*(?:ครับ|ค่ะ|คะ|[,.\\n✉☎]|$)|\\s)',
  `(?:[Tt]ôi|[Mm]ình|[Ee]m|[Tt]ên tôi|[Tt]ên mình|[Tt]ên em) (?:tên là|tên|là) ${words}${ends('và|email|số|sđt|điện|gọi|liên|nhờ|xin|vui|muốn')}`,
  `\\b(?:[Aa]ng pangalan ko(?: po)?(?: ay)?|[Aa]ko(?: po)? si|[Ss]i) ${words}${ends('at|ang|email|number|po|pakicontact|paki|ito|tawagan')}`,
  `(?:اسمي|إسمي|أنا اسمي|معك|معكم)(?: هو)? (${word}(?: (?!و?(?:رقمي|بريدي|ايميلي|إيميلي|ارجو|أرجو|من|وأريد|وأرغب|رقم|جوالي|هاتفي|تواصلوا|اتصلوا))${word}){0,2})${ends('و?رقمي|و?بريدي|و?ايميلي|و?إيميلي|ارجو|أرجو|من|و?رقم|و?جوالي|و?هاتفي|تواصلوا|اتصلوا')}`,
  '(?:मेरा नाम|नाम:)\\s+([\\p{Script=Devanagari}]+(?: [\\p{Script=Devanagari}]+){0,2}?|[A-Za-z][A-Za-z .]{1,30}?)(?=\\s+(?:है|हैं|हूँ)|\\s*[,।.\\n✉☎]|$)',
  `\\b[Mm]era na+m ${words}(?=\\s+(?:hai|he|h)\\b|\\s*[,.!\\n✉☎]|$)`,
  '(?:என் பெயர்|எனது பெயர்|என்னுடைய பெயர்)\\s+([\\p{Script=Tamil}]+(?: [\\p{Script=Tamil}]+)?|[A-Za-z][A-Za-z .]{1,30}?)(?=\\s*(?:[,.!\\n✉☎]|$)|\\s)',
  '(?:আমার নাম|নাম:)\\s+([\\p{Script=Bengali}]+(?: [\\p{Script=Bengali}]+)?|[A-Za-z][A-Za-z .]{1,30}?)(?=\\s*(?:[,।.!\\n✉☎]|$))',
  '(?:నా పేరు)\\s+([\\p{Script=Telugu}]+(?: [\\p{Script=Telugu}]+)?|[A-Za-z][A-Za-z .]{1,30}?)(?=\\s*(?:[,.!\\n✉☎]|$))',
].map((source) => compileWords(source, 'u'));

const longest = 80;

/**
 * The name a visitor gives in a message, as written, or null. `text` is folded to NFKC, with ✉ and ☎ in place of contact
 * data. Pure.
 */
export function findName(text: string): string | null {
  for (const saying of sayings) {
    const name = saying
      .exec(text)?.[1]
      ?.replace(/[\s.,'’-]+$/u, '')
      .trim();
    if (name && name.length <= longest) return name;
  }
  return null;
}
