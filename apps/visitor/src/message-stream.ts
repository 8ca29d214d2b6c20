import {
  type Context,
  createWake,
  maxVisitorMessages,
  readVisitorConversation,
  type VisitorConversation,
  visitOf,
} from '@jawab/core';
import {
  type Call,
  callHeaders,
  createStreamSlots,
  type EventStream,
  openEventStream,
  type StreamTimes,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { z } from 'zod';
import type { Visit } from './admission.ts';
import { tooManyRequests } from './word-for-visitor.ts';

/** Each new stream costs two statements, so that 2,000 of them cost about one a second. */
const lifetimeMs = 3_600_000;
const retryAfterSeconds = 5;

/** The number of message streams that one session, and one network at one bot, may hold open in this process. */
const maxStreams = { session: 4, address: 100 };

/**
 * Creates the sender of a visitor's messages as Server-Sent Events, each with its id: first those newer than `after` or
 * `Last-Event-ID`, then each new one, an event `status` when another one handles the conversation, and `typing` while a person
 * types. What a person did is an event `joined` or `closed`. Resolves when the
 * visitor has gone, when the bot changed, or after an hour. Fails with `rate_limited` when the session or its network holds
 * too many streams.
 */
export function createMessageStreams(runtime: Runtime, times: StreamTimes) {
  const slots = createStreamSlots();
  return async (call: Call, { principal, network }: Visit, query: string): Promise<void> => {
    const release = slots.take([
      { key: principal.sessionId as string, max: maxStreams.session },
      { key: `${principal.reach.bots}/${network}`, max: maxStreams.address },
    ]);
    if (!release)
      throw tooManyRequests(retryAfterSeconds, call, {
        languages: runtime.languages,
        speechForms: principal.speechForms,
      });
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
  after: string | null,
  times: StreamTimes,
): Promise<void> {
  if (!call.outgoing) throw new Error('A stream of messages needs a socket.');
  const stream = openEventStream(call.outgoing, callHeaders(call), times);
  const wake = createWake(ctx.signal, lifetimeMs);
  const { botId, sessionId } = visitOf(ctx);
  const { workspace: workspaceId } = ctx.principal.reach;
  const watches = [
    ctx.changes.watch({ workspaceId, record: { kind: 'conversation', botId, id: sessionId } }, wake.wake),
    ctx.changes.watch({ workspaceId, record: { kind: 'typing', botId, id: sessionId } }, wake.wake),
    ctx.changes.watch({ workspaceId, record: { kind: 'bot', botId, id: botId } }, (change) =>
      change ? wake.end() : wake.wake(),
    ),
  ];
  // Headers leave with the first bytes, so the page knows at once that it listens.
  stream.write(': ping\n\n');
  try {
    await watches[0]?.ready;
    await follow(ctx, stream, wake, after);
  } catch (error) {
    ctx.log.warn({ error }, 'a stream of messages broke off');
  } finally {
    for (const watch of watches) watch.end();
    wake.end();
    stream.end('');
  }
}

type Message = VisitorConversation['messages'][number];

/** A row of kind `status` is an event of its own, named after what happened. */
const nameEvent = ({ status }: Message) => (status ? `event: ${status}\n` : '');

const withPerson = (message: Message) =>
  message.status ? Object.assign({}, message, { by: { name: message.author_name } }) : message;

async function follow(
  ctx: Context,
  stream: EventStream,
  wake: ReturnType<typeof createWake>,
  from: string | null,
): Promise<void> {
  let after = from;
  let told: VisitorConversation['status'] | undefined;
  let typedAt: string | undefined;
  let isMore: boolean;
  do {
    const { status, typing, messages } = await readVisitorConversation(ctx, after);
    for (const message of messages) {
      stream.write(
        `${nameEvent(message)}id: ${message.id}\ndata: ${JSON.stringify(withPerson(message))}\n\n`,
      );
      after = message.id;
    }
    if (status !== told) stream.write(`event: status\ndata: ${JSON.stringify({ status })}\n\n`);
    told = status;
    if (typing && typing.at !== typedAt)
      stream.write(`event: typing\ndata: ${JSON.stringify({ by: { name: typing.name } })}\n\n`);
    typedAt = typing?.at;
    isMore = messages.length >= maxVisitorMessages;
    if (stream.isBehind()) await stream.drained();
  } while (isMore || (await wake.wait()));
}
