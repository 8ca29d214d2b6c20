import type { Context, Quota } from '../form/context.ts';
import { fragment } from '../form/sql.ts';

/** First day of the calendar month in UTC, `YYYY-MM-01`. */
export const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`;

/** When the month's count begins again: the first instant of the next month, UTC. */
export const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));

/** The state of a month's quota after `used` messages. */
export const quotaOf = (ctx: Pick<Context, 'principal' | 'now'>, used: number): Quota => ({
  limit: ctx.principal.limits.messagesPerMonth,
  used,
  resetsAt: nextMonth(ctx.now()),
});

/**
 * Spends one message of the month if one is left, answering `messages` after it; no row when none is.
 * To stand in a `with`: the row lock makes it exact under any number of concurrent callers.
 */
export const spendMessage = (ctx: Pick<Context, 'principal' | 'now'>) => {
  const { principal } = ctx;
  const most = principal.limits.messagesPerMonth;
  return fragment`
    insert into usage as u (workspace_id, month, messages)
    select ${principal.reach.workspace}, ${monthOf(ctx.now())}, 1
    where exists (select from bot) and (${most}::int is null or ${most} > 0)
    on conflict (workspace_id, month) do update set messages = u.messages + 1
    where ${most}::int is null or u.messages < ${most}
    returning messages`;
};

/** Gives one message back: for a question whose answer never started. */
export const refundMessage = (ctx: Pick<Context, 'principal' | 'now'>) => fragment`
  update usage set messages = greatest(0, messages - 1)
  where workspace_id = ${ctx.principal.reach.workspace} and month = ${monthOf(ctx.now())}`;
