import { editDistance } from './edit-distance.ts';

/** Names that people try for a field, beside its own. */
const aliases: Record<string, readonly string[]> = {
  chatbotId: ['botId', 'bot'],
  language: ['lang', 'locale'],
  message: ['text', 'question', 'query', 'content', 'prompt'],
  sessionId: ['conversationId', 'conversation', 'session'],
  text: ['content', 'body'],
  query: ['q', 'question', 'message', 'text'],
  q: ['query', 'search'],
  url: ['link', 'uri', 'address'],
  limit: ['pageSize', 'perPage', 'count'],
};

const plain = (name: string) => name.replace(/[_\-\s]/g, '').toLowerCase();

/** Returns whether a name is another spelling of a known one: `chatbot_id`, `ChatbotID`. */
export const isSpelling = (known: string, given: string) => plain(known) === plain(given);

const aliasesOf = new Map(
  Object.entries(aliases).map(([name, others]) => [name, new Set(others.map(plain))]),
);

const maxDistance = 2;

/** Slips that still mean a name: none in a short one, two in a long one. */
const maxSlips = (name: string) => (name.length < 4 ? 0 : name.length < 6 ? 1 : maxDistance);

/** No known name is longer. */
const maxNameLength = 64;

/**
 * Returns the known name that an unknown one means, or null: another spelling (`chatbot_id`), a common other name (`botId`)
 * or a slip of at most two letters (`mesage`). A name of more than 64 characters means none: it is not compared.
 */
export function findMeantName(known: readonly string[], given: string): string | null {
  if (given.length > maxNameLength) return null;
  const name = plain(given);
  const spelt = known.find((one) => isSpelling(one, given));
  if (spelt) return spelt;
  const meant = known.find((one) => aliasesOf.get(one)?.has(name));
  if (meant) return meant;
  const close = known.map((one) => ({ one, slips: editDistance(plain(one), name, maxDistance) }));
  const [best] = close
    .filter(({ one, slips }) => slips <= Math.min(maxSlips(plain(one)), maxSlips(name)))
    .sort((a, b) => a.slips - b.slips);
  return best?.one ?? null;
}
