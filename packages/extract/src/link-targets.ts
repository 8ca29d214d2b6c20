/** Hosts of chats, where an address is the only way to write to somebody. */
const chatHosts =
  /(?:^|\.)(?:wa\.me|whatsapp\.com|line\.me|lin\.ee|m\.me|messenger\.com|ig\.me|t\.me|telegram\.me|zalo\.me|viber\.com|kakao\.com|wechat\.com|weixin\.qq\.com|work\.weixin\.qq\.com|kf\.qq\.com|skype\.com|signal\.me)$/i;
/** Hosts of forms and bookings. */
const formHosts =
  /(?:^|\.)(?:forms\.gle|forms\.google\.com|forms\.office\.com|forms\.cloud\.microsoft|typeform\.com|jotform\.com|surveymonkey\.com|tally\.so|formrun\.com|form\.run|cognitoforms\.com|zohopublic\.(?:com|in)|wjx\.(?:cn|top|com)|jinshuju\.net|naver\.me|form\.naver\.com|calendly\.com|cal\.com)$/i;
const formPath =
  /(?:^|[/_.-])(?:forms?|viewform|survey|questionnaire|booking|reserve|reservation)(?:[/_.-]|$)/i;
const filePath = /\.(?:pdf|docx?|xlsx?|pptx?|hwpx?|odt|ods|rtf|csv|apk)$/i;
const maxTargetLetters = 500;

const isContact = (url: URL): boolean =>
  /^(?:tel|mailto|sms|line|whatsapp|viber|tg|zalo):$/.test(url.protocol);

/**
 * Returns the whole address of a link if an answer needs it: telephone, mail, chat, form or file. Returns null for other
 * pages, which are navigation.
 */
export function findTarget(address: string, base: string | null): string | null {
  const url = URL.parse(address, base ?? undefined);
  if (!url || address.startsWith('#')) return null;
  if (isContact(url)) return url.href;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const isForm = /^docs\.google\.com$/i.test(url.hostname)
    ? url.pathname.startsWith('/forms/')
    : formHosts.test(url.hostname) || formPath.test(url.pathname);
  return isForm || chatHosts.test(url.hostname) || filePath.test(url.pathname) ? url.href : null;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns true if the words of a link already are its address: a number with another spelling, or the address itself. */
function says(text: string, url: URL): boolean {
  if (url.protocol === 'tel:' || url.protocol === 'sms:') {
    const [written, called] = [digitsOf(text).replace(/^0+/, ''), digitsOf(url.pathname)];
    return written.length >= 3 && called.endsWith(written);
  }
  const bare = (address: string) =>
    address
      .replace(/^(?:https?:\/\/|mailto:)/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  const address = url.protocol === 'mailto:' ? decode(url.pathname) : url.href;
  return text.toLowerCase().includes(bare(address));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Writes a link as Markdown, with its address if that adds something to its words: an absolute address of web, telephone,
 * mail or chat. Anything else is written as its words.
 */
export function writeLink(text: string, address: string | null): string {
  const url = URL.parse((address ?? '').trim());
  const isKnown = url !== null && (isContact(url) || url.protocol === 'https:' || url.protocol === 'http:');
  if (!isKnown || text.trim() === '' || url.href.length > maxTargetLetters || says(text, url)) return text;
  const target = url.protocol === 'mailto:' ? `mailto:${url.pathname}` : url.href;
  return `[${text}](${target.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}
