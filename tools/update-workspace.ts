import {
  assignments,
  defineTool,
  type Fragment,
  fail,
  fragment,
  personalKinds,
  schemas,
  Workspace,
  workspaceColumns,
} from '@jawab/core';
import { z } from 'zod';

const days = z.int().min(1, 'must be at least 1').max(3650, 'must be at most 3650').nullable().optional();

const after = (value: number | null | undefined, before: Fragment): Fragment =>
  value === undefined ? before : fragment`${value}::int`;

export default defineTool({
  name: 'update_workspace',
  title: 'Update the workspace',
  description:
    'Changes the name of this workspace, how long records are kept or what is masked. It also says who gets a visitor who wants a person, and when the team is mailed. Returns it. Call update_bot to set the default bot. Only the operator of the service can change the plan and limits.',
  askedAs:
    'rename company settings retention name redact mask personal data tell me mail me when somebody wants a person',
  scope: 'workspace:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'workspace',
  rest: { method: 'PATCH', path: '/workspace' },
  workspaceWide: true,
  input: z.object({
    name: schemas.text(200, 'Name of the workspace; at most 200 characters.').optional(),
    escalateMinutes: z
      .preprocess(
        (value) => value ?? 0,
        z.int().min(0, 'must be at least 0').max(1440, 'must be at most 1440'),
      )
      .optional()
      .meta({
        description:
          'After how many minutes all members but viewers get a mail when a visitor wants a person and nobody has replied; 1 for the soonest, 5 by default. null or 0: no mail. Needs a service that sends mail.',
      }),
    assignment: z.enum(assignments).optional().meta({
      description:
        'Who gets a visitor who wants a person, among members who are online: manual (nobody by itself), round_robin (who got one longest ago) or least_busy (who has the fewest). If nobody replies within escalateMinutes, it is offered to all again.',
    }),
    retentionDays: z.strictObject({ conversations: days, leads: days, attachments: days }).optional().meta({
      description:
        'Days after which conversations (from the last message), leads and attachments are deleted for good. null: they are kept.',
    }),
    redact: z.array(z.enum(personalKinds)).max(personalKinds.length).optional().meta({
      description:
        'What is replaced in what customers write from now on and in notes on leads, before it is stored or sent to a model: card, email, phone, id_number. [] replaces nothing. Contact forms keep the address and the phone number.',
    }),
  }),
  output: z.object({ data: Workspace }),
  async handler(
    { tx, principal: { reach } },
    { name, escalateMinutes, assignment, retentionDays = {}, redact },
  ) {
    const data = await tx(async (sql) => {
      const [workspace] = await sql(Workspace)`
        update workspaces w set name = coalesce(${name?.trim() ?? null}, w.name),
          escalate_minutes = case when ${escalateMinutes !== undefined} then ${escalateMinutes || null}::int else w.escalate_minutes end,
          assignment = coalesce(${assignment ?? null}, w.assignment),
          retention_conversations = ${after(retentionDays.conversations, fragment`w.retention_conversations`)},
          retention_leads = ${after(retentionDays.leads, fragment`w.retention_leads`)},
          retention_attachments = ${after(retentionDays.attachments, fragment`w.retention_attachments`)},
          redact = coalesce(${redact ? [...new Set(redact)] : null}::text[], w.redact)
        where w.id = ${reach.workspace} returning ${workspaceColumns}`;
      return workspace ?? fail('not_found', 'This workspace was deleted.');
    });
    return { data };
  },
});
