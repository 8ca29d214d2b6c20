import { fragment, type Sql } from '../../form/sql.ts';
import { inWindow, isSelected, type Selection } from './analytics-days.ts';

/** How long something took, in seconds; null if it did not happen. */
interface Times {
  count: number;
  median_seconds: number | null;
  p90_seconds: number | null;
}

export interface PeopleTimes {
  /** From the last handoff of a conversation to the next message of a person. */
  waiting: Times;
  /** From a message of a visitor to the message of a person that follows it. */
  replies: Times;
}

/** Reads how fast people answered: of handoffs, and of their messages, in the window. */
export async function readPeopleTimes(sql: Sql, selection: Selection): Promise<PeopleTimes> {
  const { workspace, window } = selection;
  const said = fragment`m.workspace_id = ${workspace} and m.author = 'human' and m.kind = 'message'`;
  const times = fragment`jsonb_build_object('count', count(*),
    'median_seconds', percentile_cont(.5) within group (order by seconds),
    'p90_seconds', percentile_cont(.9) within group (order by seconds))`;
  const [read] = await sql<PeopleTimes>`
    with waits as (
      select extract(epoch from r.created_at - c.handoff_at)::float8 as seconds
      from conversations c cross join lateral (
        select m.created_at from messages m
        where ${said} and m.conversation_id = c.id and m.created_at >= c.handoff_at order by m.position limit 1
      ) r
      where c.workspace_id = ${workspace} and ${inWindow(window, fragment`c.handoff_at`)} and ${isSelected(selection, fragment`c`)}
    ), replies as (
      select extract(epoch from m.created_at - b.created_at)::float8 as seconds
      from messages m
      join conversations c on c.workspace_id = ${workspace} and c.id = m.conversation_id
      cross join lateral (select c.bot_id, c.channel, m.language) s
      cross join lateral (
        select p.role, p.created_at from messages p
        where p.workspace_id = ${workspace} and p.conversation_id = m.conversation_id and p.position < m.position
          and p.kind = 'message'
        order by p.position desc limit 1
      ) b
      where ${said} and ${inWindow(window, fragment`m.created_at`)} and b.role = 'user'
        and ${isSelected(selection, fragment`s`)}
    )
    select (select ${times} from waits) as waiting, (select ${times} from replies) as replies`;
  return read as PeopleTimes;
}
