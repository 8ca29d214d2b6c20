import { botsInReach, defineTool, readAnalytics, schemas } from '@jawab/core';
import { z } from 'zod';

const Analytics = z.object({
  window: z.object({ from: z.string(), to: z.string(), days: z.literal(30) }),
  totals: z.object({
    messages: z.int(),
    sessions: z.int(),
    leads: z.int(),
    handoffs: z.int(),
    unanswered: z.int(),
  }),
  unanswered_rate: z
    .number()
    .nullable()
    .meta({ description: 'Share of the questions; null if there were none.' }),
  feedback: z.object({ up: z.int(), down: z.int(), satisfaction: z.number().nullable() }),
  daily: z.array(
    z.object({ date: z.string(), messages: z.int(), sessions: z.int(), unanswered: z.int(), leads: z.int() }),
  ),
  top_questions: z.array(
    z.object({ question: z.string(), count: z.int(), answered_rate: z.number().nullable() }),
  ),
  languages: z.array(z.object({ language: z.string().nullable(), messages: z.int() })),
});

export default defineTool({
  name: 'get_analytics',
  title: 'Get analytics',
  description:
    'Returns analytics of the last 30 days (UTC, including today) for one bot or all: totals, daily volume, top questions, unanswered rate, feedback and languages. Top questions are grouped by meaning, each with its answered rate.',
  scope: 'analytics:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/analytics' },
  mcp: 'core',
  strangersText: ['data.top_questions[].question'],
  input: z.object({ chatbotId: schemas.chatbotId.optional() }),
  output: z.object({ data: Analytics }),
  async handler(ctx, { chatbotId }) {
    const to = ctx.now().toISOString().slice(0, 10);
    const from = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10);
    const { reach } = ctx.principal;
    const bots = reach.bots
      ? await ctx.sql<{ id: string }>`
          select b.id from bots b
          where ${botsInReach(reach)} and (${chatbotId ?? null}::uuid is null or b.id = ${chatbotId ?? null}::uuid)`
      : chatbotId && [{ id: chatbotId }];
    const data = await readAnalytics(ctx, { from, to }, bots ? bots.map(({ id }) => id) : null);
    return { data: { window: { from, to, days: 30 as const }, ...data } };
  },
});
