import {
  type Access,
  type Context,
  executeAllowed,
  finish,
  nameActor,
  parseInput,
  recordAuditEvent,
  type Tool,
  toJsonSchema,
} from '@jawab/core';
import { acceptQuality } from '../request/accept-quality.ts';
import { awaitReader } from '../stream/await-reader.ts';
import type { Backend } from './backend.ts';
import { type Answer, type Call, callHeaders, reportError } from './call.ts';
import { createCsvWriter } from './csv.ts';

type Values = Record<string, unknown>;
interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

const maxRows = 200;

/** Returns a tool at the address of its table: `/leads.csv`. */
export const atTable = (tool: Tool): Tool =>
  Object.assign({}, tool, { rest: Object.assign({}, tool.rest, { path: `${tool.rest.path}.csv` }) });

/**
 * Returns whether a request asks for a list as a table, and the tool has one: by the address of the table, or by an `Accept`
 * that names `text/csv` and prefers it to JSON.
 */
export function wantsCsv({ url, headers }: Request, tool: Pick<Tool, 'csv'>): boolean {
  if (tool.csv === undefined) return false;
  const accept = headers.get('accept');
  const quality = acceptQuality(accept, 'text/csv');
  const isNamed = /\btext\/csv\b/i.test(accept ?? '') && quality > 0;
  return (
    new URL(url).pathname.endsWith('.csv') ||
    (isNamed && quality >= acceptQuality(accept, 'application/json'))
  );
}

const follow = <T>(root: T, path: string, step: (node: T, name: string) => T | undefined): T | undefined =>
  path.split('.').reduce<T | undefined>((node, name) => node && step(node, name), root);

function readColumns(tool: Tool, path: string): string[] {
  const output = toJsonSchema(tool.output, 'output') as JsonSchema;
  const list = follow(output, path, ({ properties }, name) => properties?.[name]);
  return Object.keys(list?.items?.properties ?? {});
}

/** Reads the rows of a list page by page, all of it. */
async function* readPages(access: Access, input: Values, path: string) {
  const all = 'limit' in access.tool.input.shape ? { limit: maxRows } : {};
  for (let cursor = input.cursor; ; ) {
    const output = await finish(
      await executeAllowed(access, Object.assign({}, input, all, cursor && { cursor })),
    );
    yield follow<unknown>(output, path, (node, name) => (node as Values)[name]) as Values[];
    cursor = output.next_cursor;
    if (!cursor) return;
  }
}

/** An export is no change, but the audit log has it: it takes many records out of the workspace at once. */
const recordExport = (tool: Tool, { tx, principal, channel }: Context) =>
  tx((sql) =>
    recordAuditEvent(sql, {
      workspaceId: principal.reach.workspace,
      actor: nameActor(principal),
      surface: channel,
      operation: tool.name,
      target: { kind: 'export', id: tool.name },
    }),
  );

/**
 * Answers a list as CSV, whole and without holding it in memory: page after page as its reader takes them. Throws what the
 * first page throws. Later errors break the connection off, so that nobody takes a part for the whole.
 */
export async function answerCsv(
  call: Call,
  access: Access,
  input: unknown,
  { log }: Pick<Backend, 'log'>,
  drainMs: number,
): Promise<Answer | null> {
  const { tool, ctx } = access;
  const path = tool.csv as string;
  parseInput(tool.input, input);
  const csv = createCsvWriter(readColumns(tool, path));
  const pages = readPages(access, input as Values, path);
  let step = await pages.next();
  await recordExport(tool, ctx);
  const name = tool.rest.path.slice(1);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  };
  const { outgoing } = call;
  let body = csv.head;
  if (outgoing) outgoing.writeHead(200, Object.assign(callHeaders(call), headers)).write(csv.head);
  try {
    while (!step.done && !ctx.signal.aborted) {
      const text = csv.rows(step.value);
      if (!outgoing) body += text;
      else if (text && !outgoing.write(text)) await awaitReader(outgoing, 'drain', drainMs);
      step = await pages.next();
    }
    outgoing?.end();
  } catch (error) {
    reportError(error, call, log);
    outgoing?.destroy();
  }
  return outgoing ? null : { status: 200, headers, body };
}
