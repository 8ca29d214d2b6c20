import type { Context } from '../../form/context.ts';
import { openAccount } from './channels.ts';
import { findContact } from './contacts.ts';

/**
 * Shows a customer of a channel that somebody types, where the provider can, for as long as it shows that. No provider shows a name.
 * Nothing depends on it, so nobody waits for the provider.
 */
export async function showTypingOnChannel(
  ctx: Pick<Context, 'sql' | 'principal' | 'messaging' | 'secrets' | 'log'>,
  contactId: string,
): Promise<void> {
  const contact = await findContact(ctx.sql, { workspaceId: ctx.principal.reach.workspace, contactId });
  const definition = contact && ctx.messaging.kinds.get(contact.kind);
  if (!definition?.typing || contact?.is_blocked || !contact?.last_message) return;
  void definition
    .typing(openAccount(ctx, contact), contact.address, contact.last_message)
    .catch(() => ctx.log.debug({ kind: contact.kind }, 'a provider did not show that somebody types'));
}
