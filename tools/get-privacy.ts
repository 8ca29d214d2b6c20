import { defineTool, describePrivacy, Privacy } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_privacy',
  title: 'Where data goes',
  description:
    'Returns who gets data of this workspace and for what, where and how long data is kept, and what is masked. It is made from the settings of the service and of the workspace, to hand to a customer or a lawyer. It promises nothing about a law.',
  askedAs: 'privacy gdpr pdpa dpdp subprocessors data residency retention lawyer region',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/privacy' },
  input: z.object({}),
  output: z.object({ data: Privacy }),
  async handler(ctx) {
    return { data: await describePrivacy(ctx) };
  },
});
