import type { HistoryMessage } from '@jawab/core';
import type { AgentRun } from './agent-run.ts';
import { type Citations, createCitationFilter } from './citations.ts';
import { createGraphemeBuffer } from './grapheme-buffer.ts';
import type { Prompt } from './instructions.ts';
import { createLanguageWatch } from './language-watch.ts';
import { type ChatModel, type ModelEvent, ModelFailed, runModel, type Usage } from './run-model.ts';

export interface SpeakRequest {
  chat: ChatModel;
  /** The prompt; the firm one is for the second try. */
  prompt: (firm: boolean) => Prompt;
  history: HistoryMessage[];
  /** Language of the reply; `hi-Latn` means Hindi in Latin letters. */
  language: string;
  /** How many passages are numbered, and the addresses the reply may name. */
  passages: number;
  addresses: ReadonlySet<string>;
  signal: AbortSignal;
  /** A model that says nothing for so long has failed. */
  silenceMs: number;
  run?: AgentRun | null;
}

/** What is known when the model has spoken. */
export interface Spoken {
  text: string;
  citations: Citations;
  restarts: number;
  /** The reply was ended at a sentence in another language. */
  cut: boolean;
  usage: Usage | null;
  finish: string | null;
}

const wrongLanguage = 'wrong_language';

/**
 * Lets the model speak: numbers and unknown addresses taken out, characters whole, the language watched. Nothing is shown
 * of a reply that opens in another language (it is asked for once more, firmly) or that says it cannot answer (`citations.refused`).
 * Throws {@link ModelFailed}.
 */
export async function* speak(request: SpeakRequest): AsyncGenerator<string, Spoken> {
  for (let restarts = 0; ; restarts++) {
    const spoken = yield* attempt(request, restarts);
    if (spoken) return spoken;
    if (restarts > 0) throw new ModelFailed(wrongLanguage);
  }
}

async function* attempt(request: SpeakRequest, restarts: number): AsyncGenerator<string, Spoken | null> {
  const filter = createCitationFilter(request.passages, request.addresses);
  const watch = createLanguageWatch(request.language);
  const graphemes = createGraphemeBuffer();
  const spoken: Spoken = {
    text: '',
    citations: filter.seen,
    restarts,
    cut: false,
    usage: null,
    finish: null,
  };
  const { chat, history, signal, silenceMs } = request;
  const { events, stop } = runModel({
    chat,
    history,
    signal,
    silenceMs,
    prompt: request.prompt(restarts > 0),
  });
  let pending: Promise<IteratorResult<ModelEvent>> | null = null;
  const call = request.run?.ask();
  let failure: string | null = null;
  try {
    for (;;) {
      pending ??= events.next();
      const step = await untilDeadline(pending, watch.deadline);
      let watched: ReturnType<typeof watch.push>;
      if (step === null) watched = watch.settle();
      else {
        pending = null;
        if (!step.done && step.value.type === 'end') Object.assign(spoken, without(step.value));
        if (!step.done && step.value.type === 'end') continue;
        if (!step.done) call?.firstText();
        const text = step.done ? filter.flush() : filter.push((step.value as { text: string }).text);
        if ((filter.seen.refused || filter.seen.person) && !spoken.text) return spoken;
        watched = text ? watch.push(text) : { shown: '', stop: null };
        if (step.done && !watched.stop) {
          const rest = watch.settle();
          watched = { shown: watched.shown + rest.shown, stop: rest.stop };
        }
      }
      if (watched.stop === 'restart') {
        failure = wrongLanguage;
        return null;
      }
      spoken.cut = watched.stop === 'cut';
      const ended = spoken.cut || step?.done === true;
      const shown = graphemes.push(watched.shown) + (ended ? graphemes.flush() : '');
      spoken.text += shown;
      if (shown) yield shown;
      if (ended) return finish(spoken);
    }
  } catch (error) {
    failure = error instanceof ModelFailed ? error.code : 'left';
    throw error;
  } finally {
    call?.end({ finish: spoken.finish, usage: spoken.usage, failure });
    if (pending) stop();
    pending?.catch(() => {});
    await events.return(undefined).catch(() => {});
  }
}

function without({ finish, usage }: Extract<ModelEvent, { type: 'end' }>) {
  return { finish, usage };
}

/** A stream that ends without having said why, or for the provider's filter, is a failure, not an answer. */
function finish(spoken: Spoken): Spoken {
  if (spoken.cut) return spoken;
  if (spoken.finish === 'content-filter') throw new ModelFailed('blocked');
  if (spoken.finish !== 'stop' && spoken.finish !== 'length') throw new ModelFailed('interrupted');
  if (!spoken.text.trim()) throw new ModelFailed('empty');
  return spoken;
}

/** The next event, or null when the deadline passes first. */
async function untilDeadline<T>(next: Promise<T>, deadline: number | null): Promise<T | null> {
  if (deadline === null) return next;
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, deadline - performance.now()), null);
  });
  try {
    return await Promise.race([next, passed]);
  } finally {
    clearTimeout(timer);
  }
}
