import type { Context } from '../../form/context.ts';
import { pause } from '../../form/wait.ts';

/** How far a visitor heard a reply before they spoke again. `seq` is that of the last whole piece; -1: none. */
export interface HeardReply {
  messageId: string;
  seq: number;
}

/** A turn that was interrupted a moment ago may not be stored yet. */
const [tries, pauseMs] = [10, 50];

/**
 * Keeps how far a reply of this session was heard, and marks one that was not heard whole as interrupted. Later answers know
 * only what was heard. Ignores a reply of another session.
 */
export async function keepHeard(
  ctx: Pick<Context, 'sql' | 'principal' | 'languages' | 'signal'>,
  sessionId: string | undefined,
  { messageId, seq }: HeardReply,
): Promise<void> {
  const { workspace, bots } = ctx.principal.reach;
  const isVisitor = ctx.principal.actor === 'visitor';
  for (let at = 0; at < tries && !ctx.signal.aborted; at++) {
    const [reply] = await ctx.sql<{ content: string; language: string | null }>`
      select m.content, m.language from messages m
      join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
      where m.workspace_id = ${workspace} and m.id = ${messageId} and m.role = 'assistant'
        and c.session_id = ${sessionId ?? null} and c.of_visitor = ${isVisitor}
        and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))`;
    if (reply) {
      const cutter = ctx.languages.cutSpeech(reply.language ?? 'en');
      const pieces = [...cutter.push(reply.content), ...cutter.end()];
      if (seq >= pieces.length - 1) return;
      const heard = pieces.slice(0, seq + 1).map(({ written }) => written);
      await ctx.sql`
        update messages set heard = ${heard.join('').trimEnd()}, interrupted = true
        where workspace_id = ${workspace} and id = ${messageId}`;
      return;
    }
    await pause(pauseMs, ctx.signal);
  }
}
