import type { Hit } from '@jawab/core';
import { analyze, type Terms } from '../analyzer/analyze.ts';
import { type Span, sentenceSpans } from '../chunker/sentences.ts';
import { type Asked, askedKinds } from '../kinds/asked-kinds.ts';
import { holdsKind } from '../kinds/holds-kind.ts';

export interface Window {
  hit: Hit;
  /** Whole sentences, as written. */
  quote: string;
  /** `[start, end)` of the quote in `hit.text`, UTF-16 units. */
  start: number;
  end: number;
}

/** Only the best passages are read. */
const passages = 3;
/** Sentences in a window, and how many where they are so short that all fit into `roomy` characters. */
const sentences = 2;
const mostSentences = 3;
const roomy = 260;
/** How much of a table is quoted at most, in characters. */
const longestTable = 600;
const gramWeight = 0.25;
/** What a passage loses for each rank below the first. */
const rankLoss = 0.4;
/** What a window gains that holds the kind of thing asked for: enough between sentences of one subject, never against another. */
const kindGain = 0.3;
/** How much of a term is said by a thing that needs no such word: less than by the word. */
const impliedShare = 0.5;

interface Sentence extends Span {
  hit: Hit;
  rank: number;
  found: Terms;
  /** What the heading above it says. */
  above: Terms;
  row: 'head' | 'body' | null;
  /** Whether it holds the kind of thing asked for. */
  holds: boolean;
}

/** The line under a table's head. */
const rule = /^\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?)?$/;

function readSentences(hits: Hit[], { kinds }: Asked, language: string | null): Sentence[] {
  return hits.slice(0, passages).flatMap((hit, rank) => {
    const above = analyze(hit.heading ?? '', { language, kind: 'document' });
    const spans = sentenceSpans(hit.text).map((span) => ({
      ...span,
      text: hit.text.slice(span.start, span.end),
    }));
    return spans.flatMap(({ start, end, text }, at): Sentence[] => {
      if (rule.test(text)) return [];
      const head = rule.test(spans[at + 1]?.text ?? '');
      const row = text.startsWith('|') ? (head ? 'head' : 'body') : null;
      const found = analyze(text, { language, kind: 'document' });
      return [{ start, end, hit, rank, above, row, found, holds: holdsKind(text, kinds) }];
    });
  });
}

interface Term {
  part: 'terms' | 'grams';
  key: string;
  weight: number;
  /** Whether a thing of the kind asked for says it without the word. */
  implied: boolean;
}

/** What each term of the question is worth here: the rarer among the sentences, the more. */
function weigh(query: string, { rest }: Asked, language: string | null, read: Sentence[]): Term[] {
  const asked = analyze(query, { language, kind: 'query' });
  const said = analyze(rest, { language, kind: 'query' });
  const weighed = (part: Term['part'], key: string, weight: number): Term => {
    const found = read.filter((sentence) => sentence.found[part].has(key)).length;
    const rarity = Math.log(1 + (read.length - found + 0.5) / (found + 0.5));
    return { part, key, weight: weight * rarity, implied: !said[part].has(key) };
  };
  return [
    ...Array.from(asked.terms, ([term, weight]) => weighed('terms', term, weight)),
    ...Array.from(asked.grams.keys(), (gram) => weighed('grams', gram, gramWeight)),
  ];
}

/** Neighbouring sentences of one passage, from one of those read on. */
function windowAt(read: Sentence[], at: number): Sentence[] {
  const from = read[at] as Sentence;
  const inside: Sentence[] = [];
  for (const next of read.slice(at, at + mostSentences)) {
    if (next.hit !== from.hit) break;
    if (inside.length >= sentences && next.end - from.start > roomy) break;
    inside.push(next);
  }
  return inside;
}

/** How well a window answers, without a penalty for length. */
function score(inside: Sentence[], terms: Term[]): number {
  const holds = inside.some((one) => one.holds);
  const share = (term: Term) =>
    inside.some((one) => says(one, term)) ? 1 : holds && term.implied ? impliedShare : 0;
  const sum = terms.reduce((total, term) => total + term.weight * share(term), 0);
  return sum * (1 - rankLoss * (inside[0]?.rank ?? 0)) * (holds ? 1 + kindGain : 1);
}

/**
 * The words that answer best: neighbouring sentences of one of the three best passages that say most of the question, those
 * rather that hold the kind of thing it asks for. A Q&A document that is the best hit answers whole. Null when there are no
 * hits. Pure.
 */
export function bestWindow(hits: Hit[], query: string, language: string | null): Window | null {
  const [first] = hits;
  if (!first) return null;
  if (first.source_type === 'qa') return { hit: first, quote: first.text, start: 0, end: first.text.length };
  const asked = askedKinds(query);
  const read = readSentences(hits, asked, language);
  const terms = weigh(query, asked, language, read);
  let best: { from: Sentence; to: Sentence; score: number } | null = null;
  for (const [at, from] of read.entries()) {
    const inside = windowAt(read, at);
    const found = score(inside, terms);
    if (!best || found > best.score) best = { from, to: inside.at(-1) as Sentence, score: found };
  }
  if (!best) return { hit: first, quote: first.text, start: 0, end: first.text.length };
  const { from, to } = fitTable(read, best, terms);
  return { hit: from.hit, quote: from.hit.text.slice(from.start, to.end), start: from.start, end: to.end };
}

const says = ({ found, above }: Sentence, { part, key }: Term) =>
  found[part].has(key) || (part === 'terms' && above.terms.has(key));

/** Of a window over a table only the rows that were asked for; when only its head or heading was, the table. */
function fitTable(
  read: Sentence[],
  { from, to }: { from: Sentence; to: Sentence },
  terms: Term[],
): { from: Sentence; to: Sentence } {
  const inside = read.slice(read.indexOf(from), read.indexOf(to) + 1);
  if (!inside.some(({ row }) => row)) return { from, to };
  const meant = inside.filter(
    ({ row, found }) =>
      row !== 'head' && terms.some(({ part, key }) => part === 'terms' && found.terms.has(key)),
  );
  const [first] = meant;
  if (first) return { from: first, to: meant.at(-1) as Sentence };
  const table = read.slice(inside[0]?.row ? read.indexOf(from) : read.indexOf(from) + 1);
  let last = to;
  for (const next of table) {
    if (!next.row || next.hit !== from.hit || next.end - from.start > longestTable) break;
    last = next;
  }
  return { from, to: last };
}
