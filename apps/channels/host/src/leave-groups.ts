import type { AnyAccount, ChannelDefinition, Incoming } from '@jawab/core';

/** Leaves the groups that the account was added to, where the provider lets it. A failure is the provider's to repeat. */
export async function leaveGroups(
  definition: ChannelDefinition,
  open: () => AnyAccount,
  events: Incoming[],
): Promise<void> {
  const chats = new Set(events.flatMap((event) => (event.kind === 'group' ? [event.chat] : [])));
  if (!definition.leave || chats.size === 0) return;
  const account = open();
  await Promise.allSettled([...chats].map(async (chat) => definition.leave?.(account, chat)));
}
