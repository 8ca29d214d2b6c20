import type { ConversationEntry, Output } from '@jawab/sdk';
import { useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { keepPlaces, type Place, type SortedBy } from './keep-places.ts';

/** The entry of the open conversation if the list does not have it, because it is on another page or has left the view. */
function useUnlisted(
  read: ConversationEntry[] | undefined,
  open: string | undefined,
): ConversationEntry | undefined {
  const isUnlisted = !!open && !!read && !read.some(({ session_id }) => session_id === open);
  const { data } = useRead('list_conversations', { q: open, limit: 5 }, { enabled: isUnlisted });
  return isUnlisted ? data?.data.find(({ session_id }) => session_id === open) : undefined;
}

interface KeptRowsOptions {
  query: { data: Output<'list_conversations'> | undefined; isPlaceholderData: boolean };
  /** Names the view: the order of the rows is kept while it is the same. */
  view: string;
  sortedBy: SortedBy;
  open: string | undefined;
}

/** Returns the rows of a list in the order in which the person sees them. The open conversation is always among them. */
export function useKeptRows({ query, view, sortedBy, open }: KeptRowsOptions): ConversationEntry[] {
  const read = query.data?.data;
  const unlisted = useUnlisted(read, open);
  const [kept, keep] = useState({ view: '', read, open, unlisted, places: [] as Place<ConversationEntry>[] });
  // Until a view is read, the rows of the last one are shown.
  const isNew = !query.isPlaceholderData && kept.view !== view;
  const isOld = kept.read !== read || kept.open !== open || kept.unlisted !== unlisted;
  let { places } = kept;
  if (read && (isNew || isOld)) {
    places = keepPlaces(isNew ? [] : places, read, { sortedBy, open });
    if (unlisted) places = addOpen(places, Object.assign({}, unlisted, { match: null }));
    keep({ view: isNew ? view : kept.view, read, open, unlisted, places });
  }
  return places.map(({ row }) => row);
}

/** The rows with that of the open conversation as it is now: where it was when it left the list, or first. */
function addOpen(places: Place<ConversationEntry>[], row: ConversationEntry): Place<ConversationEntry>[] {
  const at = places.findIndex((place) => place.row.session_id === row.session_id);
  const added = { row, at: null };
  return at < 0 ? [added, ...places] : places.with(at, added);
}
