import type { Hit } from '@jawab/core';
import { kinOf } from '@jawab/language';

/** The share of the best score that a page needs to be quoted in its place. */
const nearlyAsGood = 0.6;

const baseOf = (tag: string) => tag.split('-')[0] ?? tag;
const isIn = ({ language }: Hit, tag: string) =>
  !!language && (baseOf(language) === baseOf(tag) || kinOf(tag).includes(language));

/**
 * Chooses among pages in languages that are all foreign to the reader: those of the bot's language or English, if one is
 * nearly as good as the best, and never of two foreign languages at once. Only words compare pages of several languages, so
 * nothing changes if vectors found them. Pure.
 */
export function preferReadable(hits: Hit[], reply: string, botLanguage: string): Hit[] {
  const [best] = hits;
  if (!best?.language || isIn(best, reply) || hits.some(({ retrievers }) => retrievers.vectors)) return hits;
  const readable = hits.find(
    (hit) => hit.score >= best.score * nearlyAsGood && [botLanguage, 'en'].some((tag) => isIn(hit, tag)),
  );
  const chosen = (readable ?? best).language as string;
  return hits.filter((hit) => !hit.language || isIn(hit, chosen) || isIn(hit, reply));
}
