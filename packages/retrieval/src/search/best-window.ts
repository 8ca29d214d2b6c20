import type { Hit } from '@jawab/core';
import { analyze, type Terms } from '../analyzer/analyze.ts';
import { type Span, sentenceSpans } from '../chunker/sentences.ts';

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

interface Sentence extends Span {
  hit: Hit;
  rank: number;
  found: Terms;
  /** What the heading above it says. */
  above: Terms;
  row: 'head' | 'body' | null;
}

/** The line under a table's head. */
const rule = /^\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?)?$/;

function readSentences(hits: Hit[], language: string | null): Sentence[] {
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
      return [{ start, end, hit, rank, above, row, found: analyze(text, { language, kind: 'document' }) }];
    });
  });
}

/** What each term of the question is worth here: the rarer among the sentences, the more. */
function weigh(asked: Terms, read: Sentence[]) {
  const rarity = (key: string, part: 'terms' | 'grams') => {
    const found = read.filter((sentence) => sentence.found[part].has(key)).length;
    return Math.log(1 + (read.length - found + 0.5) / (found + 0.5));
  };
  const terms = Array.from(asked.terms, ([term, weight]) => [term, weight * rarity(term, 'terms')] as const);
  const grams = Array.from(asked.grams.keys(), (gram) => [gram, gramWeight * rarity(gram, 'grams')] as const);
  return { terms, grams };
}

/**
 * The words that answer best: neighbouring sentences of one of the three best passages, without a penalty for length.
 * A Q&A document that is the best hit answers whole. Null when there are no hits. Pure.
 */
export function bestWindow(hits: Hit[], query: string, language: string | null): Window | null {
  const [first] = hits;
  if (!first) return null;
  if (first.source_type === 'qa') return { hit: first, quote: first.text, start: 0, end: first.text.length };
  const read = readSentences(hits, language);
  const { terms, grams } = weigh(analyze(query, { language, kind: 'query' }), read);
  let best: { from: Sentence; to: Sentence; score: number } | null = null;
  for (let i = 0; i < read.length; i++) {
    const from = read[i] as Sentence;
    const inside: Sentence[] = [];
    for (const next of read.slice(i, i + mostSentences)) {
      if (next.hit !== from.hit) break;
      if (inside.length >= sentences && next.end - from.start > roomy) break;
      inside.push(next);
    }
    const sum = (part: 'terms' | 'grams', weights: (readonly [string, number])[]) =>
      weights.reduce(
        (total, [key, weight]) => total + (inside.some((one) => says(one, part, key)) ? weight : 0),
        0,
      );
    const score = (sum('terms', terms) + sum('grams', grams)) * (1 - rankLoss * from.rank);
    if (!best || score > best.score) best = { from, to: inside.at(-1) as Sentence, score };
  }
  if (!best) return { hit: first, quote: first.text, start: 0, end: first.text.length };
  const { from, to } = fitTable(read, best, terms);
  return { hit: from.hit, quote: from.hit.text.slice(from.start, to.end), start: from.start, end: to.end };
}

const says = ({ found, above }: Sentence, part: 'terms' | 'grams', key: string) =>
  found[part].has(key) || (part === 'terms' && above.terms.has(key));

/** Of a window over a table only the rows that were asked for; when only its head or heading was, the table. */
function fitTable(
  read: Sentence[],
  { from, to }: { from: Sentence; to: Sentence },
  terms: (readonly [string, number])[],
): { from: Sentence; to: Sentence } {
  const inside = read.slice(read.indexOf(from), read.indexOf(to) + 1);
  if (!inside.some(({ row }) => row)) return { from, to };
  const meant = inside.filter(
    ({ row, found }) => row !== 'head' && terms.some(([key]) => found.terms.has(key)),
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
