import { Refusal } from './errors.ts';

/** The formats in which audio is spoken. An engine that does not make one speaks `wav`. */
export const audioFormats = ['wav', 'mp3', 'opus'] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** The media types of recordings that are heard. */
const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav', 'audio/mpeg'] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** A recording that was measured by its frames. */
export interface Recording {
  bytes: Uint8Array;
  mimeType: RecordingType;
  seconds: number;
}

export const maxRecordingBytes = 5 * 1024 * 1024;
/** Of speech. Silence around it does not count. */
export const maxRecordingSeconds = 60;

/** The engines that hear and speak. */
export type SpeechEngine = 'gemini' | 'openai-compatible' | 'espeak' | 'none';

/** How one language is heard and spoken. */
export interface VoiceLanguage {
  /** Code of a supported language. */
  language: string;
  hearing: SpeechEngine;
  speaking: SpeechEngine;
  quality: 'natural' | 'robotic' | 'none';
}

export interface TranscribeRequest {
  mimeType: RecordingType;
  /** Languages that are likely, the most likely first (BCP 47). */
  languages: readonly string[];
  /** Names and terms that may be said. */
  vocabulary: readonly string[];
  signal: AbortSignal;
}

/** The result of speech recognition. */
export interface Transcription {
  /** Empty if there are no words. */
  text: string;
  /** The language that the engine took it for (supported); null if it does not say. */
  language: string | null;
}

export interface SynthesizeRequest {
  /** Code of a supported language. */
  language: string;
  /** A voice of the engine; null: its usual one. */
  voice: string | null;
  format: AudioFormat;
  signal: AbortSignal;
}

/** Hears and speaks. Throws the signal's reason when it is aborted, and an error of the engine if that fails. */
export interface Speech {
  /** The engine that hears, and the host that gets the recordings; null: this machine. */
  hearing: { engine: SpeechEngine; host: string | null };
  /**
   * Reads the format and the length of a recording. `claim` is the format that the sender named. Fails with `invalid_request`,
   * `payload_too_large` or `unsupported_media_type`.
   */
  readRecording(bytes: Uint8Array, claim?: string): Recording;
  /**
   * Returns the recording without long silence around its speech. Fails with `no_speech` if there is no speech, and with
   * `payload_too_large`. A recording that cannot be decoded is returned as it is.
   */
  keepSpeech(recording: Recording): Promise<Recording>;
  /** Lists all supported languages with what was found out about each of them. */
  languages(): Promise<VoiceLanguage[]>;
  /** Returns the words of a recording. */
  transcribe(bytes: Uint8Array, request: TranscribeRequest): Promise<Transcription>;
  /** Speaks a text of at most a few sentences. The bytes together are one file. */
  synthesize(text: string, request: SynthesizeRequest): AsyncIterable<Uint8Array>;
  /** The format in which {@link synthesize} answers for a language and a wish. */
  formatOf(format: AudioFormat): AudioFormat;
}

/** Returns the refusal of a recording in which no words were heard. */
export const noSpeech = () => new Refusal('no_speech', 'No words were heard in the recording.');

/** Returns whether an error is {@link noSpeech}. */
export const isNoSpeech = (error: unknown) => error instanceof Refusal && error.code === 'no_speech';
