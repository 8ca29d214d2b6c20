import { type Context, listVisitorMessages, pause } from '@jawab/core';
import { type Call, callHeaders, openEventStream, type StreamTimes } from '@jawab/http';

/** Ends before proxies lose patience; the page opens another and goes on after the last id. */
const lifetimeMs = 300_000;
const lookEveryMs = 1_000;

/**
 * Sends a visitor's messages as Server-Sent Events as they come, each with its id: first what is newer than `after`, then
 * what a person or the bot adds. Resolves when the visitor has gone or after five minutes.
 */
export async function streamMessages(
  call: Call,
  ctx: Context,
  from: { chatbotId: string; sessionId: string; after: string | null },
  times: StreamTimes,
): Promise<void> {
  if (!call.outgoing) throw new Error('A stream of messages needs a socket.');
  const stream = openEventStream(call.outgoing, callHeaders(call), times);
  const until = performance.now() + lifetimeMs;
  let { after } = from;
  // Headers leave with the first bytes: a page is told at once that it listens.
  stream.write(': ping\n\n');
  try {
    while (!ctx.signal.aborted && performance.now() < until) {
      for (const message of await listVisitorMessages(ctx, { ...from, after })) {
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
