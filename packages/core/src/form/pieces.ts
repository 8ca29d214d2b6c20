import type { AudioFormat } from './speech.ts';

/** The recognised text of a spoken question. A try has no ids, because it is not stored. */
export interface Transcript {
  text: string;
  /** Language of the reply. */
  language: string;
  session_id?: string;
  /** Id of the reply. */
  message_id?: string;
}

/** One part of a reply that was spoken, or an `error` if its engine failed. `seq` counts from 0 without a gap. */
export interface AudioPiece {
  seq: number;
  text: string;
  format?: AudioFormat;
  /** Base64 of one file. */
  data?: string;
  error?: 'speech_failed';
}

/** One piece of a streamed reply: text, or what a spoken turn adds to it. */
export type Piece = string | { transcript: Transcript } | { audio: AudioPiece };
