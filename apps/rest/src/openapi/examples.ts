import { readFileSync } from 'node:fs';
import type { Schema } from './names.ts';

/** The bodies of one call, as the test `test/contract/openapi-examples.test.ts` recorded them. */
export interface Example {
  request?: unknown;
  response?: unknown;
}

const recorded: Record<string, Example> = JSON.parse(
  readFileSync(new URL('./examples.json', import.meta.url), 'utf8'),
);

const jsonOf = (part: unknown) =>
  (part as { content?: Record<string, Schema> } | undefined)?.content?.['application/json'];

/** Returns an operation with the recorded bodies of a call beside the schemas of its JSON bodies. */
export function addExamples(operation: Schema): Schema {
  const { request, response } = recorded[operation.operationId as string] ?? {};
  const asked = jsonOf(operation.requestBody);
  if (asked && request !== undefined) asked.example = request;
  const [success] = Object.entries(operation.responses as Record<string, Schema>).filter(([status]) =>
    status.startsWith('2'),
  );
  const answered = jsonOf(success?.[1]);
  if (answered && response !== undefined) answered.example = response;
  return operation;
}
