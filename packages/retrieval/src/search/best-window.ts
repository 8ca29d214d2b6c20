import type { Hit } from '@jawab/core';
import { analyze } from '../analyzer/analyze.ts';
import { sentenceSpans } from '../chunker/sentences.ts';

export interface Window {
  hit: Hit;
  /** Whole sentences, as written. */
  quote: string;
  /** `[start, end)` of the quote in `hit.text`, UTF-16 units. */
  start: number;
  end: number;
}

const passages = 3;
const longest = 260;
const sentences = 2;

/** How rare each word of the question is among the passages found. */
function rarity(
  hits: Hit[],
  asked: ReadonlyMap<string, number>,
  language: string | null,
): Map<string, number> {
  const texts = hits.map(({ text }) => analyze(text, { language, kind: 'document' }));
  const weigh = (key: string, weight: number, part: 'terms' | 'grams') => {
    const found = texts.filter((text) => text[part].has(key)).length;
    return [key, weight * Math.log(1 + (texts.length - found + 0.5) / (found + 0.5))] as const;
  };
  return new Map(Array.from(asked, ([term, weight]) => weigh(term, weight, 'terms')));
}

/**
 * The words that answer best: two neighbouring sentences of the three best passages (a Q&A document's answer whole).
 * Null when there are no hits. Pure.
 */
export function bestWindow(hits: Hit[], query: string, language: string | null): Window | null {
  const [first] = hits;
  if (!first) return null;
  if (first.source_type === 'qa') return { hit: first, quote: first.text, start: 0, end: first.text.length };
  const asked = rarity(hits, analyze(query, { language, kind: 'query' }).terms, language);
  let best: (Window & { score: number }) | null = null;
  for (const [rank, hit] of hits.slice(0, passages).entries()) {
    const spans = sentenceSpans(hit.text);
    for (let i = 0; i < spans.length; i++) {
      const from = spans[i];
      const to = spans[Math.min(i + sentences, spans.length) - 1];
      if (!from || !to) continue;
      const end = to.end - from.start <= longest ? to.end : from.end;
      const quote = hit.text.slice(from.start, end);
      const { terms } = analyze(quote, { language, kind: 'document' });
      let score = 0;
      for (const [term, weight] of asked) if (terms.has(term)) score += weight;
      score *= 1 / (1 + rank * 0.1);
      if (!best || score > best.score) best = { hit, quote, start: from.start, end, score };
    }
  }
  return best && { hit: best.hit, quote: best.quote, start: best.start, end: best.end };
}
