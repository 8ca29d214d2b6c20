import { Refusal } from '@jawab/core';
import type { Tool as ToolDescription } from '@modelcontextprotocol/server';

export const callOperation = 'call_operation';

/** How `tools/list` shows the tool that calls any operation. It can do whatever an operation does. */
export const callOperationDescription: ToolDescription = {
  name: callOperation,
  title: 'Call an operation',
  description:
    'Calls an operation that find_operations returned, and answers exactly as it does. A refused call says why and what to do.',
  inputSchema: {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Name of the operation.' },
      arguments: { type: 'object', description: 'Its arguments, by its input_schema.' },
    },
    required: ['name'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
};

type Fields = Record<string, unknown>;

/** Returns the call that a call of `call_operation` contains; null if it is not such a call, or not a whole one. */
export function readCall(name: unknown, given: unknown): { name: string; arguments: unknown } | null {
  if (name !== callOperation || typeof given !== 'object' || given === null) return null;
  const { name: operation, arguments: args = {}, ...more } = given as Fields;
  if (typeof operation !== 'string' || operation === callOperation || Object.keys(more).length > 0)
    return null;
  return { name: operation, arguments: args };
}

/** Returns why no operation is called. `given` are the arguments of call_operation, if it was called. */
export function refuseCall(name: string, given: Fields): Refusal {
  const wanted = name === callOperation ? readCall(name, given)?.name : name;
  if (wanted !== undefined)
    return new Refusal('not_found', `There is no operation ${wanted}. Call find_operations for the names.`);
  const [unknown] = Object.keys(given).filter((field) => field !== 'name' && field !== 'arguments');
  if (unknown !== undefined)
    return new Refusal(
      'invalid_request',
      `\`${unknown}\` is not an argument of call_operation. It takes \`name\` and \`arguments\`: put what the operation takes into \`arguments\`.`,
    );
  return new Refusal(
    'invalid_request',
    '`name` must be the name of an operation. Call find_operations for the names.',
  );
}
