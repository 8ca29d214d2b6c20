import type { Spans, Usage } from '@jawab/core';
import type { Decision } from './marker.ts';
import { type AgentTask, streamAgent } from './support-agent.ts';

export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'decision'; decision: Decision }
  | { type: 'end'; finish: string; usage: Usage };

/** A failure of the model. `code` is one of our own words for it. */
export class ModelFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`model failed: ${code}`);
    this.name = 'ModelFailed';
    this.code = code;
  }
}

/** Codes of the models' `ProviderError`, which has the one table of HTTP statuses. */
const providerCodes = new Set([
  'refused',
  'rate_limited',
  'unavailable',
  'interrupted',
  'blocked',
  'malformed',
]);
/** Created once, because each new reason would capture a stack. */
const left = new ModelFailed('left');

export interface RunRequest {
  task: Omit<AgentTask, 'signal'>;
  signal: AbortSignal;
  /** A model that sends nothing for this long has failed. */
  silenceMs: number;
}

/**
 * Runs one prompt and streams its text. Throws {@link ModelFailed} on any failure, and the signal's reason when it is aborted. The
 * model retries an answer that has not begun.
 */
export async function* runModel(request: RunRequest): AsyncGenerator<ModelEvent> {
  const { signal } = request;
  const run = new AbortController();
  const leave = () => run.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    signal.throwIfAborted();
    yield* traced(request, run);
  } catch (error) {
    signal.throwIfAborted();
    throw toModelFailed(run.signal.aborted ? run.signal.reason : error);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** The run, as a span if traces are sent. */
function traced(request: RunRequest, run: AbortController): AsyncGenerator<ModelEvent> {
  const { id, spans } = request.task.chat;
  if (!spans) return runOnce(request, run);
  const facts = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': id };
  return spans.run({ name: `chat ${id}`, kind: 'client', facts }, () =>
    noteUsage(runOnce(request, run), spans),
  );
}

async function* noteUsage(events: AsyncGenerator<ModelEvent>, spans: Spans): AsyncGenerator<ModelEvent> {
  for await (const event of events) {
    if (event.type === 'end') {
      const { input_tokens: read, output_tokens: written } = event.usage;
      spans.note({
        'gen_ai.response.finish_reasons': event.finish,
        ...(read !== null && { 'gen_ai.usage.input_tokens': read }),
        ...(written !== null && { 'gen_ai.usage.output_tokens': written }),
      });
    }
    yield event;
  }
}

async function* runOnce(request: RunRequest, run: AbortController): AsyncGenerator<ModelEvent> {
  const silence = setTimeout(() => run.abort(new ModelFailed('stalled')), request.silenceMs);
  let over = false;
  let said = false;
  try {
    for await (const part of await streamAgent({ ...request.task, signal: run.signal })) {
      silence.refresh();
      if (part.type === 'text-delta') {
        said = true;
        yield { type: 'text', text: part.payload.text };
      } else if (part.type === 'step-start' && said) yield { type: 'text', text: '\n\n' };
      else if (part.type === 'tool-call' && isDecision(part.payload.toolName))
        yield { type: 'decision', decision: part.payload.toolName };
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

const isDecision = (name: string): name is Decision => name === 'hand_over' || name === 'not_in_knowledge';

function readFinish(payload: { stepResult?: { reason?: string }; output?: { usage?: object } }): ModelEvent {
  const usage = (payload.output?.usage ?? {}) as { inputTokens?: number; outputTokens?: number };
  return {
    type: 'end',
    finish: payload.stepResult?.reason ?? 'unknown',
    usage: { input_tokens: usage.inputTokens ?? null, output_tokens: usage.outputTokens ?? null },
  };
}

/** Only the kind of failure is kept, because a provider's text can contain keys, prompts or other people's data. */
function toModelFailed(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error;
  const { code } = (error ?? {}) as { code?: string };
  return new ModelFailed(code && providerCodes.has(code) ? code : 'unavailable');
}
