import type { Hit, Source, SpeechForms } from '@jawab/core';
import { detectLanguage, judgeLanguage, reads, say, writeOutTables } from '@jawab/language';
import { analyzeQuestion, sentenceSpans, sizeInLetters, titleOf, type Window } from '@jawab/retrieval';
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
 * How a reply begins that may not fit: with the name of its section if that is clearly ahead of others, else with a hedge; and one that is
 * over, or has not begun.
 */
export type Opening = 'about' | 'hedge' | 'notToday' | null;

/** Letters of a quotation if the bot is not sure. */
const maxUnsure = 350;

/**
 * Writes what answers of each quotation as a reply. Those in another language than the reply, and each of several, are below the name of
 * their section. The rest of a passage is `more` of its source.
 */
export function writeQuotes(
  windows: Window[],
  {
    reply,
    forms,
    opening = null,
  }: { reply: string; forms?: SpeechForms | null | undefined; opening?: Opening },
): Extract {
  const parts = windows.map(({ hit, lead, quote }, at) => {
    const isWholeAnswer = hit.source_type === 'qa' && quote === hit.text;
    const said = isWholeAnswer ? splitQuestion(hit).answer : hit.text.slice(lead.start, lead.end);
    const written = writeWords(said, hit);
    const words = opening ? shorten(written, maxUnsure) : written;
    const section = sectionOf(hit);
    const isFramed = isForeign(said, reply) || at > 0;
    const whole = isWholeAnswer ? written : writeWords(hit.text, hit);
    const line = isFramed
      ? say(reply, 'quoteFrame', { title: nameSection(section) })
      : opening === 'about' && say(reply, 'about', { title: section.section ?? section.title });
    return {
      text: line ? `${line}\n\n${words}` : words,
      source: Object.assign(sourceOf(hit, said), whole !== words && { more: whole }),
    };
  });
  const texts = parts.map(({ text }) => text);
  if (opening === 'hedge' || opening === 'notToday') texts.unshift(say(reply, opening, {}, forms));
  return { text: texts.join('\n\n'), sources: parts.map(({ source }) => source) };
}

/** Writes words of a passage without marks, and rows with the names of their columns. */
const writeWords = (words: string, hit: Hit): string =>
  writeOutTables(unmark(withoutHeading(words, hit)), hit.text)
    .replace(/\*\*|__/g, '')
    .trim();

/** Returns the first sentences that fit, or the beginning of the first, with a mark that something is left out. */
function shorten(text: string, max: number): string {
  if (sizeInLetters(text) <= max) return text;
  const { end } = sentenceSpans(text).findLast((span) => sizeInLetters(text.slice(0, span.end)) <= max) ?? {
    end: 0,
  };
  if (end > 0) return `${text.slice(0, end)} …`;
  let part = text.slice(0, max);
  while (sizeInLetters(part) > max) part = part.slice(0, -1);
  return `${part.slice(0, part.search(/\s\S*$/u)).toWellFormed()} …`;
}

/** Returns the answer of a Q&A document whose question matches, word for word; null if there is none. */
export function findVerbatim(hits: Hit[], question: string, language: string | null): Extract | null {
  const hit = hits
    .slice(0, 3)
    .find(
      (one) =>
        one.source_type === 'qa' && !one.isOff && matches(splitQuestion(one).question, question, language),
    );
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
  const [one, other] = [known, asked].map((text) => analyzeQuestion(text, language).terms);
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
  return !reads(reply, language);
}

const mark = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d{1,2}[.)]\s+)/;
const listed = /\n\s*(?:[-*+]|\d{1,2}[.)])\s+/;

/** Removes the mark before a quotation unless it begins a list. */
const unmark = (quote: string) => (listed.test(quote) ? quote : quote.replace(mark, ''));
