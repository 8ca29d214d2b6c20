import { type Context, listVisitorMessages, pause } from '@jawab/core';
import { type Call, callHeaders, openEventStream, type StreamTimes } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { z } from 'zod';
import type { Visit } from './admission.ts';
import { createStreamSlots, maxStreams } from './stream-slots.ts';
import { tooManyRequests } from './word-for-visitor.ts';

/** Ends before proxies lose patience; the page opens another stream and continues after the last id. */
const lifetimeMs = 300_000;
const lookEveryMs = 1_000;
const retryAfterSeconds = 5;

/** Returns whether a request asks for its messages as Server-Sent Events. */
export const wantsEvents = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/event-stream') === true;

/**
 * Creates the sender of a visitor's messages as Server-Sent Events, each with its id: first those newer than `after` or
 * `Last-Event-ID`, then each new one. Resolves when the visitor has gone or after five minutes. Fails with `rate_limited` when
 * the session or its network holds too many streams.
 */
export function createMessageStreams(runtime: Runtime, times: StreamTimes) {
  const slots = createStreamSlots();
  return async (call: Call, { principal, network }: Visit, query: string): Promise<void> => {
    const release = slots.take([
      { key: principal.sessionId as string, max: maxStreams.session },
      { key: `${principal.reach.bots}/${network}`, max: maxStreams.address },
    ]);
    if (!release) throw tooManyRequests(retryAfterSeconds, call, principal, runtime);
    const ctx = runtime.contextFor(principal, { channel: 'widget', signal: call.request.signal });
    const last = new URLSearchParams(query).get('after') ?? call.request.headers.get('last-event-id');
    try {
      await sendMessages(call, ctx, z.uuid().safeParse(last).success ? last : null, times);
    } finally {
      release();
    }
  };
}

async function sendMessages(
  call: Call,
  ctx: Context,
  from: string | null,
  times: StreamTimes,
): Promise<void> {
  if (!call.outgoing) throw new Error('A stream of messages needs a socket.');
  const stream = openEventStream(call.outgoing, callHeaders(call), times);
  const until = performance.now() + lifetimeMs;
  let after = from;
  // Headers release with the first bytes, so the page knows at once that it listens.
  stream.write(': ping\n\n');
  try {
    while (!ctx.signal.aborted && performance.now() < until) {
      for (const message of await listVisitorMessages(ctx, after)) {
        stream.write(`id: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`);
        after = message.id;
      }
      if (stream.isBehind()) await stream.drained();
      await pause(lookEveryMs, ctx.signal);
    }
  } catch (error) {
    ctx.log.warn({ error }, 'a stream of messages broke off');
  } finally {
    stream.end('');
  }
}
