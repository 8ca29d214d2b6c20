import type { z } from 'zod';
import type { Context } from './context.ts';
import type { Actor, Scope } from './principal.ts';

/** What calling a tool does to the world; all four are stated, none is guessed (they become MCP hints). */
export interface Effects {
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  openWorld: boolean;
}

export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to `/v1`, parameters in braces: `/kb/{id}`. */
  path: string;
  /** Success status; 200 when left out. */
  status?: 200 | 201 | 202;
  /**
   * Also takes `multipart/form-data` of up to 20 MiB: its part `file` becomes the inputs `filename` and `contentBase64`, the
   * others the inputs of their names.
   */
  multipart?: boolean;
  /** Answers as Server-Sent Events of the text the handler yields. */
  stream?: boolean;
}

type Handler<I, O> = (ctx: Context, input: I) => Promise<O> | AsyncGenerator<string, O>;

/** One domain operation. Every surface is derived from this and nothing else. */
export interface ToolDefinition<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** snake_case verb and noun; the file has the same name in kebab-case. */
  name: string;
  title: string;
  /** For an agent: when to use it, what comes back, which tool comes next, what it costs. At most 1,024 characters. */
  description: string;
  /** `null`: any principal of the audience. */
  scope: Scope | null;
  /** Who may call it: tokens, members and the operator when left out. Each surface lists only its own audience. */
  audience?: readonly Actor[];
  /** A visitor may call it before opening a session. */
  withoutSession?: boolean;
  effects: Effects;
  rest: RestRoute;
  /** On MCP it stands at `/mcp` (`'core'`), at `/mcp/all` only (`'all'`, the default) or nowhere (`false`). */
  mcp?: 'core' | 'all' | false;
  /** Rows of a list over MCP when the caller names no `limit`: only the MCP adapter reads it. */
  mcpLimit?: number;
  /**
   * Array of the output (dotted) that grows without a `limit`: the MCP adapter hands it out in windows that fit
   * one answer. Only that adapter reads it.
   */
  mcpWindow?: string;
  /** The plan it comes with, where the API's own is not enough: 402 below. */
  plan?: 'scale';
  /** The answer holds a secret: what is kept of it for an Idempotency-Key is sealed. */
  answersSecret?: boolean;
  /** Spends the month's quota. */
  meter?: 'messages';
  /** Closed to tokens that are limited to bots. */
  workspaceWide?: boolean;
  /** The handler checks `chatbotId` in its own statement, so `execute` does not. */
  checksBot?: boolean;
  /** Output fields (dotted, `[]` for items) that hold text strangers wrote. */
  strangersText?: string[];
  input: I;
  output: O;
  handler: Handler<z.infer<I>, z.infer<O>>;
}

/** Types a tool's handler by its schemas. The definition is checked by the registry's laws, not here. */
export const defineTool = <I extends z.ZodObject, O extends z.ZodObject>(
  tool: ToolDefinition<I, O>,
): ToolDefinition<I, O> => tool;

/** A tool whose schemas are not known: what adapters handle. */
// biome-ignore lint/suspicious/noExplicitAny: handlers of different inputs meet here
export type Tool = Omit<ToolDefinition, 'handler'> & { handler: Handler<any, any> };
