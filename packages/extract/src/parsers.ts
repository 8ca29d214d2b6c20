import { type Decoded, decodeBytes, decodeText } from './charset.ts';
import { ExtractError } from './error.ts';
import type { AskPicture, Parsed, Source } from './job.ts';
import { explainUnreadable, looksCoded } from './unreadable.ts';
import type { Warning } from './warnings.ts';

type Parser = (source: Source, askPicture: AskPicture | null) => Parsed | Promise<Parsed>;

const decode = (source: Source) => decodeText(source.bytes, source);

const guessed = ({ isGuessed }: Decoded): Warning[] =>
  isGuessed ? [{ code: 'encoding_guessed', count: null }] : [];

const html: Parser = async (source) => {
  const { parseHtml } = await import('./html.ts');
  const decoded = decode(source);
  const parsed = parseHtml(decoded.text, source.url);
  parsed.warnings = [...(parsed.warnings ?? []), ...guessed(decoded)];
  if (source.wants !== 'links') return parsed;
  const { findLinks } = await import('./links.ts');
  return { ...parsed, links: findLinks(decoded.text, source.url ?? '') };
};

const plain: Parser = (source) => {
  const decoded = decode(source);
  if (looksLikePage(decoded.text)) return html(source, null);
  return {
    title: null,
    markdown: decoded.text,
    language: null,
    warnings: guessed(decoded),
    isPlain: true,
  };
};

const markdown: Parser = (source) => {
  const decoded = decode(source);
  return {
    title: /^#{1,6}[ \t]+(.+?)[ \t#]*$/m.exec(decoded.text)?.[1] ?? null,
    markdown: decoded.text,
    language: null,
    warnings: guessed(decoded),
  };
};

const csv: Parser = async (source) => {
  const { parseCsv } = await import('./csv.ts');
  const decoded = decode(source);
  return Object.assign(parseCsv(decoded.text), { warnings: guessed(decoded) });
};

const pdf: Parser = async (source, askPicture) => {
  const { parsePdf } = await import('./pdf.ts');
  return parsePdf(source.bytes, askPicture);
};

const office: Parser = async (source) => {
  const { parseOffice } = await import('./office.ts');
  return parseOffice(source.bytes);
};

const oldOffice: Parser = async (source) => {
  const { parseOle } = await import('./ole.ts');
  return parseOle(source.bytes);
};

const mail: Parser = async (source) => {
  const { parseMail } = await import('./mail.ts');
  return parseMail(source.bytes);
};

const rtf: Parser = async (source) => {
  const { parseRtf } = await import('./rtf/rtf.ts');
  return parseRtf(source.bytes);
};

/** The parsers by type. They run only in the child, so a heavy one is imported when its type first comes. */
const PARSERS: Record<string, Parser> = {
  'text/html': html,
  'application/xhtml+xml': html,
  'text/plain': plain,
  'text/markdown': markdown,
  'text/x-markdown': markdown,
  'text/csv': csv,
  'text/tab-separated-values': csv,
  'application/pdf': pdf,
  'application/zip': office,
  'application/x-ole-storage': oldOffice,
  'application/rtf': rtf,
  'message/rfc822': mail,
  'multipart/related': mail,
};

/** Types of text by the ending of a file's name. The other formats are known by their first bytes. */
const TEXT_TYPES: Record<string, string> = {
  csv: 'text/csv',
  tsv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
  markdown: 'text/markdown',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'text/html',
  eml: 'message/rfc822',
  mht: 'multipart/related',
  mhtml: 'multipart/related',
};

/** Parses a source by its declared type, or by its bytes if the type is missing or means nothing. */
export async function parse(source: Source, askPicture: AskPicture | null = null): Promise<Parsed> {
  const named = TEXT_TYPES[/\.(\w+)$/.exec(source.url ?? '')?.[1]?.toLowerCase() ?? ''];
  const declared = declaredType(source.contentType);
  const found = sniffBinary(source.bytes) ?? declared ?? named ?? sniffText(source.bytes);
  const type = found === 'text/plain' ? (named ?? found) : found;
  const parser = PARSERS[type];
  if (parser && !(type === 'text/plain' && looksCoded(source.bytes))) return parser(source, askPicture);
  const unreadable = explainUnreadable(source.bytes, source.url ?? '');
  if (unreadable) throw new ExtractError('unsupported_type', unreadable);
  const promised = /\.(pdf|docx|xlsx|pptx|odt|ods|odp|epub|hwpx)$/i
    .exec(source.url ?? '')?.[1]
    ?.toUpperCase();
  throw new ExtractError(
    'unsupported_type',
    promised
      ? `The file is not a readable ${promised}. Export it again, or paste its text.`
      : `Documents of the type ${type} cannot be read. Give a web page, PDF, DOCX, XLSX, PPTX, CSV, Markdown or text, or paste the text.`,
  );
}

const meaningless = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/vnd.ms-excel',
]);

function declaredType(contentType: string | null | undefined): string | null {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return meaningless.has(type) ? null : type;
}

/** Recognises, by their first bytes, files that servers send under a wrong type. */
function sniffBinary(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'application/x-ole-storage';
  if (start.startsWith('{\\rtf')) return 'application/rtf';
  if (start.startsWith('PK\u0003\u0004')) return 'application/zip';
  if (start.startsWith('\u0089PNG') || start.startsWith('\u00ff\u00d8\u00ff') || start.startsWith('GIF8'))
    return 'image';
  return null;
}

const pageStart =
  /^[\s\uFEFF]*<(?:!doctype html|!--|html|head|body|title|meta|div|p|h[1-6]|table|ul|article|main)\b/i;

const looksLikePage = (text: string) => pageStart.test(text.slice(0, 1024));

function sniffText(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 1024);
  // No character of several bytes ends with one of these, so none is cut in two.
  const end = bytes.length > start.length ? start.findLastIndex((byte) => byte < 0x30) : -1;
  const head = decodeBytes(end > 0 ? start.subarray(0, end) : bytes);
  if (pageStart.test(head)) return 'text/html';
  return /[^\P{Control}\s]/u.test(head) ? 'application/octet-stream' : 'text/plain';
}
