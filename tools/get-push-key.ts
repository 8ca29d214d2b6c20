import { defineTool, derivePushKeys } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_push_key',
  title: 'Get the push key',
  description:
    'Returns the public key (VAPID) with which a browser subscribes to push messages of this service. Next, send the subscription with create_push_subscription.',
  scope: null,
  audience: ['member'],
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/push/key' },
  input: z.object({}),
  output: z.object({
    data: z.object({
      publicKey: z.string().meta({ description: 'A point on P-256, uncompressed, in base64url.' }),
    }),
  }),
  async handler({ secrets }) {
    return { data: { publicKey: derivePushKeys(secrets).publicKey } };
  },
});
