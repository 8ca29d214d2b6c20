import { type Event, type EventKind, eventKinds, keptDays } from '@jawab/core';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { runTool } from './call-tool.ts';
import type { Entry } from './entry.ts';
import type { Exchange } from './exchange.ts';

/** The error of the extension for an event or a subscription that does not exist. */
export const notFound = -32011;
/** The tool that reads events. */
export const eventReader = 'list_events';
const maxWaitSeconds = 25;
/** The time that a client lets pass between two polls: less if the server holds each of them. */
const nextPollMs = { held: 1_000, quick: 10_000 };

/** The event that a request names, with its arguments. */
export const EventRequest = z.looseObject({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).nullish(),
});
type EventRequest = z.infer<typeof EventRequest>;

export const Poll = EventRequest.extend({
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

/** Writes a position as a cursor. */
export const writePosition = (position: Position) =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

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

/** Checks the event and the arguments of a request. Returns the bot that it is limited to. */
export function readBot({ name, arguments: given }: EventRequest): unknown {
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
export async function pollEvents(exchange: Exchange, params: z.infer<typeof Poll>, signal: AbortSignal) {
  const { catalogue, principal, runtime } = exchange;
  const { name, cursor, maxAgeMs, maxEvents, timeoutMs } = params;
  const chatbotId = readBot(params);
  const ctx = runtime.contextFor(principal, { channel: 'mcp', signal });
  const now = ctx.now().getTime();
  const from = cursor ? readPosition(cursor) : { since: new Date(now).toISOString(), after: null, at: now };
  const wait = cursor ? Math.min(maxWaitSeconds, Math.floor((timeoutMs ?? 0) / 1_000)) : 0;
  const limit = Math.min(maxEvents ?? 50, 200);
  const input = { type: name, chatbotId, since: from.since, cursor: from.after, wait, limit };
  const page = (await runTool(catalogue.answers(eventReader) as Entry, ctx, input)) as unknown as Page;
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
