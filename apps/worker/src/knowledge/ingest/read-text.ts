import { repairText } from '@jawab/extract';
import type { Work } from '../../work.ts';
import type { Document, Ref } from './document-state.ts';
import type { FoundText } from './read-page.ts';

/** A text that is markup from its beginning to its end, as an editor of a website copies it. Tags within a text are part of it. */
const markup = /^\s*<(?:!doctype|html|body|main|article|section|div|p|h[1-6]|ul|ol|table)\b.*<\/\w+>\s*$/is;

/** The question of a Q&A pair, and the text that is read. */
function readParts({ source_type, content }: Document): { question: string | null; text: string } {
  if (source_type !== 'qa') return { question: null, text: content ?? '' };
  const { question = '', answer = '' } = JSON.parse(content ?? '{}') as Record<string, string | undefined>;
  return { question: question.replace(/\s+/g, ' ').trim(), text: answer };
}

/**
 * Returns the text that a document is found by: for a Q&A pair, the question on one line and the answer below it. A text or an answer in
 * HTML is read as a page is. Throws ExtractError.
 */
export async function readText(
  work: Work,
  { workspaceId }: Ref,
  document: Document,
  signal: AbortSignal,
): Promise<FoundText> {
  const { question, text } = readParts(document);
  // The text of a file is already what its format says.
  const isHtml = document.source_type !== 'file' && markup.test(text);
  const found = isHtml
    ? await readHtml(work, workspaceId, text, signal)
    : { text: await repairText(text, { isPlain: document.source_type === 'snippet' }), language: null };
  return question === null ? found : { ...found, text: `${question}\n${found.text}` };
}

async function readHtml(work: Work, workspaceId: string, text: string, signal: AbortSignal) {
  const source = { bytes: new TextEncoder().encode(text), contentType: 'text/html; charset=utf-8' };
  const { markdown, language, warnings, readMs } = await work.reader.read(workspaceId, source, signal);
  return { text: markdown, language, warnings, readMs };
}

/** Returns whether the stored text of a document is what was read of its page or file. */
export const isStoredAsRead = (document: Document): document is Document & { content: string } =>
  (document.source_type === 'url' || document.source_type === 'file') && document.content !== null;

/** The text that was read of a page or a file before, with what was known of it. */
export const storedText = (document: Document & { content: string }): FoundText => ({
  text: document.content,
  language: document.language,
  validators: { etag: document.etag, lastModified: document.last_modified },
  warnings: document.warnings,
  pageCount: document.page_count,
});
