import type { Content, GenerateContentResponse, Part as WirePart } from '@google/genai/web';
import type { LanguageModelV4 } from './config.ts';
import { providerKey } from './gemini-request.ts';
import type { Flow, Receiver } from './post.ts';
import { errorOfStatus, ProviderError } from './provider-error.ts';
import { createEventReader } from './read-events.ts';

type StreamResult = Awaited<ReturnType<LanguageModelV4['doStream']>>;
/** One part of a reply in the framework's type. */
export type Part = StreamResult['stream'] extends ReadableStream<infer P> ? P : never;
type FinishReason = Extract<Part, { type: 'finish' }>['finishReason'];
type Usage = Extract<Part, { type: 'finish' }>['usage'];

/** An event of the stream. `error` is sent if the answer fails after its status. */
type GenerateEvent = Pick<GenerateContentResponse, 'candidates' | 'promptFeedback' | 'usageMetadata'> & {
  error?: { code?: number };
};
type UsageMetadata = GenerateContentResponse['usageMetadata'];

const id = '0';
const partsAhead = 32;

/**
 * Opens an answer and turns its events into the framework's parts. Each read of the socket becomes one piece of text.
 * Resolves when the answer has begun, and rejects as `open` does. A later failure is an `error` part.
 */
export async function openParts(open: (receiver: Receiver) => Promise<Flow>): Promise<ReadableStream<Part>> {
  let flow: Flow | undefined;
  let receiver = {} as Receiver;
  const parts = new ReadableStream<Part>(
    {
      start(controller) {
        receiver = receiveParts(controller, () => flow?.pause());
      },
      pull: () => flow?.resume(),
      cancel: () => flow?.stop(),
    },
    { highWaterMark: partsAhead },
  );
  flow = await open(receiver);
  return parts;
}

/** Writes the parts of a reply. Text waits until the end of the read that it came with. */
function createWriter(out: ReadableStreamDefaultController<Part>, pause: () => void) {
  let pending = '';
  let isOpen = false;
  let isOver = false;
  const flush = () => {
    if (!pending || isOver) return;
    if (!isOpen) out.enqueue({ type: 'text-start', id });
    isOpen = true;
    out.enqueue({ type: 'text-delta', id, delta: pending });
    pending = '';
    if ((out.desiredSize ?? 0) <= 0) pause();
  };
  out.enqueue({ type: 'stream-start', warnings: [] });
  return {
    addText(text: string): void {
      if (text && !pending) queueMicrotask(flush);
      pending += text;
    },
    add(part: Part): void {
      flush();
      out.enqueue(part);
    },
    finish(last: Part): void {
      flush();
      if (isOver) return;
      isOver = true;
      if (isOpen && last.type === 'finish') out.enqueue({ type: 'text-end', id });
      out.enqueue(last);
      out.close();
    },
  };
}

const toCall = ({ functionCall, thoughtSignature }: WirePart, number: number): Part => ({
  type: 'tool-call',
  toolCallId: functionCall?.id ?? `call-${number}`,
  toolName: functionCall?.name ?? '',
  input: JSON.stringify(functionCall?.args ?? {}),
  ...(thoughtSignature && { providerMetadata: { [providerKey]: { thoughtSignature } } }),
});

function receiveParts(out: ReadableStreamDefaultController<Part>, pause: () => void): Receiver {
  const events = createEventReader<GenerateEvent>();
  const writer = createWriter(out, pause);
  let calls = 0;
  let usage: UsageMetadata;
  let reason: string | undefined;

  const fail = (error: unknown) => {
    const isKnown = error instanceof ProviderError || (error as Error | null)?.name === 'AbortError';
    writer.finish({ type: 'error', error: isKnown ? error : new ProviderError('interrupted') });
  };
  const take = (event: GenerateEvent) => {
    if (event.error)
      throw typeof event.error.code === 'number' ? errorOfStatus(event.error.code) : event.error;
    usage = event.usageMetadata ?? usage;
    const [candidate] = event.candidates ?? [];
    reason = candidate?.finishReason ?? event.promptFeedback?.blockReason ?? reason;
    for (const part of candidate?.content?.parts ?? [])
      if (part.functionCall) writer.add(toCall(part, ++calls));
    writer.addText(textOf(candidate?.content));
  };
  return {
    data(chunk) {
      try {
        for (const event of events.push(chunk)) take(event);
      } catch (error) {
        fail(error);
      }
    },
    end() {
      if (!reason) return fail(new ProviderError('interrupted'));
      writer.finish({
        type: 'finish',
        finishReason: { unified: calls > 0 ? 'tool-calls' : unify(reason), raw: reason },
        usage: toUsage(usage),
      });
    },
    fail,
  };
}

function textOf(content: Content | undefined): string {
  let text = '';
  for (const part of content?.parts ?? []) if (part.text && !part.thought) text += part.text;
  return text;
}

function unify(reason: string): FinishReason['unified'] {
  if (reason === 'STOP') return 'stop';
  if (reason === 'MAX_TOKENS') return 'length';
  return reason === 'MALFORMED_RESPONSE' ? 'error' : 'content-filter';
}

function toUsage(usage: UsageMetadata): Usage {
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount, cachedContentTokenCount } = usage ?? {};
  return {
    inputTokens: {
      total: promptTokenCount,
      noCache: undefined,
      cacheRead: cachedContentTokenCount,
      cacheWrite: undefined,
    },
    outputTokens: {
      total: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0),
      text: candidatesTokenCount,
      reasoning: thoughtsTokenCount,
    },
  };
}
