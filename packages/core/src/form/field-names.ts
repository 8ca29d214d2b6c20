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

/** Whether a name is another spelling of a known one: `chatbot_id`, `ChatbotID`. */
export const isSpelling = (known: string, given: string) => plain(known) === plain(given);

const aliasesOf = new Map(
  Object.entries(aliases).map(([name, others]) => [name, new Set(others.map(plain))]),
);

/** Slips that still mean a name: none in a short one, two in a long one. */
const maxSlips = (name: string) => (name.length < 4 ? 0 : name.length < 6 ? 1 : 2);

/** Counts letters to change, add, drop or swap with the next one. Stops counting above two. */
function countSlips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(at(i - 1, j) + 1, (row[j - 1] as number) + 1, at(i - 1, j - 1) + same);
      row.push(swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least);
    }
  }
  return at(a.length, b.length);
}

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
  const close = known.map((one) => ({ one, slips: countSlips(plain(one), name) }));
  const [best] = close
    .filter(({ one, slips }) => slips <= Math.min(maxSlips(plain(one)), maxSlips(name)))
    .sort((a, b) => a.slips - b.slips);
  return best?.one ?? null;
}
