import { defineTool, restoreDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'restore_knowledge',
  title: 'Restore a deleted document',
  description:
    'Brings a document back that was deleted in the last 30 days. Its passages are made again from the stored text, without fetching its page. Next, call get_knowledge with wait. The id is that of delete_knowledge; list_audit_events lists it too.',
  askedAs: 'undo bring back undelete recover document page file',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'document',
  rest: { method: 'POST', path: '/kb/{id}/restore' },
  mcp: 'core',
  input: z.object({ id: schemas.id('Id of the deleted document, from delete_knowledge.') }),
  output: z.object({ data: z.object({ id: z.uuid(), status: z.enum(schemas.documentStatuses) }) }),
  async handler(ctx, { id }) {
    return { data: { id, status: await restoreDocument(ctx, id) } };
  },
});
