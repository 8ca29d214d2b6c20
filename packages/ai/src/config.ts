import type { MastraModelConfig } from '@mastra/core/llm';

/** The agent framework's own type for a language model, version 4. */
export type LanguageModelV4 = Extract<MastraModelConfig, { specificationVersion: 'v4' }>;

/** Key of the Gemini API and, for a proxy or a test server, its base address. */
export interface GeminiAccess {
  apiKey: string;
  baseUrl?: string;
}

/** Which models to use. Without `gemini` and without a `url`, the embedded model answers. */
export interface ModelConfig {
  gemini?: GeminiAccess;
  /**
   * `url` is the base of an OpenAI-compatible server, such as `http://localhost:11434/v1`. `callsTools` is true for Gemini
   * and false for other servers unless set, because many refuse a request that offers tools.
   */
  chat?: { model?: string; url?: string; apiKey?: string; callsTools?: boolean };
  /** `dimensions` asks for shorter vectors, if the model supports it. `file` is a sentence model on this machine. */
  embedding?: { model?: string; url?: string; apiKey?: string; dimensions?: number; file?: string };
  /** `url` is the base of an OpenAI-compatible server of audio. With Gemini, the models are ids of Gemini models. */
  speech?: { url?: string; apiKey?: string; transcriptionModel?: string; model?: string };
}

/** A configured chat model: the id that callers see, and the model that the agent framework runs. */
export interface ChatModel {
  id: string;
  model: LanguageModelV4;
  /** True if the model can call tools. */
  callsTools: boolean;
}

/** The models used when the settings name none. The ids are those of Google's own examples. */
export const defaultModels = {
  chat: 'gemini-3.8-flash',
  embedding: 'gemini-embedding-2',
  transcription: 'gemini-3.5-transcribe',
  speech: 'gemini-3.8-flash-tts',
} as const;
