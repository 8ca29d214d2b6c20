import {
  type Access,
  type AudioPiece,
  boundFields,
  type Channel,
  type Context,
  executeAllowed,
  follow,
  nameActor,
  type Refusal,
  readTraceParent,
  requireAccess,
  type Tool,
} from '@jawab/core';
import { z } from 'zod';
import { isForm, parseForm } from '../body/parse-form.ts';
import { parseJson } from '../body/parse-json.ts';
import { readBody } from '../body/read-body.ts';
import { isKnown, makeTag } from '../headers/etag.ts';
import { ignoredFields } from '../headers/ignored-fields.ts';
import { quotaHeaders } from '../headers/quota-headers.ts';
import type { ResponseHeaders } from '../headers/response-headers.ts';
import { createStreamSlots } from '../stream/stream-slots.ts';
import { wantsEvents } from '../stream/wants-events.ts';
import { answerCsv, wantsCsv } from './answer-csv.ts';
import { answerLive, goOn, type StreamLimit } from './answer-live.ts';
import { answerStream, type ChatTimes } from './answer-stream.ts';
import type { Backend } from './backend.ts';
import { type Answer, answerOf, type Call, reportError } from './call.ts';
import { type ChatFormat, ownFormat } from './chat-format.ts';
import { bytesAnswer, collect, withAudio } from './collect.ts';
import type { ChatOutput } from './completion.ts';
import { createClaim, Replay, readKey } from './idempotency.ts';
import { coerceForm, joinInput, readFieldSchemas } from './join-input.ts';
import { onlyIfMatch, type RecordAtPath, readVersion } from './record.ts';

const streamField = z.boolean().optional().meta({
  description:
    '`false` returns one JSON object instead of Server-Sent Events, for clients that cannot read events.',
});

/** Returns a tool as it is served over HTTP: a streaming one also takes `stream`. */
export const asRestTool = (tool: Tool): Tool =>
  tool.rest.stream ? { ...tool, input: tool.input.extend({ stream: streamField }) } : tool;

/** How long the work of a keyed request goes on after its client left, and how long it may last in all. */
const detached = { afterwardsMs: 60_000, inAllMs: 85_000 };

/** How one surface serves operations. */
export interface Serving {
  /** The channel of its conversations. */
  channel: Channel;
  /** Pages of other sites call it, so that browsers ask first. */
  preflights: boolean;
  /** Records have an ETag, and changes take `If-Match`. */
  versions: boolean;
  streamLimits(call: Call, principal: Context['principal']): StreamLimit[];
  reword(refusal: Refusal, call: Call, ctx: Context, input: unknown): Refusal;
  /** Turns a body in another form into the operation's input, and says how to write the answer. */
  adapt?(body: unknown, ctx: Context): Promise<{ input: object; format: ChatFormat }>;
}

const maxStreams = 10;

/** How the API for programs and the dashboard serves operations. */
export const forIntegrations: Serving = {
  channel: 'api',
  preflights: false,
  versions: true,
  streamLimits: (_, principal) => [
    { key: `${principal.reach.workspace}/${nameActor(principal).id}`, max: maxStreams },
  ],
  reword: (refusal) => refusal,
};

/** One operation as a surface serves it. */
interface Served {
  tool: Tool;
  backend: Backend;
  times: ChatTimes;
  serving: Serving;
  /** The record at the path. It has an `ETag` and takes `If-Match`. */
  record: RecordAtPath | null;
  fields: ReturnType<typeof readFieldSchemas>;
  slots: ReturnType<typeof createStreamSlots>;
}

/** A call that was admitted, with its input and the form of its answer. */
interface Asked {
  call: Call;
  access: Access;
  input: unknown;
  format: ChatFormat;
  /** The request that a repetition must send again. */
  request: unknown;
}

const isRead = ({ rest }: Tool) => rest.method === 'GET';

/** Creates the server of one operation, from the body on. The caller admits principals. `record` has an `ETag` and takes `If-Match`. */
export function createOperation(
  definition: Tool,
  backend: Backend,
  times: ChatTimes,
  serving: Serving = forIntegrations,
  record: RecordAtPath | null = null,
) {
  const tool = asRestTool(definition);
  const fields = readFieldSchemas(tool.input);
  const served: Served = { tool, backend, times, serving, record, fields, slots: createStreamSlots() };

  /** Answers a call of an admitted principal. Resolves with null when it sent a stream. Throws what is refused before the handler. */
  return async (
    call: Call,
    principal: Context['principal'],
    params: Record<string, string>,
    query: string,
  ): Promise<Answer | null> => {
    const { request } = call;
    const bytes = isRead(tool)
      ? new Uint8Array(0)
      : await readBody(request, call.incoming, tool.rest.multipart);
    const ctx = openContext(served, call, principal);
    const access = requireAccess(tool, ctx);
    readKey(request);
    const sent = await readSent(served, bytes, request);
    if (serving.adapt) {
      const { input, format } = await serving.adapt(sent, ctx);
      return perform(served, { call, access, input, format, request: sent });
    }
    const body = isFields(sent) ? boundFields(tool.input, sent) : sent;
    const input = joinInput(fields, params, query, body);
    Object.assign(call.headers, ignoredFields(tool, body));
    if (tool.live && wantsEvents(request)) return streamLive(served, call, access, input);
    if (wantsCsv(request, tool)) return answerCsv(call, access, input, backend, times.drainMs);
    return perform(served, { call, access, input, format: ownFormat, request: input });
  };
}

