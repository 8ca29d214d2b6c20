import {
  buildDeliveryBody,
  buildSubscriptionBody,
  isEchoed,
  signForService,
  signForStandard,
  webhookSecretContext,
} from '@jawab/core';
import { EgressError, post } from '@jawab/egress';
import type { Runtime } from '@jawab/runtime';
import type { Timings } from '../work.ts';

/** An attempt as `claim_deliveries` returns it, already marked as sending. */
export interface Attempt {
  workspace_id: string;
  id: string;
  webhook_id: string;
  url: string;
  egress_allowed: boolean;
  retry: 'none' | 'standard';
  event_id: string;
  event: string;
  data: Record<string, unknown>;
  happened_at: string;
  /** 0 for a test, which has no further attempts. */
  attempt: number;
  secret: string;
  active_at: string;
  previous_secret: string | null;
  previous_until: string | null;
  /** True for a subscription of an MCP client, which gets events in the form of that protocol. */
  is_subscription: boolean;
}

/** The outcome of an attempt, as `settle_deliveries` takes it. */
export interface Outcome {
  workspace_id: string;
  id: string;
  status: 'delivered' | 'failed' | 'lost';
  sent_at: string;
  body: string;
  response_status: number | null;
  latency_ms: number;
  response: string | null;
  error: { code: string; message: string } | null;
  retry_in_ms: number | null;
}

/** Returns the secrets that sign now. `X-Service-Signature` uses the first. */
function openSecrets(runtime: Runtime, attempt: Attempt, at: Date): [string, ...string[]] {
  const context = webhookSecretContext(attempt.workspace_id, attempt.webhook_id);
  const newest = runtime.secrets.open(attempt.secret, context);
  const { previous_secret: kept, previous_until: until } = attempt;
  if (!kept || !until || new Date(until) <= at) return [newest];
  const previous = runtime.secrets.open(kept, context);
  return at < new Date(attempt.active_at) ? [previous, newest] : [newest, previous];
}

/** Builds the body and the headers of a request. `timestamp` is when it is sent, in Unix seconds. */
export function buildRequest(attempt: Attempt, secrets: [string, ...string[]], at: Date) {
  const { event, data, event_id: id, happened_at: createdAt, is_subscription: isSubscription } = attempt;
  const timestamp = Math.floor(at.getTime() / 1000);
  const facts = { event, data, id, createdAt };
  const body = Buffer.from(
    JSON.stringify(isSubscription ? buildSubscriptionBody(facts) : buildDeliveryBody(facts, at)),
  );
  const headers = {
    'content-type': 'application/json',
    ...(isSubscription && { 'x-mcp-subscription-id': attempt.webhook_id }),
    'x-service-event': event,
    'x-service-timestamp': String(timestamp),
    'x-service-signature': signForService(secrets[0], timestamp, body),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signForStandard(secrets, id, timestamp, body),
  };
  return { body, headers };
}

/** Answers by which a subscriber refuses an event for good. */
const refusals = new Set([410, 413]);

/** Removes what Postgres cannot store. */
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '�');

/** Returns the time until the next attempt after a failed one; null: it was the last. */
function findDelay({ retry, attempt }: Attempt, delaysMs: readonly number[]): number | null {
  const delayMs = retry === 'standard' ? delaysMs[attempt - 1] : undefined;
  return delayMs === undefined ? null : delayMs * (1 + Math.random() / 10);
}

const findResend = ({ retry, attempt }: Attempt) => (retry === 'standard' && attempt > 0 ? 0 : null);

const notEchoed = {
  code: 'challenge_failed',
  message: 'The answer did not repeat `challenge`, so nothing is sent there.',
};

/** Reads the answer of a receiver. */
function readAnswer(attempt: Attempt, { status, answer, latencyMs }: Awaited<ReturnType<typeof post>>) {
  const isTaken = status >= 200 && status < 300;
  const ok = isTaken && isEchoed(attempt, answer);
  return {
    status: ok ? ('delivered' as const) : ('failed' as const),
    response_status: status,
    latency_ms: latencyMs,
    response: storable(answer),
    error: isTaken && !ok ? notEchoed : null,
    isFinal: ok || (attempt.is_subscription && refusals.has(status)),
  };
}

/**
 * Sends one attempt and returns its outcome. Never throws. If the worker stops meanwhile, the outcome is `lost`, and a webhook that
 * retries gets the event again. */
export async function sendAttempt(
  runtime: Runtime,
  { deliveryMs, deliveryRetriesMs }: Pick<Timings, 'deliveryMs' | 'deliveryRetriesMs'>,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = new Date();
  const startedAt = performance.now();
  const known = { workspace_id: attempt.workspace_id, id: attempt.id, sent_at: at.toISOString() };
  const retry_in_ms = findDelay(attempt, deliveryRetriesMs);
  let sent = '';
  try {
    const { body, headers } = buildRequest(attempt, openSecrets(runtime, attempt, at), at);
    sent = body.toString();
    const answer = await post({
      url: attempt.url,
      body,
      headers,
      totalMs: deliveryMs,
      signal,
      ...(attempt.egress_allowed && { allow: runtime.egressAllow }),
    });
    const { isFinal, ...read } = readAnswer(attempt, answer);
    return { ...known, body: sent, ...read, retry_in_ms: isFinal ? null : retry_in_ms };
  } catch (error) {
    const lost = signal.aborted;
    if (!(error instanceof EgressError))
      runtime.log.error({ error, delivery: attempt.id }, 'a delivery could not be sent');
    return {
      ...known,
      body: sent,
      status: lost ? 'lost' : 'failed',
      response_status: null,
      response: null,
      latency_ms: Math.round(performance.now() - startedAt),
      error: explain(error, lost),
      retry_in_ms: lost ? findResend(attempt) : retry_in_ms,
    };
  }
}

function explain(error: unknown, lost: boolean): { code: string; message: string } {
  if (lost)
    return { code: 'lost', message: 'The worker stopped while it was sending. The event may have arrived.' };
  if (error instanceof EgressError) return { code: error.code, message: error.message };
  return {
    code: 'internal',
    message: 'The event was not sent because of an error on our side. If this repeats, rotate the secret.',
  };
}
