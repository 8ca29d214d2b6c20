import type { Context } from '../../form/context.ts';
import { fragment } from '../../form/sql.ts';
import { botExists } from '../bots/bot-facts.ts';
import { countDays, type Window } from './analytics-days.ts';

/** Messages of visitors to one bot on one day. */
interface UsageDay {
  /** `YYYY-MM-DD`. */
  date: string;
  chatbot_id: string;
  messages: number;
}

/**
 * Counts the questions to each bot on each day of a window, newest day first. Days without questions and deleted bots are left
 * out.
 */
export function readUsageDays(
  { sql, principal: { reach } }: Pick<Context, 'sql' | 'principal'>,
  window: Window,
): Promise<UsageDay[]> {
  const { workspace, bots } = reach;
  return sql<UsageDay>`
    with ${countDays({ workspace, bots, channel: null, language: null, window })}
    select u.local::date::text as date, u.bot_id as chatbot_id, sum(u.messages)::int as messages
    from counts u where ${botExists(workspace, fragment`u.bot_id`)}
    group by 1, 2 having sum(u.messages) > 0 order by 1 desc, 2`;
}
