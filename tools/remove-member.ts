import { defineTool, findMember, removeMember, requireMayGive, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'remove_member',
  title: 'Remove a member',
  description:
    'Removes a person from this workspace at once: their next request is refused. Programs they connected lose access too. Tokens they created stay; call revoke_token for those. You can remove only people whose role may do no more than yours. The last owner stays.',
  askedAs: 'kick fire take away access from person colleague left',
  scope: 'members:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'member',
  rest: { method: 'DELETE', path: '/members/{id}' },
  workspaceWide: true,
  input: z.object({ id: schemas.id('Id of the person (UUID), from list_members.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal }, { id }) {
    const { workspace } = principal.reach;
    await tx(async (sql) => {
      const member = await findMember(sql, workspace, id);
      requireMayGive(principal, member.role);
      await removeMember(sql, workspace, member);
    });
    return { data: { id, deleted: true as const } };
  },
});
