import { randomUUID } from 'node:crypto';
import { type Tool, toJsonSchema } from '@jawab/core';
import { makeVoiceWav } from './voice.ts';

/** A browser that takes push messages, with the keys of the example of RFC 8291. */
export const pushSubscription = {
  endpoint: 'https://push.example.com/send/1',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

interface Field {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
}

/** A signing secret in the form of Standard Webhooks. */
export const sampleSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Values of fields whose schema does not say everything that they must be. */
const values: Record<string, unknown> = {
  assignee: 'nobody',
  kind: 'telegram',
  settings: { botToken: `7:${'x'.repeat(35)}` },
  email: 'siti@example.com',
  origin: 'https://shop.example',
  url: 'https://shop.example.com/',
  urls: ['https://shop.example.com/'],
  events: ['lead.created'],
  filename: 'x.txt',
  contentBase64: 'eA==',
  audio: { data: makeVoiceWav(500).toString('base64') },
  response_format: 'wav',
  secret: sampleSecret,
};

function sampleOf({ type, format, enum: choices, minimum }: Field): unknown {
  if (choices) return choices[0];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'array') return [];
  return format === 'uuid' ? randomUUID() : 'New';
}

/** Returns a valid input with the fields that a tool requires. `given` has the values that the caller chooses, such as ids. */
export function sampleInput(tool: Tool, given: Record<string, unknown>): Record<string, unknown> {
  const { properties, required } = toJsonSchema(tool.input, 'input') as {
    properties: Record<string, Field>;
    required?: string[];
  };
  return Object.fromEntries(
    (required ?? []).map((field) => [
      field,
      given[field] ?? values[field] ?? sampleOf(properties[field] as Field),
    ]),
  );
}
