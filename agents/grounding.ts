import type { Hit, SearchResult, Source } from '@jawab/core';
import { mailsIn } from './bare-links.ts';
import { addressesIn, comparable } from './citations.ts';
import { pickQuote, piecesOf, shareFound } from './quote.ts';

const maxPassages = 6;
const maxLetters = 8_000;
/** Passages that one further search of the model adds. */
const maxFurther = 3;
/** Up to so much above the threshold the bot answers with a hedge. */
const hedgedUpTo = 1.2;

export type Answerability = 'unknown' | 'unsure' | 'known';

/** Whether the passages found can answer: below the threshold of the knowledge base they cannot. */
export function judgeAnswerability({ hits, confidence, threshold }: SearchResult): Answerability {
  if (hits.length === 0 || confidence < threshold) return 'unknown';
  return confidence < threshold * hedgedUpTo ? 'unsure' : 'known';
}

/** What one reply may rest on. It grows when the model searches again. */
export interface Grounding {
  /** The passages the model reads, in the order of their numbers. */
  passages: Hit[];
  /** Addresses the reply may name, in comparable form. */
  addresses: Set<string>;
}

/** Grounds a reply in the best passages found, the bot's own instructions and what people said. */
export function createGrounding(hits: Hit[], instructions: string | null, said: string[]): Grounding {
  const passages = choosePassages(hits);
  const addresses = new Set([...addressesIn(instructions ?? ''), ...said.flatMap(mailsIn)]);
  for (const address of passages.flatMap(addressesOf)) addresses.add(address);
  return { passages, addresses };
}

/** Adds what a further search found and returns the new passages; their numbers continue. */
export function extendGrounding({ passages, addresses }: Grounding, hits: Hit[]): Hit[] {
  const known = new Set(passages.map(({ chunk_id }) => chunk_id));
  const added = choosePassages(hits.filter(({ chunk_id }) => !known.has(chunk_id)).slice(0, maxFurther));
  passages.push(...added);
  for (const address of added.flatMap(addressesOf)) addresses.add(address);
  return added;
}

const addressesOf = ({ text, source_url }: Hit) =>
  source_url ? [...addressesIn(text), comparable(source_url)] : addressesIn(text);

/** The best passages, within the room the model has. */
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

/**
 * The sources of a reply: the passages whose numbers it gave, each with the words that carry what was said. A reply that
 * gave no number is traced to the passage that holds most of its words, if one holds at least half; else it has none.
 */
export function resolveSources(
  reply: { text: string; cited: number[] },
  passages: Hit[],
  question: string,
): Source[] {
  const said = piecesOf(reply.text);
  const numbers = reply.cited.length > 0 ? reply.cited : attribute(said, passages);
  const wanted = numbers.length > 0 ? new Set([...said, ...piecesOf(question)]) : said;
  const sources = numbers.flatMap((number) => {
    const hit = passages[number - 1];
    if (!hit) return [];
    const quote = pickQuote(hit.text, wanted);
    return [{ document_id: hit.document_id, title: hit.title, url: hit.source_url, quote }];
  });
  const seen = new Set<string>();
  return sources.filter(({ document_id, quote }) => {
    const key = `${document_id} ${quote}`;
    return !seen.has(key) && seen.add(key);
  });
}

function attribute(said: ReadonlySet<string>, passages: Hit[]): number[] {
  let best = 0;
  let number = 0;
  for (const [at, { text }] of passages.entries()) {
    const share = shareFound(said, text);
    if (share > best) [best, number] = [share, at + 1];
  }
  return best >= 0.5 ? [number] : [];
}
