import { addDocument, conversationsInReach, defineTool, fail, schemas } from '@jawab/core';
import { z } from 'zod';

interface Question {
  bot_id: string;
  content: string;
  language: string | null;
  key: string | null;
}

export default defineTool({
  name: 'resolve_unanswered',
  title: 'Resolve an unanswered question',
  description:
    'Resolves a group of unanswered questions by its id from list_unanswered. With answer, the question and answer become a document, and the bot answers the question with it word for word; get_knowledge shows when it is ready. With dismiss: true, the group leaves the list.',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'question',
  rest: { method: 'POST', path: '/unanswered/{id}/resolve' },
  input: z.object({
    id: schemas.id('Id of the group, from list_unanswered.'),
    answer: schemas.text(20_000, 'The answer that the bot gives from now on.').optional(),
    dismiss: z
      .boolean()
      .default(false)
      .meta({ description: 'true: remove the group from the list. Send this or an answer.' }),
  }),
  output: z.object({
    data: z.object({ id: z.uuid(), dismissed: z.boolean(), document_id: z.uuid().nullable() }),
  }),
  async handler(ctx, { id, answer, dismiss }) {
    const { workspace } = ctx.principal.reach;
    if (dismiss === (answer !== undefined))
      fail('invalid_request', 'Send either `answer` or `dismiss: true`.', {
        issues: [
          { path: 'answer', message: 'is required, unless you send dismiss: true; send only one of them' },
        ],
      });
    const document_id = await ctx.tx(async (sql) => {
      const [asked] = await sql<Question>`
        select c.bot_id, q.content, q.language, r.question_key::text as key from messages q
        join messages r on r.workspace_id = q.workspace_id and r.conversation_id = q.conversation_id
          and r.reply_to = q.id and r.answered = false
        join conversations c on c.workspace_id = q.workspace_id and c.id = q.conversation_id
        join bots b on b.workspace_id = c.workspace_id and b.id = c.bot_id
        where ${conversationsInReach(ctx)} and q.workspace_id = ${workspace} and q.id = ${id}`;
      if (!asked)
        return fail('not_found', `There is no unanswered question ${id}. Call list_unanswered for the ids.`);
      const { bot_id, content, language, key } = asked;
      const [claimed] = await sql`
        insert into resolved_questions as r
          (workspace_id, message_id, bot_id, question, language, question_key, dismissed)
        values (${workspace}, ${id}, ${bot_id}, ${content}, ${language}, ${key}::bigint, ${dismiss})
        on conflict (workspace_id, message_id) do update set dismissed = excluded.dismissed, resolved_at = now()
        where r.dismissed or excluded.dismissed
        returning 1`;
      if (!claimed)
        return fail('conflict', 'This question already has an answer. Change its document instead.');
      if (answer === undefined) return null;
      const document = await addDocument(
        { ...ctx, tx: (run) => run(sql) },
        {
          title: [...content].slice(0, 200).join(''),
          botId: bot_id,
          sourceType: 'qa',
          sourceUrl: null,
          content: JSON.stringify({ question: content, answer }),
        },
      );
      await sql`
        update resolved_questions set document_id = ${document.id}
        where workspace_id = ${workspace} and message_id = ${id}`;
      return document.id;
    });
    return { data: { id, dismissed: dismiss, document_id } };
  },
});
