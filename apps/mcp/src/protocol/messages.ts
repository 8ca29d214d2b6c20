import { boundFields, opens, requireScope, type TokenPrincipal, type Tool } from '@jawab/core';
import { readCall } from '../content/call-operation.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { toolOfEvents } from '../content/events.ts';
import { toolOfResource } from '../content/resources.ts';

/** The parts of a JSON-RPC message that this adapter reads before the protocol checks it. */
export interface Message {
  id?: unknown;
  method?: unknown;
  params?: {
    name?: unknown;
    uri?: unknown;
    arguments?: unknown;
    requestId?: unknown;
    timeoutMs?: unknown;
    _meta?: Record<string, unknown>;
  };
}

/**
 * Returns the messages of a body: one, or those of a batch (revision 2025-03-26 and earlier). Drops what is not an
 * object.
 */
export const listMessages = (body: unknown): Message[] =>
  (Array.isArray(body) ? body : [body]).filter((one) => typeof one === 'object' && one !== null);

const isFields = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Reads arguments that came as the text of an object. */
function readArguments(given: unknown): unknown {
  if (typeof given !== 'string' || !given.trimStart().startsWith('{')) return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/**
 * Takes params that are null, and a blank cursor, as left out, reads arguments that came as text, and takes a call of
 * `call_operation` as one of the operation. Drops what no tool reads
 * from calls with thousands of arguments, before the protocol looks at each of them.
 */
export function tidyMessage(catalogue: Catalogue, message: Message): void {
  if (message.params === null) delete message.params;
  if (!isFields(message.params)) return;
  const params: Record<string, unknown> = withoutNulls(message.params);
  message.params = params;
  if (typeof params.cursor === 'string' && params.cursor.trim() === '') delete params.cursor;
  if (message.method === 'prompts/get' && isFields(params.arguments))
    params.arguments = withoutNulls(params.arguments);
  if (message.method !== 'tools/call' || typeof params.name !== 'string') return;
  const call = catalogue.findsOperations ? readCall(params.name, readArguments(params.arguments)) : null;
  if (call && catalogue.get(call.name)) Object.assign(params, call);
  const given = readArguments(params.arguments);
  const entry = catalogue.get(params.name as string);
  if (!entry || !isFields(given)) return;
  const shape = Object.assign({}, entry.tool.input.shape, entry.adapterInput.shape);
  params.arguments = boundFields({ shape }, given);
}

export const isRequest = ({ id, method }: Message) => id !== undefined && typeof method === 'string';

/** Returns the tool that a message calls, or that reads a resource or events for it. */
export function toolOf(catalogue: Catalogue, { method, params }: Message): Tool | undefined {
  if (method === 'tools/call' && typeof params?.name === 'string') return catalogue.get(params.name)?.tool;
  if (method === 'resources/read' && typeof params?.uri === 'string')
    return toolOfResource(catalogue, params.uri);
  return typeof method === 'string' ? toolOfEvents(catalogue, method) : undefined;
}

/** Fails with 403 for a tool that is hidden from this token, and names all scopes that the call needs. */
export function requireScopes(catalogue: Catalogue, messages: Message[], principal: TokenPrincipal) {
  for (const message of messages) {
    const tool = toolOf(catalogue, message);
    if (tool && !opens(principal, tool)) requireScope(tool, { principal });
  }
}

/** Returns true if an answer can take so long that its stream must open before it. */
export function takesTime(catalogue: Catalogue, message: Message): boolean {
  const tool = toolOf(catalogue, message);
  if (message.method === 'events/poll') return Number(message.params?.timeoutMs) > 0;
  const { wait } = (message.params?.arguments ?? {}) as { wait?: unknown };
  return Boolean(tool?.rest.stream) || (tool !== undefined && 'wait' in tool.input.shape && Number(wait) > 0);
}

const methods = new Set([
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'skills/list',
  'skills/get',
  'events/list',
  'events/poll',
  'events/subscribe',
  'events/unsubscribe',
  'notifications/initialized',
  'notifications/cancelled',
  'subscriptions/listen',
]);

/** Returns the name a request is counted by, from a closed set: a tool, a method of the protocol, or `other`. */
export function nameOperation(catalogue: Catalogue, [first, ...more]: Message[]): string {
  if (!first || more.length > 0) return first ? 'batch' : 'none';
  const tool = first.method === 'tools/call' ? toolOf(catalogue, first) : undefined;
  return tool?.name ?? (methods.has(first.method as string) ? (first.method as string) : 'other');
}
