import type { Context } from '../../form/context.ts';
import type { Selection } from './analytics-days.ts';
import { previousWindow } from './analytics-window.ts';
import { type Counts, readCounts } from './counts.ts';
import { type PeopleTimes, readPeopleTimes } from './people-times.ts';
import { readTopQuestions, type TopQuestion } from './top-questions.ts';

/** The sums of a window of days. docs/api.md says what each figure counts. */
interface Sums {
  totals: Omit<Counts['daily'][number], 'date' | 'csat_responses' | 'csat_average'>;
  unanswered_rate: number | null;
  feedback: { up: number; down: number; satisfaction: number | null };
  csat: Counts['csat'];
  people: PeopleTimes;
  tokens: Counts['tokens'];
}

interface Analytics extends Sums, Pick<Counts, 'daily' | 'hours' | 'languages' | 'channels'> {
  /** The same number of days just before the window; null if they were not asked for. */
  before: ({ from: string; to: string } & Sums) | null;
  top_questions: TopQuestion[];
}

/** Divides; null if there is nothing to divide. */
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);

function sumUp({ daily, sessions, up, down, csat, tokens }: Counts, people: PeopleTimes): Sums {
  const sum = (field: 'messages' | 'answered' | 'unsure' | 'unanswered' | 'leads' | 'handoffs') =>
    daily.reduce((total, day) => total + day[field], 0);
  const totals = {
    messages: sum('messages'),
    sessions,
    answered: sum('answered'),
    unsure: sum('unsure'),
    unanswered: sum('unanswered'),
    leads: sum('leads'),
    handoffs: sum('handoffs'),
  };
  return {
    totals,
    unanswered_rate: share(totals.unanswered, totals.answered + totals.unanswered),
    feedback: { up, down, satisfaction: share(up, up + down) },
    csat,
    people,
    tokens,
  };
}

/**
 * Sums up a window of at most 90 days, for some bots, one channel and one language, or (`null`) all. UTC days that the worker
 * counted are read from its counts. The rest is counted from the messages: today, days that changed since, and the edges of a
 * window of another time zone.
 */
export async function readAnalytics(
  ctx: Pick<Context, 'tx' | 'principal'>,
  { isCompared, ...asked }: Omit<Selection, 'workspace'> & { isCompared: boolean },
): Promise<Analytics> {
  const selection: Selection = Object.assign({ workspace: ctx.principal.reach.workspace }, asked);
  const earlier = Object.assign({}, selection, { window: previousWindow(asked.window) });
  return ctx.tx(async (sql) => {
    await sql`set local work_mem = '32MB'`;
    const sumsOf = async (some: Selection) => {
      const counts = await readCounts(sql, some);
      return { counts, sums: sumUp(counts, await readPeopleTimes(sql, some)) };
    };
    const { counts, sums } = await sumsOf(selection);
    const { from, to } = earlier.window;
    const before = isCompared ? Object.assign({ from, to }, (await sumsOf(earlier)).sums) : null;
    const { daily, hours, languages, channels } = counts;
    const top_questions = await readTopQuestions(sql, selection);
    return Object.assign(sums, { before, daily, hours, top_questions, languages, channels });
  });
}
