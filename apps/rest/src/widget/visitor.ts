import { admitVisitor, type Context, fail, matchLanguage, Refusal, type Registry } from '@jawab/core';
import {
  type Answer,
  type Call,
  type ChatTimes,
  type CorsRules,
  checkBotOrigin,
  corsHeaders,
  createOperation,
  networkOf,
  refuseMethod,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { z } from 'zod';
import { streamMessages } from './message-stream.ts';
import { readVisitorSession } from './session-token.ts';
import { createStreamPlaces, maxStreams } from './stream-places.ts';
import { createVisitorTools, withoutSession } from './visitor-tools.ts';

const path = /^\/widget\/([\w-]{1,100})\/(\w+)$/;

const cors: CorsRules = {
  methods: 'GET, POST, OPTIONS',
  requestHeaders: 'Content-Type, X-Widget-Session, Idempotency-Key',
  exposedHeaders: 'X-Request-Id, Retry-After',
};

/**
 * Serves `/v1/widget/{publicKey}/…`, the surface of a bot's visitors: no token but a public key, an origin, a signed
 * session, and the buckets of visitor and bot. CORS headers stand on refusals too.
 */
export function createVisitorSurface(runtime: Runtime, registry: Registry, times: ChatTimes) {
  const tools = createVisitorTools(registry, runtime.secretKey);
  const places = createStreamPlaces();
  const audience = { channel: 'widget', reword: wordForVisitor } as const;
  const operations = new Map(
    [...tools].map(([name, tool]) => [name, createOperation(tool, runtime, times, audience)]),
  );
  return async (
    call: Call,
    { route, query, host, address }: { route: string; query: string; host: string; address: string },
  ): Promise<Answer | null> => {
    const [, publicKey = '', name = ''] = path.exec(route) ?? [];
    const tool = tools.get(name);
    const operation = operations.get(name);
    if (!tool || !operation) return fail('not_found', 'There is no such operation for visitors.');
    call.operation = `widget_${name}`;
    const { method, headers } = call.request;
    const origin = headers.get('origin');
    const token = headers.get('x-widget-session');
    if (method !== 'OPTIONS' && method !== tool.rest.method)
      refuseMethod(method, [tool.rest.method, 'OPTIONS']);
    const session = token ? readVisitorSession(runtime.secretKey, token, new Date()) : null;
    const { principal, bot, waitSeconds } = await admitVisitor(runtime.database, publicKey, {
      session: session?.session ?? null,
      address: networkOf(address),
    });
    checkBotOrigin(origin, host, bot.allowedOrigins);
    call.headers = corsHeaders(origin, method, cors);
    if (waitSeconds !== null) {
      const ctx = runtime.contextFor(principal, { channel: 'widget', signal: call.request.signal });
      throw wordForVisitor(tooMany(waitSeconds), call, ctx, null);
    }
    if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
    // Without a session an Idempotency-Key has no owner: a new session is never replayed to anybody.
    if (withoutSession.has(name)) return operation(call, { ...principal, sessionId: null }, {}, query);
    if (session?.bot !== bot.id)
      return fail('unauthorized', 'This needs a session. Open one and send its token as `X-Widget-Session`.');
    const ids = { sessionId: session.session, chatbotId: bot.id };
    if (name !== 'messages' || !headers.get('accept')?.includes('text/event-stream'))
      return operation(call, principal, ids, query);
    const last = new URLSearchParams(query).get('after') ?? headers.get('last-event-id');
    const after = last && z.uuid().safeParse(last).success ? last : null;
    const ctx = runtime.contextFor(principal, { channel: 'widget', signal: call.request.signal });
    const leave = places.take([
      { key: session.session, most: maxStreams.session },
      { key: `${bot.id}/${networkOf(address)}`, most: maxStreams.address },
    ]);
    if (!leave) throw wordForVisitor(tooMany(5), call, ctx, null);
    try {
      await streamMessages(call, ctx, { ...ids, after }, times);
    } finally {
      leave();
    }
    return null;
  };
}

const tooMany = (seconds: number) =>
  new Refusal('rate_limited', 'Too many requests.', { retryAfterSeconds: seconds });

/** What a visitor reads when nothing can be answered: a sentence in their language, never a price or a cause. */
function wordForVisitor(refusal: Refusal, { request }: Call, ctx: Context, input: unknown): Refusal {
  const key = keyOf(refusal);
  if (!key) return refusal;
  const [wanted = ''] = request.headers.get('accept-language')?.split(/[,;]/) ?? [];
  const { message, language: explicit } = { ...(input as { message?: unknown; language?: string } | null) };
  const botLanguage = matchLanguage(wanted) ?? 'en';
  const { language } =
    typeof message === 'string'
      ? ctx.decideLanguage({ message, explicit, botLanguage })
      : { language: botLanguage };
  const seconds = refusal.details.retryAfterSeconds ?? 1;
  return new Refusal(refusal.code, ctx.say(language, key, { seconds }), refusal.details);
}

const keyOf = ({ code, status }: Refusal) =>
  code === 'quota_exceeded'
    ? 'errorQuota'
    : code === 'rate_limited'
      ? 'errorRateLimited'
      : status >= 500
        ? 'errorUnavailable'
        : null;
