import type { Hit, SearchResult, Source } from '@jawab/core';
import { pickQuote, piecesOf } from './quote.ts';
import { sourceOf } from './section.ts';
import { certainty } from './weights.ts';

const maxPassages = 6;
const maxLetters = 8_000;
/** Maximum number of passages that another search of the model adds. */
const maxFurther = 3;

export type Answerability = 'unknown' | 'unsure' | 'known';

/** Returns whether the passages can answer. Far below the threshold they cannot. */
export function judgeAnswerability({ hits, confidence, threshold }: SearchResult): Answerability {
  if (hits.length === 0 || confidence < threshold * certainty.offeredFrom) return 'unknown';
  return confidence < threshold ? 'unsure' : 'known';
}

/** The passages that the model reads, in the order of their numbers. More come when the model searches again. */
export type Grounding = Hit[];

/** Grounds a reply in the best passages. */
export const createGrounding = (hits: Hit[]): Grounding => choosePassages(hits);

/** Adds the passages of another search and returns the new ones. Their numbers continue. */
export function extendGrounding(passages: Grounding, hits: Hit[]): Hit[] {
  const known = new Set(passages.map(({ chunk_id }) => chunk_id));
  const added = choosePassages(hits.filter(({ chunk_id }) => !known.has(chunk_id)).slice(0, maxFurther));
  passages.push(...added);
  return added;
}

/** Returns the best passages that fit into the prompt. */
function choosePassages(hits: Hit[]): Hit[] {
  const chosen: Hit[] = [];
  let room = maxLetters;
  for (const hit of hits.slice(0, maxPassages)) {
    if (chosen.length > 0 && hit.text.length > room) break;
    chosen.push(hit.text.length > room ? { ...hit, text: hit.text.slice(0, room) } : hit);
    room -= hit.text.length;
  }
  return chosen;
}

/** Returns the sources of a reply: the passages that support it, each with the words that do. */
export function resolveSources(
  reply: { text: string; cited: number[] },
  passages: Hit[],
  question: string,
): Source[] {
  const wanted = new Set([...piecesOf(reply.text), ...piecesOf(question)]);
  const sources = reply.cited.flatMap((number) => {
    const hit = passages[number - 1];
    if (!hit) return [];
    return [sourceOf(hit, pickQuote(hit.text, wanted))];
  });
  const seen = new Set<string>();
  return sources.filter(({ document_id, quote }) => {
    const key = `${document_id} ${quote}`;
    return !seen.has(key) && seen.add(key);
  });
}
