import {
  type Event,
  type EventKind,
  eventData,
  eventDescriptions,
  eventKinds,
  keptDays,
  onlyBot,
  type Refusal,
  type Tool,
  toJsonSchema,
  toRefusal,
} from '@jawab/core';
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { runTool } from './call-tool.ts';
import { type Catalogue, canUse } from './catalogue.ts';
import type { Entry } from './entry.ts';
import type { Exchange } from './exchange.ts';

// The extension io.modelcontextprotocol/events (SEP-3415): a client polls one kind of event at a time, from now on.
const notFound = -32011;
const forbidden = -32012;
const reader = 'list_events';
const maxWaitSeconds = 25;
/** The time that a client lets pass between two polls: less if the server holds each of them. */
const nextPollMs = { held: 1_000, quick: 10_000 };

/** Returns the tool that reads events for a method, so that its scope is checked before anything is read. */
export const toolOfEvents = (catalogue: Catalogue, method: string): Tool | undefined =>
  method === 'events/poll' ? catalogue.get(reader)?.tool : undefined;

function listEvents({ catalogue, principal }: Exchange) {
  const entry = catalogue.get(reader);
  if (!entry || !canUse(principal, entry.tool)) return [];
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
    delivery: ['poll'],
    inputSchema,
    payloadSchema: toJsonSchema(eventData[name], 'input'),
  }));
}

const Poll = z.looseObject({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).nullish(),
  cursor: z.string().nullish(),
  maxAgeMs: z.number().nonnegative().nullish(),
  maxEvents: z.int().positive().nullish(),
  timeoutMs: z.number().nonnegative().nullish(),
});

/** A position: events since a time, after a cursor of list_events. `at` is when it was given, in milliseconds. */
interface Position {
  since: string;
  after: string | null;
  at: number;
}
const Position = z.object({ since: z.iso.datetime(), after: z.string().nullable(), at: z.number() });

const writePosition = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

function readPosition(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      'This is not a cursor of these events. Poll without `cursor` to start from now.',
    );
  }
}

const dayMs = 86_400_000;

/** Checks the event and the arguments of a poll. Returns the bot that it is limited to. */
function readSubscription({ name, arguments: given }: z.infer<typeof Poll>): unknown {
  if (!eventKinds.includes(name as EventKind))
    throw new ProtocolError(notFound, `There is no event ${name}. Call events/list for the events.`, {
      kind: 'event',
    });
  const { chatbotId, ...unknown } = given ?? {};
  const [extra] = Object.keys(unknown);
  if (extra)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown argument \`${extra}\`. Known arguments: chatbotId.`,
    );
  return chatbotId;
}

interface Page {
  data: z.infer<typeof Event>[];
  has_more: boolean;
  next_cursor: string;
}

/** Answers one poll: the events after its cursor, or a first cursor. */
async function pollEvents(exchange: Exchange, params: z.infer<typeof Poll>, signal: AbortSignal) {
  const { catalogue, principal, runtime } = exchange;
  const { name, cursor, maxAgeMs, maxEvents, timeoutMs } = params;
  const chatbotId = readSubscription(params);
  const ctx = runtime.contextFor(principal, { channel: 'mcp', signal });
  const now = ctx.now().getTime();
  const from = cursor ? readPosition(cursor) : { since: new Date(now).toISOString(), after: null, at: now };
  const wait = cursor ? Math.min(maxWaitSeconds, Math.floor((timeoutMs ?? 0) / 1_000)) : 0;
  const limit = Math.min(maxEvents ?? 50, 200);
  const input = { type: name, chatbotId, since: from.since, cursor: from.after, wait, limit };
  const page = (await runTool(catalogue.get(reader) as Entry, ctx, input, async () => {})) as unknown as Page;
  const found = cursor ? page.data : [];
  const oldest = now - (maxAgeMs ?? Number.POSITIVE_INFINITY);
  const events = found.filter(({ created_at }) => Date.parse(created_at) >= oldest);
  const after = cursor ? page.next_cursor : null;
  return {
    resultType: 'complete',
    events: events.map(({ id, event, created_at, data }) => ({
      eventId: id,
      name: event,
      timestamp: created_at,
      data,
    })),
    cursor: writePosition({ since: from.since, after, at: ctx.now().getTime() }),
    truncated: events.length < found.length || from.at < now - keptDays.events * dayMs,
    hasMore: Boolean(cursor) && page.has_more,
    nextPollMs: wait > 0 ? nextPollMs.held : nextPollMs.quick,
  };
}

/** Says a refusal in the codes of the extension. */
function toProtocolError({ status, message, code }: Refusal): ProtocolError {
  if (status === 400) return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code });
  if (status === 402 || status === 403) return new ProtocolError(forbidden, message, { code });
  if (status === 404) return new ProtocolError(notFound, message, { code });
  return new ProtocolError(ProtocolErrorCode.InternalError, message, { code });
}

/** Serves `events/list` and `events/poll`: what list_events reads, one kind at a time. */
export function answerEvents(server: Server, exchange: Exchange) {
  const { methods, requestId, runtime } = exchange;
  if (methods.has('events/list'))
    server.setRequestHandler('events/list', { params: z.looseObject({}).optional() }, () => ({
      resultType: 'complete',
      events: listEvents(exchange),
    }));
  if (methods.has('events/poll'))
    server.setRequestHandler('events/poll', { params: Poll }, async (params, { mcpReq }) => {
      try {
        return await pollEvents(exchange, params, mcpReq.signal);
      } catch (error) {
        if (error instanceof ProtocolError) throw error;
        const refusal = toRefusal(error);
        if (refusal.code === 'internal') runtime.log.error({ error, requestId }, 'events could not be read');
        throw toProtocolError(refusal);
      }
    });
}
