import type { Item, StoredMessage } from './types.ts';

/** Makes a key that nobody can guess. Pages without https have no `randomUUID`. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates an item of the window. */
export const newItem = (role: Item['role'], text: string, state: Item['state'] = 'done'): Item => ({
  key: newKey(),
  id: null,
  role,
  text,
  language: null,
  name: null,
  sources: [],
  feedback: null,
  state,
  problem: null,
  answered: null,
});

const roleOf = { visitor: 'user', bot: 'bot', human: 'person' } as const;

/** Returns an item with the contents of a stored message. */
export const withMessage = (item: Item, message: StoredMessage): Item => ({
  key: item.key,
  id: message.id,
  role: roleOf[message.author],
  text: message.content,
  language: message.language,
  name: message.author_name ?? null,
  sources: message.sources ?? [],
  feedback: message.feedback ?? null,
  state: message.interrupted ? 'stopped' : 'done',
  problem: null,
  answered: message.answered,
});

/**
 * Merges a stored message into the items. The visitor's own question gets its id; a reply fills the answer that waits for it,
 * unless that answer is still being read. Returns the items, and whether the message is new to the window.
 */
export function mergeMessage(
  items: readonly Item[],
  message: StoredMessage,
  isReading: boolean,
): { items: Item[]; isNew: boolean } {
  const put = (at: number, item: Item, isNew: boolean) => ({ items: items.with(at, item), isNew });
  const known = items.findIndex(({ id }) => id === message.id);
  const old = items[known];
  if (old) return put(known, withMessage(old, message), false);
  const role = roleOf[message.author];
  const own = items.findIndex((item) => item.role === role && item.id === null && isSame(item, message));
  const mine = items[own];
  if (mine && role === 'user') {
    const question = withMessage(mine, message);
    return put(own, question, false);
  }
  if (mine && isReading) return { items: [...items], isNew: false };
  if (mine) return put(own, withMessage(mine, message), true);
  return { items: [...items, withMessage(newItem(role, ''), message)], isNew: true };
}

const isSame = (item: Item, message: StoredMessage) =>
  item.role === 'user'
    ? item.text === message.content.trim() || item.text === message.content
    : item.state !== 'done';
