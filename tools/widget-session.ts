import {
  defineTool,
  keepIdentity,
  openVisitorSession,
  readIdentity,
  readVisitorSession,
  renewVisitorSession,
  visitedBot,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_session',
  title: 'Open a session',
  description:
    'Starts a conversation with an id that cannot be guessed and returns its signed token. Send the token as `X-Widget-Session` with every later call. With identity, the visitor is the customer whom your site has signed in; a token that is wrong or has expired opens no session.',
  scope: null,
  audience: ['visitor'],
  withoutSession: true,
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/widget/{publicKey}/session', status: 201 },
  mcp: false,
  input: z.object({
    identity: z.string().optional().meta({
      description:
        'Who the visitor is: a JSON Web Token that your server signed with the identity secret of the bot (HS256; `sub`, `exp` at most one hour ahead, and `name`, `email`, `phone` if you like).',
    }),
    session: z.string().optional().meta({
      description:
        'Token of the session so far, to go on with its conversation if it is anonymous or of the same person.',
    }),
  }),
  output: z.object({
    data: z.object({
      session_token: z
        .string()
        .meta({ description: 'Works for this bot only. Anyone who has it acts as this visitor.' }),
      session_id: z.uuid(),
      expires_at: z.iso.datetime().meta({ description: 'In 30 days (RFC 3339, UTC).' }),
    }),
  }),
  async handler(ctx, { identity, session: former }) {
    const { secrets } = ctx;
    const now = ctx.now();
    const bot = visitedBot(ctx);
    const person = identity === undefined ? null : await readIdentity(ctx, identity);
    const before = former === undefined ? null : readVisitorSession(secrets, former, now);
    const isTheirs = before?.bot === bot && (before.subject === undefined || before.subject === person?.sub);
    if (person) await keepIdentity(ctx, person, isTheirs ? before.session : null);
    const fresh = openVisitorSession(secrets, bot, now);
    const { token, session, expires } = person
      ? renewVisitorSession(
          secrets,
          { bot, session: isTheirs ? before.session : fresh.session, subject: person.sub },
          now,
        )
      : fresh;
    const expires_at = new Date(expires * 1000).toISOString();
    return { data: { session_token: token, session_id: session, expires_at } };
  },
});
