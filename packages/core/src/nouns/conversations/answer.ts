import { isMessaging } from '../../form/channel.ts';
import type { Context, Usage } from '../../form/context.ts';
import { maskPersonal, readMasked } from '../../form/mask-personal.ts';
import type { Answer, AnswerRequest, Heard, HistoryMessage, Reading } from '../../form/ports.ts';
import { consentIn } from '../bots/consent.ts';
import { isOpen } from '../bots/opening-hours.ts';
import { keepLead } from '../leads/leads.ts';
import { leaveOutNotice, writeNotice } from './ai-notice.ts';
import { beginTurn } from './begin-turn.ts';
import { cancelTurn, endSilentTurn, endTurn, type Question, type Turn } from './conversations.ts';
import { hashQuestionKey } from './question-key.ts';
import { resumeTurn, type StoredReply } from './resume-turn.ts';
import { newQuestionId, watchForStop } from './stop-answer.ts';

/** A turn that was answered: the question it began with, what was read in it, and the reply. */
export interface AnsweredTurn {
  turn: Turn;
  reading: Reading;
  text: string;
  answer: Answer;
}

/** A turn that was accepted and read. */
type BegunTurn = Pick<AnsweredTurn, 'turn' | 'reading'>;

/** Writes an answered turn as the chat operations return it. */
export const describeTurn = ({ turn, reading, text, answer }: AnsweredTurn) => ({
  answer: text,
  session_id: turn.sessionId,
  message_id: turn.replyId,
  language: reading.language,
  answered: answer.answered,
  handoff: answer.handoff !== null || turn.silent,
  offers_person: answer.offersPerson ?? false,
  fallback: answer.fallback,
  interrupted: answer.interrupted,
  sources: answer.sources,
  choices: answer.choices,
  model: answer.model,
});

const silence: Answer = {
  answered: null,
  interrupted: false,
  handoff: null,
  fallback: false,
  sources: [],
  choices: [],
  model: 'none',
  trace: {},
};

/**
 * Runs one turn: accepts the question, reads it once and answers it. Yields the text of the reply in pieces. Fails like
 * {@link beginTurn}, before the first piece. `onBegun` is called when the question was accepted and read. A repeated request goes on with the question of its lost attempt.
 */
export async function* takeTurn(
  ctx: Context,
  {
    language,
    heard,
    choice,
    onBegun,
    message: written,
    ...question
  }: Question & {
    language?: string | undefined;
    heard?: Heard | undefined;
    choice?: AnswerRequest['choice'] | undefined;
    onBegun?: (turn: BegunTurn) => void;
  },
): AsyncGenerator<string, AnsweredTurn> {
  const questionId = newQuestionId(ctx);
  const masked = maskPersonal(ctx, written);
  const stop = watchForStop(ctx, questionId);
  try {
    const lost = ctx.keyed?.isRepeated ? await resumeTurn(ctx, questionId) : null;
    const turn =
      lost?.turn ?? (await beginTurn(ctx, Object.assign(question, { message: masked }), questionId));
    turn.history = ctx.givenHistory
      ? ctx.givenHistory.map((one) => maskHistory(ctx, one))
      : leaveOutNotice(ctx, turn.history);
    const isSpoken = ctx.channel === 'voice';
    // The name of a section is in the language of its document.
    const explicit = language ?? (choice ? turn.sessionLanguage : null);
    const facts = { ...turn, explicit, isSpoken, heard };
    const reading = readMasked(ctx, { written, masked }, facts);
    onBegun?.({ turn, reading });
    if (lost?.reply) return yield* repeatReply(turn, reading, lost.reply);
    const reply = yield* answerTurn(ctx, turn, { reading, choice: choice ?? null }, stop.signal);
    return { turn, reading, ...reply };
  } finally {
    stop.end();
  }
}

const maskHistory = (ctx: Context, message: HistoryMessage): HistoryMessage =>
  message.role === 'user' ? { role: 'user', content: maskPersonal(ctx, message.content) } : message;

/** A silent turn yields nothing, unless the visitor has waited long enough to hear again that a person was told. */
async function* keepSilent(
  ctx: Context,
  turn: Turn,
  reading: Reading,
  notice: string,
): AsyncGenerator<string, Pick<AnsweredTurn, 'text' | 'answer'>> {
  if (!turn.isNoticeDue) {
    await endSilentTurn(ctx, turn, reading);
    return { text: '', answer: silence };
  }
  const text = notice + ctx.languages.say(reading.writtenForm, 'handoffWaiting', {}, turn.bot.speech_forms);
  yield text;
  await endTurn(ctx, turn, { text, reading, interrupted: false, answer: silence, questionKey: null });
  return { text, answer: silence };
}

