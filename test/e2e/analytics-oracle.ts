import { hashQuestionKey, type Sql } from '@jawab/core';
import { questionKey } from '@jawab/retrieval';
import { expect } from 'vitest';

interface Row {
  bot: string;
  channel: string;
  conversation: string;
  role: 'user' | 'assistant';
  author: 'bot' | 'human' | 'visitor';
  language: string | null;
  answered: boolean | null;
  feedback: 'up' | 'down' | null;
  /** The decision of a reply, and the tokens that it took. */
  decision: string | null;
  input_tokens: number;
  output_tokens: number;
  position: number;
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

/** The span of days, the channel and the language that a caller asks for. */
export interface AskedWindow {
  channel?: string;
  language?: string;
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
  const mine = ({ bot, channel, language, at }: Pick<Row, 'bot' | 'channel' | 'language' | 'at'>) =>
    (bots?.includes(bot) ?? true) &&
    channel === (window.channel ?? channel) &&
    language === (window.language ?? language) &&
    dayOf(at) >= from &&
    dayOf(at) <= to;
  const all = await sql<Row>`
    select c.bot_id as bot, c.channel, m.conversation_id as conversation, m.role, m.author, m.language, m.answered, m.feedback,
      m.trace->>'decision' as decision, coalesce((m.trace#>>'{usage,input_tokens}')::int, 0) as input_tokens,
      coalesce((m.trace#>>'{usage,output_tokens}')::int, 0) as output_tokens, m.position,
      m.created_at as at, m.id, q.id as question_id, q.content as question, q.language as question_language
    from messages m join conversations c on c.id = m.conversation_id
    left join messages q on q.id = m.reply_to
    where m.workspace_id = ${workspaceId}`;
  const rows = all.filter(mine);
  const leads = (
    await sql<Pick<Row, 'bot' | 'channel' | 'language' | 'at'>>`
      select l.bot_id as bot, coalesce(c.channel, 'none') as channel, l.language, l.created_at as at from leads l
      left join conversations c using (workspace_id, bot_id, session_id)
      where workspace_id = ${workspaceId}`
  ).filter(mine);
  const handoffs = (
    await sql<Pick<Row, 'bot' | 'channel' | 'language' | 'conversation' | 'at'>>`
      select bot_id as bot, channel, language, id as conversation, handoff_at as at from conversations
      where workspace_id = ${workspaceId} and handoff_at is not null`
  ).filter(mine);
  const scored = (
    await sql<Pick<Row, 'bot' | 'channel' | 'language' | 'at'> & { score: number }>`
      select bot_id as bot, channel, language, csat_at as at, csat_score as score from conversations
      where workspace_id = ${workspaceId} and csat_score is not null`
  ).filter(mine);
  const groups = await sql<{ key: string; group_key: string }>`
    select key::text, group_key::text from question_groups where workspace_id = ${workspaceId}`;
  const asked = rows.filter(({ role }) => role === 'user');
  const replied = rows.filter(({ author }) => author === 'bot');
  const sessions = (some: Row[]) => new Set(some.map(({ conversation }) => conversation)).size;
  const rated = (rating: string) => replied.filter(({ feedback }) => feedback === rating).length;
  const [up, down] = [rated('up'), rated('down')];
  const figuresOf = (here: <T extends { at: string }>(some: T[]) => T[]) => ({
    messages: here(asked).length,
    sessions: sessions(here(asked)),
    answered: here(replied).filter(({ answered }) => answered === true).length,
    unsure: here(replied).filter(({ answered, decision }) => answered === null && decision === 'hedged')
      .length,
    unanswered: here(replied).filter(({ answered }) => answered === false).length,
    leads: here(leads).length,
    handoffs: here(handoffs).length,
  });
  const totals = figuresOf((some) => some);
  const judged = totals.answered + totals.unanswered;
  const sum = (name: 'input_tokens' | 'output_tokens') => rows.reduce((total, row) => total + row[name], 0);
  const waiting = handoffs.flatMap(({ conversation, at }) => {
    const reply = byPosition(all).find(
      (row) => row.conversation === conversation && row.author === 'human' && row.at >= at,
    );
    return reply ? [secondsBetween(at, reply.at)] : [];
  });
  const ofPeople = rows
    .filter(({ author }) => author === 'human')
    .flatMap((row) => {
      const before = byPosition(all).findLast(
        ({ conversation, position }) => conversation === row.conversation && position < row.position,
      );
      return before?.role === 'user' ? [secondsBetween(before.at, row.at)] : [];
    });
  return {
    window: { from, to, days, timezone },
    totals,
    unanswered_rate: judged ? totals.unanswered / judged : null,
    feedback: { up, down, satisfaction: up + down ? up / (up + down) : null },
    csat: { responses: scored.length, average: averageOf(scored) },
    people: { waiting: timesOf(waiting), replies: timesOf(ofPeople) },
    tokens: { input: sum('input_tokens'), output: sum('output_tokens') },
    before: null,
    daily: Array.from({ length: days }, (_, n) => {
      const date = new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10);
      const ofDay = <T extends { at: string }>(some: T[]) => some.filter(({ at }) => dayOf(at) === date);
      const ratings = ofDay(scored);
      return Object.assign({ date }, figuresOf(ofDay), {
        csat_responses: ratings.length,
        csat_average: averageOf(ratings),
      });
    }),
    hours: hoursOf(asked, timezone),
    top_questions: topOf(replied, new Map(groups.map(({ key, group_key }) => [key, group_key]))),
    languages: languagesOf(asked),
    channels: channelsOf(asked),
  };
}

/** The average score in hundredths; null without one. */
const averageOf = (some: { score: number }[]) =>
  some.length > 0
    ? Math.round((some.reduce((sum, { score }) => sum + score, 0) / some.length) * 100) / 100
    : null;
const byPosition = (rows: Row[]) => [...rows].sort((a, b) => a.position - b.position);
const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1_000;

function timesOf(seconds: number[]) {
  const sorted = [...seconds].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
    return low + (high - low) * (place - Math.floor(place));
  };
  const near = (share: number) => (sorted.length > 0 ? expect.closeTo(at(share), 3) : null);
  return { count: sorted.length, median_seconds: near(0.5), p90_seconds: near(0.9) };
}

function hoursOf(asked: Row[], timezone: string) {
  const hours = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  const parts = { timeZone: timezone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en', parts);
  for (const { at } of asked) {
    const read = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(read.get('weekday') ?? '');
    const row = hours[weekday] as number[];
    row[Number(read.get('hour'))] = (row[Number(read.get('hour'))] ?? 0) + 1;
  }
  return hours;
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
