import { hashQuestionKey, type Sql } from '@jawab/core';
import { questionKey } from '@jawab/retrieval';

interface Row {
  bot: string;
  channel: string;
  conversation: string;
  role: 'user' | 'assistant';
  author: 'bot' | 'human' | 'visitor';
  language: string | null;
  answered: boolean | null;
  feedback: 'up' | 'down' | null;
  at: string;
  id: string;
  question_id: string | null;
  question: string | null;
  question_language: string | null;
}

const dayMs = 86_400_000;
const dayIn = (timezone: string) => {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, ...parts });
  return (at: string | Date) => format.format(new Date(at));
};

/** The span of days, and the channel, that a caller asks for. */
export interface AskedWindow {
  channel?: string;
  from?: string;
  to?: string;
  timezone?: string;
}

/** Returns the expected result of get_analytics for some bots (null: all), counted directly from the rows. */
export async function countFromRows(
  sql: Sql,
  workspaceId: string,
  now: Date,
  bots: string[] | null,
  window: AskedWindow = {},
) {
  const { timezone = 'UTC' } = window;
  const dayOf = dayIn(timezone);
  const to = window.to ?? dayOf(now);
  const from = window.from ?? new Date(Date.parse(to) - 29 * dayMs).toISOString().slice(0, 10);
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const mine = ({ bot, channel, at }: Pick<Row, 'bot' | 'channel' | 'at'>) =>
    (bots?.includes(bot) ?? true) &&
    channel === (window.channel ?? channel) &&
    dayOf(at) >= from &&
    dayOf(at) <= to;
  const rows = (
    await sql<Row>`
      select c.bot_id as bot, c.channel, m.conversation_id as conversation, m.role, m.author, m.language, m.answered, m.feedback,
        m.created_at as at, m.id, q.id as question_id, q.content as question, q.language as question_language
      from messages m join conversations c on c.id = m.conversation_id
      left join messages q on q.id = m.reply_to
      where m.workspace_id = ${workspaceId}`
  ).filter(mine);
  const leads = (
    await sql<Pick<Row, 'bot' | 'channel' | 'at'>>`
      select l.bot_id as bot, coalesce(c.channel, 'none') as channel, l.created_at as at from leads l
      left join conversations c using (workspace_id, bot_id, session_id)
      where workspace_id = ${workspaceId}`
  ).filter(mine);
  const handoffs = (
    await sql<Pick<Row, 'bot' | 'channel' | 'at'>>`
      select bot_id as bot, channel, handoff_at as at from conversations
      where workspace_id = ${workspaceId} and handoff_at is not null`
  ).filter(mine);
  const groups = await sql<{ key: string; group_key: string }>`
    select key::text, group_key::text from question_groups where workspace_id = ${workspaceId}`;
  const asked = rows.filter(({ role }) => role === 'user');
  const replied = rows.filter(({ author }) => author === 'bot');
  const sessions = (some: Row[]) => new Set(some.map(({ conversation }) => conversation)).size;
  const unanswered = (some: Row[]) => some.filter(({ answered }) => answered === false).length;
  const scored = replied.filter(({ answered }) => answered !== null).length;
  const rated = (rating: string) => replied.filter(({ feedback }) => feedback === rating).length;
  const [up, down] = [rated('up'), rated('down')];
  return {
    window: { from, to, days, timezone },
    totals: {
      messages: asked.length,
      sessions: sessions(asked),
      leads: leads.length,
      handoffs: handoffs.length,
      unanswered: unanswered(replied),
    },
    unanswered_rate: scored ? unanswered(replied) / scored : null,
    feedback: { up, down, satisfaction: up + down ? up / (up + down) : null },
    daily: Array.from({ length: days }, (_, n) => {
      const date = new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10);
      const here = <T extends { at: string }>(some: T[]) => some.filter(({ at }) => dayOf(at) === date);
      return {
        date,
        messages: here(asked).length,
        sessions: sessions(here(asked)),
        unanswered: unanswered(here(replied)),
        leads: here(leads).length,
      };
    }),
    top_questions: topOf(replied, new Map(groups.map(({ key, group_key }) => [key, group_key]))),
    languages: languagesOf(asked),
    channels: channelsOf(asked),
  };
}

function languagesOf(asked: Row[]) {
  const counts = new Map<string | null, number>();
  for (const { language } of asked) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts]
    .map(([language, messages]) => ({ language, messages }))
    .sort((a, b) => b.messages - a.messages || ((a.language ?? '') < (b.language ?? '') ? -1 : 1));
}

function channelsOf(asked: Row[]) {
  const counts = new Map<string, number>();
  for (const { channel } of asked) counts.set(channel, (counts.get(channel) ?? 0) + 1);
  return [...counts]
    .map(([channel, messages]) => ({ channel, messages }))
    .sort((a, b) => b.messages - a.messages || (a.channel < b.channel ? -1 : 1));
}

function topOf(replied: Row[], groupOf: Map<string, string>) {
  const groups = new Map<string, { count: number; answered: number; last: Row }>();
  for (const row of replied) {
    if (row.answered === null || row.question === null) continue;
    const own = hashQuestionKey(questionKey(row.question, row.question_language));
    const key = groupOf.get(own) ?? own;
    const group = groups.get(key) ?? { count: 0, answered: 0, last: row };
    group.count++;
    if (row.answered) group.answered++;
    if ([row.at, row.question_id].join() > [group.last.at, group.last.question_id].join()) group.last = row;
    groups.set(key, group);
  }
  const byKey = (a: string, b: string) => (BigInt(a) < BigInt(b) ? -1 : 1);
  return [...groups]
    .sort(([a, x], [b, y]) => y.count - x.count || byKey(a, b))
    .slice(0, 10)
    .sort(([a, x], [b, y]) => y.count - x.count || y.last.at.localeCompare(x.last.at) || byKey(a, b))
    .map(([, { count, answered, last }]) => ({
      question: last.question,
      count,
      answered_rate: answered / count,
    }));
}
