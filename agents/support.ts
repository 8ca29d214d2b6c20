import { type Answerer, consentIn, greetingIn } from '@jawab/core';
import { askModel } from './ask-model.ts';
import { findNamed, readChosen, wasAskedWhich } from './chosen-section.ts';
import { extractiveId, findVerbatim } from './extractive.ts';
import { judgeAnswerability } from './grounding.ts';
import { handOver, quote, quoteSection, recite, refuse, regret } from './recite.ts';
import { retrieve } from './retrieve.ts';
import { sayTo } from './say-to.ts';
import { type AnswererParts, noticeFirst, type Reply, roundMs, type Turn } from './turn.ts';

const untraced = async () => null;

/**
 * Makes the {@link Answerer}: small talk, the wish for a person, search, answerability, then an answer word for word, the
 * model's, or a quotation. Yields text that never splits a character. Throws `unavailable` when the model stops in the
 * middle, and the signal's reason when the turn is aborted.
 */
export function createAnswerer(parts: AnswererParts): Answerer {
  return async function* answerTurn(request) {
    const {
      count = () => {},
      now = () => performance.now(),
      today = () => new Date(),
      silenceMs = 20_000,
      asksVerdicts = false,
    } = parts;
    const { startTrace = untraced } = parts;
    const language = request.reading.writtenForm;
    const told = { count, now, today, silenceMs, startTrace, asksVerdicts };
    const { traceParent } = request;
    const trace = { language, ...(traceParent && { traceparent: traceParent }) };
    const turn: Turn = { ...parts, ...told, request, language, trace };
    const started = now();
    const answer = yield* noticeFirst(speakOfContact(turn), () => {
      turn.trace.first_text_ms = roundMs(now() - started);
    });
    turn.trace.total_ms = roundMs(now() - started);
    return answer;
  };
}

/** Answers a turn. Contact details in it are acknowledged instead of the answer, or after it. */
async function* speakOfContact(turn: Turn): Reply {
  const { contact, personWish } = turn.request.reading;
  if (!contact) return yield* composeReply(turn);
  const { step, hasQuestion } = contact;
  if (step === 'decline')
    return yield* recite(turn, 'lead_declined', sayTo(turn, 'leadDeclined'), { answered: null });
  if (step === 'ask_data')
    return yield* recite(turn, 'lead_data_asked', sayTo(turn, 'leadContact'), { answered: null });
  const text = step === 'keep' ? sayTo(turn, 'leadKept') : askConsent(turn);
  if (!hasQuestion && personWish === null)
    return yield* recite(turn, step === 'keep' ? 'lead_kept' : 'lead_asked', text, { answered: null });
  const answer = yield* composeReply(turn);
  turn.trace.lead = step;
  yield `\n\n${text}`;
  return answer;
}

/** Asks whether contact details may be kept, below the text that the visitor agrees to. */
function askConsent(turn: Turn): string {
  const { text, url } = consentIn(turn.request.bot, turn.language) ?? {};
  return [text, url, sayTo(turn, 'leadAsk')].filter(Boolean).join('\n\n');
}

async function* composeReply(turn: Turn): Reply {
  const { bot, reading } = turn.request;
  const { smallTalk, personWish } = reading;
  const chosen = readChosen(turn.request);
  if (chosen) {
    const { hits } = await retrieve(turn, chosen);
    const section = hits.filter(chosen.is);
    if (section.length > 0) return yield* quoteSection(turn, section);
  }
  if (smallTalk) {
    const greeting = smallTalk === 'greeting' ? greetingIn(bot, turn.language) : null;
    const key = smallTalk === 'command' || smallTalk === 'gibberish' ? 'help' : smallTalk;
    const text = greeting ?? sayTo(turn, key, { botName: bot.name });
    return yield* recite(turn, 'small_talk', text, { answered: null });
  }
  if (personWish) return yield* handOver(turn, personWish);
  const found = await retrieve(turn);
  const named = turn.chatModel ? [] : findNamed(reading.message, found.hits);
  if (named.length > 0 && found.untold.length === 0) return yield* quoteSection(turn, named);
  if (wasAskedWhich(turn.request.history) && found.meant.length > 0)
    return yield* quoteSection(turn, found.meant);
  const answerability = judgeAnswerability(found);
  if (reading.isComplaint && answerability !== 'known') return yield* regret(turn, found, answerability);
  // A chat model reads what was found and says itself that it does not answer; without one, the threshold decides.
  const isUnknown = answerability === 'unknown' && found.untold.length === 0;
  if (isUnknown && (!turn.chatModel || found.hits.length === 0))
    return yield* refuse(turn, 'below_threshold', found);
  const verbatim = findVerbatim(found.hits, reading.message, reading.messageLanguage);
  if (verbatim && found.untold.length === 0) {
    const { text, sources } = verbatim;
    return yield* recite(turn, 'verbatim', text, { sources, model: extractiveId });
  }
  return yield* turn.chatModel ? askModel(turn, turn.chatModel, found) : quote(turn, found);
}
