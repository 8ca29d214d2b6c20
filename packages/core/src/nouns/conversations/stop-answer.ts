import { randomUUID } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import { visitOf } from '../../form/visit-of.ts';

/** Waiting for a visitor who wants no more of an answer. */
interface StopWatch {
  signal: AbortSignal;
  end(): void;
}

/** Watches for {@link stopAnswer} of a question. Only visitors can stop an answer, so nothing is watched for others. */
export function watchForStop(
  { principal, changes }: Pick<Context, 'principal' | 'changes'>,
  questionId: string,
): StopWatch {
  const stop = new AbortController();
  if (principal.actor !== 'visitor') return { signal: stop.signal, end() {} };
  const record = { kind: 'stop' as const, botId: null, id: questionId };
  const watch = changes.watch({ workspaceId: principal.reach.workspace, record }, (change) => {
    if (change) stop.abort();
  });
  return { signal: stop.signal, end: watch.end };
}

/**
 * Ends the answers of a visitor's session that are not stored yet, whichever process makes them, and returns how many there
 * are. Each process hears of it within half a second.
 */
export async function stopAnswer(ctx: Pick<Context, 'sql' | 'principal'>): Promise<number> {
  const { workspace } = ctx.principal.reach;
  const { botId, sessionId } = visitOf(ctx);
  const stopped = await ctx.sql`
    insert into changes (workspace_id, kind, id)
    select ${workspace}, 'stop', q.id
    from conversations c
    join messages q on q.workspace_id = c.workspace_id and q.conversation_id = c.id
    where c.workspace_id = ${workspace} and c.bot_id = ${botId} and c.session_id = ${sessionId}
      and c.of_visitor and c.status <> 'handoff'
      and q.role = 'user' and q.kind = 'message' and q.created_at > now() - interval '2 minutes'
      and not exists (
        select from messages r
        where r.workspace_id = q.workspace_id and r.conversation_id = q.conversation_id and r.reply_to = q.id)
    returning 1`;
  return stopped.length;
}

/** Makes the id of a question: that of the request's Idempotency-Key if it has one. */
export const newQuestionId = ({ keyed }: Pick<Context, 'keyed'>): string => keyed?.questionId ?? randomUUID();
