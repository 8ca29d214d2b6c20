import { type Context, followChanges, nameActor, type Principal, Refusal } from '@jawab/core';
import { type Call, callHeaders, createStreamSlots, openEventStream, type StreamTimes } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';

/** The maximum age of a stream. Clients reconnect, so a removed member or a new role takes effect. */
const lifetimeMs = 600_000;
const maxStreams = 10;

/**
 * Creates the sender of `list_changes` as Server-Sent Events: first where to begin, then each page of what moved, with the
 * cursor as its id. Ends after ten minutes, and when the membership of its reader changes. Fails with `rate_limited` for the
 * eleventh stream of one token or person.
 */
export function createChangeStreams(runtime: Runtime, times: StreamTimes) {
  const slots = createStreamSlots();
  return async (call: Call, principal: Principal, query: string): Promise<void> => {
    const { id } = nameActor(principal);
    const release = slots.take([{ key: `${principal.reach.workspace}/${id}`, max: maxStreams }]);
    if (!release)
      throw new Refusal('rate_limited', `You can hold ${maxStreams} streams of changes. Close one first.`, {
        retryAfterSeconds: 5,
      });
    const ctx = runtime.contextFor(principal, { channel: 'api', signal: call.request.signal });
    const cursor =
      new URLSearchParams(query).get('cursor') ?? call.request.headers.get('last-event-id') ?? undefined;
    try {
      await sendChanges(call, ctx, cursor, times);
    } finally {
      release();
    }
  };
}

async function sendChanges(call: Call, ctx: Context, cursor: string | undefined, times: StreamTimes) {
  if (!call.outgoing) throw new Error('A stream of changes needs a socket.');
  const pages = followChanges(ctx, cursor, lifetimeMs);
  // A cursor that is not one is a plain refusal.
  let step = await pages.next();
  const stream = openEventStream(call.outgoing, callHeaders(call), times);
  const { id: self } = nameActor(ctx.principal);
  try {
    while (!step.done) {
      stream.write(`id: ${step.value.next_cursor}\ndata: ${JSON.stringify(step.value)}\n\n`);
      if (step.value.data.some(({ kind, id }) => kind === 'member' && id === self)) return;
      if (stream.isBehind()) await stream.drained();
      step = await pages.next();
    }
  } catch (error) {
    ctx.log.warn({ error }, 'a stream of changes broke off');
  } finally {
    await pages.return(undefined);
    stream.end('');
  }
}
