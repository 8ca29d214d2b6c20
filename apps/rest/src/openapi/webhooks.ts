import { type EventKind, eventData, eventKinds, sampleDelivery, timeOf, toJsonSchema } from '@jawab/core';
import { z } from 'zod';
import { describeProperties } from './describe-properties.ts';
import { refTo, type Schema } from './names.ts';

const nameOf = (kind: EventKind) =>
  `${kind.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Event`;

const bodyOf = (kind: EventKind) =>
  z.object({
    id: z.uuid().meta({ description: 'Id of the event, the same at every attempt.' }),
    event: z.literal(kind).meta({ description: 'Kind of the event.' }),
    created_at: timeOf('When it happened'),
    timestamp: z.int().meta({ description: 'When this attempt was sent, in Unix seconds.' }),
    data: eventData[kind].meta({ description: 'What happened.' }),
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
