import { cutPage, defineTool, Invitation, invitationColumns, readCursor, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_invitations',
  title: 'List invitations',
  description:
    'Lists the invitations that nobody has accepted yet, newest first: address, role, who invited, and until when the link works. Links are not shown again; invite_member makes a new one.',
  askedAs: 'pending invites',
  scope: 'members:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/invitations' },
  mcpLimit: 20,
  workspaceWide: true,
  input: z.object({ limit: schemas.limit(50), cursor: schemas.cursor }),
  output: schemas.page(Invitation),
  async handler({ sql, principal: { reach } }, { limit = 50, cursor }) {
    const filters = { of: 'invitations' };
    const [before] = readCursor(filters, cursor) ?? [null];
    const rows = await sql(Invitation)`
      select ${invitationColumns} from invitations i
      where i.workspace_id = ${reach.workspace} and (${before}::uuid is null or i.id < ${before}::uuid)
      order by i.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.id]);
  },
});
