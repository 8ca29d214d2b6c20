import {
  type Context,
  executeAllowed,
  exportPartBytes,
  finish,
  nameActor,
  type Principal,
  readExportPart,
  recordAuditEvent,
  requireAccess,
  type Tool,
} from '@jawab/core';
import {
  type Answer,
  awaitReader,
  type Call,
  callHeaders,
  contentRange,
  joinInput,
  readFieldSchemas,
  readSpan,
  refuseSpan,
  reportError,
  type Span,
  type StreamTimes,
} from '@jawab/http';
import type { Runtime } from '@jawab/runtime';

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

interface Export {
  id: string;
  bytes: number;
}

const etagOf = ({ id }: Export) => `"${id}"`;

const describeSpan = (file: Export, span: Span, isWhole: boolean) => ({
  'content-type': 'application/zip',
  'content-disposition': `attachment; filename="export-${file.id}.zip"`,
  'content-length': String(span.last + 1 - span.first),
  'accept-ranges': 'bytes',
  etag: etagOf(file),
  ...(!isWhole && { 'content-range': contentRange(span, file.bytes) }),
});

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
    const { data } = (await finish(await executeAllowed(access, input))) as { data: Export };
    const span = readSpan(request, data.bytes, etagOf(data));
    if (!span) return refuseSpan(call, data.bytes);
    if (span.first === 0) await recordDownload(ctx, tool.name, data.id);
    const isWhole = span.first === 0 && span.last === data.bytes - 1;
    const headers = describeSpan(data, span, isWhole);
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
