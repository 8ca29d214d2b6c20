import { defineTool, onlyBot, openVisitorSession } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_session',
  title: 'Open a session',
  description:
    'Starts a conversation with an id that cannot be guessed and returns its signed token. Send the token as `X-Widget-Session` with every later call.',
  scope: null,
  audience: ['visitor'],
  withoutSession: true,
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/widget/{publicKey}/session', status: 201 },
  mcp: false,
  input: z.object({}),
  output: z.object({
    data: z.object({
      session_token: z
        .string()
        .meta({ description: 'Works for this bot only. Anyone who has it acts as this visitor.' }),
      session_id: z.uuid(),
      expires_at: z.iso.datetime().meta({ description: 'In 30 days (RFC 3339, UTC).' }),
    }),
  }),
  async handler({ now, principal, secrets }) {
    const { token, session, expires } = openVisitorSession(secrets, onlyBot(principal) ?? '', now());
    const expires_at = new Date(expires * 1000).toISOString();
    return { data: { session_token: token, session_id: session, expires_at } };
  },
});
