import { toJsonSchema } from '@jawab/core';
import { z } from 'zod';
import { CompletionRequest } from '../openai/read-request.ts';
import { refTo, type Schema } from './names.ts';

export const aliasTag: [string, string] = ['OpenAI', 'The same chat for clients that only know OpenAI.'];

const Model = z.object({
  id: z.string().meta({ description: 'Id of the bot; send it as `model`.' }),
  object: z.literal('model'),
  created: z.int().meta({ description: 'Unix seconds.' }),
  owned_by: z.string().meta({ description: 'Name of the workspace.' }),
  name: z.string().meta({ description: 'Name of the bot; it works as `model` too.' }),
});

const OpenAiError = z.object({
  error: z
    .object({
      message: z.string().meta({ description: 'What is wrong and what to do.' }),
      type: z.string().meta({ description: 'The kind of error, as OpenAI names them.' }),
      param: z.string().nullable().meta({ description: 'The first field that is wrong.' }),
      code: z.string().meta({ description: 'A code of docs/errors.md.' }),
    })
    .meta({ description: 'The error.' }),
  request_id: z.string().meta({ description: 'The same as the header `X-Request-Id`.' }),
});

const Annotation = z.object({
  type: z.literal('url_citation'),
  url_citation: z
    .object({
      url: z.string().meta({ description: 'Address of the source; `urn:uuid:` and its id if it has none.' }),
      title: z.string().meta({ description: 'Title of the document.' }),
      start_index: z.int().meta({ description: 'Start of the text it supports.' }),
      end_index: z.int().meta({ description: 'End of the text it supports.' }),
    })
    .meta({ description: 'The source.' }),
});

const OpenAiCompletion = z.object({
  id: z.string().meta({ description: 'Id of the answer.' }),
  object: z.literal('chat.completion'),
  created: z.int().meta({ description: 'Unix seconds.' }),
  model: z.string().meta({ description: 'The `model` of the request.' }),
  choices: z
    .array(
      z.object({
        index: z.int(),
        message: z.object({
          role: z.literal('assistant'),
          content: z.string().meta({ description: 'The reply.' }),
          refusal: z.null(),
          annotations: z.array(Annotation).meta({ description: 'The sources of the reply.' }),
        }),
        finish_reason: z.literal('stop'),
        logprobs: z.null(),
      }),
    )
    .meta({ description: 'One reply.' }),
  usage: z
    .object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() })
    .meta({ description: 'Tokens as the chat model counts them; zero if no model answered.' }),
  jawab: z.record(z.string(), z.unknown()).meta({
    description:
      'The same details as in the answer of `POST /chat`, and as `ignored` the paths of pictures that were left out.',
  }),
});

const ModelList = z.object({
  object: z.literal('list'),
  data: z.array(Model).meta({ description: 'The bots, oldest first.' }),
});

const named = { OpenAiCompletion, OpenAiError, Model, ModelList };

/** The schemas of the alias. Bodies can gain members, so none is closed. */
export const aliasSchemas: Record<string, Schema> = {
  OpenAiCompletionRequest: toJsonSchema(CompletionRequest, 'input'),
  ...Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, toJsonSchema(schema, 'input')])),
};

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
const answer = (description: string, schema: string) => ({
  description,
  headers: requestId,
  content: { 'application/json': { schema: refTo(schema) } },
});
const refusals = (codes: number[]) =>
  Object.fromEntries(codes.map((code) => [code, answer('A refusal in OpenAI’s shape.', 'OpenAiError')]));
const base = (operationId: string, summary: string, description: string, scope: string | null) => ({
  operationId,
  summary,
  description,
  tags: [aliasTag[0]],
  security: [{ bearer: scope ? [scope] : [] }],
  'x-scope': scope,
  'x-plan': 'growth',
});
const read = [401, 402, 403, 405, 421, 429, 500, 503];

/** The operations for clients that only know OpenAI, by path. */
export const aliasPaths: Record<string, Schema> = {
  '/chat/completions': {
    post: {
      ...base(
        'chat_completions',
        'Ask a bot, as OpenAI',
        'The chat of this API in the form of OpenAI’s `POST /chat/completions`. Sampling fields are ignored; `tools`, `n` above 1 and JSON formats are 400. Costs one message of the monthly quota.\n\nScope `chat:invoke`. Growth plan or higher.',
        'chat:invoke',
      ),
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refTo('OpenAiCompletionRequest') } },
      },
      responses: {
        200: {
          description:
            'The answer. With `stream: true`, Server-Sent Events of `chat.completion.chunk`; the last one has the sources and `jawab`.',
          headers: requestId,
          content: {
            'application/json': { schema: refTo('OpenAiCompletion') },
            'text/event-stream': { schema: { type: 'string', description: 'The events.' } },
          },
        },
        ...refusals([400, 404, 409, 413, 415, 422, ...read]),
      },
    },
  },
  '/models': {
    get: {
      ...base(
        'list_models',
        'List bots as models',
        'The bots of this token as OpenAI’s models.\n\nScope `chat:invoke` or `bots:read`. Growth plan or higher.',
        null,
      ),
      responses: { 200: answer('The bots.', 'ModelList'), ...refusals(read) },
    },
  },
  '/models/{id}': {
    get: {
      ...base(
        'get_model',
        'Get a bot as a model',
        'One bot as OpenAI’s model.\n\nScope `chat:invoke` or `bots:read`. Growth plan or higher.',
        null,
      ),
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id or name of the bot.',
          schema: { type: 'string' },
        },
      ],
      responses: { 200: answer('The bot.', 'Model'), ...refusals([404, ...read]) },
    },
  },
};
