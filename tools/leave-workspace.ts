import { defineTool, findMember, removeMember } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'leave_workspace',
  title: 'Leave the workspace',
  description:
    'Ends the membership of the signed-in person in this workspace, whatever their role. The last owner stays: make another member an owner first, or call delete_workspace.',
  scope: null,
  audience: ['member'],
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'member',
  rest: { method: 'POST', path: '/workspace/leave' },
  input: z.object({}),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal }) {
    const { workspace } = principal.reach;
    const id = principal.actor === 'member' ? principal.memberId : '';
    await tx(async (sql) => {
      const member = await findMember(sql, workspace, id);
      await removeMember(sql, workspace, member);
      return member;
    });
    return { data: { id, deleted: true as const } };
  },
});
