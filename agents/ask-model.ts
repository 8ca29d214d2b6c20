import { type Answer, type AnswerRequest, fail } from '@jawab/core';
import { type AnswerTrace, readOutcome } from './answer-trace.ts';
import { confirmReply } from './confirm-reply.ts';
import { createGrounding, judgeAnswerability, resolveSources } from './grounding.ts';
import { writePrompt } from './instructions.ts';
import { handOver, quote, refuse } from './recite.ts';
import { createSearchKnowledge, type Retrieved } from './retrieve.ts';
import { ModelFailed } from './run-model.ts';
import { type Spoken, speak } from './speak.ts';
import type { ChatModel } from './support-agent.ts';
import { noticeFirst, type Reply, type Turn } from './turn.ts';
import { quoteChosen } from './word-for-word.ts';

const maxHistory = 10;
const maxHistoryMessage = 2_000;

/**
 * Lets the chat model answer from the passages found. When it fails before its first text, the embedded model answers
 * (`fallback`); after it, throws `unavailable`.
 */
export async function* askModel(turn: Turn, chat: ChatModel, found: Retrieved): Reply {
  const { request, language, trace } = turn;
  const { workspaceId, bot, traceParent = null } = request;
  const traced = await turn.startTrace({ workspaceId, botId: bot.id, language, traceParent });
  const reply = bot.wording === 'document' ? quoteChosen : converse;
  if (!traced) return yield* reply(turn, chat, found, null);
  trace.trace_id = traced.traceId;
  let answer: Answer | null = null;
  try {
    answer = yield* reply(turn, chat, found, traced);
    return answer;
  } finally {
    traced.score(readOutcome(trace, answer));
  }
}

async function* converse(turn: Turn, chat: ChatModel, found: Retrieved, traced: AnswerTrace | null): Reply {
  const { request, language, trace, count } = turn;
  const { bot, signal, isSpoken } = request;
  const { message: question, contact } = request.reading;
  const contactKept = contact?.step === 'keep';
  const history = recent(request.history);
  const said = [question, ...history.map(({ content }) => content)];
  const passages = createGrounding(found.hits);
  const { callsTools = false } = chat;
  const unsure = judgeAnswerability(found) !== 'known';
  let begun = false;
  let spoken: Spoken;
  try {
    const searchKnowledge = createSearchKnowledge(turn, passages);
    const checked = speak({
      task: { botId: bot.id, chat, history, searchKnowledge, traced },
      prompt: (firm) =>
        writePrompt(bot, { language, question, passages, unsure, firm, contactKept, callsTools, isSpoken }),
      ground: { language, passages, instructions: bot.instructions, said, today: turn.today() },
      signal,
      silenceMs: turn.silenceMs,
    });
    const pieces = turn.asksVerdicts ? confirmReply(checked, { turn, chat, passages }) : checked;
    spoken = yield* noticeFirst(pieces, () => {
      begun = true;
    });
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof ModelFailed ? error.code : 'unavailable';
    trace.failure = code;
    count(begun ? 'failed' : 'fallback');
    if (code === 'wrong_language') count('language_restart');
    if (!begun) return yield* quote(turn, found, true);
    return fail('unavailable', 'The model stopped in the middle of its answer. Ask again.', {
      retryAfterSeconds: 5,
    });
  }
  note(turn, spoken);
  const { text, findings, decision, interrupted } = spoken;
  if (decision === 'hand_over') {
    if (text) yield '\n\n';
    return yield* handOver(turn, 'asked', chat.id);
  }
  const refused = decision === 'not_in_knowledge' || (!text && findings.refused);
  if (refused && !text) return yield* refuse(turn, 'model_refused', found, { model: chat.id });
  if (!text) {
    trace.failure = 'withheld';
    count('fallback');
    return yield* quote(turn, found, true);
  }
  trace.decision = 'model';
  count(refused ? 'unanswered' : 'answered');
  const sources = refused ? [] : resolveSources({ text, cited: findings.cited }, passages, question);
  return {
    answered: !refused,
    interrupted,
    handoff: null,
    fallback: false,
    sources,
    choices: [],
    model: chat.id,
    trace,
  };
}

/** Traces and counts how the model behaved. */
function note({ trace, count }: Turn, spoken: Spoken): void {
  const { findings, restarts, cut, interrupted, usage, finish } = spoken;
  const { cited, invented, withheld, sentences } = findings;
  const { link = 0 } = withheld;
  Object.assign(trace, { usage, finish, restarts, cut, cited, invented, dropped_links: link });
  if (Object.keys(withheld).length > 0) Object.assign(trace, { withheld });
  if (sentences.length > 0) Object.assign(trace, { withheld_sentences: sentences });
  if (interrupted) trace.interrupted = true;
  if (restarts > 0) count('language_restart');
  if (cut) count('language_cut');
  if (invented > 0) count('citation_invented');
  if (link > 0) count('link_dropped');
  if (Object.keys(withheld).length > 0) count('sentence_withheld');
}

/** Returns the last messages, starting with a visitor's message, each cut to a maximum length. */
function recent(history: AnswerRequest['history']): AnswerRequest['history'] {
  const last = history.slice(-maxHistory);
  const from = last.findIndex(({ role }) => role === 'user');
  const kept = from < 0 ? [] : last.slice(from);
  return kept.map(({ role, content }) => ({ role, content: content.slice(0, maxHistoryMessage) }));
}
