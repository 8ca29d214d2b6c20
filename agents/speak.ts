import { within } from '@jawab/core';
import { createGraphemeBuffer, createLanguageWatch } from '@jawab/language';
import { type Citations, createCitationFilter } from './citations.ts';
import type { Grounding } from './grounding.ts';
import type { Prompt } from './instructions.ts';
import { type ModelEvent, ModelFailed, type RunRequest, runModel, type Usage } from './run-model.ts';
import type { Decision } from './support-agent.ts';

export interface SpeakRequest extends Omit<RunRequest, 'task'> {
  task: Omit<RunRequest['task'], 'prompt'>;
  /** The prompt; the firm one is for the second try. */
  prompt: (firm: boolean) => Prompt;
  /** Language of the reply; `hi-Latn` means Hindi in Latin letters. */
  language: string;
  grounding: Grounding;
}

/** What is known when the model has spoken. */
export interface Spoken {
  text: string;
  citations: Citations;
  /** What the model decided by calling a tool. */
  decision: Decision | null;
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
  const { grounding, signal, silenceMs } = request;
  const filter = createCitationFilter(grounding.passages, grounding.addresses);
  const watch = createLanguageWatch(request.language);
  const graphemes = createGraphemeBuffer();
  const spoken: Spoken = {
    text: '',
    citations: filter.seen,
    decision: null,
    restarts,
    cut: false,
    usage: null,
    finish: null,
  };
  const task = { ...request.task, prompt: request.prompt(restarts > 0) };
  const { events, stop } = runModel({ task, signal, silenceMs });
  let pending: Promise<IteratorResult<ModelEvent>> | null = null;
  try {
    for (;;) {
      pending ??= events.next();
      const { deadline } = watch;
      const step = await (deadline === null ? pending : within(pending, deadline - performance.now()));
      if (step !== null) pending = null;
      const event = step?.done ? null : step?.value;
      if (event && event.type !== 'text') {
        note(spoken, event);
        continue;
      }
      let watched: ReturnType<typeof watch.push>;
      if (step === null) watched = watch.settle();
      else {
        const text = event ? filter.push(event.text) : filter.flush();
        if ((filter.seen.refused || filter.seen.person) && !spoken.text) return spoken;
        watched = text ? watch.push(text) : { shown: '', stop: null };
        if (step.done && !watched.stop) {
          const rest = watch.settle();
          watched = { shown: watched.shown + rest.shown, stop: rest.stop };
        }
      }
      if (watched.stop === 'restart') return null;
      spoken.cut = watched.stop === 'cut';
      const ended = spoken.cut || step?.done === true;
      const shown = graphemes.push(watched.shown) + (ended ? graphemes.flush() : '');
      spoken.text += shown;
      if (shown) yield shown;
      if (ended) return finish(spoken);
    }
  } finally {
    if (pending) stop();
    pending?.catch(() => {});
    await events.return(undefined).catch(() => {});
  }
}

function note(spoken: Spoken, event: Exclude<ModelEvent, { type: 'text' }>): void {
  if (event.type === 'decision') spoken.decision = event.decision;
  else Object.assign(spoken, { finish: event.finish, usage: event.usage });
}

/** A stream that ends without a reason, or for the provider's filter, is a failure and not an answer. */
function finish(spoken: Spoken): Spoken {
  if (spoken.cut || spoken.decision) return spoken;
  if (spoken.finish === 'content-filter') throw new ModelFailed('blocked');
  if (spoken.finish !== 'stop' && spoken.finish !== 'length') throw new ModelFailed('interrupted');
  if (!spoken.text.trim()) throw new ModelFailed('empty');
  return spoken;
}
