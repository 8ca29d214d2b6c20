import { defineTool, stopAnswer } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_stop',
  title: 'Stop the answer',
  description:
    'Ends the running answer of this session within a second, whichever process makes it. The text so far is kept and marked `interrupted`; the stream of the chat ends as usual.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/widget/{publicKey}/stop' },
  mcp: false,
  input: z.object({}),
  output: z.object({
    data: z.object({ stopped: z.boolean().meta({ description: 'false: no answer was running.' }) }),
  }),
  async handler(ctx) {
    return { data: { stopped: (await stopAnswer(ctx)) > 0 } };
  },
});
