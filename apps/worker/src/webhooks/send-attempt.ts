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
  const delayMs = attempt.retry === 'standard' ? deliveryRetriesMs[attempt.attempt - 1] : undefined;
  const retry_in_ms = delayMs === undefined ? null : delayMs * (1 + Math.random() / 10);
  const resend_in_ms = attempt.retry === 'standard' && attempt.attempt > 0 ? 0 : null;
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
    const isTaken = answer.status >= 200 && answer.status < 300;
    const ok = isTaken && isEchoed(attempt, answer.answer);
    return {
      ...known,
      body: sent,
      status: ok ? 'delivered' : 'failed',
      response_status: answer.status,
      latency_ms: answer.latencyMs,
      response: storable(answer.answer),
      error:
        isTaken && !ok
          ? {
              code: 'challenge_failed',
              message: 'The answer did not repeat `challenge`, so nothing is sent there.',
            }
          : null,
      retry_in_ms: ok || (attempt.is_subscription && refusals.has(answer.status)) ? null : retry_in_ms,
    };
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
      retry_in_ms: lost ? resend_in_ms : retry_in_ms,
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
