import { ProtocolError } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { runTool } from './call-tool.ts';
import type { Catalogue } from './catalogue.ts';
import type { Entry } from './entry.ts';
import type { Exchange } from './exchange.ts';
import { EventRequest, readBot, writePosition } from './poll-events.ts';

const unsupported = -32014;
const callbackEndpointError = -32015;
/** How long a request waits for the receiver to answer the challenge. */
const waitSeconds = 10;

export const Subscribe = EventRequest.extend({
  delivery: z.looseObject({ mode: z.literal('webhook').optional(), url: z.string(), secret: z.string() }),
  cursor: z.string().nullish(),
  ttlMs: z.int().nonnegative().nullish(),
});
export const Unsubscribe = EventRequest.extend({ delivery: z.looseObject({ url: z.string() }) });

interface Saved {
  data: { id: string; active: boolean; refresh_before: string; last_error: string | null };
}

/** Finds the tool of a method. An address that changes nothing has none. */
function findEntry(catalogue: Catalogue, name: string): Entry {
  const entry = catalogue.answers(name);
  if (entry) return entry;
  throw new ProtocolError(unsupported, 'This address only reads. Subscribe at /mcp, or poll here.', {
    feature: 'deliveryMode',
    value: 'webhook',
  });
}

/** Adds a subscription, or refreshes it. Fails if its receiver does not answer the challenge. */
export async function subscribe(
  { catalogue, principal, runtime }: Exchange,
  params: z.infer<typeof Subscribe>,
  signal: AbortSignal,
) {
  const { name: event, delivery, cursor, ttlMs } = params;
  const { url, secret } = delivery;
  const ctx = runtime.contextFor(principal, { channel: 'mcp', signal });
  const input = {
    event,
    chatbotId: readBot(params),
    url,
    secret,
    ttlMs: ttlMs ?? undefined,
    wait: waitSeconds,
  };
  const entry = findEntry(catalogue, 'subscribe_events');
  const { data } = (await runTool(entry, ctx, input)) as unknown as Saved;
  if (!data.active)
    throw new ProtocolError(
      callbackEndpointError,
      'The receiver did not answer the challenge. Answer the body {"type": "verification", "challenge": …} with {"challenge": …}, then subscribe again.',
      { reason: data.last_error ?? 'timeout' },
    );
  const at = ctx.now();
  return {
    resultType: 'complete',
    id: data.id,
    refreshBefore: data.refresh_before,
    cursor: writePosition({ since: at.toISOString(), after: null, at: at.getTime() }),
    // Events are sent from now on. Those since an earlier cursor are read with events/poll.
    truncated: Boolean(cursor),
    deliveryStatus: { active: data.active, lastError: data.last_error },
  };
}

/** Ends a subscription of this principal. */
export async function unsubscribe(
  { catalogue, principal, runtime }: Exchange,
  params: z.infer<typeof Unsubscribe>,
  signal: AbortSignal,
) {
  const { name: event, delivery } = params;
  const ctx = runtime.contextFor(principal, { channel: 'mcp', signal });
  const input = { event, chatbotId: readBot(params), url: delivery.url };
  await runTool(findEntry(catalogue, 'unsubscribe_events'), ctx, input);
  return { resultType: 'complete' };
}
