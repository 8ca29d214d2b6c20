import type { Context } from '../../form/context.ts';
import { type Counts, readCounts } from './analytics-counts.ts';
import type { Selection } from './analytics-days.ts';
import { readTopQuestions, type TopQuestion } from './top-questions.ts';

/** Figures of a window of days. docs/api.md says what each figure counts. */
interface Analytics {
  totals: { messages: number; sessions: number; leads: number; handoffs: number; unanswered: number };
  unanswered_rate: number | null;
  feedback: { up: number; down: number; satisfaction: number | null };
  daily: Counts['daily'];
  top_questions: TopQuestion[];
  languages: Counts['languages'];
  channels: Counts['channels'];
}

/**
 * Sums up a window of at most 90 days, for some bots and one channel, or (`null`) all. Days that the worker counted are read
 * from its counts. Today and days that changed since are counted from their messages.
 */
export async function readAnalytics(
  ctx: Pick<Context, 'tx' | 'principal'>,
  { window, bots, channel }: Omit<Selection, 'workspace'>,
): Promise<Analytics> {
  const selection: Selection = { workspace: ctx.principal.reach.workspace, bots, channel, window };
  const [counts, top_questions] = await ctx.tx(async (sql) => {
    await sql`set local work_mem = '32MB'`;
    return Promise.all([readCounts(sql, selection), readTopQuestions(sql, selection)]);
  });
  const { daily, languages, channels, sessions, handoffs, judged, up, down } = counts;
  const sum = (field: 'messages' | 'unanswered' | 'leads') =>
    daily.reduce((total, day) => total + day[field], 0);
  const unanswered = sum('unanswered');
  return {
    totals: { messages: sum('messages'), sessions, leads: sum('leads'), handoffs, unanswered },
    unanswered_rate: judged > 0 ? unanswered / judged : null,
    feedback: { up, down, satisfaction: up + down > 0 ? up / (up + down) : null },
    daily,
    top_questions,
    languages,
    channels,
  };
}
