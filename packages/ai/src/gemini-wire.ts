/**
 * The part of the Gemini API that Jawab speaks, as its REST reference writes it. The client library is not used: it costs
 * more of a chat than searching and storing together, drops `Retry-After`, and keeps the provider's words in its errors.
 */
export interface Content {
  role?: 'user' | 'model';
  parts?: Part[];
}

export interface Part {
  text?: string;
  /** Hidden reasoning, not a part of the reply. */
  thought?: boolean;
  /** What Gemini 3 wants back with its own call of a tool. */
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

/** An event of the stream; `error` stands for the rest of an answer that failed after its status. */
export interface GenerateEvent {
  candidates?: { content?: Content; finishReason?: string }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: UsageMetadata;
  error?: { code?: number };
}
