import { defineTool, type EventKind, eventKinds, sampleDelivery } from '@jawab/core';
import { z } from 'zod';

const sampleTime = new Date('2026-01-05T09:00:00Z');

export default defineTool({
  name: 'list_webhook_samples',
  title: 'List sample events',
  description:
    'Lists the body of a delivery for each kind of event, with sample values and test: true in data. Nothing is sent; call test_webhook to send one.',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/webhooks/samples' },
  plan: 'scale',
  mcp: false,
  input: z.object({
    event: z.enum(eventKinds).optional().meta({ description: 'Only this kind of event.' }),
  }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.uuid().meta({ description: 'Id of the event.' }),
        event: z.enum(eventKinds).meta({ description: 'Kind of the event.' }),
        timestamp: z.int().meta({ description: 'When it would be sent, in Unix seconds.' }),
        created_at: z.iso.datetime().meta({ description: 'When it would have happened (RFC 3339, UTC).' }),
        data: z.record(z.string(), z.unknown()).meta({ description: 'What would have happened.' }),
      }),
    ),
  }),
  handler(_, { event }) {
    const kinds: readonly EventKind[] = event ? [event] : eventKinds;
    const data = kinds.map((kind) => Object.assign(sampleDelivery(kind, sampleTime), { event: kind }));
    return Promise.resolve({ data });
  },
});
