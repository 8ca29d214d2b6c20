import type { IncomingHttpHeaders } from 'node:http';

/** A client's request, read from either wire format. */
export interface ModelRequest {
  format: 'gemini' | 'openai';
  kind: 'chat' | 'embed';
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: the raw body, for assertions
  body: any;
  stream: boolean;
  model: string;
  /** The system instruction of a chat. */
  system: string;
  messages: { role: 'user' | 'assistant'; text: string }[];
  /** Text of the last user message. */
  text: string;
  /** Texts to embed. */
  inputs: string[];
  /** Resolves to true when the answer is finished, or to false when the client disconnects first. */
  done: Promise<boolean>;
}

/** The fields read from the path and the body of a request. */
export type ReadRequest = Omit<ModelRequest, 'path' | 'headers' | 'body' | 'done'>;

export interface ToolCall {
  name: string;
  args: Record<string, unknown>;
}
