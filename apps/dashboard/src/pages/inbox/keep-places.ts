import type { ConversationEntry } from '@jawab/sdk';

type Entry = Pick<
  ConversationEntry,
  'session_id' | 'last_message_at' | 'last_customer_message' | 'waiting_since'
>;

/** How the rows of a list are sorted: the newest message first, or the longest wait first. */
export type SortedBy = 'last_message_at' | 'waiting_since';

interface Options {
  sortedBy: SortedBy;
  /** The session of the open conversation. */
  open: string | undefined;
}

/** Returns whether the customer wrote what moved a row. A reply of the team ends the wait, and a question to the bot is another text. */
const movedByCustomer = (before: Entry, now: Entry, by: SortedBy) =>
  now[by] !== before[by] &&
  (now.waiting_since !== null || now.last_customer_message !== before.last_customer_message);

/** A row on the screen, and the time by which it was sorted when it got its place. */
export interface Place<Row> {
  row: Row;
  at: string | null;
}

/**
 * Returns the rows that a list has just read, in the places that its rows have on the screen. What a customer writes moves a row, so
 * that it is seen; what the team does moves nothing. The open row stays where it is, also when it has left the list.
 */
export function keepPlaces<Row extends Entry>(
  shown: Place<Row>[],
  read: Row[],
  { sortedBy, open }: Options,
): Place<Row>[] {
  const now = new Map(read.map((row) => [row.session_id, row]));
  const places = shown.flatMap(({ row, at }) => {
    const next = now.get(row.session_id);
    const stays = row.session_id === open || (next && !movedByCustomer(row, next, sortedBy));
    return stays ? { row: next ?? row, at } : [];
  });
  const placeOf = ({ session_id }: Row) => places.findIndex(({ row }) => row.session_id === session_id);
  const isSteady = (row: Row) => places[placeOf(row)]?.at === row[sortedBy];
  // A new row goes before the next one of the new order that did not move, or to the end.
  let next = read.some(isSteady) ? places.length : 0;
  for (const row of read.toReversed()) {
    const place = placeOf(row);
    if (place < 0) places.splice(next, 0, { row, at: row[sortedBy] });
    else if (isSteady(row)) next = place;
  }
  return places;
}
