import type { AudioPiece, Context, Refusal, Transcript } from '@jawab/core';
import { type Answer, answerOf, type Call } from './call.ts';
import { type ChatOutput, completionOf, createChunks, doneEvent } from './completion.ts';

/** The events of one streamed answer. Each is a whole Server-Sent Event, and the last two end the stream. */
export interface Chunks {
  first: string;
  text(piece: string): string;
  /** Write the recognised text of a spoken question, and a spoken part of the reply. Absent where nobody speaks. */
  transcript?(transcript: Transcript): string;
  audio?(audio: AudioPiece): string;
  last(output: ChatOutput): string;
  error(refusal: Refusal): string;
}

/** How a surface writes chat answers and refusals. */
export interface ChatFormat {
  completion(call: Call, ctx: Context, output: ChatOutput): object;
  chunks(call: Call, ctx: Context): Chunks;
  refusal(refusal: Refusal, call: Call): Answer;
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The format of `POST /v1/chat`. */
export const ownFormat: ChatFormat = {
  completion: (call, _ctx, output) => completionOf(call.id, nowSeconds(), output),
  chunks(call) {
    const { first, text, transcript, audio, last, error } = createChunks(call.id, nowSeconds());
    return {
      first,
      text,
      transcript,
      audio,
      last: (output) => last(output) + doneEvent,
      error: (refusal) => error(refusal) + doneEvent,
    };
  },
  refusal: answerOf,
};
