import type { Schema } from './names.ts';

/** Returns the status and the answer of an operation that succeeds. Every operation has one. */
export const findSuccess = <Answer = Schema>(responses: Record<string, Answer>): [string, Answer] =>
  Object.entries(responses).find(([status]) => status.startsWith('2')) as [string, Answer];
