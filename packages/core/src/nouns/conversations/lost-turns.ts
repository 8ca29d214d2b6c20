import type { Draft, OpenTurn } from '../../form/open-turns.ts';
import { fragment, type Sql, type WorkspaceDatabase } from '../../form/sql.ts';
import { releaseNotice } from './ai-notice.ts';

/** The word that {@link closeLostTurn} writes into the trace of a reply that ends with its process. */
export const endedByCrash = 'crash';

/** A turn whose process is gone, or has failed to store its end. */
interface LostTurn extends OpenTurn {
  processId: string;
}

/** A turn is lost if it is open for this long and no process works on it. */
const orphanedAfter = '10 seconds';

/** Stores the drafts of turns that are still open, in one statement. */
export async function storeDrafts(sql: Sql, drafts: (OpenTurn & Draft)[]): Promise<void> {
  const column = (name: keyof OpenTurn | keyof Draft) => drafts.map((draft) => draft[name]);
  await sql`
    update open_turns o set content = d.content, language = d.language
    from unnest(${column('workspaceId')}::uuid[], ${column('questionId')}::uuid[], ${column('content')}::text[],
      ${column('language')}::text[]) as d (workspace_id, question_id, content, language)
    where o.workspace_id = d.workspace_id and o.question_id = d.question_id`;
}

/** Lists the turns of dead processes, and older ones of processes that are not known or of `processId` itself. */
export const listLostTurns = (sql: Sql, processId: string, dead: string[]): Promise<LostTurn[]> =>
  sql<LostTurn>`
    select o.workspace_id as "workspaceId", o.question_id as "questionId", o.process_id as "processId"
    from open_turns o
    where o.process_id = any(${dead}::uuid[])
      or (o.began_at < now() - ${orphanedAfter}::interval
          and (o.process_id = ${processId} or not exists (select from processes p where p.id = o.process_id)))`;

/** Cancels a lost turn if it has no text. Returns the id of its conversation, or null if it has text. */
async function cancelEmpty(sql: Sql, turn: LostTurn): Promise<string | null> {
  const { workspaceId, questionId, processId } = turn;
  const [cancelled] = await sql<{ conversation_id: string }>`
    with turn as (
      delete from open_turns
      where workspace_id = ${workspaceId} and question_id = ${questionId} and process_id = ${processId} and content = ''
      returning *
    ), month as (
      update usage u set messages = greatest(0, u.messages - 1) from turn t
      where u.workspace_id = t.workspace_id and u.month = date_trunc('month', t.began_at at time zone 'utc')::date
    ), day as (
      update visitor_days d set messages = greatest(0, d.messages - 1)
      from turn t join conversations c on c.workspace_id = t.workspace_id and c.id = t.conversation_id
      where c.of_visitor and d.workspace_id = t.workspace_id and d.bot_id = c.bot_id
        and d.day = (t.began_at at time zone 'utc')::date
    ), question as (
      delete from messages m using turn t where m.workspace_id = t.workspace_id and m.id = t.question_id
    ), conversation as (
      update conversations c set ${releaseNotice(fragment`t.question_id`)} from turn t
      where c.workspace_id = t.workspace_id and c.id = t.conversation_id and c.ai_notice_by = t.question_id
    )
    select conversation_id from turn`;
  return cancelled?.conversation_id ?? null;
}

/** Makes the text of a lost turn its reply. */
const storeDraftAsReply = (sql: Sql, { workspaceId, questionId, processId }: LostTurn) => sql`
  with turn as (
    delete from open_turns
    where workspace_id = ${workspaceId} and question_id = ${questionId} and process_id = ${processId}
    returning *
  ), conversation as (
    update conversations c set message_count = c.message_count + 1, last_message = t.content,
      last_message_at = now(), language = coalesce(t.language, c.language)
    from turn t where c.workspace_id = t.workspace_id and c.id = t.conversation_id
    returning c.message_count
  )
  insert into messages
    (workspace_id, conversation_id, position, id, role, author, content, language, interrupted, trace, reply_to)
  select t.workspace_id, t.conversation_id, c.message_count, t.reply_id, 'assistant', 'bot', t.content, t.language,
    true, jsonb_build_object('ended_by', ${endedByCrash}::text), t.question_id
  from turn t, conversation c
  on conflict (workspace_id, id) do nothing`;

/**
 * Closes a lost turn once: the text so far becomes its reply, marked `interrupted`. A turn without text is cancelled: its
 * question is deleted and its message returned to the quota.
 */
export async function closeLostTurn({ tx }: Pick<WorkspaceDatabase, 'tx'>, turn: LostTurn): Promise<void> {
  await tx(async (sql) => {
    const conversationId = await cancelEmpty(sql, turn);
    if (conversationId === null) await storeDraftAsReply(sql, turn);
    else
      await sql`
        delete from conversations c where c.workspace_id = ${turn.workspaceId} and c.id = ${conversationId}
          and not exists (
            select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id)`;
  });
}
