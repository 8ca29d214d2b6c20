import { randomUUID } from 'node:crypto';
import { type Tool, toJsonSchema } from '@jawab/core';
import { makeVoiceWav } from './voice.ts';

interface Field {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
}

/** Values of fields whose schema does not say everything that they must be. */
const values: Record<string, unknown> = {
  assignee: 'nobody',
  email: 'siti@example.com',
  origin: 'https://shop.example',
  url: 'https://shop.example.com/',
  events: ['lead.created'],
  filename: 'x.txt',
  contentBase64: 'eA==',
  audio: { data: makeVoiceWav(500).toString('base64') },
  response_format: 'wav',
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
