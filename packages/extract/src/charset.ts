import { TextDecoder } from 'node:util';
import chardet from 'chardet';
import { looksThai } from './thai.ts';

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

/**
 * Decodes the bytes of a page by, in this order: byte order mark, UTF-16 without one, charset of the header,
 * declaration in the page, strict UTF-8 or ISO-2022-JP, declared language, the Thai rule, statistics. Skips a
 * declaration that does not fit the bytes. Never throws; undecodable bytes become U+FFFD.
 */
export function decodeBytes(bytes: Uint8Array, contentType?: string | null): string {
  const label = byteOrderMark(bytes) ?? utf16Pattern(bytes);
  if (label) return new TextDecoder(label).decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFF_BYTES));
  for (const declared of [charsetOf(contentType ?? ''), declaredInPage(head)]) {
    const text = declared && decodeAs(bytes, declared);
    if (text) return text;
  }
  return decodeUndeclared(bytes, head);
}

function decodeUndeclared(bytes: Uint8Array, head: string): string {
  if (looksIso2022Jp(bytes)) return new TextDecoder('iso-2022-jp').decode(bytes);
  const unicode = decodeStrictly(bytes, 'utf-8');
  if (unicode !== null) return unicode;
  const language = /<html[^>]*\slang\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]?.toLowerCase() ?? '';
  for (const label of LEGACY_BY_LANGUAGE[language] ??
    LEGACY_BY_LANGUAGE[language.split('-')[0] ?? ''] ??
    []) {
    const text = decodeStrictly(bytes, label);
    if (text !== null) return text;
  }
  if (looksThai(bytes)) return new TextDecoder('windows-874').decode(bytes);
  for (const { name } of chardet.analyse(bytes.subarray(0, DETECT_BYTES))) {
    const text = decoderFor(name) && decodeStrictly(bytes, name);
    if (text) return text;
  }
  return new TextDecoder().decode(bytes);
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
  if (decoder.encoding === 'windows-1252')
    return decodeStrictly(bytes, 'utf-8') ?? fitOrNull(decoder, bytes, true);
  if (decoder.encoding === 'utf-8' && looksIso2022Jp(bytes)) return null;
  return fitOrNull(decoder, bytes, decoder.encoding !== 'utf-8');
}

function fitOrNull(decoder: TextDecoder, bytes: Uint8Array, isLegacy: boolean): string | null {
  if (decoder.encoding === 'windows-1252' && looksThai(bytes)) return null;
  const text = decoder.decode(bytes);
  let errors = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) errors += 1;
  return errors * (isLegacy ? 50 : 200) <= bytes.length || errors <= 1 ? text : null;
}

function decodeStrictly(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
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
