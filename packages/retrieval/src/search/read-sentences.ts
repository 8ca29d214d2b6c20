import type { Hit } from '@jawab/core';
import { containsKind, type Kind } from '@jawab/language';
import { analyze, type Terms } from '../analyzer/analyze.ts';
import { tableRule } from '../chunker/blocks.ts';
import { type Span, sentenceSpans } from '../chunker/sentences.ts';
import { quoteWeights } from './weights.ts';

const { passages, nearTie } = quoteWeights;

export interface Sentence extends Span {
  hit: Hit;
  /** The passage's place among those read, from 0. */
  rank: number;
  found: Terms;
  /** The terms of the title and the headings above. */
  above: Terms;
  /** Of a row of a table, the terms of the table's head. */
  head: Terms | null;
  row: 'head' | 'body' | null;
  /** True if it has the kind of thing asked for. */
  holds: boolean;
}

/** Reads the sentences of the best passages in their written order. Pure. */
export function readSentences(hits: Hit[], kinds: Kind[], language: string | null): Sentence[] {
  const read = hits.slice(0, passages).map((hit) => ({ hit, sentences: readPassage(hit, kinds, language) }));
  const worth = ({ hit, sentences }: (typeof read)[number]) =>
    hit.score * (sentences.some(({ holds }) => holds) ? nearTie : 1);
  const ranked = read.toSorted((one, other) => worth(other) - worth(one));
  return read.flatMap((one) => one.sentences.map((sentence) => ({ ...sentence, rank: ranked.indexOf(one) })));
}

function readPassage(hit: Hit, kinds: Kind[], language: string | null): Omit<Sentence, 'rank'>[] {
  const options = { language, also: hit.language ? [hit.language] : [], kind: 'document' } as const;
  const above = analyze(`${hit.heading ?? ''} ${hit.title}`, options);
  const spans = sentenceSpans(hit.text).map((span) => ({
    ...span,
    text: hit.text.slice(span.start, span.end),
  }));
  let headed: Terms | null = null;
  return spans.flatMap(({ start, end, text }, at) => {
    if (tableRule.test(text)) return [];
    const isHead = tableRule.test(spans[at + 1]?.text ?? '');
    const row = text.startsWith('|') ? (isHead ? 'head' : 'body') : null;
    const found = analyze(text, options);
    if (row === 'head') headed = found;
    const head = row === 'body' ? headed : null;
    const holds = kinds.length > 0 && containsKind(text, kinds);
    return [{ start, end, hit, above, head, row, found, holds }];
  });
}
