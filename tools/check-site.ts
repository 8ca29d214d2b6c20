import {
  defineTool,
  fail,
  findBlockingDirective,
  findSnippet,
  readSnippetFacts,
  requireVisibleBot,
  schemas,
  snippetOf,
} from '@jawab/core';
import { z } from 'zod';

const Check = z.object({
  check: z.enum(['reachable', 'snippet', 'bubble', 'policy', 'origin']).meta({
    description:
      'reachable: the page answers. snippet: it has the script of this bot. bubble: the script asks for the message beside the launcher, if the bot has one. policy: its Content-Security-Policy allows the chat window. origin: the bot allows the page.',
  }),
  ok: z.boolean().meta({ description: 'false: something is missing.' }),
  message: z.string().meta({ description: 'What was found, and what to do if it is not ok.' }),
});

const tellPolicy = ({ origin }: URL, blocking: string | null) =>
  blocking
    ? `The Content-Security-Policy of the page blocks it. Add ${origin} to ${blocking}.`
    : 'The Content-Security-Policy of the page allows it.';

const checkBubble = ({ hasBubble }: { hasBubble: boolean }, code: string): z.infer<typeof Check> => ({
  check: 'bubble',
  ok: hasBubble,
  message: hasBubble
    ? 'The script asks for the message beside the launcher.'
    : `The script does not ask for the message beside the launcher. Replace it with ${code}`,
});

export default defineTool({
  name: 'check_site',
  title: 'Check a page with the chat window',
  description:
    'Fetches a public page and checks whether the chat window of a bot works there. The page needs the script of the bot, a Content-Security-Policy that allows it, and an allowed origin. A script that other code adds later is not seen. Call update_bot to allow an origin.',
  askedAs: 'put the chat on our website embed install snippet script allowed origin widget does not show',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: true },
  rest: { method: 'POST', path: '/bots/{id}/check-site' },
  input: z.object({
    id: schemas.id('Bot id, from list_bots.'),
    url: z.url({ error: 'must be an http or https address' }).max(2000).meta({ description: 'The page.' }),
  }),
  output: z.object({
    data: z.object({
      url: z.string().meta({ description: 'The address that answered.' }),
      ok: z.boolean().meta({ description: 'The chat window works there, with or without the bubble.' }),
      checks: z.array(Check).meta({ description: 'What was checked, in this order.' }),
    }),
  }),
  async handler(ctx, { id, url }) {
    const { workspace } = ctx.principal.reach;
    await requireVisibleBot(ctx, id);
    const refused = ctx.checkUrl(url);
    if (refused) fail('url_not_allowed', refused, { issues: [{ path: 'url', message: refused }] });
    const answer = await ctx.fetchSite(url);
    if ('error' in answer)
      return {
        data: { url, ok: false, checks: [{ check: 'reachable' as const, ok: false, message: answer.error }] },
      };
    const { site } = answer;
    const { origin } = new URL(site.url);
    const ownOrigin = new URL(ctx.baseUrl).origin;
    const bot = await readSnippetFacts(ctx.sql, { workspace, id }, { origin, ownOrigin });
    if (!bot) return fail('not_found', `There is no bot ${id}. Call list_bots for the ids.`);
    const snippet = findSnippet(site, bot.public_key);
    const blocking = snippet && findBlockingDirective(site, snippet);
    const checks: z.infer<typeof Check>[] = [
      { check: 'reachable', ok: true, message: 'The page answers.' },
      snippet
        ? { check: 'snippet', ok: true, message: `The page loads ${snippet.src.href}.` }
        : {
            check: 'snippet',
            ok: false,
            message: 'The page has no script of this bot. Add the snippet that get_bot returns.',
          },
    ];
    if (snippet && bot.bubble) checks.push(checkBubble(snippet, snippetOf(ctx, bot)));
    if (snippet)
      checks.push({ check: 'policy', ok: blocking === null, message: tellPolicy(snippet.src, blocking) });
    checks.push({
      check: 'origin',
      ok: bot.allowed,
      message: bot.allowed
        ? `${origin} may show this bot.`
        : `${origin} may not show this bot. Add it to allowedOrigins.`,
    });
    return { data: { url: site.url, ok: checks.every(({ check, ok }) => ok || check === 'bubble'), checks } };
  },
});
