import type { Hit, SearchResult, Source } from '@jawab/core';
import { analyze, bestWindow } from '@jawab/retrieval';
import { addressesIn, comparable } from './citations.ts';

const mostPassages = 6;
const mostLetters = 8_000;
/** Up to so much above the line the bot answers with a hedge. */
const hedgedUpTo = 1.2;

export type Answerability = 'unknown' | 'unsure' | 'known';

/** Whether the passages found can answer: below the line of the knowledge base they cannot. */
export function judgeAnswerability({ hits, confidence, line }: SearchResult): Answerability {
  if (hits.length === 0 || confidence < line) return 'unknown';
  return confidence < line * hedgedUpTo ? 'unsure' : 'known';
}

/** The passages the model sees, in the order of their numbers: the best ones, within its room. */
export function choosePassages(hits: Hit[]): Hit[] {
  const chosen: Hit[] = [];
  let room = mostLetters;
  for (const hit of hits.slice(0, mostPassages)) {
    if (chosen.length > 0 && hit.text.length > room) break;
    chosen.push(hit.text.length > room ? { ...hit, text: hit.text.slice(0, room) } : hit);
    room -= hit.text.length;
  }
  return chosen;
}

/** Addresses a reply may name: those of the passages and of the bot's own instructions. */
export function collectAddresses(passages: Hit[], instructions: string | null): Set<string> {
  const known = new Set(addressesIn(instructions ?? ''));
  for (const { text, source_url } of passages) {
    for (const address of addressesIn(text)) known.add(address);
    if (source_url) known.add(comparable(source_url));
  }
  return known;
}

/** A passage as a source: the words in it that carry the answer. */
export function toSource(hit: Hit, question: string, language: string | null): Source {
  const quote = bestWindow([hit], question, language)?.quote ?? hit.text;
  return { document_id: hit.document_id, title: hit.title, url: hit.source_url, quote };
}

/**
 * The sources of a reply: the passages whose numbers it gave. A reply that gave none is traced to the passage that holds
 * most of its words, if one holds at least half; else it has no source.
 */
export function resolveSources(
  reply: { text: string; cited: number[] },
  passages: Hit[],
  question: string,
  language: string | null,
): Source[] {
  const numbers = reply.cited.length > 0 ? reply.cited : attribute(reply.text, passages);
  const sources = numbers.flatMap((number) => {
    const hit = passages[number - 1];
    return hit ? [toSource(hit, question, language)] : [];
  });
  const seen = new Set<string>();
  return sources.filter(({ document_id, quote }) => {
    const key = `${document_id} ${quote}`;
    return !seen.has(key) && seen.add(key);
  });
}

function attribute(text: string, passages: Hit[]): number[] {
  const said = [...analyze(text, { kind: 'query' }).terms.keys()];
  let best = 0;
  let number = 0;
  for (const [at, passage] of passages.entries()) {
    const { terms } = analyze(passage.text, { kind: 'document' });
    const shared = said.filter((term) => terms.has(term)).length / Math.max(1, said.length);
    if (shared > best) [best, number] = [shared, at + 1];
  }
  return best >= 0.5 ? [number] : [];
}
