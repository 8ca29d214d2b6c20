import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { waitFor } from '../../form/wait.ts';
import type { EventKind } from '../events/events.ts';
import { Delivery, deliveryColumns } from './webhooks.ts';

type DeliveryRecord = z.infer<typeof Delivery>;

/** Reads a delivery of a webhook, and waits up to `waitSeconds` until it has ended. Fails with `not_found`. */
export async function readDelivery(
  ctx: Pick<Context, 'sql' | 'principal' | 'now' | 'signal'>,
  { webhookId, id }: { webhookId: string; id: string },
  waitSeconds = 0,
): Promise<DeliveryRecord> {
  const read = async () => {
    const [delivery] = await ctx.sql(Delivery)`
      select ${deliveryColumns} from deliveries d
      where d.workspace_id = ${ctx.principal.reach.workspace} and d.webhook_id = ${webhookId} and d.id = ${id}`;
    return (
      delivery ??
      fail(
        'not_found',
        `There is no delivery ${id} of this webhook. Call list_webhook_deliveries for the ids.`,
      )
    );
  };
  return waitFor(ctx, waitSeconds, read, ({ status }) => status !== 'queued' && status !== 'sending');
}

/** An event as it is sent at a time, in Unix seconds. */
export interface DeliveryBody {
  event: string;
  timestamp: number;
  data: Record<string, unknown>;
  id: string;
  created_at: string;
}

/** An event, as the bodies of its deliveries are made from it. */
export interface EventFacts {
  event: string;
  data: Record<string, unknown>;
  id: string;
  createdAt: string;
}

/** Builds the body of a delivery. */
export const buildDeliveryBody = ({ event, data, id, createdAt }: EventFacts, at: Date): DeliveryBody => ({
  event,
  timestamp: Math.floor(at.getTime() / 1000),
  data,
  id,
  created_at: createdAt,
});

const sampleId = '00000000-0000-4000-8000-000000000000';

/** Members that samples share. */
interface SampleParts {
  chatbot_id: string;
  session: { session_id: string; chatbot_id: string };
  document: { document_id: string; chatbot_id: string; title: string };
  at: Date;
}

const samples: Record<EventKind, (parts: SampleParts) => Record<string, unknown>> = {
  'lead.created': ({ session }) => ({
    lead_id: sampleId,
    ...session,
    name: 'Test Visitor',
    email: 'visitor@example.com',
    phone: '+6591234567',
  }),
  'conversation.handoff': ({ session, at }) => ({
    ...session,
    language: 'en',
    last_message: 'I want to talk to a person.',
    reason: 'asked for a person',
    requested_at: at.toISOString(),
    assignee: null,
    summary: 'en · “I want to talk to a person.”',
  }),
  'conversation.rated': ({ session, at }) => ({
    ...session,
    score: 5,
    comment: 'Quick and friendly.',
    rated_at: at.toISOString(),
  }),
  'message.unanswered': ({ session, at }) => ({
    ...session,
    message_id: sampleId,
    question: 'Do you deliver to the moon?',
    language: 'en',
    asked_at: at.toISOString(),
  }),
  'document.ready': ({ document }) => ({
    ...document,
    status: 'ready',
    error: null,
    warnings: [{ code: 'hidden_parts_skipped', count: 2 }],
  }),
  'document.failed': ({ document }) => ({
    ...document,
    status: 'failed',
    error: { code: 'empty_content', message: 'There is no text in this document.' },
    warnings: [],
  }),
  'tests.regressed': ({ chatbot_id }) => ({
    run_id: sampleId,
    chatbot_id,
    passed: 8,
    total: 10,
    passed_before: 9,
    regressed: 1,
    cases: [
      { case_id: sampleId, question: 'Do you deliver on Sundays?', reasons: ['the answer lacks “Sunday”'] },
    ],
  }),
  'message.failed': ({ session, at }) => ({
    ...session,
    channel_id: sampleId,
    message_id: sampleId,
    error: 'unknown_outcome',
    failed_at: at.toISOString(),
  }),
  'channel.failing': ({ chatbot_id, at }) => ({
    channel_id: sampleId,
    chatbot_id,
    kind: 'telegram',
    error: 'key_invalid',
    failing_since: at.toISOString(),
  }),
};

/** Returns the data of a test event: all members of the real event with sample values, and `test: true`. */
export function sampleEvent(kind: EventKind, botId: string | null, at: Date): Record<string, unknown> {
  const chatbot_id = botId ?? sampleId;
  const session = { session_id: 'test-session', chatbot_id };
  const document = { document_id: sampleId, chatbot_id, title: 'Test document' };
  return { ...samples[kind]({ chatbot_id, session, document, at }), test: true };
}

/** Returns the body of a delivery, with sample values. */
export const sampleDelivery = (kind: EventKind, at: Date): DeliveryBody =>
  buildDeliveryBody(
    { event: kind, data: sampleEvent(kind, null, at), id: sampleId, createdAt: at.toISOString() },
    at,
  );
