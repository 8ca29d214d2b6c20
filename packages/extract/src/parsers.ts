import { decodeBytes } from './charset.ts';
import { ExtractError } from './error.ts';
import type { Parsed, Source } from './job.ts';

type Parser = (source: Source) => Parsed | Promise<Parsed>;

const html: Parser = async (source) => {
  const { parseHtml } = await import('./html.ts');
  return parseHtml(decodeBytes(source.bytes, source.contentType));
};

const plain: Parser = (source) => ({
  title: null,
  markdown: decodeBytes(source.bytes, source.contentType),
  language: null,
});

const markdown: Parser = (source) => {
  const text = decodeBytes(source.bytes, source.contentType);
  return { title: /^#{1,6}[ \t]+(.+?)[ \t#]*$/m.exec(text)?.[1] ?? null, markdown: text, language: null };
};

/** The one table of parsers. Each runs only in the child, so a heavy one is imported when its type first comes. */
const PARSERS: Record<string, Parser> = {
  'text/html': html,
  'application/xhtml+xml': html,
  'text/plain': plain,
  'text/markdown': markdown,
  'text/x-markdown': markdown,
};

/** Parses by the declared type, or by the look of the bytes when none or a meaningless one was declared. */
export async function parse(source: Source): Promise<Parsed> {
  const found = sniffBinary(source.bytes) ?? declaredType(source.contentType) ?? sniffText(source.bytes);
  const type = found === 'text/plain' && /\.(md|markdown)$/i.test(source.url ?? '') ? 'text/markdown' : found;
  const parser = PARSERS[type];
  if (parser) return parser(source);
  throw new ExtractError(
    'unsupported_type',
    `Documents of the type ${type} cannot be read. Give a web page, plain text or Markdown, or paste the text.`,
  );
}

function declaredType(contentType: string | null | undefined): string | null {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === '' || type === 'application/octet-stream' || type === 'binary/octet-stream' ? null : type;
}

/** Files that servers send under a wrong type, by their first bytes. */
function sniffBinary(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('PK\u0003\u0004')) return 'application/zip';
  if (start.startsWith('\u0089PNG') || start.startsWith('\u00ff\u00d8\u00ff') || start.startsWith('GIF8'))
    return 'image';
  return null;
}

function sniffText(bytes: Uint8Array): string {
  const head = decodeBytes(bytes.subarray(0, 1024));
  if (
    /^[\s\uFEFF]*<(?:!doctype html|!--|html|head|body|title|meta|div|p|h[1-6]|table|ul|article|main)\b/i.test(
      head,
    )
  ) {
    return 'text/html';
  }
  return /[^\P{Control}\s]/u.test(head) ? 'application/octet-stream' : 'text/plain';
}
