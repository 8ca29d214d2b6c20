import type { Context } from '../form/context.ts';
import type { Answer, ContactStep, LanguageDecision } from '../form/ports.ts';
import { cancelTurn, endSilentTurn, endTurn, type Turn } from './conversations.ts';
import { keepLead } from './leads.ts';
import { hashQuestionKey } from './question-key.ts';

export interface AnsweredTurn {
  text: string;
  answer: Answer;
}

const silence: Answer = {
  ...{ answered: null, handoff: null, fallback: false, sources: [] },
  ...{ model: 'none', trace: {} },
};

/**
 * Answers an accepted question and stores the reply exactly once, however it ends: whole, or `interrupted` with what
 * was said so far. Contact data the visitor gave and agreed to is kept before anything is said of it. A silent turn yields
 * nothing and stores no reply. Nothing said at all (no model could start, the visitor left before) takes the turn back.
 */
export async function* answerTurn(
  ctx: Context,
  turn: Turn,
  question: string,
  { language, questionLanguage, requestedLanguage }: LanguageDecision,
): AsyncGenerator<string, AnsweredTurn> {
  const { workspace } = ctx.principal.reach;
  const { sql, signal, traceParent } = ctx;
  const contact = ctx.readContact({
    ...{ message: question, history: turn.history, bot: turn.bot },
    languages: [turn.bot.language, language],
  });
  if (turn.silent) {
    await keepContact(ctx, turn, contact);
    await endSilentTurn(ctx, turn);
    return { text: '', answer: silence };
  }
  let text = '';
  let answer: Answer | null = null;
  try {
    await keepContact(ctx, turn, contact);
    const pieces = ctx.answerer({
      ...{ workspaceId: workspace, bot: turn.bot, history: turn.history },
      ...{ question, language, questionLanguage, contact, sql, signal, traceParent },
    });
    for (;;) {
      const step = await pieces.next();
      if (step.done) {
        answer = step.value;
        return { text, answer };
      }
      text += step.value;
      yield step.value;
    }
  } finally {
    if (answer === null && text === '') await cancelTurn(ctx, turn);
    else
      await endTurn(ctx, turn, {
        ...{ text, language, requestedLanguage, interrupted: answer === null, answer },
        questionKey: answer?.answered == null ? null : keyOf(ctx, question, questionLanguage),
      });
  }
}

/** Keeps contact data the visitor gave and agreed to; does nothing in any other turn. */
async function keepContact(ctx: Context, { bot, sessionId }: Turn, contact: ContactStep | null) {
  if (contact?.step !== 'keep') return;
  const { name, email, phone } = contact;
  await keepLead(
    ctx,
    { botId: bot.id, sessionId },
    { name: name ?? '', email: email ?? '', phone, message: null },
  );
}

const keyOf = (ctx: Context, question: string, language: string | null) =>
  hashQuestionKey(ctx.questionKey(question, language));
