import type { Hit, SearchResult, Source } from '@jawab/core';
import { mailsIn } from './bare-links.ts';
import { addressesIn, comparable } from './citations.ts';
import { pickQuote, piecesOf, shareFound } from './quote.ts';

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

/** Addresses a reply may name: those of the passages and of the bot's own instructions, and mail addresses people told. */
export function collectAddresses(passages: Hit[], instructions: string | null, told: string[]): Set<string> {
  const known = new Set([...addressesIn(instructions ?? ''), ...told.flatMap(mailsIn)]);
  for (const { text, source_url } of passages) {
    for (const address of addressesIn(text)) known.add(address);
    if (source_url) known.add(comparable(source_url));
  }
  return known;
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
