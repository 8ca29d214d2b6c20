import { setTimeout as delay } from 'node:timers/promises';
import type { HistoryMessage } from '@jawab/core';
import type { Prompt } from './instructions.ts';
import { type ChatModel, openLoop } from './open-loop.ts';

export { type ChatModel, warmUp } from './open-loop.ts';

/** Tokens of one run, where the provider told. */
export interface Usage {
  input_tokens: number | null;
  output_tokens: number | null;
}

export type ModelEvent = { type: 'text'; text: string } | { type: 'end'; finish: string; usage: Usage };

/** The model did not answer as it should: `code` says how, in our words. */
export class ModelFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`model failed: ${code}`);
    this.name = 'ModelFailed';
    this.code = code;
  }
}

const retryable = new Set(['rate_limited', 'unavailable']);
const retryAfterMs = 250;
/** Made once: a new reason would capture a stack each turn. */
const left = new ModelFailed('left');

export interface RunRequest {
  chat: ChatModel;
  prompt: Prompt;
  history: HistoryMessage[];
  signal: AbortSignal;
  /** A model that says nothing for so long has failed. */
  silenceMs: number;
}

/** A prompt being answered. `stop` ends it at once, also while it waits for the model. */
export interface ModelRun {
  events: AsyncGenerator<ModelEvent>;
  stop(): void;
}

/**
 * Runs one prompt and streams its text; a refused opening is repeated as often as the model allows. The events throw
 * {@link ModelFailed} on any failure, and the signal's reason when it is aborted.
 */
export function runModel(request: RunRequest): ModelRun {
  const run = new AbortController();
  return { events: withRetries(request, run), stop: () => run.abort(left) };
}

async function* withRetries(request: RunRequest, run: AbortController): AsyncGenerator<ModelEvent> {
  const { chat, signal } = request;
  const leave = () => run.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (let retries = chat.maxRetries ?? 0; ; retries--) {
      let begun = false;
      try {
        signal.throwIfAborted();
        for await (const event of runOnce(request, run)) {
          begun = true;
          yield event;
        }
        return;
      } catch (error) {
        const failure = toModelFailed(run.signal.aborted ? run.signal.reason : error);
        if (!retryable.has(failure.code) || begun || retries <= 0) throw failure;
        await delay(retryAfterMs, undefined, { signal: run.signal }).catch(() => {});
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** One try. */
async function* runOnce(request: RunRequest, run: AbortController): AsyncGenerator<ModelEvent> {
  const { chat, prompt, history, silenceMs } = request;
  const silence = setTimeout(() => run.abort(new ModelFailed('stalled')), silenceMs);
  let over = false;
  try {
    for await (const part of await openLoop(chat, prompt, history, run.signal)) {
      silence.refresh();
      if (part.type === 'text-delta') yield { type: 'text', text: part.payload.text };
      else if (part.type === 'error') throw part.payload.error;
      else if (part.type === 'tripwire') throw new ModelFailed('blocked');
      else if (part.type === 'abort') throw run.signal.reason;
      else if (part.type === 'finish') yield readFinish(part.payload);
    }
    run.signal.throwIfAborted();
    over = true;
  } catch (error) {
    over = true;
    throw error;
  } finally {
    clearTimeout(silence);
    if (!over) run.abort(left);
  }
}

function readFinish(payload: { stepResult?: { reason?: string }; output?: { usage?: object } }): ModelEvent {
  const usage = (payload.output?.usage ?? {}) as { inputTokens?: number; outputTokens?: number };
  return {
    type: 'end',
    finish: payload.stepResult?.reason ?? 'unknown',
    usage: { input_tokens: usage.inputTokens ?? null, output_tokens: usage.outputTokens ?? null },
  };
}

/** Only the kind of failure is kept: a provider's text may hold keys, prompts or other people's data. */
function toModelFailed(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error;
  const { code, statusCode, status, cause } = (error ?? {}) as Record<string, unknown>;
  const known = ['refused', 'rate_limited', 'unavailable', 'interrupted', 'blocked', 'malformed'];
  if (typeof code === 'string' && known.includes(code)) return new ModelFailed(code);
  const http = Number(statusCode ?? status ?? (cause as Record<string, unknown> | undefined)?.statusCode);
  if (http === 429) return new ModelFailed('rate_limited');
  if (http >= 400 && http < 500) return new ModelFailed('refused');
  return new ModelFailed('unavailable');
}
