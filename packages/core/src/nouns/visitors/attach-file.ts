import { randomUUID } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { isTaken, readFileType } from '../../form/file-type.ts';
import { maskPersonal } from '../../form/mask-personal.ts';
import { plainFileName } from '../../form/plain-file-name.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { visitOf } from '../../form/visit-of.ts';
import { keepFiles, maxNameLength, signOf } from '../attachments/attachments.ts';
import { visitingCustomer } from '../conversations/visiting-customer.ts';
import type { WindowBot } from './visitors.ts';

/** The files that one conversation, and all visitors of a bot, may send in an hour. */
const maxAnHour = { conversation: 20, bot: 500 };

/** Fails with `rate_limited` if the visitor, or all visitors of the bot, sent too many files. */
async function requireRoom(
  sql: Sql,
  workspace: string,
  { botId, sessionId }: { botId: string; sessionId: string },
) {
  const [sent] = await sql<{ conversation: number; bot: number }>`
    select count(*)::int as bot, count(*) filter (where c.session_id = ${sessionId})::int as conversation
    from attachments a
    join messages m on m.workspace_id = a.workspace_id and m.id = a.message_id
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where a.workspace_id = ${workspace} and a.created_at > now() - interval '1 hour'
      and c.bot_id = ${botId} and c.of_visitor and c.contact_id is null`;
  if (sent && (sent.conversation >= maxAnHour.conversation || sent.bot >= maxAnHour.bot))
    fail('rate_limited', 'Too many files were sent in the last hour.', { retryAfterSeconds: 600 });
}

/** A statement that stores a message of a visitor, in a conversation that it opens if the session has none yet. */
function storeMessage(
  ctx: Pick<Context, 'principal' | 'channel'>,
  { botId, sessionId, id, text }: { botId: string; sessionId: string; id: string; text: string },
) {
  const { workspace } = ctx.principal.reach;
  return fragment`
    with before as (
      select customer_id from conversations
      where workspace_id = ${workspace} and bot_id = ${botId} and session_id = ${sessionId} and of_visitor
    ), ${visitingCustomer(ctx, fragment`where not exists (select from before)`)}, conversation as (
      insert into conversations as c
        (workspace_id, bot_id, session_id, channel, of_visitor, customer_id, message_count, last_message)
      values (${workspace}, ${botId}, ${sessionId}, ${ctx.channel}, true, (select id from customer), 1, ${text})
      on conflict (workspace_id, bot_id, session_id, of_visitor) do update set
        message_count = c.message_count + 1, last_message = excluded.last_message, last_message_at = now(),
        status = case c.status when 'closed' then 'open' else c.status end,
        waiting_since = case c.status when 'handoff' then coalesce(c.waiting_since, now()) end
      returning c.id, c.message_count
    )
    insert into messages (workspace_id, conversation_id, position, id, role, author, content)
    select ${workspace}, id, message_count, ${id}, 'user', 'visitor', ${text} from conversation`;
}

/**
 * Stores a file of a visitor as a message of their conversation, which it opens if the session has none yet. Fails with
 * `unsupported_media_type` for a program or a page, and with `rate_limited`.
 */
export async function attachFile(
  ctx: Pick<Context, 'tx' | 'principal' | 'channel' | 'jobs' | 'languages'>,
  bot: WindowBot,
  { name: given, bytes }: { name: string; bytes: Uint8Array },
): Promise<{ messageId: string }> {
  const { workspace } = ctx.principal.reach;
  const { sessionId } = visitOf(ctx);
  if (!isTaken(bytes, given))
    fail(
      'unsupported_media_type',
      'Programs and web pages are not taken. Send a picture, a recording or a document.',
    );
  const name = plainFileName(maskPersonal(ctx, given), maxNameLength);
  const { kind } = readFileType(bytes, 'file');
  const file = { kind, name, ref: null, bytes, providerMessage: null };
  const text = signOf([file]);
  const id = randomUUID();
  await ctx.tx(async (sql) => {
    await requireRoom(sql, workspace, { botId: bot.id, sessionId });
    await sql`${storeMessage(ctx, { botId: bot.id, sessionId, id, text })}`;
    await keepFiles(ctx, sql, { workspaceId: workspace, id }, [file]);
  });
  return { messageId: id };
}
