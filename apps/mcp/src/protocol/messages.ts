import { opens, requireScope, type TokenPrincipal, type Tool } from '@jawab/core';
import type { Catalogue } from '../content/catalogue.ts';
import { toolOfResource } from '../content/resources.ts';

/** A JSON-RPC message as far as this adapter looks at it before the protocol's own checks. */
export interface Message {
  id?: unknown;
  method?: unknown;
  params?: {
    name?: unknown;
    uri?: unknown;
    arguments?: unknown;
    requestId?: unknown;
    _meta?: Record<string, unknown>;
  };
}

/** The messages of a body: one, or those of a batch (2025-03-26 and earlier). What is no object is left out. */
export const listMessages = (body: unknown): Message[] =>
  (Array.isArray(body) ? body : [body]).filter((one) => typeof one === 'object' && one !== null);

export const isRequest = ({ id, method }: Message) => id !== undefined && typeof method === 'string';

/** The tool a message calls or reads a resource with. */
export function toolOf(catalogue: Catalogue, { method, params }: Message): Tool | undefined {
  if (method === 'tools/call' && typeof params?.name === 'string') return catalogue.get(params.name)?.tool;
  if (method === 'resources/read' && typeof params?.uri === 'string')
    return toolOfResource(catalogue, params.uri);
  return undefined;
}

/** 403 for a tool that is hidden from this token: it names all scopes that a token for the call would hold. */
export function requireScopes(catalogue: Catalogue, messages: Message[], principal: TokenPrincipal) {
  for (const message of messages) {
    const tool = toolOf(catalogue, message);
    if (tool && !opens(principal, tool)) requireScope(tool, { principal });
  }
}

/** Whether an answer can take long enough that its stream must be open before it begins. */
export function takesTime(catalogue: Catalogue, message: Message): boolean {
  const tool = toolOf(catalogue, message);
  const { wait } = (message.params?.arguments ?? {}) as { wait?: unknown };
  return Boolean(tool?.rest.stream) || (tool !== undefined && 'wait' in tool.input.shape && Number(wait) > 0);
}

const methods = new Set([
  ...['initialize', 'ping', 'server/discover', 'tools/list', 'tools/call', 'resources/list'],
  ...['resources/templates/list', 'resources/read', 'prompts/list', 'prompts/get', 'completion/complete'],
  ...['skills/list', 'skills/get'],
  ...['notifications/initialized', 'notifications/cancelled', 'subscriptions/listen'],
]);

/** What a request is counted as: a tool, a method of the protocol, or `other`; a closed set. */
export function nameOperation(catalogue: Catalogue, [first, ...more]: Message[]): string {
  if (!first || more.length > 0) return first ? 'batch' : 'none';
  const tool = first.method === 'tools/call' ? toolOf(catalogue, first) : undefined;
  return tool?.name ?? (methods.has(first.method as string) ? (first.method as string) : 'other');
}
