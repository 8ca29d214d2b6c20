import { defineTool, fragment, ListedWorkspace, wholeDatabase, workspaceColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_workspaces',
  title: 'List workspaces',
  description:
    'Lists the workspaces of the signed-in person with their role in each, oldest first. For the operator: all workspaces of this service. Send the id of one as X-Workspace to work in it.',
  scope: null,
  audience: ['member', 'operator'],
  withoutWorkspace: true,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/workspaces' },
  input: z.object({}),
  output: z.object({ data: z.array(ListedWorkspace) }),
  async handler(ctx) {
    const { principal } = ctx;
    const own =
      principal.actor === 'member'
        ? fragment`join members m on m.workspace_id = w.id and m.user_id = ${principal.memberId}`
        : fragment`left join members m on false`;
    const data = await wholeDatabase(ctx).sql(ListedWorkspace)`
      select ${workspaceColumns}, m.role from workspaces w ${own} order by w.created_at, w.id`;
    return { data };
  },
});
