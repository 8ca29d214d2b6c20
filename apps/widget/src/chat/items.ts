import type { Item, StoredMessage } from './types.ts';

/** Makes a key that nobody can guess. Pages without https have no `randomUUID`. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Creates an item of the window. */
export const newItem = (
  role: Item['role'],
  text: string,
  state: Item['state'] = 'done',
  key = newKey(),
): Item => ({
  key,
  role,
  text,
  state,
});

const roleOf = { visitor: 'user', bot: 'bot', human: 'person' } as const;

/**
 * Merges a stored message into the items. The visitor's own question gets its id; a reply fills the answer that waits for it,
 * unless that answer is still being read. A reply that broke off leaves a cut answer cut, so that the visitor can ask for the
 * rest. Returns the items, and whether the message is new to the window.
 */
export function mergeMessage(
  logItems: readonly Item[],
  message: StoredMessage,
  isReading: boolean,
): { logItems: readonly Item[]; isNew: boolean } {
  const role = message.status ? 'notice' : roleOf[message.author];
  const isMine = (item: Item) =>
    role === 'user' ? item.text === message.content.trim() : item.state !== 'done';
  const known = logItems.findIndex(({ id }) => id === message.id);
  const own = logItems.findIndex((item) => item.role === role && !item.id && isMine(item));
  const at = known < 0 ? own : known;
  const old = logItems[at];
  const isNew = known < 0 && !(old && role === 'user');
  if (isNew && old && isReading) return { logItems, isNew: false };
  const isCut = message.interrupted && old?.state === 'cut';
  const item: Item = Object.assign(
    {},
    old ?? newItem(role, ''),
    message,
    { role, text: message.content },
    isCut || { state: message.interrupted ? 'stopped' : 'done', problem: null },
  );
  return { logItems: old ? logItems.with(at, item) : [...logItems, item], isNew };
}