/** Makes the context of a call. The work of a keyed request outlives its client. */
function openContext({ backend, serving }: Served, call: Call, principal: Context['principal']): Context {
  const { request } = call;
  const keeps = request.method === 'POST' && request.headers.has('idempotency-key');
  call.ctx = backend.contextFor(principal, {
    channel: serving.channel,
    signal: keeps ? outlive(request.signal) : request.signal,
    detached: keeps,
    traceParent: readTraceParent(request.headers.get('traceparent')),
    acceptLanguage: request.headers.get('accept-language'),
  });
  return call.ctx;
}

/** Reads the body as a form or as JSON. */
async function readSent(
  { tool: { rest }, fields }: Served,
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
) {
  if (rest.multipart && isForm(request))
    return coerceForm(fields, await parseForm(bytes, request, rest.multipart));
  return bytes.length > 0 ? parseJson(bytes) : {};
}

/** Answers a call that follows changes, as events. */
function streamLive(
  { tool, backend, times, serving, slots }: Served,
  call: Call,
  access: Access,
  input: unknown,
) {
  const events = () => follow(access, goOn(tool, call.request, input));
  const limits = serving.streamLimits(call, access.ctx.principal);
  return answerLive(call, access.ctx, events, { slots, limits }, times).catch((error: unknown) =>
    answerOf(serving.reword(reportError(error, call, backend.log), call, access.ctx, input), call),
  );
}

/** Runs the handler, once for each key, and answers as JSON, as events or as bytes. */
async function perform(served: Served, asked: Asked): Promise<Answer | null> {
  const { tool, backend, times, serving, record } = served;
  const { call, access, input, format } = asked;
  const { ctx } = access;
  const claim = createClaim(call, ctx, readKey(call.request), asked.request, tool.answersSecret);
  const streams = tool.rest.stream && (input as { stream?: unknown } | null)?.stream !== false;
  const isChange = tool.rest.method === 'PATCH' || tool.rest.method === 'DELETE';
  try {
    const ready = Promise.withResolvers<void>();
    const beforeHandler = () => claim.take().then(ready.resolve);
    const given = input as Record<string, unknown>;
    const version = isRead(tool) && record ? await readVersion(record, ctx, given) : null;
    const tx = isChange ? onlyIfMatch(record, ctx, given, call.request) : null;
    const running = executeAllowed(access, input, { beforeHandler, ignoresUnknown: true, tx });
    if (streams) {
      await Promise.race([running, ready.promise]);
      return await answerStream(call, ctx, running, claim, backend, times, format);
    }
    const said = await collect(await running);
    if (tool.rest.bytes) {
      await claim.settle(null);
      return bytesAnswer(call, tool.rest.bytes, said.output);
    }
    const answer = jsonAnswer(tool, asked, said.output, []);
    await claim.settle(answer);
    if (said.audio.length > 0) return jsonAnswer(tool, asked, said.output, said.audio);
    const isTagged = tool.rest.etag || (isRead(tool) && record !== null);
    return isTagged ? unlessKnown(call, answer, makeTag(answer.body, version), tool) : answer;
  } catch (error) {
    if (error instanceof Replay) return error.answer;
    const answer = format.refusal(
      serving.reword(reportError(error, call, backend.log), call, ctx, input),
      call,
    );
    await claim.settle(answer, error);
    return answer;
  }
}

const jsonAnswer = (
  { rest }: Tool,
  { call, access: { ctx }, format }: Asked,
  output: Record<string, unknown>,
  audio: AudioPiece[],
) => ({
  status: isDryRun(output) ? 200 : (rest.status ?? 200),
  headers: { 'content-type': 'application/json', ...quotaHeaders(ctx) },
  body: JSON.stringify(
    rest.stream ? withAudio(format.completion(call, ctx, output as ChatOutput), audio) : output,
  ),
});

const isDryRun = ({ data }: Record<string, unknown>) =>
  (data as { dry_run?: boolean } | undefined)?.dry_run === true;

const isFields = (body: unknown): body is object =>
  body !== null && typeof body === 'object' && !Array.isArray(body);

/** Adds the ETag of an answer. Answers 304 if the client has it already. Only what is public for visitors is kept by browsers. */
function unlessKnown(
  { request }: Call,
  { status, headers, body }: Answer,
  etag: string,
  { rest }: Tool,
): Answer {
  const tag: ResponseHeaders = rest.etag ? { etag, 'cache-control': 'private, no-cache' } : { etag };
  return isKnown(request, etag)
    ? { status: 304, headers: tag, body: '' }
    : { status, headers: Object.assign({}, headers, tag), body };
}

/** Makes a signal that lets the work outlive its client for a while. */
function outlive(client: AbortSignal): AbortSignal {
  const startedAt = performance.now();
  const own = new AbortController();
  const leave = () => {
    const leftMs = Math.min(detached.afterwardsMs, detached.inAllMs - (performance.now() - startedAt));
    setTimeout(() => own.abort(), Math.max(0, leftMs)).unref();
  };
  if (client.aborted) leave();
  else client.addEventListener('abort', leave, { once: true });
  return own.signal;
}
