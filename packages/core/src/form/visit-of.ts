import type { Context } from './context.ts';
import { fail } from './errors.ts';
import { onlyBot } from './principal.ts';

const noSession = () =>
  fail('unauthorized', 'This needs a session. Open one and send its token as `X-Widget-Session`.');

/** Returns the bot that a visitor's call belongs to, with or without a session. */
export const visitedBot = ({ principal }: Pick<Context, 'principal'>): string =>
  onlyBot(principal) ?? noSession();

/** Returns the bot and the session a visitor's call belongs to. Fails with `unauthorized` without a session. */
export function visitOf({ principal }: Pick<Context, 'principal'>): { botId: string; sessionId: string } {
  const botId = onlyBot(principal);
  const sessionId = principal.actor === 'visitor' ? principal.sessionId : null;
  return botId === null || sessionId === null ? noSession() : { botId, sessionId };
}
