import { TextDecoder } from 'node:util';
import chardet from 'chardet';
import { decodeStrictly, guessCharset } from './guess-charset.ts';
import { looksThai } from './thai.ts';
import { decodeUhc } from './uhc.ts';

const SNIFF_BYTES = 4096;
const DETECT_BYTES = 65_536;
/** The legacy charsets of pages in a language. */
const LEGACY_BY_LANGUAGE: Record<string, string[]> = {
  ja: ['shift_jis', 'euc-jp'],
  ko: ['euc-kr'],
  zh: ['gb18030', 'big5'],
  'zh-tw': ['big5'],
  'zh-hk': ['big5'],
  'zh-hant': ['big5'],
  th: ['windows-874'],
  ar: ['windows-1256'],
  fa: ['windows-1256'],
  vi: ['windows-1258'],
};

/** Names of charsets that the standard does not know, as databases and Windows write them. */
const ALIASES: Record<string, string> = {
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp936: 'gb18030',
  ms936: 'gb18030',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  cp950: 'big5',
  ms950: 'big5',
  cp874: 'windows-874',
  tis620: 'windows-874',
  utf8mb4: 'utf-8',
  utf8mb3: 'utf-8',
};

export interface DecodeOptions {
  contentType?: string | null | undefined;
  /** The languages that the text is likely to be in (BCP 47). They decide between charsets that fit equally well. */
  languages?: readonly string[] | undefined;
}

/** A decoded text. */
export interface Decoded {
  text: string;
  /** True if nothing said which charset it is, and another one is nearly as likely. */
  isGuessed: boolean;
}

/**
 * Decodes the bytes of a page or file by, in this order: byte order mark, UTF-16 without one, charset of the header,
 * declaration in the page, strict UTF-8 or ISO-2022-JP, declared language, the Thai rule, how common the characters of
 * each charset of East Asia are, statistics. Skips a declaration that does not fit the bytes. Never throws; undecodable
 * bytes become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, { contentType, languages = [] }: DecodeOptions = {}): Decoded {
  const label = byteOrderMark(bytes) ?? utf16Pattern(bytes);
  if (label) return known(new TextDecoder(label).decode(bytes));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFF_BYTES));
  for (const declared of [charsetOf(contentType ?? ''), declaredInPage(head)]) {
    const text = declared && decodeAs(bytes, declared);
    if (text) return known(text);
  }
  return decodeUndeclared(bytes, head, languages);
}

/** Decodes bytes as {@link decodeText} does and returns the text alone. */
export const decodeBytes = (bytes: Uint8Array, contentType?: string | null): string =>
  decodeText(bytes, { contentType }).text;

const known = (text: string): Decoded => ({ text, isGuessed: false });

function decodeUndeclared(bytes: Uint8Array, head: string, languages: readonly string[]): Decoded {
  if (looksIso2022Jp(bytes)) return known(new TextDecoder('iso-2022-jp').decode(bytes));
  const unicode = decodeStrictly('utf-8', bytes);
  if (unicode !== null) return known(unicode);
  const language = /<html[^>]*\slang\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
  for (const label of legacyOf(language)) {
    const text = decodeStrictly(label, bytes);
    if (text !== null) return known(text);
  }
  const isThaiLikely = languages.some((tag) => /^th\b/i.test(tag));
  if (looksThai(bytes, isThaiLikely)) return known(new TextDecoder('windows-874').decode(bytes));
  const guess = isWestern(bytes) ? null : guessCharset(bytes, languages);
  if (guess) return { text: guess.text, isGuessed: guess.isDoubtful };
  for (const { name } of chardet.analyse(bytes.subarray(0, DETECT_BYTES))) {
    const text = decoderFor(name) && decodeStrictly(name, bytes);
    if (text) return { text, isGuessed: true };
  }
  return { text: new TextDecoder().decode(bytes), isGuessed: true };
}

const legacyOf = (language: string): string[] =>
  LEGACY_BY_LANGUAGE[language] ?? LEGACY_BY_LANGUAGE[language.split('-')[0] ?? ''] ?? [];

