import { decodeStrictly } from '../guess-charset.ts';

/** Labels of `\fcharset` numbers. Those that are missing mean the code page of the document. */
const labels: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

/** Labels of code pages (`\ansicpg`) that are not called after their number. */
const pages: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

export const labelOfCharset = (charset: number): string | null => labels[charset] ?? null;
export const labelOfPage = (page: number): string => pages[page] ?? `windows-${page}`;

/** Decodes the bytes of text in a charset, and as Western text if they do not fit. */
export const decodeBytes = (bytes: number[], label: string): string =>
  decodeStrictly(label, Uint8Array.from(bytes)) ??
  new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
