import { type Channel, isMessaging } from '../../form/channel.ts';
import { fail } from '../../form/errors.ts';
import type { Sql } from '../../form/sql.ts';

/**
 * Returns whether replies of a conversation leave by a channel. Refuses one that would not reach its customer: the provider takes no more
 * replies (`window_closed`), or the channel was deleted (`conflict`).
 */
export async function leavesByChannel(sql: Sql, workspace: string, id: string): Promise<boolean> {
  const [row] = await sql<{ channel: Channel; channel_id: string | null; is_closed: boolean }>`
    select c.channel, c.channel_id, coalesce(c.reply_until <= now(), false) as is_closed
    from conversations c where c.workspace_id = ${workspace} and c.id = ${id}`;
  if (!row || !isMessaging(row.channel)) return false;
  if (row.channel_id === null)
    fail('conflict', 'The channel of this conversation was deleted, so a reply cannot reach the customer.');
  if (row.is_closed)
    fail(
      'window_closed',
      'The provider takes no more replies in this conversation. Wait until the customer writes again.',
    );
  return true;
}
