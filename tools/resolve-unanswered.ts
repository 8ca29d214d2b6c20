import {
  addAnswer,
  type Context,
  defineTool,
  documentsInReach,
  fail,
  findQuestion,
  type SettledQuestion,
  type Sql,
  schemas,
  settleQuestion,
} from '@jawab/core';
import { z } from 'zod';

async function requireDocument(ctx: Context, sql: Sql, botId: string, id: string): Promise<void> {
  const [document] = await sql`
    select 1 from documents d where ${documentsInReach(ctx.principal.reach)} and d.id = ${id}
      and (d.bot_id is null or d.bot_id = ${botId})`;
  if (!document)
    fail('not_found', `The bot of this question has no document ${id}. Call list_knowledge for the ids.`);
}

function refuseOtherBots([first, ...others]: SettledQuestion[]): void {
  const other = others.find(({ bot_id }) => bot_id !== first?.bot_id);
  if (other)
    fail(
      'invalid_request',
      `Question ${other.id} belongs to another bot, and an answer becomes a document of one bot. Resolve the questions of each bot in a call of its own, or send the \`documentId\` of a document that all bots share.`,
      { issues: [{ path: 'alsoIds', message: 'must be questions of one bot' }] },
    );
}

export default defineTool({
  name: 'resolve_unanswered',
  title: 'Resolve an unanswered question',
  description:
    'Resolves a group of unanswered questions from list_unanswered. Add groups with the same meaning in alsoIds. With answer, the question and answer become a document that the bot answers with word for word; get_knowledge shows when it is ready. With documentId, an existing document answers them. With dismiss: true, they leave the list.',
  askedAs: 'answer gap question dismiss done write the answer that was missing',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'question',
  rest: { method: 'POST', path: '/unanswered/{id}/resolve' },
  mcp: 'core',
  input: z.object({
    id: schemas.id('Id of the group, from list_unanswered.'),
    alsoIds: z.array(z.uuid()).max(100, 'must be at most 100 groups').default([]).meta({
      description: 'Ids of more groups that get the same answer. With `answer`, they must be of one bot.',
    }),
    answer: schemas.text(20_000, 'The answer that the bot gives from now on.').optional(),
    documentId: schemas.id('A document that answers them already.').optional(),
    dismiss: z
      .boolean()
      .default(false)
      .meta({ description: 'true: remove the groups from the list. Send this, an answer or a documentId.' }),
  }),
  output: z.object({
    data: z.object({ id: z.uuid(), dismissed: z.boolean(), document_id: z.uuid().nullable() }),
  }),
  async handler(ctx, { id, alsoIds, answer, documentId, dismiss }) {
    if ([answer !== undefined, documentId !== undefined, dismiss].filter(Boolean).length !== 1)
      fail('invalid_request', 'Send one of `answer`, `documentId` or `dismiss: true`.', {
        issues: [{ path: 'answer', message: 'is required, unless you send documentId or dismiss: true' }],
      });
    const document_id = await ctx.tx(async (sql) => {
      const questions: SettledQuestion[] = [];
      for (const one of new Set([id, ...alsoIds]))
        questions.push(
          (await findQuestion(ctx, sql, one, { unansweredOnly: true })) ??
            fail('not_found', `There is no unanswered question ${one}. Call list_unanswered for the ids.`),
        );
      const [first] = questions as [SettledQuestion];
      if (answer !== undefined) refuseOtherBots(questions);
      if (documentId) for (const { bot_id } of questions) await requireDocument(ctx, sql, bot_id, documentId);
      const given = answer === undefined ? (documentId ?? null) : await addAnswer(ctx, sql, first, answer);
      for (const question of questions)
        await settleQuestion(ctx, sql, question, { dismissed: dismiss, documentId: given });
      return given;
    });
    return { data: { id, dismissed: dismiss, document_id } };
  },
});
