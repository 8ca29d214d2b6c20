import type { Hit, SearchResult, Source } from '@jawab/core';
import { mailsIn } from './bare-links.ts';
import { addressesIn, comparable } from './citations.ts';
import { pickQuote, piecesOf, shareFound } from './quote.ts';

const maxPassages = 6;
const maxLetters = 8_000;
/** Maximum number of passages that another search of the model adds. */
const maxFurther = 3;
/** Up to this factor above the threshold, the bot hedges its answer. */
const hedgedUpTo = 1.2;

export type Answerability = 'unknown' | 'unsure' | 'known';

/** Returns whether the passages can answer. Below the threshold of the knowledge base they cannot. */
export function judgeAnswerability({ hits, confidence, threshold }: SearchResult): Answerability {
  if (hits.length === 0 || confidence < threshold) return 'unknown';
  return confidence < threshold * hedgedUpTo ? 'unsure' : 'known';
}

/** What a reply may use. It grows when the model searches again. */
export interface Grounding {
  /** The passages the model reads, in the order of their numbers. */
  passages: Hit[];
  /** Addresses that the reply may name, in comparable form. */
  addresses: Set<string>;
}

/** Grounds a reply in the best passages, the bot's instructions and the conversation. */
export function createGrounding(hits: Hit[], instructions: string | null, said: string[]): Grounding {
  const passages = choosePassages(hits);
  const addresses = new Set([...addressesIn(instructions ?? ''), ...said.flatMap(mailsIn)]);
  for (const address of passages.flatMap(addressesOf)) addresses.add(address);
  return { passages, addresses };
}

/** Adds the passages of another search and returns the new ones. Their numbers continue. */
export function extendGrounding({ passages, addresses }: Grounding, hits: Hit[]): Hit[] {
  const known = new Set(passages.map(({ chunk_id }) => chunk_id));
  const added = choosePassages(hits.filter(({ chunk_id }) => !known.has(chunk_id)).slice(0, maxFurther));
  passages.push(...added);
  for (const address of added.flatMap(addressesOf)) addresses.add(address);
  return added;
}

const addressesOf = ({ text, source_url }: Hit) =>
  source_url ? [...addressesIn(text), comparable(source_url)] : addressesIn(text);

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

/**
 * Returns the sources of a reply: the passages that it cites, each with the words that support it. A reply without citations
 * gets the passage with most of its words, if that has at least half of them; else it has no source.
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
