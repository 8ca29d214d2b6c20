import type { MastraModelConfig } from '@mastra/core/llm';

/** The agent framework's own type for a language model, version 4. */
export type LanguageModelV4 = Extract<MastraModelConfig, { specificationVersion: 'v4' }>;

/** Key and, for a proxy or a test server, base address of the Gemini API. */
export interface GeminiAccess {
  apiKey: string;
  baseUrl?: string;
}

/** Which models to use. Without `gemini` and without a `url` there is none, and the embedded model answers. */
export interface ModelConfig {
  gemini?: GeminiAccess;
  /**
   * `url` is the base of an OpenAI-compatible server, such as `http://localhost:11434/v1`. `callsTools` is true for Gemini
   * and false for other servers unless set: many refuse a request that offers tools.
   */
  chat?: { model?: string; url?: string; apiKey?: string; callsTools?: boolean };
  /** `dimensions` asks the model for shorter vectors (only models that can). */
  embedding?: { model?: string; url?: string; apiKey?: string; dimensions?: number };
}

/** A configured chat model: its id as shown to callers, and what the agent framework runs. */
export interface ChatModel {
  id: string;
  model: LanguageModelV4 | { providerId: string; modelId: string; url: string; apiKey: string };
  /** How often a refused opening may be repeated. */
  maxRetries: number;
  /** Whether the model can call tools. */
  callsTools: boolean;
}

/** Used when the settings name no model (the ids of Google's own examples). */
export const defaultModels = { chat: 'gemini-3.8-flash', embedding: 'gemini-embedding-2' } as const;
