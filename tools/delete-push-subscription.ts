import { defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_push_subscription',
  title: 'Take no push messages',
  description:
    'Ends the push messages to one browser of the signed-in person. Send the id that create_push_subscription returned.',
  scope: null,
  audience: ['member'],
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'push_subscription',
  rest: { method: 'DELETE', path: '/push/subscriptions/{id}' },
  input: z.object({ id: schemas.id('Id of the subscription.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal }, { id }) {
    const memberId = principal.actor === 'member' ? principal.memberId : null;
    await tx(async (sql) => {
      const [gone] = await sql<{ id: string }>`
        delete from push_subscriptions
        where workspace_id = ${principal.reach.workspace} and id = ${id} and user_id = ${memberId} returning id`;
      return gone ?? fail('not_found', `There is no push subscription ${id} of yours.`);
    });
    return { data: { id, deleted: true as const } };
  },
});
