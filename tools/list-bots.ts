import { botColumns, botsInReach, defineTool, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_bots',
  title: 'List bots',
  description:
    'Lists the bots this token may use: id, name, fallback language, and which one is the default. Call it first: other tools take a bot id as chatbotId.',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/bots' },
  mcp: 'core',
  input: z.object({}),
  output: z.object({ data: z.array(schemas.Bot) }),
  async handler({ sql, principal: { reach } }) {
    const data = await sql(schemas.Bot)`
      select ${botColumns} from bots b join workspaces w on w.id = b.workspace_id
      where ${botsInReach(reach)} order by b.created_at desc, b.id desc`;
    return { data };
  },
});
