import { listFor, type Registry, type Tool } from '@jawab/core';
import { asRestTool } from '@jawab/http';
import { z } from 'zod';
import { buildParameters, refTo, type Schema } from './names.ts';
import { requestContent } from './request-content.ts';
import { buildResponses } from './responses.ts';

export const visitorTag: [string, string] = [
  'Visitors',
  'For a chat window on a web page. Needs no token, but the public key of a bot and a session. On every plan.',
];

/** The security scheme of a visitor's session. */
export const visitorScheme = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Widget-Session',
  description: 'The `session_token` of `POST /widget/{publicKey}/session`.',
};

const header = (name: string, description: string): Schema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});
const headersOf: Record<string, Schema[]> = {
  widget_chat: [header('Accept-Language', 'Language of the messages when there is no answer.')],
  widget_messages: [
    header('Last-Event-ID', 'For events: id of the last message the page has. `after` takes precedence.'),
  ],
};

const messageEvents = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'Each event is a line `id: ` with the message’s id and a line `data: ` with a `VisitorMessage`, then a blank line. An `event: status` has `{"status": …}` as in the JSON answer, whenever it changes. A row of kind `status` comes as `event: joined` or `event: closed` with `by: {name}` beside its fields, and `event: typing` has `by` alone. Comment lines (`: ping`) come first and while nothing happens. The stream ends after an hour and when the bot’s settings change; open it again with `Last-Event-ID`. Read it with `fetch`, because EventSource cannot send `X-Widget-Session`.',
      contentSchema: refTo('VisitorMessage'),
    },
  },
};

const publicKey = z
  .string()
  .meta({ description: 'The `public_key` of the bot, from `GET /bots/{id}`. It is not a secret.' });

/** Returns the tools for visitors with the public key as a parameter, which the surface reads itself. */
export const documentedVisitorTools = (registry: Registry): Tool[] =>
  listFor(registry, 'visitor')
    .map(asRestTool)
    .map((tool) => ({
      ...tool,
      input: z.object({ publicKey, ...tool.input.shape }),
      output: tool.output.extend({}),
    }));

/** Builds the document's operation of a tool for visitors. */
export function buildVisitorOperation(tool: Tool): Schema {
  const { name, withoutSession: open = false } = tool;
  const isPost = tool.rest.method === 'POST';
  const keeps = isPost && !open;
  const needed = Object.entries(tool.input.shape).some(
    ([field, schema]) => field !== 'publicKey' && !schema.safeParse(undefined).success,
  );
  const responses = buildResponses(tool, {
    codes: [400, 403, 404, 421, 429, 500, 503]
      .concat(open ? [] : [401], tool.meter ? [402] : [], isPost ? [413, 415] : [], keeps ? [409, 422] : [])
      .sort(),
    ...(name === 'widget_messages' && { content: messageEvents }),
  });
  return {
    operationId: tool.name,
    summary: tool.title,
    description: `${tool.description}\n\n${open ? 'No session needed.' : 'Needs a session.'} Every plan.`,
    tags: [visitorTag[0]],
    security: open ? [] : [{ visitor: [] }],
    'x-scope': null,
    'x-plan': 'free',
    parameters: [
      ...buildParameters(tool),
      ...(headersOf[name] ?? []),
      ...(keeps ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(isPost && {
      requestBody: { required: needed, content: requestContent(tool) },
    }),
    responses,
  };
}
