import { defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'revoke_connection',
  title: 'Revoke a connection',
  description:
    'Ends a connection from list_connections at once and for good: the next request of its program is refused. A member can connect the program again.',
  askedAs: 'disconnect program app Claude ChatGPT OAuth stop access',
  scope: 'tokens:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'connection',
  rest: { method: 'DELETE', path: '/connections/{id}' },
  workspaceWide: true,
  input: z.object({ id: schemas.id('Connection id, from list_connections.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal: { reach } }, { id }) {
    await tx(async (sql) => {
      const [ended] = await sql`
        delete from connections where workspace_id = ${reach.workspace} and id = ${id} returning id`;
      return ended ?? fail('not_found', `There is no connection ${id}. Call list_connections for the ids.`);
    });
    return { data: { id, deleted: true as const } };
  },
});
