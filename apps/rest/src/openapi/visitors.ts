import type { Registry, Tool } from '@jawab/core';
import { asDocumented, createVisitorTools, withoutSession } from '../widget/visitor-tools.ts';
import { buildParameters, refTo, requestRef, type Schema } from './names.ts';
import { buildResponses } from './responses.ts';

export const visitorTag: [string, string] = [
  'Visitors',
  'For a chat window on a web page. Needs no token, but the public key of a bot and a session. On every plan.',
];

/** The scheme of a visitor's session. */
export const visitorScheme = {
  type: 'apiKey',
  in: 'header',
  name: 'X-Widget-Session',
  description: 'The `session_token` of `POST /widget/{publicKey}/session`.',
};

const header = (name: string, description: string): Schema => ({
  ...{ name, in: 'header', required: false, description, schema: { type: 'string' } },
});
const headersOf: Record<string, Schema[]> = {
  chat: [header('Accept-Language', 'Language of the messages when there is no answer.')],
  messages: [
    header('Last-Event-ID', 'For events: id of the last message the page has. `after` takes precedence.'),
  ],
};

const messageEvents = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description:
        'Each event is a line `id: ` with the message’s id and a line `data: ` with a `VisitorMessage`, then a blank line. Comment lines (`: ping`) come first and while nothing happens. The stream ends after five minutes; open it again with `Last-Event-ID`. Read it with `fetch`, because EventSource cannot send `X-Widget-Session`.',
      contentSchema: refTo('VisitorMessage'),
    },
  },
};

/** The calls of visitors as the document shows them, by the last part of their path. */
export const documentedVisitorTools = (registry: Registry): [name: string, tool: Tool][] =>
  // Only opening a session signs with the key, and describing opens none.
  [...createVisitorTools(registry, Buffer.alloc(0))].map(([name, tool]) => [name, asDocumented(name, tool)]);

/** One call of visitors as an operation of the document. */
export function buildVisitorOperation(name: string, tool: Tool): Schema {
  const open = withoutSession.has(name);
  const isPost = tool.rest.method === 'POST';
  const keeps = isPost && !open;
  const needed = Object.entries(tool.input.shape).some(
    ([field, schema]) => field !== 'publicKey' && !schema.safeParse(undefined).success,
  );
  const responses = buildResponses(tool, {
    codes: [400, 403, 404, 421, 429, 500, 503]
      .concat(open ? [] : [401], tool.meter ? [402] : [], isPost ? [413, 415] : [], keeps ? [409, 422] : [])
      .sort(),
    ...(name === 'messages' && { content: messageEvents }),
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
      requestBody: { required: needed, content: { 'application/json': { schema: requestRef(tool) } } },
    }),
    responses,
  };
}
