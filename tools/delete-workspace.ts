import { changePublicKeys, defineTool, fail } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_workspace',
  title: 'Delete the workspace',
  description:
    'Deletes this workspace permanently: its members, tokens and bots at once, its documents, conversations and leads soon after. Send the exact name of the workspace as confirm; get_workspace returns it.',
  askedAs: 'close account company remove everything',
  scope: 'workspace:delete',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'workspace',
  rest: { method: 'DELETE', path: '/workspace' },
  workspaceWide: true,
  input: z.object({ confirm: z.string().meta({ description: 'The exact name of the workspace.' }) }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, jobs, principal: { reach } }, { confirm }) {
    const id = reach.workspace;
    await tx(async (sql) => {
      const [workspace] = await sql<{
        name: string;
      }>`select name from workspaces where id = ${id} for no key update`;
      if (!workspace) fail('not_found', 'This workspace was deleted.');
      if (workspace.name !== confirm)
        fail('invalid_request', '`confirm` must be the exact name of the workspace.', {
          issues: [{ path: 'confirm', message: 'must be the exact name of the workspace' }],
        });
      await sql`delete from invitations where workspace_id = ${id}`;
      await sql`delete from members where workspace_id = ${id}`;
      await sql`delete from tokens where workspace_id = ${id}`;
      await sql`delete from webhooks where workspace_id = ${id}`;
      await sql`delete from channels where workspace_id = ${id}`;
      await changePublicKeys(sql, id);
      await jobs.add(sql, 'delete_workspace', { workspaceId: id }, { key: `delete-workspace:${id}` });
      return { id };
    });
    return { data: { id, deleted: true as const } };
  },
});
