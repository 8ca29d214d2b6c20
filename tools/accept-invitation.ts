import { acceptInvitation, defineTool, roleField, wholeDatabase } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'accept_invitation',
  title: 'Accept an invitation',
  description:
    'Makes the signed-in person a member of the workspace that invited them. The token is the last part of the link of the invitation. The address of the account must be the invited one. Next, call list_workspaces.',
  scope: null,
  audience: ['member'],
  withoutWorkspace: true,
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'member',
  rest: { method: 'POST', path: '/invitations/accept' },
  input: z.object({
    token: z.string().min(1).max(200).meta({ description: 'The token of the link.' }),
  }),
  output: z.object({
    data: z.object({
      id: z.uuid().meta({ description: 'Id of the person.' }),
      workspace_id: z.uuid(),
      workspace_name: z.string(),
      role: roleField,
    }),
  }),
  async handler(ctx, { token }) {
    const { principal } = ctx;
    const person = principal.actor === 'member' ? principal.memberId : '';
    return { data: await wholeDatabase(ctx).tx((sql) => acceptInvitation(sql, person, token)) };
  },
});
