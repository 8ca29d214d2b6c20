import { admitVisitor, fail, readVisitorSession, type Tool, type VisitorPrincipal } from '@jawab/core';
import {
  type Call,
  type CorsRules,
  corsHeaders,
  createAddressReader,
  foreignOrigin,
  networkOf,
  readHost,
  readVisitorToken,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { createWaitingAddresses } from './waiting-addresses.ts';
import { tooManyRequests } from './word-for-visitor.ts';

const cors: CorsRules = {
  methods: 'GET, POST, DELETE, OPTIONS',
  requestHeaders: 'Content-Type, X-Widget-Session, Idempotency-Key, Last-Event-ID, If-None-Match',
  exposedHeaders: 'X-Request-Id, Retry-After, ETag, Idempotent-Replayed',
};

const publicKeyForm = /^[\w-]{1,100}$/;

/**
 * Creates the admission of visitors: public key, rate limits, origin, then the signed session when the tool needs one. Sets the
 * CORS headers of the call first, so that a page can read every refusal. A preflight needs no session. An address that sent too
 * many requests is refused without the database for a moment, and waits up to `maxHoldMs` for it.
 */
export function createAdmission(runtime: Runtime, maxHoldMs: number) {
  const { database, secrets, config, languages } = runtime;
  const readAddress = createAddressReader(config.trustProxy);
  const waiting = createWaitingAddresses();
  return async (
    call: Call,
    publicKey: string,
    { withoutSession = false }: Pick<Tool, 'withoutSession'>,
    isPreflight: boolean,
  ): Promise<VisitorPrincipal> => {
    const { request, incoming } = call;
    const origin = request.headers.get('origin');
    call.headers = corsHeaders(origin, request.method, cors);
    if (!publicKeyForm.test(publicKey)) fail('not_found', 'There is no bot with this public key.');
    const network = networkOf(readAddress(request, incoming));
    call.network = network;
    const address = `${publicKey} ${network}`;
    const known = waiting.find(address);
    if (known) {
      await waiting.hold(address, maxHoldMs, request.signal);
      throw tooManyRequests(known.waitSeconds, call, { languages, speechForms: known.speechForms });
    }
    const token = readVisitorToken(request);
    const session = token === null ? null : readVisitorSession(secrets, token, new Date());
    const own = { host: readHost(request), publicUrl: config.publicUrl };
    const { principal, isRefused, waitSeconds, isAddressWaiting } = await admitVisitor(database, publicKey, {
      session,
      address: network,
      origin: foreignOrigin(origin, own),
    });
    if (waitSeconds !== null) {
      const { speechForms } = principal;
      if (isAddressWaiting) waiting.keep(address, { waitSeconds, speechForms });
      throw tooManyRequests(waitSeconds, call, { languages, speechForms });
    }
    if (isRefused)
      fail(
        'origin_forbidden',
        'Pages of this origin cannot show this bot. Add the origin to allowedOrigins of the bot.',
      );
    // An Idempotency-Key belongs to a session; without one, nobody gets another visitor's answer.
    if (withoutSession || isPreflight) return { ...principal, sessionId: null };
    return requireSession(principal);
  };
}

function requireSession(principal: VisitorPrincipal): VisitorPrincipal {
  if (principal.sessionId === null)
    fail('unauthorized', 'This needs a session. Open one and send its token as `X-Widget-Session`.');
  return principal;
}
