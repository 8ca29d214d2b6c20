import { defineTool, Workspace, wholeDatabase, workspaceColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_workspaces',
  title: 'List workspaces',
  description: 'Lists all workspaces of this service, oldest first, with their plans and their own limits.',
  scope: null,
  audience: ['operator'],
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/workspaces' },
  input: z.object({}),
  output: z.object({ data: z.array(Workspace) }),
  handler: async (ctx) => ({
    data: await wholeDatabase(ctx).sql(Workspace)`
      select ${workspaceColumns} from workspaces w order by w.created_at, w.id`,
  }),
});
