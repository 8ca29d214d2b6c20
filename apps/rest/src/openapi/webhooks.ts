import { type EventKind, eventKinds, sampleDelivery, toJsonSchema } from '@jawab/core';
import { z } from 'zod';
import { describeProperties } from './describe-properties.ts';
import { refTo, type Schema } from './names.ts';

const chatbot_id = z.uuid().nullable().meta({ description: 'Id of the bot; null if it concerns all bots.' });
const session_id = z.string().meta({ description: 'Id of the conversation.' });
const time = (description: string) =>
  z.iso.datetime().meta({ description: `${description} (RFC 3339, UTC).` });
const test = z.boolean().optional().meta({ description: 'true: a test event with sample values.' });

const document = z.object({
  document_id: z.uuid().meta({ description: 'Id of the document.' }),
  chatbot_id,
  title: z.string().meta({ description: 'Its title.' }),
  status: z.string().meta({ description: 'ready or failed.' }),
  error: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: 'Why it failed and what to do; null if it is ready.' }),
  warnings: z
    .array(z.object({ code: z.string(), count: z.int().nullable() }))
    .meta({ description: 'What was not read, by code; get_knowledge says what each means.' }),
  test,
});

/** The data of each kind of event. */
export const eventData: Record<EventKind, z.ZodType> = {
  'lead.created': z.object({
    lead_id: z.uuid().meta({ description: 'Id of the lead.' }),
    session_id,
    chatbot_id,
    name: z.string().meta({ description: 'Name of the visitor.' }),
    email: z.string().meta({ description: 'E-mail address; empty if it is not known.' }),
    phone: z.string().nullable().meta({ description: 'Phone number; null if it is not known.' }),
    test,
  }),
  'conversation.handoff': z.object({
    session_id,
    chatbot_id,
    language: z.string().nullable().meta({ description: 'Language of the conversation (BCP 47).' }),
    last_message: z.string().nullable().meta({ description: 'What the visitor wrote last.' }),
    reason: z.string().meta({ description: 'Why a person is wanted.' }),
    requested_at: time('When the person was asked for'),
    test,
  }),
  'message.unanswered': z.object({
    session_id,
    chatbot_id,
    message_id: z.uuid().meta({ description: 'Id of the question.' }),
    question: z.string().meta({ description: 'The question.' }),
    language: z.string().nullable().meta({ description: 'Language of the question (BCP 47).' }),
    asked_at: time('When it was asked'),
    test,
  }),
  'document.ready': document,
  'document.failed': document,
  'tests.regressed': z.object({
    run_id: z.uuid().meta({ description: 'Id of the test run.' }),
    chatbot_id,
    passed: z.int().meta({ description: 'Cases that passed.' }),
    total: z.int().meta({ description: 'Cases of the run.' }),
    passed_before: z.int().meta({ description: 'Cases that passed in the run before.' }),
    regressed: z.int().meta({ description: 'Cases that passed before and fail now.' }),
    cases: z
      .array(
        z.object({
          case_id: z.uuid(),
          question: z.string(),
          reasons: z.array(z.string()).meta({ description: 'Why it fails.' }),
        }),
      )
      .meta({ description: 'At most 20 of them.' }),
    test,
  }),
  'message.failed': z.object({
    session_id,
    chatbot_id,
    channel_id: z.uuid().meta({ description: 'Id of the channel.' }),
    message_id: z.uuid().meta({ description: 'Id of the reply that did not reach the customer.' }),
    error: z.string().meta({ description: 'Why: window_closed, blocked, unknown_outcome, …' }),
    failed_at: time('When it was given up'),
    test,
  }),
  'channel.failing': z.object({
    channel_id: z.uuid().meta({ description: 'Id of the channel.' }),
    chatbot_id,
    kind: z.string().meta({ description: 'Kind of the channel.' }),
    error: z.string().meta({ description: 'Why: key_invalid, restricted, quota, …' }),
    failing_since: time('When it began to fail'),
    test,
  }),
};

const nameOf = (kind: EventKind) =>
  `${kind.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

const bodyOf = (kind: EventKind) =>
  z.object({
    id: z.uuid().meta({ description: 'Id of the event, the same at every attempt.' }),
    event: z.literal(kind).meta({ description: 'Kind of the event.' }),
    created_at: time('When it happened'),
    timestamp: z.int().meta({ description: 'When this attempt was sent, in Unix seconds.' }),
    data: (eventData[kind] as z.ZodObject).meta({ description: 'What happened.' }),
  });

/** The bodies of deliveries, by name. Bodies can gain members, so none is closed. */
export const eventSchemas: Record<string, Schema> = Object.fromEntries(
  eventKinds.map((kind) => [
    nameOf(kind),
    describeProperties(toJsonSchema(bodyOf(kind), 'input'), [nameOf(kind)], false) as Schema,
  ]),
);

const signatures = [
  ['X-Service-Event', 'Kind of the event.'],
  ['X-Service-Timestamp', 'When this attempt was sent, in Unix seconds.'],
  ['X-Service-Signature', 'HMAC-SHA256 of `timestamp.body` in hex, keyed with the secret.'],
  ['webhook-id', 'Id of the event (Standard Webhooks).'],
  ['webhook-timestamp', 'The same as X-Service-Timestamp (Standard Webhooks).'],
  ['webhook-signature', '`v1,` and the signature in base64 (Standard Webhooks).'],
].map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

/** Fixed, so that the document stays the same. */
const sampledAt = new Date('2026-01-31T09:00:00.000Z');

/** The section `webhooks`: what a receiver gets for each kind of event. */
export const webhooks: Record<string, Schema> = Object.fromEntries(
  eventKinds.map((kind) => [
    kind,
    {
      post: {
        operationId: `on_${kind.replace('.', '_')}`,
        summary: `The event ${kind}`,
        description: 'Sent to your receiver. Check the signature, and answer any 2xx within ten seconds.',
        tags: ['Webhooks'],
        security: [],
        parameters: signatures,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: refTo(nameOf(kind)),
              example: sampleDelivery(kind, sampledAt),
            },
          },
        },
        responses: { '2XX': { description: 'Received.' }, '4XX': { description: 'Counts as failed.' } },
      },
    },
  ]),
);
