import type { Work } from '../../work.ts';
import type { Document, Ref } from './document-state.ts';
import type { FoundText } from './read-page.ts';

/** A text that is markup from its beginning to its end, as an editor of a website copies it. Tags within a text are part of it. */
const markup = /^\s*<(?:!doctype|html|body|main|article|section|div|p|h[1-6]|ul|ol|table)\b.*<\/\w+>\s*$/is;

/**
 * Returns the text that a document is found by: for a Q&A pair, the question on one line and the answer below it. A text or an answer in
 * HTML is read as a page is. Throws ExtractError.
 */
export async function readText(
  work: Work,
  { workspaceId }: Ref,
  { source_type, content }: Document,
  signal: AbortSignal,
): Promise<FoundText> {
  const read = async (text: string): Promise<FoundText> => {
    if (!markup.test(text)) return { text, language: null };
    const source = { bytes: new TextEncoder().encode(text), contentType: 'text/html; charset=utf-8' };
    const { markdown, language, readMs } = await work.reader.read(workspaceId, source, signal);
    return { text: markdown, language, readMs };
  };
  if (source_type !== 'qa') return read(content ?? '');
  const { question = '', answer = '' } = JSON.parse(content ?? '{}') as {
    question?: string;
    answer?: string;
  };
  const found = await read(answer);
  return { ...found, text: `${question.replace(/\s+/g, ' ').trim()}\n${found.text}` };
}
