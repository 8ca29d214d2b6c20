import { type Context, type LiveEvent, Refusal, type Tool } from '@jawab/core';
import { type EventStream, openEventStream, type StreamTimes } from '../stream/event-stream.ts';
import type { StreamSlots } from '../stream/stream-slots.ts';
import { type Call, callHeaders } from './call.ts';

/** A key under which open streams are counted, and how many there may be. */
export interface StreamLimit {
  key: string;
  max: number;
}

const retryAfterSeconds = 5;

const frame = ({ id, event, data }: LiveEvent) =>
  `${event ? `event: ${event}\n` : ''}${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

/** Adds where a reader goes on to the input of a live tool, from `Last-Event-ID`. */
export function goOn({ live }: Tool, { headers }: Request, input: unknown): unknown {
  const last = headers.get('last-event-id');
  return live && last ? { [live.from]: last, ...(input as object) } : input;
}

/**
 * Sends the events of a live tool until its reader has gone or they end. Throws what the tool refuses before its first event, and
 * `rate_limited` when one of the limits is reached.
 */
export async function answerLive(
  call: Call,
  ctx: Context,
  events: () => AsyncGenerator<LiveEvent>,
  { slots, limits }: { slots: StreamSlots; limits: StreamLimit[] },
  times: StreamTimes,
): Promise<null> {
  const release = slots.take(limits);
  if (!release)
    throw new Refusal('rate_limited', `You can hold ${limits[0]?.max} of these streams. Close one first.`, {
      retryAfterSeconds,
    });
  const running = events();
  let stream: EventStream | null = null;
  try {
    if (!call.outgoing) throw new Error('A live stream needs a socket.');
    let step = await running.next();
    stream = openEventStream(call.outgoing, callHeaders(call), times);
    for (; !step.done; step = await running.next()) {
      stream.write(frame(step.value));
      if (stream.isBehind()) await stream.drained();
    }
  } catch (error) {
    if (!stream) throw error;
    ctx.log.warn({ error, request_id: call.id, operation: call.operation }, 'a live stream broke off');
  } finally {
    release();
    await running.return(undefined);
    stream?.end('');
  }
  return null;
}
