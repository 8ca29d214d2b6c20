import { type Context, type Piece, type Run, within } from '@jawab/core';
import { eventHeaders, openEventStream, type StreamTimes } from '../stream/event-stream.ts';
import type { Backend } from './backend.ts';
import { type Answer, type Call, callHeaders, reportError } from './call.ts';
import type { ChatFormat, Chunks } from './chat-format.ts';
import type { ChatOutput } from './completion.ts';
import type { Claim } from './idempotency.ts';

export interface ChatTimes extends StreamTimes {
  /** How long the status waits for the first text before the stream begins without it. */
  firstStepMs: number;
}

/** The times of a surface in production. */
export const defaultTimes: ChatTimes = { pingMs: 8_000, drainMs: 30_000, firstStepMs: 8_000 };

/**
 * Answers a call as Server-Sent Events. The status waits for the first text, at most `firstStepMs`, so that a refusal can be
 * a plain one. Throws what is thrown before the stream begins; later errors become an error event. Resolves with null at the
 * end, or with the whole stream where there is no socket.
 */
export async function answerStream(
  call: Call,
  ctx: Context,
  running: Promise<Run>,
  claim: Claim,
  { metrics, log }: Pick<Backend, 'metrics' | 'log'>,
  times: ChatTimes,
  format: ChatFormat,
): Promise<Answer | null> {
  const begun = await within(running, times.firstStepMs);
  const chunks = format.chunks(call, ctx);
  const reader = openReader(call, claim.key !== null, times);
  let end = '';
  try {
    if (!begun) reader.stream?.write(': ping\n\n');
    const run = begun ?? (await running);
    reader.write(chunks.first);
    const firstText = () => metrics.firstText.observe((performance.now() - call.startedAt) / 1000);
    const output = await pump(run, ctx, reader, chunks, firstText);
    if (output) end = chunks.last(output);
    await claim.settle(output && keptAnswer(call, reader.recordWith(end)));
  } catch (error) {
    await claim.settle(null, error);
    if (!ctx.signal.aborted) end = chunks.error(reportError(error, call, log));
  }
  return reader.end(end);
}

/** Writes a run's text as fast as its reader takes it. Returns null when the caller has gone. */
async function pump(
  run: Run,
  { signal }: Context,
  reader: Reader,
  chunks: Chunks,
  onFirstText: () => void,
): Promise<ChatOutput | null> {
  let hasText = false;
  try {
    for (;;) {
      const step = await run.next();
      if (!hasText && (step.done || typeof step.value === 'string')) {
        hasText = true;
        onFirstText();
      }
      if (step.done) return step.value as ChatOutput;
      writePiece(step.value, reader, chunks);
      if (reader.stream?.isBehind()) await reader.stream.drained();
      if (signal.aborted) return null;
    }
  } finally {
    await run.return({});
  }
}

/** Audio is sent, but not kept with the answer of an Idempotency-Key: it is never stored. */
function writePiece(piece: Piece, reader: Reader, { text, transcript, audio }: Chunks): void {
  if (typeof piece === 'string') reader.write(text(piece));
  else if ('transcript' in piece) reader.write(transcript?.(piece.transcript) ?? '');
  else reader.send(audio?.(piece.audio) ?? '');
}

type Reader = ReturnType<typeof openReader>;

/** Opens the reader of a call: its socket, and a record of the events when they are kept or sent whole. */
function openReader(call: Call, keeps: boolean, times: StreamTimes) {
  const stream = call.outgoing ? openEventStream(call.outgoing, callHeaders(call), times) : null;
  const records = keeps || stream === null;
  let record = '';
  return {
    stream,
    write(event: string): void {
      if (records) record += event;
      stream?.write(event);
    },
    /** Writes an event that is not kept. A client without a socket gets it all the same. */
    send(event: string): void {
      if (!stream) record += event;
      stream?.write(event);
    },
    recordWith: (end: string) => record + end,
    end(event: string): Answer | null {
      stream?.end(event);
      return stream ? null : keptAnswer(call, record + event);
    },
  };
}

const keptAnswer = (call: Call, body: string): Answer => {
  const quota = Object.entries(callHeaders(call)).filter(([name]) => name.startsWith('x-quota-'));
  return { status: 200, headers: { ...eventHeaders, ...Object.fromEntries(quota) }, body };
};
