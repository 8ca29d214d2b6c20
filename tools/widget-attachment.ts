import { defineTool, fail, fragment, readAttachment, schemas, visitOf } from '@jawab/core';
import { z } from 'zod';
import getAttachment from './get-attachment.ts';

export default defineTool({
  name: 'widget_attachment',
  title: 'Get a file of the conversation',
  description:
    'Returns a file of the visitor’s own conversation: its bytes, or JSON for a client that accepts nothing else. widget_messages has the ids.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/widget/{publicKey}/attachments/{id}', bytes: 'file' },
  mcp: false,
  strangersText: ['data.name'],
  input: z.object({ id: schemas.id('Id of the attachment.') }),
  output: getAttachment.output,
  async handler(ctx, { id }) {
    const { workspace: workspaceId } = ctx.principal.reach;
    const { botId, sessionId } = visitOf(ctx);
    const own = fragment`c.bot_id = ${botId} and c.session_id = ${sessionId} and c.of_visitor`;
    const file =
      (await readAttachment(ctx.sql, { workspaceId, id }, own)) ??
      fail('not_found', 'There is no attachment with this id in your conversation.');
    const { kind, name, mime, bytes } = file;
    return { data: { id, kind, name, mime, bytes: bytes.length, data: bytes.toString('base64') } };
  },
});
