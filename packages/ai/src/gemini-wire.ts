/**
 * The part of the Gemini API that Jawab uses, named as in its REST reference. The client library is not used: it takes more
 * of a chat's time than searching and storing together, drops `Retry-After`, and puts the provider's text into its errors.
 */
export interface Content {
  role?: 'user' | 'model';
  parts?: Part[];
}

export interface Part {
  text?: string;
  /** True for hidden reasoning, which is not part of the reply. */
  thought?: boolean;
  /** A signature that Gemini 3 expects back with its own tool call. */
  thoughtSignature?: string;
  functionCall?: { id?: string; name?: string; args?: Record<string, unknown> };
  functionResponse?: { id?: string; name: string; response: Record<string, unknown> };
}

export interface FunctionDeclaration {
  name: string;
  description?: string | undefined;
  parametersJsonSchema: unknown;
}

export interface GenerationConfig {
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
  thinkingConfig?: { thinkingBudget: number } | { thinkingLevel: 'LOW' };
}

export interface GenerateRequest {
  contents: Content[];
  systemInstruction?: Content;
  tools?: { functionDeclarations: FunctionDeclaration[] }[];
  toolConfig?: { functionCallingConfig: { mode: 'NONE' } };
  generationConfig: GenerationConfig;
}

export interface UsageMetadata {
  promptTokenCount?: number;
  candidatesTokenCount?: number;
  thoughtsTokenCount?: number;
  cachedContentTokenCount?: number;
}

/** An event of the stream. `error` is sent if the answer fails after its status. */
export interface GenerateEvent {
  candidates?: { content?: Content; finishReason?: string }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: UsageMetadata;
  error?: { code?: number };
}
