import type { Context, Refusal } from '@jawab/core';
import { type Answer, answerOf, type Call, type ChatFormat, type ChatOutput, jawabFields } from '@jawab/http';
import type { AskedCompletion } from './read-request.ts';

interface SourceOfReply {
  document_id: string;
  title: string;
  url: string | null;
}

/** Sources as OpenAI's annotations. A source without an address is named by its document. */
const annotationsOf = ({ answer, sources }: ChatOutput) =>
  (sources as SourceOfReply[]).map(({ document_id, title, url }) => ({
    type: 'url_citation',
    url_citation: {
      url: url ?? `urn:uuid:${document_id}`,
      title,
      start_index: 0,
      end_index: answer.length,
    },
  }));

const messageOf = (output: ChatOutput) => ({
  role: 'assistant',
  content: output.answer,
  refusal: null,
  annotations: annotationsOf(output),
});

/** Tokens as the model counts them; zero if no model answered. */
function usageOf({ usage }: Pick<Context, 'usage'>) {
  const [read, written] = [usage?.input_tokens ?? 0, usage?.output_tokens ?? 0];
  return { prompt_tokens: read, completion_tokens: written, total_tokens: read + written };
}

const jawabOf = (output: ChatOutput) =>
  Object.fromEntries(jawabFields.filter((name) => name in output).map((name) => [name, output[name]]));

const event = (value: unknown) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`;
const done = event('[DONE]');

const types: Record<number, string> = {
  401: 'authentication_error',
  402: 'insufficient_quota',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'server_error',
  503: 'server_error',
};

/** Writes a refusal as OpenAI's clients read it. */
const errorOf = ({ message, code, status, details }: Refusal) => ({
  message,
  type: types[status] ?? 'invalid_request_error',
  param: details.issues?.[0]?.path ?? null,
  code,
});

/** Makes the answer for a refusal, in OpenAI's shape. */
export function openAiRefusal(refusal: Refusal, call: Pick<Call, 'id'>): Answer {
  const { status, headers } = answerOf(refusal, call);
  return { status, headers, body: JSON.stringify({ error: errorOf(refusal), request_id: call.id }) };
}

/** Creates the format of one answer: OpenAI's, with our details in the additional member `jawab`. */
export function createOpenAiFormat({ model, includeUsage, ignored }: AskedCompletion): ChatFormat {
  const details = (output: ChatOutput) => Object.assign(jawabOf(output), ignored.length > 0 && { ignored });
  const headOf = ({ id }: Call, object: string) => ({
    id: `chatcmpl-${id}`,
    object,
    created: Math.floor(Date.now() / 1000),
    model,
  });
  return {
    completion(call, ctx, output) {
      const choices = [{ index: 0, message: messageOf(output), finish_reason: 'stop', logprobs: null }];
      const rest = { choices, usage: usageOf(ctx), jawab: details(output) };
      return Object.assign(headOf(call, 'chat.completion'), rest);
    },
    chunks(call, ctx) {
      const head = headOf(call, 'chat.completion.chunk');
      const noUsage = includeUsage ? { usage: null } : {};
      const chunk = (delta: object, finish_reason: string | null, more: object = noUsage) =>
        event(Object.assign({}, head, { choices: [{ index: 0, delta, finish_reason }] }, more));
      const usage = () =>
        includeUsage ? event(Object.assign({}, head, { choices: [], usage: usageOf(ctx) })) : '';
      return {
        first: chunk({ role: 'assistant', content: '' }, null),
        text: (content) => chunk({ content }, null),
        last: (output) =>
          chunk(
            { content: '', annotations: annotationsOf(output) },
            'stop',
            Object.assign({ jawab: details(output) }, noUsage),
          ) +
          usage() +
          done,
        error: (refusal) => event({ error: errorOf(refusal) }) + done,
      };
    },
    refusal: openAiRefusal,
  };
}
