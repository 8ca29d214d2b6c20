import { channels, defineTool, listBotsInReach, readAnalytics, readWindow, schemas } from '@jawab/core';
import { z } from 'zod';

const figures = {
  messages: z.int(),
  sessions: z.int(),
  answered: z.int(),
  unsure: z.int(),
  unanswered: z.int(),
  leads: z.int(),
  handoffs: z.int(),
};
const averageScore = z.number().nullable().meta({ description: 'From 1 to 5; null: none.' });
const Times = z.object({
  count: z.int(),
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
});
const sums = {
  totals: z.object(figures),
  unanswered_rate: z.number().nullable().meta({ description: 'null: nothing was asked.' }),
  feedback: z.object({ up: z.int(), down: z.int(), satisfaction: z.number().nullable() }),
  csat: z
    .object({ responses: z.int(), average: averageScore })
    .meta({ description: 'Ratings of closed conversations.' }),
  people: z.object({
    waiting: Times.meta({ description: 'From a handoff to a person’s reply.' }),
    replies: Times.meta({ description: 'From a visitor’s message to a person’s reply.' }),
  }),
  tokens: z.object({ input: z.int(), output: z.int() }).meta({ description: 'Tokens of the chat model.' }),
};
const Analytics = z.object({
  window: z.object({
    from: z.string(),
    to: z.string(),
    days: z.int(),
    timezone: z.string(),
  }),
  ...sums,
  before: z
    .object({ from: z.string(), to: z.string(), ...sums })
    .nullable()
    .meta({ description: 'With compare, else null.' }),
  daily: z.array(
    z.object({ date: z.string(), ...figures, csat_responses: z.int(), csat_average: averageScore }),
  ),
  hours: z.array(z.array(z.int())).meta({ description: 'Messages: 7 rows from Monday, 24 hours each.' }),
  top_questions: z.array(
    z.object({ question: z.string(), count: z.int(), answered_rate: z.number().nullable() }),
  ),
  languages: z.array(z.object({ language: z.string().nullable(), messages: z.int() })),
  channels: z.array(z.object({ channel: z.string(), messages: z.int() })),
});

const day = (description: string) =>
  z.iso.date({ error: 'must be a day such as 2026-03-31' }).optional().meta({ description });

export default defineTool({
  name: 'get_analytics',
  title: 'Get analytics',
  description:
    'Returns analytics of one bot or all, for the last 30 days (UTC) or up to 90. Answers, handoffs, waiting times and tokens by day and hour, top questions by meaning, feedback, ratings, languages and channels.',
  askedAs:
    'statistics report numbers compare month trend top questions languages customers write channel busy conversations count resolution rate',
  scope: 'analytics:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/analytics' },
  csv: 'data.daily',
  mcp: 'core',
  strangersText: ['data.top_questions[].question'],
  readsReplica: true,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    channel: z.enum(channels).optional().meta({ description: 'One channel.' }),
    language: schemas.languageFilter,
    from: day('First day, such as 2026-03-01.'),
    to: day('Last day; default today.'),
    timezone: z
      .string()
      .max(64, 'must be a time zone such as Asia/Jakarta')
      .optional()
      .meta({ description: 'Such as Asia/Jakarta; default UTC.' }),
    compare: z
      .boolean()
      .optional()
      .meta({ description: 'true: also the sums of as many days before (no calendar month).' }),
  }),
  output: z.object({ data: Analytics }),
  async handler(ctx, { chatbotId, channel, language, from, to, timezone, compare }) {
    const window = readWindow(ctx.now(), { from, to, timezone });
    const { reach } = ctx.principal;
    const known = reach.bots ? await listBotsInReach(ctx) : chatbotId ? [chatbotId] : null;
    const bots = known?.filter((id) => chatbotId === undefined || id === chatbotId);
    const figures = await readAnalytics(ctx, {
      window,
      channel: channel ?? null,
      language: language ?? null,
      bots: bots ?? null,
      isCompared: compare === true,
    });
    return { data: Object.assign({ window }, figures) };
  },
});
