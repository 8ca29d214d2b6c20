import { defineTool, fail, Workspace, workspaceColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_workspace',
  title: 'Get the workspace',
  description:
    'Returns the workspace of this token: its name, plan, the limits that differ from the plan, and the default bot. Call get_usage for the usage of the month.',
  askedAs: 'company name settings plan',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/workspace' },
  workspaceWide: true,
  input: z.object({}),
  output: z.object({ data: Workspace }),
  async handler({ sql, principal: { reach } }) {
    const [data] = await sql(Workspace)`
      select ${workspaceColumns} from workspaces w where w.id = ${reach.workspace}`;
    return data ? { data } : fail('not_found', 'This workspace was deleted.');
  },
});
