import type { Context } from '../../form/context.ts';
import type { LiveEvent } from '../../form/live.ts';
import { visitOf } from '../../form/visit-of.ts';
import { createWake, type Wake } from '../../form/wake.ts';
import { maxVisitorMessages, readVisitorConversation, type VisitorConversation } from './visitors.ts';

/** Each new stream costs two statements, so that 2,000 of them cost about one a second. */
const streamMs = 3_600_000;

type Message = VisitorConversation['messages'][number];

/** A row of kind `status` is an event of its own: what a person did, and who. */
const eventOf = (message: Message): LiveEvent =>
  message.status
    ? { id: message.id, event: message.status, data: { ...message, by: { name: message.author_name } } }
    : { id: message.id, data: message };

/**
 * Follows a visitor's conversation: the messages after the one with the id `after`, then each new one; an event `status` at
 * first and when another one handles the conversation, `typing` while a person types, `joined` and `closed`. Ends when the
 * visitor has gone, when the bot changed, or after an hour.
 */
export async function* followVisitor(
  ctx: Context,
  { after }: { after?: string | undefined },
): AsyncGenerator<LiveEvent> {
  const wake = createWake(ctx.signal, streamMs);
  const { botId, sessionId } = visitOf(ctx);
  const { workspace: workspaceId } = ctx.principal.reach;
  const watch = (kind: 'conversation' | 'typing' | 'bot', id: string, then: (change: unknown) => void) =>
    ctx.changes.watch({ workspaceId, record: { kind, botId, id } }, then);
  const watches = [
    watch('conversation', sessionId, wake.wake),
    watch('typing', sessionId, wake.wake),
    watch('bot', botId, (change) => (change ? wake.end() : wake.wake())),
  ];
  try {
    await watches[0]?.ready;
    yield* readEvents(ctx, wake, after ?? null);
  } finally {
    for (const each of watches) each.end();
    wake.end();
  }
}

async function* readEvents(ctx: Context, wake: Wake, from: string | null): AsyncGenerator<LiveEvent> {
  let after = from;
  let told: VisitorConversation['status'] | undefined;
  let typedAt: string | undefined;
  let isMore: boolean;
  do {
    const { status, typing, messages } = await readVisitorConversation(ctx, after);
    yield* messages.map(eventOf);
    after = messages.at(-1)?.id ?? after;
    if (status !== told) yield { event: 'status', data: { status } };
    told = status;
    if (typing && typing.at !== typedAt) yield { event: 'typing', data: { by: { name: typing.name } } };
    typedAt = typing?.at;
    isMore = messages.length >= maxVisitorMessages;
  } while (isMore || (await wake.wait()));
}
