import { type Hit, remember } from '@jawab/core';
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

/** A sentence of a passage, whatever is asked. */
type Written = Span & Pick<Sentence, 'found' | 'above' | 'head' | 'row'>;

/** Questions find the same passages again and again. One of 900 letters takes 33 kB. */
const maxRead = 500;

const readWritten = remember(
  (text: string, title: string, own: string | null, language: string | null): readonly Written[] => {
    const options = { language, also: own ? [own] : [], kind: 'document' } as const;
    const above = analyze(title, options);
    const spans = sentenceSpans(text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
    let headed: Terms | null = null;
    return spans.flatMap(({ start, end, text }, at) => {
      if (tableRule.test(text)) return [];
      const isHead = tableRule.test(spans[at + 1]?.text ?? '');
      const row = text.startsWith('|') ? (isHead ? 'head' : 'body') : null;
      const found = analyze(text, options);
      if (row === 'head') headed = found;
      return [{ start, end, above, head: row === 'body' ? headed : null, row, found }];
    });
  },
  maxRead,
);

function readPassage(hit: Hit, kinds: Kind[], language: string | null): Omit<Sentence, 'rank'>[] {
  const written = readWritten(hit.text, `${hit.heading ?? ''} ${hit.title}`, hit.language ?? null, language);
  return written.map(({ start, end, above, head, row, found }) => ({
    start,
    end,
    hit,
    above,
    head,
    row,
    found,
    holds: kinds.length > 0 && containsKind(hit.text.slice(start, end), kinds),
  }));
}
