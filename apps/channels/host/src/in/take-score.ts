import {
  type Contact,
  type Context,
  listCsatQuestions,
  rateConversation,
  sayOnce,
  settleReceipts,
} from '@jawab/core';
import { findScore, isChoice } from './find-choice.ts';
import type { Burst } from './next-step.ts';

/**
 * Keeps the score that a customer gives after a conversation, by a button or as a bare number, and thanks for it. Returns false for any
 * other message. It is neither a question for the bot nor a message that opens the conversation again.
 */
export async function takeScore(ctx: Context, contact: Contact, burst: Burst): Promise<boolean> {
  const said = { text: burst.text, pressed: burst.last.event.pressed };
  const found = isChoice(said) ? findScore(await listCsatQuestions(ctx.sql, contact), said) : null;
  if (!found) return false;
  const { conversation_id: id, session_id: sessionId, language } = found.question;
  const forms = ctx.principal.actor === 'visitor' ? ctx.principal.speechForms : null;
  await ctx.tx(async (sql) => {
    await rateConversation(ctx, sql, id, { score: found.score });
    const text = ctx.languages.say(language, 'rateThanks', {}, forms);
    await sayOnce({ sql, languages: ctx.languages }, contact, { sessionId, text, language, forms });
    await settleReceipts(sql, contact, burst.eventIds);
  });
  return true;
}
