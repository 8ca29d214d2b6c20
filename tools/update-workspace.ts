import { defineTool, fail, schemas, Workspace, workspaceColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_workspace',
  title: 'Update the workspace',
  description:
    'Changes the name of this workspace and returns it. Call update_bot to set the default bot. Only the operator of the service can change the plan and limits.',
  scope: 'workspace:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'workspace',
  rest: { method: 'PATCH', path: '/workspace' },
  workspaceWide: true,
  input: z.object({ name: schemas.text(200, 'Name of the workspace; at most 200 characters.') }),
  output: z.object({ data: Workspace }),
  async handler({ tx, principal: { reach } }, { name }) {
    const data = await tx(async (sql) => {
      const [workspace] = await sql(Workspace)`
        update workspaces w set name = ${name.trim()} where w.id = ${reach.workspace} returning ${workspaceColumns}`;
      return workspace ?? fail('not_found', 'This workspace was deleted.');
    });
    return { data };
  },
});
