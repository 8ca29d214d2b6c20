import type { Hit, Source, SpeechForms } from '@jawab/core';
import { detectLanguage, judgeLanguage, kinOf, say, writeOutTables } from '@jawab/language';
import { analyze, titleOf, type Window } from '@jawab/retrieval';
import { lastHeading, nameSection, sectionOf, sourceOf } from './section.ts';
import { likeness } from './weights.ts';

/** Id of the built-in model, which needs no key and answers with quotations. */
export const extractiveId = 'jawab-extractive';

export interface Extract {
  text: string;
  sources: Source[];
}

/** Returns a quotation without the line that is its heading. */
function withoutHeading(quote: string, hit: Hit): string {
  const [first = '', ...rest] = quote.split('\n');
  const isHeading = titleOf(first) === lastHeading(hit) && rest.some((line) => line.trim());
  return isHeading ? rest.join('\n').trim() : quote;
}

/**
 * Writes quotations as a reply. Those in another language than the reply, and each of several, are below the name of
 * their section. `hedged` first says that they may not fit.
 */
export function writeQuotes(
  windows: Window[],
  { reply, forms, hedged }: { reply: string; forms?: SpeechForms | null | undefined; hedged: boolean },
): Extract {
  const parts = windows.map(({ hit, quote }, at) => {
    const said = hit.source_type === 'qa' && quote === hit.text ? splitQuestion(hit).answer : quote;
    const words = writeOutTables(unmark(withoutHeading(said, hit)), hit.text)
      .replace(/\*\*|__/g, '')
      .trim();
    const isFramed = isForeign(said, reply) || at > 0 || (hedged && windows.length > 1);
    return {
      text: isFramed
        ? `${say(reply, 'quoteFrame', { title: nameSection(sectionOf(hit)) })}\n\n${words}`
        : words,
      source: sourceOf(hit, said),
    };
  });
  const texts = parts.map(({ text }) => text);
  if (hedged) texts.unshift(say(reply, 'hedge', {}, forms));
  return { text: texts.join('\n\n'), sources: parts.map(({ source }) => source) };
}

/** Returns the answer of a Q&A document whose question matches, word for word; null if there is none. */
export function findVerbatim(hits: Hit[], question: string, language: string | null): Extract | null {
  const hit = hits
    .slice(0, 3)
    .find((one) => one.source_type === 'qa' && matches(splitQuestion(one).question, question, language));
  if (!hit) return null;
  const { answer } = splitQuestion(hit);
  return { text: answer, sources: [sourceOf(hit, answer)] };
}

/**
 * A Q&A passage is its question, a line break, and its answer. If a passage has only the answer, its heading is the
 * question.
 */
function splitQuestion({ text, heading, title }: Hit): { question: string; answer: string } {
  const [first = '', ...rest] = text.split('\n');
  const answer = rest.join('\n').trim();
  return answer ? { question: first, answer } : { question: heading ?? title, answer: text };
}

function matches(known: string, asked: string, language: string | null): boolean {
  const [one, other] = [known, asked].map((text) => analyze(text, { language, kind: 'query' }).terms);
  if (!one || !other) return false;
  let shared = 0;
  for (const [term, weight] of one) if (other.has(term)) shared += weight;
  const size = (terms: Map<string, number>) => [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  return shared > 0 && (2 * shared) / (size(one) + size(other)) >= likeness.sameQuestion;
}

/** The letters of a quotation that show its language. */
const maxOpening = 160;

/** Tells whether a quotation is in another language than the reply. */
export function isForeign(quote: string, reply: string): boolean {
  const opening = quote.slice(0, maxOpening);
  const verdict = judgeLanguage(opening, reply);
  if (verdict === 'right') return false;
  const { language, confidence } = detectLanguage(opening);
  // Cells of a table are names and numbers, which look like many languages.
  const needed = quote.includes('|') ? likeness.languageOfTable : likeness.languageOfProse;
  const sure = verdict === 'wrong' ? 0 : needed;
  if (!language || confidence < sure) return false;
  const base = (tag: string) => tag.split('-')[0];
  return base(language) !== base(reply) && !kinOf(reply).includes(language);
}

const mark = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,2}[.)]\s+)/;
const listed = /\n\s*(?:[-*+]|\d{1,2}[.)])\s+/;

/** Removes the mark before a quotation unless it begins a list. */
const unmark = (quote: string) => (listed.test(quote) ? quote : quote.replace(mark, ''));
