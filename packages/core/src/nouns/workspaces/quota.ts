import type { Context, Quota } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment } from '../../form/sql.ts';

/** First day of the calendar month in UTC, `YYYY-MM-01`. */
export const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`;

/** The time when the quota resets: the first instant of the next month, UTC. */
export const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));

/** Returns the state of the monthly quota after `used` messages. */
export const quotaOf = (ctx: Pick<Context, 'principal' | 'now'>, used: number): Quota => ({
  limit: ctx.principal.limits.messagesPerMonth,
  used,
  resetsAt: nextMonth(ctx.now()),
});

/**
 * Part of a statement that spends one message if `admitted` has a row and one is left. It returns `messages` after that, or no
 * row if none is left. Use it in a `with`: its row lock keeps the count exact for any number of concurrent callers.
 */
export const spendMessage = (ctx: Pick<Context, 'principal' | 'now'>) => {
  const { principal } = ctx;
  const most = principal.limits.messagesPerMonth;
  return fragment`
    insert into usage as u (workspace_id, month, messages)
    select ${principal.reach.workspace}, ${monthOf(ctx.now())}, 1
    where exists (select from admitted) and (${most}::int is null or ${most} > 0)
    on conflict (workspace_id, month) do update set messages = u.messages + 1
    where ${most}::int is null or u.messages < ${most}
    returning messages`;
};

/** Returns one message to the quota, for a question whose answer never started. */
export const refundMessage = (ctx: Pick<Context, 'principal' | 'now'>) => fragment`
  update usage set messages = greatest(0, messages - 1)
  where workspace_id = ${ctx.principal.reach.workspace} and month = ${monthOf(ctx.now())}`;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Parts of a statement, after a part named `bot` with its `visitor_messages_per_day`: `admitted` has a row if the bot has no limit of visitors' messages a day, or
 * if one is left, which is then spent. The month's quota may still refuse the message.
 */
export const spendOfDay = ({ principal: { reach }, now }: Pick<Context, 'principal' | 'now'>) => fragment`
  allowance as (
    select visitor_messages_per_day as most from bot
  ), day as (
    insert into visitor_days as d (workspace_id, bot_id, day, messages)
    select ${reach.workspace}, bot.id, ${dayOf(now())}, 1 from bot, allowance where allowance.most is not null
    on conflict (workspace_id, bot_id, day) do update set messages = d.messages + 1
    where d.messages < (select most from allowance)
    returning messages
  ), admitted as (
    select from allowance where most is null or exists (select from day)
  )`;

/** Refunds one message of the bot's daily limit. */
export const refundOfDay = (
  { principal: { reach }, now }: Pick<Context, 'principal' | 'now'>,
  botId: string,
) => fragment`
  update visitor_days set messages = greatest(0, messages - 1)
  where workspace_id = ${reach.workspace} and bot_id = ${botId} and day = ${dayOf(now())}`;

/** Refuses a question because no message is left. */
export function refuseQuota(ctx: Context): never {
  if (ctx.principal.actor === 'visitor') fail('quota_exceeded', 'This bot answers no more messages now.');
  const { limit, resetsAt } = quotaOf(ctx, 0);
  ctx.quota = quotaOf(ctx, limit ?? 0);
  return fail(
    'quota_exceeded',
    `This workspace has used its ${limit} messages of this month. The quota resets at ${resetsAt.toISOString()}.`,
  );
}

/** Spends one message of the month for work outside a conversation. Fails with `quota_exceeded`. */
export async function spendOne(ctx: Context): Promise<void> {
  const [row] = await ctx.sql<{ used: number | null }>`
    with admitted as (select 1), spent as (${spendMessage(ctx)}) select (select messages from spent) as used`;
  if (row?.used == null) return refuseQuota(ctx);
  ctx.quota = quotaOf(ctx, row.used);
}
