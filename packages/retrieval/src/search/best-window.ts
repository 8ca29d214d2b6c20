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
const gramWeight = 0.25;
/** What a passage loses for each rank below the first. */
const rankLoss = 0.4;

interface Sentence extends Span {
  hit: Hit;
  rank: number;
  found: Terms;
}

function readSentences(hits: Hit[], language: string | null): Sentence[] {
  return hits.slice(0, passages).flatMap((hit, rank) =>
    sentenceSpans(hit.text).map(({ start, end }) => ({
      start,
      end,
      hit,
      rank,
      found: analyze(hit.text.slice(start, end), { language, kind: 'document' }),
    })),
  );
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
        (total, [key, weight]) => total + (inside.some(({ found }) => found[part].has(key)) ? weight : 0),
        0,
      );
    const score = (sum('terms', terms) + sum('grams', grams)) * (1 - rankLoss * from.rank);
    if (!best || score > best.score) best = { from, to: inside.at(-1) as Sentence, score };
  }
  if (!best) return { hit: first, quote: first.text, start: 0, end: first.text.length };
  const { start, hit } = best.from;
  return { hit, quote: hit.text.slice(start, best.to.end), start, end: best.to.end };
}
