import { randomUUID } from 'node:crypto';
import {
  admitContact,
  beginQuestion,
  type Context,
  findSession,
  finish,
  joinParts,
  keepFiles,
  maskParts,
  maskPersonal,
  nameCustomer,
  nameQuestion,
  type Reading,
  Refusal,
  readOfferedChoices,
  readVisitedBot,
  requestHandoff,
  sayOnce,
  settleReceipts,
  takeTurn,
  tell,
} from '@jawab/core';
import { findChoice } from './find-choice.ts';
import { hearNotes } from './hear-notes.ts';
import type { Burst } from './next-step.ts';
import { takeScore } from './take-score.ts';
import type { Taking } from './taking.ts';

/** After this time, a message that no model could answer is answered by an apology. */
const maxTryingMs = 600_000;
const tryAgainMs = 10_000;

/** A question under way. */
interface Question extends Taking {
  /** The visitor's context. */
  ctx: Context;
  burst: Burst;
  id: string;
  sessionId: string;
}

/**
 * Answers the messages of a burst in one turn, or stores them where nobody answers. A process that takes over goes on with the same
 * question, so that it is answered once. Returns when to try again, or null.
 */
export async function answerBurst(taking: Taking, burst: Burst): Promise<number | null> {
  const { runtime, contact } = taking;
  const { sql, tx } = runtime.database.workspace(contact.workspace_id);
  const { event, age_ms: ageMs } = burst.last;
  const at = new Date(burst.last.at);
  const isRepeated = burst.questionId !== null;
  const session =
    isRepeated && contact.session_id !== null
      ? { sessionId: contact.session_id, isNew: false }
      : await findSession(sql, contact, at);
  const admitted = await admitContact(runtime.database.system.sql, contact, session.sessionId);
  if (!admitted) return null;
  if (admitted.waitMs !== null) return admitted.waitMs;
  const { principal, answers } = admitted;
  const channel = contact.kind as Context['channel'];
  const ctx = runtime.contextFor(principal, { channel, signal: taking.signal });
  const question: Question = Object.assign(
    { ctx, burst, id: burst.questionId ?? randomUUID() },
    session,
    taking,
  );
  await tx((inside) =>
    beginQuestion(
      inside,
      contact,
      { id: question.id, sessionId: session.sessionId, eventIds: burst.eventIds },
      {
        at: at.toISOString(),
        lastMessage: event.message,
        name: event.name,
        // A question that is taken up again has given its token already, and a reply may have used it.
        reply: isRepeated || !event.reply ? null : { ...event.reply, ageMs },
      },
    ),
  );
  ctx.keyed = { key: question.id, questionId: question.id, isRepeated };
  if (contact.paused || !answers || burst.messages.length === 0)
    await settle(question, readUnanswered(question));
  else {
    const againInMs = await converse(question);
    if (againInMs !== null) return againInMs;
  }
  if (session.isNew) await fetchName(taking);
  return null;
}

/** Takes the turn. A refusal that does not pass stores the message, and says so to the customer. */
async function converse(question: Question): Promise<number | null> {
  try {
    return await takeBurst(question);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { ctx, burst, contact, sessionId } = question;
    const isPassing = error.status >= 500;
    if (isPassing && burst.last.age_ms < maxTryingMs) return tryAgainMs;
    const reading = readUnanswered(question);
    await settle(question, reading);
    const forms = ctx.principal.actor === 'visitor' ? ctx.principal.speechForms : null;
    const text = ctx.languages.say(
      reading.language,
      isPassing ? 'errorUnavailable' : 'errorQuota',
      {},
      forms,
    );
    await sayOnce(ctx, contact, { sessionId, text, language: reading.language, forms });
    return null;
  }
}

/** Takes a score that was asked for, or hears what was said, and answers what was asked. A person is fetched for files alone. */
async function takeBurst(question: Question): Promise<null> {
  const { ctx, contact, sessionId } = question;
  if (await takeScore(ctx, contact, question.burst)) return null;
  const { burst, heard } = await hearNotes(ctx, question, question.burst);
  question.burst = burst;
  if (!burst.hasWords) {
    await settle(question, readUnanswered(question));
    await handOver(question);
    return null;
  }
  const { pressed } = burst.last.event;
  const choice = findChoice(await readOfferedChoices(ctx.sql, contact, sessionId), {
    text: burst.text,
    pressed,
  });
  const message = choice ? (choice.section ?? choice.title) : burst.text;
  if (message.trim() === '') {
    await settle(question, readUnanswered(question));
    return null;
  }
  const input = { message, chatbotId: contact.bot_id, sessionId };
  await finish(takeTurn(ctx, Object.assign(input, choice && { choice }, heard && { heard })));
  await settle(question, null);
  return null;
}

/** Fetches a person for files that came without words: nobody reads them for the bot. At other hours the customer hears so. */
async function handOver({ ctx, contact, sessionId }: Question): Promise<void> {
  const bot = await readVisitedBot(ctx);
  const [spoken] = await ctx.sql<{ language: string | null }>`
    select language from conversations
    where workspace_id = ${contact.workspace_id} and bot_id = ${bot.id} and session_id = ${sessionId} and of_visitor`;
  const language = spoken?.language ?? bot.language;
  const { status, message } = await requestHandoff(ctx, bot, language, 'file');
  if (status !== 'open') return;
  await sayOnce(ctx, contact, { sessionId, text: message, language, forms: bot.speech_forms });
}

/** Reads a message that gets no answer. For the others, the turn does it. */
const readUnanswered = ({ runtime, burst }: Question): Reading => runtime.languages.readMessage(burst.text);

/** Ends the work on a burst: its messages are in the transcript, which a turn stored, or this stores with their reading. */
async function settle(question: Question, unanswered: Reading | null): Promise<void> {
  const { ctx, runtime, contact, definition, burst, id, sessionId } = question;
  const { edited, eventIds, isSpoken } = burst;
  const mask = (text: string) => maskPersonal(ctx, text);
  const messages = maskParts(mask, burst.messages);
  const text = joinParts(messages);
  const files = burst.files.map((file) => Object.assign({}, file, { name: file.name && mask(file.name) }));
  const hours = definition.limits.windowHours?.person;
  const replyUntil = hours ? new Date(Date.parse(burst.last.at) + hours * 3_600_000) : null;
  await runtime.database.workspace(contact.workspace_id).tx(async (sql) => {
    if (unanswered) {
      const { messageLanguage: language } = unanswered;
      await tell(sql, contact, { sessionId, id, text, messages, author: 'visitor', language });
    }
    await nameQuestion(sql, contact, { id, messages, edited, isSpoken, replyUntil });
    await keepFiles(ctx, sql, { workspaceId: contact.workspace_id, id }, files);
    await settleReceipts(sql, contact, eventIds);
  });
}

/** Asks the provider for the name of a new customer. Nothing depends on it. */
async function fetchName({ definition, account, contact, runtime }: Taking): Promise<void> {
  try {
    const name = await definition.fetchName?.(account, contact.address);
    if (name) await nameCustomer(runtime.database.workspace(contact.workspace_id).sql, contact, name);
  } catch {
    runtime.log.debug({ kind: contact.kind }, 'the name of a customer could not be read');
  }
}
