import type { Incoming } from '../../form/define-channel.ts';
import { fail } from '../../form/errors.ts';
import type { Database } from '../../form/sql.ts';
import type { SealedChannel } from './channels.ts';

/** Requests of a provider for one channel. Providers post several events at once when they have many. */
const maxPerMinute = 6_000;

/** The customer of an event, and the message we sent that it reports on. */
function partiesOf(event: Incoming): { address: string | null; addresses: string[]; message: string | null } {
  switch (event.kind) {
    case 'message':
      return { address: event.from, addresses: event.addresses, message: null };
    case 'echo':
      return { address: event.to, addresses: [event.to], message: null };
    case 'state':
      return { address: null, addresses: event.to === null ? [] : [event.to], message: event.message };
    case 'edited':
    case 'unsent':
    case 'blocked':
    case 'unblocked':
      return { address: event.from, addresses: [event.from], message: null };
    default:
      return { address: null, addresses: [], message: null };
  }
}

/**
 * Stores the events of a request once each, in one statement, and marks their customers as due. Fails with `rate_limited` if the
 * channel had too many requests.
 */
export async function receiveEvents(
  { door }: Pick<Database, 'door'>,
  { workspace_id, id }: Pick<SealedChannel, 'workspace_id' | 'id'>,
  events: Incoming[],
  now: Date,
): Promise<void> {
  const rows = events.map((event) => {
    const { at, ...stored } = event;
    return Object.assign(partiesOf(event), {
      id: event.id,
      at: at ?? now,
      name: event.kind === 'message' ? event.name : null,
      begins: event.kind === 'message' || event.kind === 'echo',
      event: stored,
    });
  });
  const [row] = await door.sql<{ stored: boolean }>`
    select receive_events(${workspace_id}, ${id}, ${storable(JSON.stringify(rows))}::jsonb, ${maxPerMinute}) as stored`;
  if (row?.stored === false)
    fail('rate_limited', 'This channel gets too many requests.', { retryAfterSeconds: 5 });
}

/** Removes what Postgres cannot store: the character U+0000, and halves of characters. */
const storable = (json: string) => json.replace(/\\u0000/g, '').replace(/\\ud[89a-f][\da-f]{2}/gi, '\\ufffd');
