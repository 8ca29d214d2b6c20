import {
  defineTool,
  findMember,
  Member,
  memberColumns,
  requireMayGive,
  requireOtherOwner,
  roleField,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_member',
  title: 'Change the role of a member',
  description:
    'Changes the role of a member and returns the member. You can give, and change, only roles that may do no more than yours. The last owner stays owner. Call list_members for the ids.',
  askedAs: 'change role permission intern read only promote admin',
  scope: 'members:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'member',
  rest: { method: 'PATCH', path: '/members/{id}' },
  workspaceWide: true,
  input: z.object({ id: schemas.id('Id of the person (UUID), from list_members.'), role: roleField }),
  output: z.object({ data: Member }),
  async handler({ tx, principal }, { id, role }) {
    const { workspace } = principal.reach;
    const data = await tx(async (sql) => {
      const member = await findMember(sql, workspace, id);
      requireMayGive(principal, member.role);
      requireMayGive(principal, role);
      if (member.role === 'owner' && role !== 'owner') await requireOtherOwner(sql, workspace, id);
      const [changed] = await sql(Member)`
        update members m set role = ${role} where m.workspace_id = ${workspace} and m.user_id = ${id}
        returning ${memberColumns}`;
      return changed as z.infer<typeof Member>;
    });
    return { data };
  },
});
