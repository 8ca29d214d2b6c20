import {
  type Context,
  executeAllowed,
  exportPartBytes,
  finish,
  nameActor,
  type Principal,
  Refusal,
  readExportPart,
  recordAuditEvent,
  requireAccess,
  type Tool,
} from '@jawab/core';
import {
  type Answer,
  answerOf,
  awaitReader,
  type Call,
  callHeaders,
  joinInput,
  readFieldSchemas,
  reportError,
  type StreamTimes,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';

/** Bytes of a file, both included. */
interface Span {
  first: number;
  last: number;
}

/**
 * Reads a `Range` of one span (RFC 9110, section 14). Returns the whole file for any other header, and null for a span that the
 * file does not have. With `If-Range`, a range of another file means the whole of this one.
 */
export function readSpan({ headers }: Pick<Request, 'headers'>, size: number, etag: string): Span | null {
  const whole = { first: 0, last: size - 1 };
  const known = headers.get('if-range');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '') ?? [];
  if (from + to === '' || (known !== null && known !== etag)) return whole;
  if (from === '') return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : null;
  const span = { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return span.first <= span.last ? span : null;
}

/** Reads the bytes of a span, at most one part of the export at a time. */
async function* readBytes(ctx: Context, id: string, { first, last }: Span): AsyncGenerator<Buffer> {
  for (let at = first; at <= last; ) {
    const ordinal = Math.floor(at / exportPartBytes);
    const part = await readExportPart(ctx, id, ordinal);
    if (!part) throw new Error('The export was replaced or deleted while it was sent.');
    const begin = ordinal * exportPartBytes;
    const bytes = part.subarray(at - begin, last + 1 - begin);
    yield bytes;
    at += bytes.length;
  }
}

/** A client that asks for what follows a whole file has it all. */
function refuseSpan(call: Call, bytes: number): Answer {
  const refusal = new Refusal('invalid_request', `The file has ${bytes} bytes. Ask for a range within them.`);
  const { headers, body } = answerOf(refusal, call);
  return { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` }, body };
}

/** A download takes everything out of the workspace, so the audit log has it. One that goes on is not another. */
const recordDownload = ({ tx, principal, channel }: Context, operation: string, id: string) =>
  tx((sql) =>
    recordAuditEvent(sql, {
      workspaceId: principal.reach.workspace,
      actor: nameActor(principal),
      surface: channel,
      operation,
      target: { kind: 'export', id },
    }),
  );

/**
 * Creates the sender of exports. It answers ranges, so that a download that broke off can go on (`curl -C -`). Throws what
 * the tool refuses; if the file goes away later, it breaks the connection off, so that nobody takes a part for the whole.
 */
export function createExportSender(tool: Tool, runtime: Runtime, { drainMs }: StreamTimes) {
  const fields = readFieldSchemas(tool.input);
  return async (
    call: Call,
    principal: Principal,
    params: Record<string, string>,
    query: string,
  ): Promise<Answer | null> => {
    const { request, outgoing } = call;
    const ctx = runtime.contextFor(principal, { channel: 'api', signal: request.signal });
    call.ctx = ctx;
    const access = requireAccess(tool, ctx);
    const input = joinInput(fields, params, query, {});
    const { data } = (await finish(await executeAllowed(access, input))) as {
      data: { id: string; bytes: number };
    };
    const etag = `"${data.id}"`;
    const span = readSpan(request, data.bytes, etag);
    if (!span) return refuseSpan(call, data.bytes);
    if (span.first === 0) await recordDownload(ctx, tool.name, data.id);
    const isWhole = span.first === 0 && span.last === data.bytes - 1;
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="export-${data.id}.zip"`,
      'content-length': String(span.last + 1 - span.first),
      'accept-ranges': 'bytes',
      etag,
      ...(!isWhole && { 'content-range': `bytes ${span.first}-${span.last}/${data.bytes}` }),
    };
    const status = isWhole ? 200 : 206;
    if (!outgoing) {
      const body = Buffer.concat(await Array.fromAsync(readBytes(ctx, data.id, span)));
      return { status, headers, body };
    }
    outgoing.writeHead(status, Object.assign(callHeaders(call), headers));
    try {
      for await (const bytes of readBytes(ctx, data.id, span)) {
        if (ctx.signal.aborted || outgoing.destroyed) break;
        if (!outgoing.write(bytes)) await awaitReader(outgoing, 'drain', drainMs);
      }
      outgoing.end();
    } catch (error) {
      reportError(error, call, runtime.log);
      outgoing.destroy();
    }
    return null;
  };
}
