import { defineTool, fail, type Role, requireMayGive, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'revoke_invitation',
  title: 'Revoke an invitation',
  description:
    'Revokes an invitation that nobody has accepted yet: its link stops working at once. You can revoke only invitations to roles that may do no more than yours. Call list_invitations for the ids.',
  askedAs: 'cancel invite',
  scope: 'members:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'invitation',
  rest: { method: 'DELETE', path: '/invitations/{id}' },
  workspaceWide: true,
  input: z.object({ id: schemas.id('Id of the invitation (UUID), from list_invitations.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal }, { id }) {
    await tx(async (sql) => {
      const [invitation] = await sql<{ role: Role }>`
        delete from invitations where workspace_id = ${principal.reach.workspace} and id = ${id} returning role`;
      if (!invitation)
        fail('not_found', `There is no open invitation ${id}. Call list_invitations for the ids.`);
      requireMayGive(principal, invitation.role);
    });
    return { data: { id, deleted: true as const } };
  },
});
