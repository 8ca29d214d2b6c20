import type { Context } from '../../form/context.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { factsOfBot } from '../bots/bot-facts.ts';
import type { MailJob } from '../workspaces/invitations.ts';

/** How long a person's reply waits for a visitor whose page is open. */
const graceMs = 60_000;

/**
 * Queues a mail with the replies that a visitor has not seen by then, if the visitor gave an address. Replies in a row are one
 * mail.
 */
export async function mailUnseenReply(
  ctx: Pick<Context, 'jobs' | 'now' | 'principal'>,
  sql: Sql,
  conversationId: string,
): Promise<void> {
  const { workspace: workspaceId } = ctx.principal.reach;
  const [asked] = await sql<{ language: string }>`
    select coalesce(c.language, b.language) as language
    from conversations c
    join lateral ${factsOfBot(fragment`c.workspace_id`, fragment`c.bot_id`)} b on true
    join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id and l.email <> ''
    where c.workspace_id = ${workspaceId} and c.id = ${conversationId} and c.of_visitor`;
  if (!asked) return;
  const mail: MailJob = { kind: 'reply', workspaceId, conversationId, language: asked.language };
  const runAt = new Date(ctx.now().getTime() + graceMs);
  await ctx.jobs.add(sql, 'send_mail', mail, { key: `reply:${conversationId}`, runAt });
}

/** Replies that a visitor has not seen. */
export interface UnseenReplies {
  email: string;
  /** Since when they wait, as it is stored. */
  since: Date;
  bot: string;
  botId: string;
  sessionId: string;
  publicKey: string;
  /** True if the bot has a page of its own, where the conversation can go on. */
  hasPage: boolean;
  replies: { name: string | null; text: string }[];
}

/** Reads what is mailed to a visitor. Null: the visitor has seen it, left no address, or the bot answers nobody. */
export async function readUnseenReplies(
  sql: Sql,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
): Promise<UnseenReplies | null> {
  const [found] = await sql<UnseenReplies>`
    select l.email, c.reply_unseen_since as since, b.name as bot, b.id as "botId", c.session_id as "sessionId",
      b.public_key as "publicKey", b.hosted_page as "hasPage", (
        select jsonb_agg(jsonb_build_object('name', m.author_name, 'text', m.content) order by m.position)
        from messages m
        where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.author = 'human' and m.kind = 'message'
          and m.created_at >= c.reply_unseen_since
      ) as replies
    from conversations c
    join answering_bots() b on b.workspace_id = c.workspace_id and b.id = c.bot_id
    join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id and l.email <> ''
    where c.workspace_id = ${workspaceId} and c.id = ${conversationId} and c.reply_unseen_since is not null`;
  return found?.replies ? found : null;
}

/** Counts replies as seen, but none that came after `since`. */
export async function countAsSeen(
  sql: Sql,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
  since: Date,
): Promise<void> {
  await sql`
    update conversations set reply_unseen_since = null
    where workspace_id = ${workspaceId} and id = ${conversationId} and reply_unseen_since = ${since}`;
}
