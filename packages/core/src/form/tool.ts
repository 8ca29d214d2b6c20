import type { z } from 'zod';
import type { Channel } from './channel.ts';
import type { Context } from './context.ts';
import type { Live } from './live.ts';
import type { Piece } from './pieces.ts';
import type { Actor, Scope } from './principal.ts';
import type { RecordKind } from './record-kind.ts';

/** The effects of calling a tool. All four must be stated; they become the MCP hints. */
interface Effects {
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  openWorld: boolean;
}

interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to `/v1`, with parameters in braces: `/kb/{id}`. */
  path: string;
  /** Status of a success. Defaults to 200. */
  status?: 200 | 201 | 202;
  /**
   * Also accepts `multipart/form-data`; other parts become the inputs of the same names. `file`: the part `file` of up to 20 MiB
   * becomes the inputs `filename` and `contentBase64`. `audio`: the part `audio` (or `file`) of up to 5 MiB becomes the input
   * `audio`. Both are bytes of a form, and base64 in JSON. `attachment`: like `file`, of up to 10 MiB.
   */
  multipart?: 'file' | 'audio' | 'attachment';
  /**
   * The output is a file with `data` in base64, sent as bytes unless the client accepts JSON only: `audio` with its `format`, `file`
   * with `id`, `name` and `mime`.
   */
  bytes?: 'audio' | 'file';
  /** The output names a stored file by `id` and `bytes`. REST sends the file, or the range that is asked for. */
  file?: boolean;
  /** Streams the text that the handler yields as Server-Sent Events. */
  stream?: boolean;
  /** The response has an `ETag`, and 304 answers a client that has it already. */
  etag?: boolean;
}

type Handler<I, O> = (ctx: Context, input: I) => Promise<O> | AsyncGenerator<Piece, O>;

/** One domain operation. Every surface is derived from this definition only. */
interface ToolDefinition<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** A verb and a noun in snake_case. The file has the same name in kebab-case. */
  name: string;
  title: string;
  /** For an agent: what it returns, when to use it, which tool comes next. At most 1,024 characters. */
  description: string;
  /** Words by which people ask for it that its name and description lack. Only the search of operations reads it. */
  askedAs?: string;
  /** `null`: any principal of the audience may call it. */
  scope: Scope | null;
  /** Who may call it: tokens, members and the operator when left out. Each surface lists only its own audience. */
  audience?: readonly Actor[];
  /** Where its conversations take place, if not where the surface says. */
  channel?: Channel;
  /** A visitor may call it before opening a session. */
  withoutSession?: boolean;
  /** A signed-in person calls it outside any workspace. It reaches the whole database: its statements name the person. */
  withoutWorkspace?: boolean;
  effects: Effects;
  /**
   * The kind of record it changes. The first transaction of the handler also writes an audit event, whose target is the
   * `id` or `sessionId` of the input, else the `id` of what the transaction returns (null: nothing changed). A tool that
   * is not read-only and has no `changes` is in the list of test/contract/audit.test.ts, with its reason.
   */
  changes?: RecordKind;
  rest: RestRoute;
  /** Where MCP lists it: at `/mcp` (`'core'`), only at `/mcp/all` (`'all'`, the default) or nowhere (`false`). */
  mcp?: 'core' | 'all' | false;
  /** Fields of the input that `/mcp` takes like the others and does not list. Only the MCP adapter reads it. */
  mcpUnlisted?: readonly string[];
  /** Default `limit` of a list over MCP. Only the MCP adapter reads it. */
  mcpLimit?: number;
  /**
   * Array of the output (dotted) that has no `limit`. The MCP adapter returns it in windows that fit into one answer. Only
   * that adapter reads it.
   */
  mcpWindow?: string;
  /** Array of the output (dotted) that REST also serves as a table: `Accept: text/csv`, all pages at once. */
  csv?: string;
  /** Its output as a stream of events. */
  live?: Live;
  /** The plan it needs, if API access alone is not enough. A lower plan gets 402. */
  plan?: 'scale';
  /** The output contains a secret, so the copy for an Idempotency-Key is encrypted. */
  answersSecret?: boolean;
  /** A call counts toward the monthly quota. */
  meter?: 'messages';
  /** Tokens that are limited to bots may not call it. */
  workspaceWide?: boolean;
  /** `ctx.sql` of the handler may read a replica: it changes nothing, and may read much. */
  readsReplica?: boolean;
  /** The handler checks `chatbotId` in its own statement, so `execute` does not. */
  checksBot?: boolean;
  /** Output fields (dotted, `[]` for items) that contain text of strangers. */
  strangersText?: string[];
  input: I;
  output: O;
  handler: Handler<z.infer<I>, z.infer<O>>;
}

/** Types the handler of a tool by its schemas. Contract tests check the definition. */
export const defineTool = <I extends z.ZodObject, O extends z.ZodObject>(
  tool: ToolDefinition<I, O>,
): ToolDefinition<I, O> => tool;

/** A tool with unknown schemas, as adapters handle it. */
// biome-ignore lint/suspicious/noExplicitAny: handlers of different inputs meet here
export type Tool = Omit<ToolDefinition, 'handler'> & { handler: Handler<any, any> };

/** Returns whether the input of a tool comes in the body of a request, and not in its query. */
export const takesBody = ({ rest: { method } }: Pick<Tool, 'rest'>): boolean =>
  method !== 'GET' && method !== 'DELETE';
