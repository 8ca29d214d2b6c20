import { botCount, defineTool, monthOf, nextMonth } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_usage',
  title: 'Get usage',
  description:
    'Returns how many messages the workspace used in this calendar month (UTC), how many bots it has, and what its plan allows (null: no limit).',
  askedAs: 'messages left this month quota limit remaining budget cost',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/usage' },
  mcp: 'core',
  workspaceWide: true,
  input: z.object({}),
  output: z.object({
    data: z.object({
      month: z.string().meta({ description: 'First day of the month, UTC.' }),
      messages: z.object({ used: z.int(), limit: z.int().nullable() }),
      bots: z.object({ used: z.int(), limit: z.int().nullable() }),
      resets_at: z.iso.datetime(),
    }),
  }),
  async handler({ sql, principal: { reach, limits }, now }) {
    const at = now();
    const [row] = await sql<{ messages: number; bots: number }>`
      select coalesce((select messages from usage where workspace_id = ${reach.workspace} and month = ${monthOf(at)}), 0) as messages,
        ${botCount(reach.workspace)} as bots`;
    return {
      data: {
        month: monthOf(at),
        messages: { used: row?.messages ?? 0, limit: limits.messagesPerMonth },
        bots: { used: row?.bots ?? 0, limit: limits.bots },
        resets_at: nextMonth(at).toISOString(),
      },
    };
  },
});
