import {
  eventData,
  eventDescriptions,
  eventKinds,
  onlyBot,
  type Refusal,
  type Tool,
  toJsonSchema,
  toRefusal,
} from '@jawab/core';
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Catalogue, canUse } from './catalogue.ts';
import type { Exchange } from './exchange.ts';
import { eventReader, notFound, Poll, pollEvents } from './poll-events.ts';
import { Subscribe, subscribe, Unsubscribe, unsubscribe } from './subscribe-events.ts';

// The extension io.modelcontextprotocol/events (SEP-3415): a client polls one kind of event at a time, from now on.
const forbidden = -32012;
const resourceExhausted = -32013;

const tools: Record<string, string> = {
  'events/poll': eventReader,
  'events/subscribe': 'subscribe_events',
  'events/unsubscribe': 'unsubscribe_events',
};

/** Returns the tool that answers a method, so that its scope is checked before anything is done. */
export const toolOfEvents = (catalogue: Catalogue, method: string): Tool | undefined =>
  catalogue.answers(tools[method] ?? '')?.tool;

function listEvents({ catalogue, principal }: Exchange) {
  const entry = catalogue.answers(eventReader);
  if (!entry || !canUse(principal, entry.tool)) return [];
  const hooks = catalogue.answers('subscribe_events');
  const { properties = {} } = entry.describe(Boolean(onlyBot(principal))).inputSchema;
  const { chatbotId } = properties as Record<string, object | undefined>;
  const inputSchema = {
    type: 'object',
    properties: chatbotId ? { chatbotId } : {},
    additionalProperties: false,
  };
  return eventKinds.map((name) => ({
    name,
    description: eventDescriptions[name],
    delivery: hooks && canUse(principal, hooks.tool) ? ['poll', 'webhook'] : ['poll'],
    inputSchema,
    payloadSchema: toJsonSchema(eventData[name], 'input'),
  }));
}

/** Says a refusal in the codes of the extension. */
function toProtocolError({ status, message, code }: Refusal): ProtocolError {
  if (status === 400) return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code });
  if (status === 402 || status === 403) return new ProtocolError(forbidden, message, { code });
  if (status === 409) return new ProtocolError(resourceExhausted, message, { limit: 'subscriptions' });
  if (status === 404) return new ProtocolError(notFound, message, { code });
  return new ProtocolError(ProtocolErrorCode.InternalError, message, { code });
}

/** Answers requests for events, each with a tool. */
export function answerEvents(server: Server, exchange: Exchange) {
  const { methods, requestId, runtime } = exchange;
  const answer = <Params extends z.ZodType>(
    method: string,
    params: Params,
    run: (
      exchange: Exchange,
      params: z.infer<Params>,
      signal: AbortSignal,
    ) => Promise<Record<string, unknown>>,
  ) => {
    if (!methods.has(method)) return;
    server.setRequestHandler(method, { params }, async (given, { mcpReq }) => {
      try {
        return await run(exchange, given as z.infer<Params>, mcpReq.signal);
      } catch (error) {
        if (error instanceof ProtocolError) throw error;
        const refusal = toRefusal(error);
        if (refusal.code === 'internal') runtime.log.error({ error, requestId }, `${method} failed`);
        throw toProtocolError(refusal);
      }
    });
  };
  answer('events/list', z.looseObject({}).optional(), async () => ({
    resultType: 'complete',
    events: listEvents(exchange),
  }));
  answer('events/poll', Poll, pollEvents);
  answer('events/subscribe', Subscribe, subscribe);
  answer('events/unsubscribe', Unsubscribe, unsubscribe);
}
