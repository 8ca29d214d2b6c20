import type { Context } from '../../form/context.ts';
import { nilId } from '../../form/nil-id.ts';
import { fragment } from '../../form/sql.ts';
import { botExists } from '../bots/bot-facts.ts';
import { splitDays, type Window } from './analytics-days.ts';

/** Messages of visitors to one bot on one day. */
interface UsageDay {
  /** `YYYY-MM-DD`. */
  date: string;
  chatbot_id: string;
  messages: number;
}

/**
 * Counts the questions to each bot on each day of a window, newest day first. Days without questions and deleted bots are left
 * out. Days that the worker counted are read from its counts.
 */
export function readUsageDays(
  { sql, principal: { reach } }: Pick<Context, 'sql' | 'principal'>,
  window: Window,
): Promise<UsageDay[]> {
  const { workspace, bots } = reach;
  return sql<UsageDay>`
    with ${splitDays({ workspace, bots, channel: null, window })}, counted as (
      select a.day, a.scope as bot_id, a.messages from counted_days d
      join analytics_days a on a.workspace_id = ${workspace} and a.day = d.day
      where a.scope <> ${nilId}::uuid
    ), asked as (
      select d.day, c.bot_id, count(*) as messages from open_days d
      join messages m on m.workspace_id = ${workspace} and m.role = 'user'
        and m.created_at >= d.since and m.created_at < d.until
      join conversations c on c.workspace_id = ${workspace} and c.id = m.conversation_id
      group by 1, 2
    )
    select u.day::text as date, u.bot_id as chatbot_id, sum(u.messages)::int as messages
    from (select * from counted union all select * from asked) u
    where ${botExists(workspace, fragment`u.bot_id`)} and (${bots}::uuid[] is null or u.bot_id = any(${bots}::uuid[]))
    group by 1, 2 having sum(u.messages) > 0 order by 1 desc, 2`;
}
