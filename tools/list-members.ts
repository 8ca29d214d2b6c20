import { cutPage, defineTool, Member, memberColumns, readCursor, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_members',
  title: 'List members',
  description:
    'Lists the people of this workspace, newest first: name, address, role and when they were last here. Call update_member to change a role, invite_member to add somebody.',
  askedAs: 'team people colleagues users who has access',
  scope: 'members:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/members' },
  mcpLimit: 20,
  workspaceWide: true,
  input: z.object({ limit: schemas.limit(50), cursor: schemas.cursor }),
  output: schemas.page(Member),
  async handler({ sql, principal: { reach } }, { limit = 50, cursor }) {
    const filters = { of: 'members' };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const rows = await sql(Member)`
      select ${memberColumns} from members m
      where m.workspace_id = ${reach.workspace}
        and (${at}::timestamptz is null or (m.joined_at, m.user_id) < (${at}::timestamptz, ${id}::uuid))
      order by m.joined_at desc, m.user_id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.joined_at, row.id]);
  },
});