const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Recognises accented letters one by one between letters of ASCII, as in European languages. */
function isWestern(bytes: Uint8Array): boolean {
  let [high, accented, letters] = [0, 0, 0];
  for (const [at, byte] of bytes.subarray(0, DETECT_BYTES).entries()) {
    if (isLetter(byte)) letters += 1;
    if (byte < 0x80) continue;
    high += 1;
    const [before, after] = [bytes[at - 1] ?? 0x20, bytes[at + 1] ?? 0x20];
    if (byte >= 0xc0 && before < 0x80 && after < 0x80 && (isLetter(before) || isLetter(after))) accented += 1;
  }
  return accented * 10 >= high * 8 && letters > high * 2;
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Recognises UTF-16 without a byte order mark: spaces, line ends and `<` have their zero byte on one side only. */
function utf16Pattern(bytes: Uint8Array): string | null {
  let little = 0;
  let big = 0;
  const end = Math.min(bytes.length - 1, SNIFF_BYTES);
  for (let at = 0; at < end; at += 2) {
    if (bytes[at + 1] === 0 && (bytes[at] ?? 0) > 0) little += 1;
    if (bytes[at] === 0 && (bytes[at + 1] ?? 0) > 0) big += 1;
  }
  const enough = Math.max(2, end / 100);
  if (little >= enough && big * 10 < little) return 'utf-16le';
  return big >= enough && little * 10 < big ? 'utf-16be' : null;
}

function charsetOf(contentType: string): string | null {
  return /charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? null;
}

/** Reads the charset that a page declares. The HTML standard reads UTF-16 declared in ASCII bytes as UTF-8. */
function declaredInPage(head: string): string | null {
  const meta = /<meta[^>]{0,500}charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1];
  const xml = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  const label = (meta ?? xml)?.toLowerCase() ?? null;
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}

/** Returns the text if the declared charset fits. Servers often announce latin1 or UTF-8 for anything. */
function decodeAs(bytes: Uint8Array, label: string): string | null {
  const decoder = decoderFor(label);
  if (!decoder || decoder.encoding === 'replacement') return null;
  if (decoder.encoding === 'euc-kr')
    return fitOrNull({ encoding: 'euc-kr', decode: decodeKorean }, bytes, true);
  // Servers write "unicode" for UTF-8. Real UTF-16 was recognised by its zero bytes, if it has any.
  if (decoder.encoding.startsWith('utf-16') && !/^utf-?16/.test(label)) return null;
  if (decoder.encoding === 'windows-1252')
    return decodeStrictly('utf-8', bytes) ?? fitOrNull(decoder, bytes, true);
  if (decoder.encoding === 'utf-8' && looksIso2022Jp(bytes)) return null;
  return fitOrNull(decoder, bytes, decoder.encoding !== 'utf-8');
}

const decodeKorean = (bytes: Uint8Array) => decodeUhc(bytes, false) ?? '';

function fitOrNull(
  decoder: Pick<TextDecoder, 'encoding' | 'decode'>,
  bytes: Uint8Array,
  isLegacy: boolean,
): string | null {
  if (decoder.encoding === 'windows-1252' && looksThai(bytes)) return null;
  const text = decoder.decode(bytes);
  let errors = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) errors += 1;
  return errors * (isLegacy ? 50 : 200) <= bytes.length || errors <= 1 ? text : null;
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(ALIASES[label.replace(/[-_ ]/g, '')] ?? label);
  } catch {
    return null;
  }
}

/**
 * Recognises seven-bit bytes with the escapes that switch to JIS X 0208 or 0201. They are valid UTF-8 too, so this
 * comes first.
 */
function looksIso2022Jp(bytes: Uint8Array): boolean {
  let escapes = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80) return false;
    if (byte !== 0x1b) continue;
    const [kind, set] = [bytes[at + 1], bytes[at + 2]];
    if (kind === 0x24 && (set === 0x40 || set === 0x42)) escapes += 1;
  }
  return escapes > 0;
}
