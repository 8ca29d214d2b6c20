import { fail, type Incoming, openAccount, type ProviderPost, type SealedChannel } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';

/** A channel as it is looked up for a request. */
export interface FoundChannel extends SealedChannel {
  account_id: string;
}

/** Finds a channel by its id, or by the account at its provider. */
export async function findChannel(
  { database }: Pick<Runtime, 'database'>,
  kind: string,
  { id = null, account = null }: { id?: string | null; account?: string | null },
): Promise<FoundChannel | null> {
  const [row] = await database.door.sql<FoundChannel>`
    select * from open_channel(${kind}, ${id}::uuid, ${account})`;
  return row ?? null;
}

/** Returns whether a request has the proof of a channel. */
function isProven(
  runtime: Pick<Runtime, 'secrets' | 'messaging'>,
  channel: SealedChannel,
  post: ProviderPost,
): boolean {
  const { settings, webhookSecret } = openAccount(runtime, channel);
  return runtime.messaging.kinds.get(channel.kind)?.verify(post, { settings, webhookSecret }) ?? false;
}

/**
 * Sorts the events of a request by the channel that they are for. Behind one address there may be several accounts: each event goes to the
 * channel of its account, if the request has the proof of that one. Fails with `unauthorized` if it has no proof of any.
 */
export async function routeEvents(
  runtime: Pick<Runtime, 'database' | 'secrets' | 'messaging'>,
  channel: FoundChannel,
  post: ProviderPost,
  read: () => Incoming[],
): Promise<[FoundChannel, Incoming[]][]> {
  const isOwn = isProven(runtime, channel, post);
  const events = isOwn ? read() : readUnproven(read);
  const routed: [FoundChannel, Incoming[]][] = [];
  for (const account of new Set(events.map((event) => event.account))) {
    const isNamed = account !== null && account !== channel.account_id;
    const target = isNamed ? await findChannel(runtime, channel.kind, { account }) : channel;
    if (target && (target === channel ? isOwn : isProven(runtime, target, post)))
      routed.push([target, events.filter((event) => event.account === account)]);
  }
  if (routed.length === 0 && !isOwn)
    fail('unauthorized', 'The signature of this request is wrong. It must be the provider’s.');
  return routed;
}

/** Reads what may be the request of another account. Anything that cannot be read is nobody's. */
function readUnproven(read: () => Incoming[]): Incoming[] {
  try {
    return read().filter(({ account }) => account !== null);
  } catch {
    return [];
  }
}
