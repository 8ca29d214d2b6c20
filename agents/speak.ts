import type { Usage } from '@jawab/core';
import { normalise } from '@jawab/language';
import type { Findings } from './check/findings.ts';
import { createGround, type GroundFacts } from './check/ground.ts';
import { createReview, type Reviewed } from './check/review.ts';
import type { Prompt } from './instructions.ts';
import { type Decision, readMarker } from './marker.ts';
import { type ModelEvent, ModelFailed, type RunRequest, runModel } from './run-model.ts';

export interface SpeakRequest extends Omit<RunRequest, 'task'> {
  task: Omit<RunRequest['task'], 'prompt'>;
  /** The prompt; the firm one is for the second try. */
  prompt: (firm: boolean) => Prompt;
  /** The material that the reply is checked against. Its language may be `hi-Latn`, Hindi in Latin letters. */
  ground: Omit<GroundFacts, 'rules'>;
}

/** The checked reply of the model, and facts about how it was written. */
export interface Spoken {
  text: string;
  findings: Findings;
  /** The model's decision, made by calling a tool or by a marker. */
  decision: Decision | null;
  restarts: number;
  /** The reply was ended at a sentence in another language. */
  cut: boolean;
  /** The reply ends before the model had finished it: too long, repeated, or stopped by the provider. */
  interrupted: boolean;
  usage: Usage | null;
  finish: string | null;
}

const wrongLanguage = 'wrong_language';
/** A marker is shorter. */
const maxOpening = 40;
/** The provider ended the reply; what was said until then is an answer. */
const endedEarly = new Set(['length', 'content-filter']);

/**
 * Lets the model speak, and releases each sentence when it is checked. Nothing is shown of a reply that opens in another
 * language (it is asked for once more, firmly), and the text stays empty when nothing that was said may be shown. Throws
 * {@link ModelFailed}.
 */
export async function* speak(request: SpeakRequest): AsyncGenerator<string, Spoken> {
  for (let restarts = 0; ; restarts++) {
    const spoken = yield* attempt(request, restarts);
    if (spoken) return spoken;
    if (restarts > 0) throw new ModelFailed(wrongLanguage);
  }
}

async function* attempt(request: SpeakRequest, restarts: number): AsyncGenerator<string, Spoken | null> {
  const { signal, silenceMs } = request;
  const prompt = request.prompt(restarts > 0);
  const review = createReview(createGround(withRules(request.ground, prompt)));
  const spoken: Spoken = {
    text: '',
    findings: review.findings,
    decision: null,
    restarts,
    cut: false,
    interrupted: false,
    usage: null,
    finish: null,
  };
  let opening = '';
  const events = runModel({ task: withPrompt(request, prompt), signal, silenceMs });
  try {
    for (;;) {
      const step = await events.next();
      if (step.value && step.value.type !== 'text') {
        note(spoken, step.value);
        continue;
      }
      if (step.value && opening.length < maxOpening) opening += step.value.text;
      if (step.done) spoken.decision ??= readMarker(opening);
      const reviewed: Reviewed = step.value
        ? review.push(step.value.text)
        : review.end(!endedEarly.has(spoken.finish ?? ''));
      if (reviewed.stop === 'restart') return null;
      spoken.text += reviewed.shown;
      if (reviewed.shown) yield reviewed.shown;
      if (reviewed.stop || step.done) return finish(spoken, reviewed, opening);
    }
  } finally {
    await events.return(undefined).catch(() => {});
  }
}

const withPrompt = ({ task }: SpeakRequest, prompt: Prompt): RunRequest['task'] => {
  const { botId, chat, history, searchKnowledge, traced } = task;
  return { botId, chat, prompt, history, searchKnowledge, traced };
};

/** The rules are the prompt without what the business asks, which may be said. */
const withRules = (ground: SpeakRequest['ground'], { system }: Prompt): GroundFacts => {
  const { language, passages, instructions, said } = ground;
  const rules = normalise(system.replace(instructions?.trim() || '\n', ' '));
  return { language, passages, instructions, said, rules };
};

function note(spoken: Spoken, event: Exclude<ModelEvent, { type: 'text' }>): void {
  if (event.type === 'decision') spoken.decision = event.decision;
  else Object.assign(spoken, { finish: event.finish, usage: event.usage });
}

/** A stream that ends without a reason is a failure and not an answer, and so is one that the provider cut to nothing. */
function finish(spoken: Spoken, { stop }: Reviewed, opening: string): Spoken {
  spoken.cut = stop === 'cut';
  const early = endedEarly.has(spoken.finish ?? '');
  spoken.interrupted = stop === 'full' || (early && !spoken.decision);
  if (stop || spoken.decision) return spoken;
  if (!early && spoken.finish !== 'stop') throw new ModelFailed('interrupted');
  if (early && !spoken.text) throw new ModelFailed(spoken.finish === 'length' ? 'cut' : 'blocked');
  if (!opening.trim()) throw new ModelFailed('empty');
  return spoken;
}
