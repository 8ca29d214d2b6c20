import { readFileSync } from 'node:fs';
import { findSuccess } from './find-success.ts';
import type { Schema } from './names.ts';

/** The bodies of one call, as the test `test/contract/openapi-examples.test.ts` recorded them. */
export interface Example {
  request?: unknown;
  response?: unknown;
  /** The text of the same answer as events. */
  stream?: string;
}

const recorded: Record<string, Example> = JSON.parse(
  readFileSync(new URL('./examples.json', import.meta.url), 'utf8'),
);

const contentOf = (part: unknown, type: string) =>
  (part as { content?: Record<string, Schema> } | undefined)?.content?.[type];

/** Returns an operation with the recorded bodies of a call beside their schemas. */
export function addExamples(operation: Schema): Schema {
  const { request, response, stream } = recorded[operation.operationId as string] ?? {};
  const asked = contentOf(operation.requestBody, 'application/json');
  if (asked && request !== undefined) asked.example = request;
  const [, success] = findSuccess(operation.responses as Record<string, Schema>);
  const answered = contentOf(success, 'application/json');
  if (answered && response !== undefined) answered.example = response;
  const events = contentOf(success, 'text/event-stream');
  if (events && stream !== undefined) events.example = stream;
  return operation;
}
