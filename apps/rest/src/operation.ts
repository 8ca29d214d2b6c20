import {
  type Channel,
  type Context,
  execute,
  finish,
  type Refusal,
  readTraceParent,
  requireScope,
  type Tool,
} from '@jawab/core';
import { isForm, parseForm, parseJson, readBody } from '@jawab/http';
import type { Runtime } from '@jawab/runtime';
import { z } from 'zod';
import { type Answer, answerOf, type Call, judgeError } from './call.ts';
import { answerStream, type ChatTimes } from './chat/answer-stream.ts';
import { type ChatOutput, completionOf } from './chat/completion.ts';
import { quotaHeaders } from './headers.ts';
import { createClaim, Replay, readKey } from './idempotency.ts';
import { joinInput, readFieldTypes } from './input.ts';

const streamField = z.boolean().optional().meta({
  description:
    '`false` answers one JSON object instead of Server-Sent Events (for clients that cannot read them).',
});

/** A tool as REST offers it: a streaming one also takes `stream`. */
export const asRestTool = (tool: Tool): Tool =>
  tool.rest.stream ? { ...tool, input: tool.input.extend({ stream: streamField }) } : tool;

/** How long the work of a keyed request goes on after its client went away, and how long it may last in all. */
const detached = { afterwardsMs: 60_000, inAllMs: 85_000 };

/** Who is served: through which channel, and how a refusal is worded for them. */
export interface Audience {
  channel: Channel;
  reword(refusal: Refusal, call: Call, ctx: Context, input: unknown): Refusal;
}

const integrators: Audience = { channel: 'api', reword: (refusal) => refusal };

/** Serves the operations of REST from the body on; the door is behind the caller. */
export function createOperation(
  definition: Tool,
  runtime: Runtime,
  times: ChatTimes,
  audience: Audience = integrators,
) {
  const tool = asRestTool(definition);
  const types = readFieldTypes(tool.input);
  const takesBody = tool.rest.method === 'POST' || tool.rest.method === 'PATCH';

  const jsonAnswer = (call: Call, ctx: Context, output: Record<string, unknown>) => ({
    status: tool.rest.status ?? 200,
    headers: { 'content-type': 'application/json', ...quotaHeaders(ctx) },
    body: JSON.stringify(
      tool.rest.stream ? completionOf(call.id, Math.floor(Date.now() / 1000), output as ChatOutput) : output,
    ),
  });

  async function perform(
    call: Call,
    ctx: Context,
    input: unknown,
    key: string | null,
  ): Promise<Answer | null> {
    const claim = createClaim(call, ctx, key, input, tool.answersSecret);
    const streams = tool.rest.stream && (input as { stream?: unknown } | null)?.stream !== false;
    try {
      const judged = Promise.withResolvers<void>();
      const beforeHandler = () => claim.take().then(judged.resolve);
      const running = execute(tool, ctx, input, { beforeHandler });
      if (streams) {
        await Promise.race([running, judged.promise]);
        return await answerStream(call, ctx, running, claim, runtime, times);
      }
      const answer = jsonAnswer(call, ctx, await finish(await running));
      await claim.settle(answer);
      return answer;
    } catch (error) {
      if (error instanceof Replay) return error.answer;
      const answer = answerOf(audience.reword(judgeError(error, call, runtime.log), call, ctx, input), call);
      await claim.settle(answer);
      return answer;
    }
  }

  /** Answers a call of an admitted principal; null when it went out as a stream. Throws what is refused before the handler's turn. */
  return async (
    call: Call,
    principal: Context['principal'],
    params: Record<string, string>,
    query: string,
  ): Promise<Answer | null> => {
    const { request } = call;
    const bytes = takesBody ? await readBody(request, call.incoming, tool.rest.multipart) : new Uint8Array(0);
    const keeps = request.method === 'POST' && request.headers.has('idempotency-key');
    const signal = keeps ? outlive(request.signal) : request.signal;
    const traceParent = readTraceParent(request.headers.get('traceparent'));
    const ctx = runtime.contextFor(principal, {
      ...{ channel: audience.channel, signal, detached: keeps, traceParent },
    });
    call.ctx = ctx;
    requireScope(tool, ctx);
    const key = readKey(request);
    const body =
      tool.rest.multipart && isForm(request)
        ? await parseForm(bytes, request)
        : bytes.length > 0
          ? parseJson(bytes)
          : {};
    const input = joinInput(types, params, query, body);
    return perform(call, ctx, input, key);
  };
}

/** A signal that lets the work outlive its client for a while. */
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
