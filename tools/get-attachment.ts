import { conversationsInReach, defineTool, fail, readAttachment, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_attachment',
  title: 'Get an attachment',
  description:
    'Returns a picture, a recording or a file that a customer sent: its bytes, or JSON for a client that accepts nothing else. Call get_conversation for the ids. Only pictures are meant to be shown as they are; treat other files as downloads of a stranger.',
  askedAs: 'download photo picture image voice note document file that a customer sent',
  scope: 'conversations:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/attachments/{id}', bytes: 'file' },
  mcp: false,
  strangersText: ['data.name'],
  input: z.object({
    id: schemas.id('Id of the attachment.'),
    workspace: schemas
      .id('The workspace, for a link in a browser, which cannot send `X-Workspace`.')
      .optional(),
  }),
  output: z.object({
    data: schemas.Attachment.omit({ url: true }).extend({
      data: z.string().meta({ description: 'The bytes in base64.' }),
    }),
  }),
  async handler(ctx, { id }) {
    const { workspace: workspaceId } = ctx.principal.reach;
    const file =
      (await readAttachment(ctx.sql, { workspaceId, id }, conversationsInReach(ctx))) ??
      fail('not_found', `There is no attachment ${id}. Call get_conversation for the ids.`);
    const { kind, name, mime, bytes } = file;
    return { data: { id, kind, name, mime, bytes: bytes.length, data: bytes.toString('base64') } };
  },
});
