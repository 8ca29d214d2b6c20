import type {
  AudioFormat,
  SpeechEngine,
  SynthesizeRequest,
  TranscribeRequest,
  Transcription,
} from '@jawab/core';

/** An engine that hears. Throws `ProviderError`, or the reason of the aborted signal. */
export interface Hearer {
  engine: SpeechEngine;
  /** The host that gets the recordings. */
  host: string;
  languages(): Promise<ReadonlySet<string>>;
  transcribe(bytes: Uint8Array, request: TranscribeRequest): Promise<Transcription>;
}

/** An engine that speaks. Throws `ProviderError`, or the reason of the aborted signal. */
export interface Speaker {
  engine: SpeechEngine;
  quality: 'natural' | 'robotic';
  formats: readonly AudioFormat[];
  languages(): Promise<ReadonlySet<string>>;
  synthesize(text: string, request: SynthesizeRequest): AsyncIterable<Uint8Array>;
}

/** Time for one recording, and for one sentence. */
export const speechTimeouts = { transcribeMs: 15_000, synthesizeMs: 10_000 };
