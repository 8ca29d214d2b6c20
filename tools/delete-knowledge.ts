import { defineTool, deleteDocument, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_knowledge',
  title: 'Delete a document',
  description:
    'Deletes one knowledge-base document, with its passages. Bots stop answering from it at once. restore_knowledge brings it back within 30 days. Sources of earlier answers keep its title and address. A job that still processes it writes nothing. Call list_knowledge for ids.',
  askedAs: 'remove take out old document brochure page file outdated documents',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'document',
  rest: { method: 'DELETE', path: '/kb/{id}' },
  mcp: 'core',
  input: z.object({ id: schemas.id('Document id, from list_knowledge.') }),
  output: z.object({
    data: z.object({ id: z.uuid(), deleted: z.literal(true), restorable_until: schemas.restorableUntil }),
  }),
  async handler(ctx, { id }) {
    const restorable_until = await deleteDocument(ctx, id);
    return { data: { id, deleted: true as const, restorable_until } };
  },
});
