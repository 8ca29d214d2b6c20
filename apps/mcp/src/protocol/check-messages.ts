import { fail } from '@jawab/core';
import { isRequest, type Message } from './messages.ts';

/** The protocol revisions that the server supports, newest first. */
export const revisions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

const maxBatch = 100;

/** Refuses a batch that is too long, before anything is counted or done. */
export function checkBatch(body: unknown): void {
  if (Array.isArray(body) && body.length > maxBatch)
    fail(
      'invalid_request',
      `A batch can have at most ${maxBatch} messages; this one has ${body.length}. Send it in parts.`,
    );
}

const revisionKey = 'io.modelcontextprotocol/protocolVersion';

const namesRevision = ({ params }: Message) => params?._meta?.[revisionKey] !== undefined;

/**
 * Returns the revision that only the header of a request names, if the server does not support it. A message that names
 * one itself is compared with its header by the protocol.
 */
export function findUnknownRevision({ headers }: Request, messages: Message[]): string | null {
  const revision = headers.get('mcp-protocol-version');
  if (revision === null || revisions.includes(revision)) return null;
  return messages.some(namesRevision) ? null : revision;
}

type Kind = 'text' | 'object' | 'texts';
interface Param {
  path: string;
  kind: Kind;
  optional?: true;
}

const params: Record<string, Param[]> = {
  initialize: [
    { path: 'protocolVersion', kind: 'text' },
    { path: 'capabilities', kind: 'object' },
    { path: 'clientInfo', kind: 'object' },
    { path: 'clientInfo.name', kind: 'text' },
    { path: 'clientInfo.version', kind: 'text' },
  ],
  'tools/call': [
    { path: 'name', kind: 'text' },
    { path: 'arguments', kind: 'object', optional: true },
  ],
  'resources/read': [{ path: 'uri', kind: 'text' }],
  'prompts/get': [
    { path: 'name', kind: 'text' },
    { path: 'arguments', kind: 'texts', optional: true },
  ],
  'completion/complete': [
    { path: 'ref', kind: 'object' },
    { path: 'argument', kind: 'object' },
    { path: 'argument.name', kind: 'text' },
    { path: 'argument.value', kind: 'text' },
  ],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  object: isObject,
  texts: (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
};
const kindNames: Record<Kind, string> = {
  text: 'a string',
  object: 'an object',
  texts: 'an object of strings',
};

const valueAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((node, part) => (isObject(node) ? node[part] : undefined), value);

/** Says what is wrong with the params of a request, or returns null. Revisions without `initialize` refuse it themselves. */
export function findWrongParams(message: Message): string | null {
  if (!isRequest(message)) return null;
  const method = message.method as string;
  const given: unknown = message.params;
  if (method === 'initialize' && namesRevision(message)) return null;
  if (given !== undefined && !isObject(given)) return `The params of ${method} must be an object.`;
  for (const { path, kind, optional } of Object.hasOwn(params, method) ? (params[method] ?? []) : []) {
    const value = valueAt(given, path);
    if (optional && value === undefined) continue;
    if (!fits[kind](value)) return `The param \`${path}\` of ${method} must be ${kindNames[kind]}.`;
  }
  return null;
}
