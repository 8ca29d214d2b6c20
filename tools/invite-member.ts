import { defineTool, Invitation, inviteMember, requireMayGive, roleField, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'invite_member',
  title: 'Invite a person',
  description:
    'Invites a person to this workspace by e-mail address. The link works once, for 7 days, and only for an account with that address. If this service sends no mail, the answer has the link: pass it on, it is shown only once. A new invitation replaces an older one. You can give only roles that may do no more than yours.',
  askedAs: 'add colleague intern employee team role read only viewer access permission user',
  scope: 'members:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: true },
  changes: 'invitation',
  rest: { method: 'POST', path: '/invitations', status: 201 },
  workspaceWide: true,
  answersSecret: true,
  input: z.object({
    email: z
      .email('must be an e-mail address')
      .max(254, 'must be at most 254 characters')
      .transform((value) => value.toLowerCase())
      .meta({ description: 'Address of the person.' }),
    role: roleField,
    language: schemas.language('Language of the mail (BCP 47). Defaults to en.').optional(),
  }),
  output: z.object({
    data: Invitation.extend({
      mailed: z.boolean().meta({ description: 'Whether the link is sent by mail.' }),
      link: z
        .string()
        .nullable()
        .meta({ description: 'The link, if this service sends no mail. Shown only here.' }),
    }),
  }),
  async handler(ctx, { email, role, language = 'en' }) {
    requireMayGive(ctx.principal, role);
    const { invitation, link } = await inviteMember(ctx, { email, role, language });
    return { data: Object.assign(invitation, { mailed: link === null, link }) };
  },
});