const ask = (
  ctx: Context,
  turn: Turn,
  reading: Reading,
  choice: AnswerRequest['choice'],
  stop: AbortSignal,
) =>
  ctx.answerer({
    workspaceId: ctx.principal.reach.workspace,
    bot: turn.bot,
    isStaffed: ctx.principal.actor !== 'visitor' || isOpen(turn.bot.handoff_hours ?? null, ctx.now()),
    history: turn.history,
    reading,
    isSpoken: ctx.channel === 'voice',
    hasButtons: ctx.channel === 'widget' || isMessaging(ctx.channel),
    choice,
    sql: ctx.sql,
    signal: AbortSignal.any([ctx.signal, stop]),
    traceParent: ctx.traceParent,
  });

/**
 * Answers an accepted question and stores the reply exactly once: whole, or `interrupted` with the text so far. Contact details
 * that the visitor agreed to give are stored before the reply mentions it. A turn without text (no model could start, or the
 * visitor left first) is cancelled; one that the visitor stopped is not, because the model worked for it.
 */
async function* answerTurn(
  ctx: Context,
  turn: Turn,
  { reading, choice }: { reading: Reading; choice: AnswerRequest['choice'] },
  stop: AbortSignal,
): AsyncGenerator<string, Pick<AnsweredTurn, 'text' | 'answer'>> {
  const notice = turn.saysNotice ? writeNotice(ctx, reading.writtenForm, turn.bot.speech_forms) : '';
  if (turn.silent) {
    await keepContact(ctx, turn, reading);
    return yield* keepSilent(ctx, turn, reading, notice);
  }
  let text = '';
  let answer: Answer | null = null;
  const open = { workspaceId: ctx.principal.reach.workspace, questionId: turn.questionId };
  const { language } = reading;
  const kept = ctx.openTurns.keep(open, () => ({ content: text, language }));
  try {
    await keepContact(ctx, turn, reading);
    const pieces = ask(ctx, turn, reading, choice, stop);
    for (;;) {
      const step = await pieces.next();
      if (step.done) {
        answer = step.value;
        if (answer.trace.usage) ctx.usage = answer.trace.usage as Usage;
        break;
      }
      const piece = text === '' ? notice + step.value : step.value;
      text += piece;
      yield piece;
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    const isEmpty = answer === null && text === '' && !stop.aborted;
    const ended = isEmpty ? cancelTurn(ctx, turn) : storeReply(ctx, turn, reading, { text, answer });
    await ended.finally(kept.end);
  }
  return { text, answer: answer ?? { ...silence, interrupted: true } };
}

/** Stores a reply, or its text so far if its answer did not end. Puts the dates into the sources of the answer. */
async function storeReply(
  ctx: Context,
  turn: Turn,
  reading: Reading,
  { text, answer }: { text: string; answer: Answer | null },
): Promise<void> {
  const sources = await endTurn(ctx, turn, {
    text,
    reading,
    interrupted: answer?.interrupted ?? true,
    answer,
    questionKey: answer && wasAsked(answer) ? keyOf(ctx, reading) : null,
  });
  if (answer) answer.sources = sources;
}

/** Gives a reply again that was stored before its process was lost. */
async function* repeatReply(
  turn: Turn,
  reading: Reading,
  { content, language, answered, interrupted, sources }: StoredReply,
): AsyncGenerator<string, AnsweredTurn> {
  if (content !== '') yield content;
  return {
    turn,
    reading: { ...reading, language: language ?? reading.language },
    text: content,
    answer: { ...silence, answered, interrupted, sources },
  };
}

const wasAsked = ({ answered, choices }: Answer) => answered !== null || choices.length > 0;

/** Stores contact details that the visitor agreed to give. Does nothing in any other turn. */
async function keepContact(ctx: Context, turn: Turn, { contact, language, messageLanguage }: Reading) {
  if (contact?.step !== 'keep') return;
  await keepLead(
    ctx,
    { botId: turn.bot.id, sessionId: turn.sessionId },
    {
      name: contact.name ?? '',
      email: contact.email ?? '',
      phone: contact.phone,
      message: null,
      language: messageLanguage,
      consent: consentIn(turn.bot, language),
    },
  );
}

const keyOf = ({ languages }: Context, { message, messageLanguage }: Reading) =>
  hashQuestionKey(languages.questionKey(message, messageLanguage));
