import { findSuccess } from './find-success.ts';
import type { Schema } from './names.ts';
import { simplifySchemas } from './simplify.ts';

/** The operations that an assistant needs to run a bot. ChatGPT takes at most 30. */
const offered = [
  'list_bots',
  'get_bot',
  'ask_bot',
  'search_knowledge',
  'list_knowledge',
  'get_knowledge',
  'add_knowledge',
  'update_knowledge',
  'delete_knowledge',
  'recrawl_knowledge',
  'crawl_site',
  'get_crawl',
  'list_unanswered',
  'resolve_unanswered',
  'correct_answer',
  'list_conversations',
  'get_conversation',
  'reply_to_conversation',
  'set_conversation_status',
  'list_leads',
  'get_analytics',
  'get_usage',
  'get_me',
  'run_tests',
  'get_test_run',
  'create_test_case',
];

/** These change nothing that customers see, so that ChatGPT may be told to run them without asking each time. */
const harmless = ['ask_bot', 'search_knowledge'];

const maxDescription = 300;

/** Cuts a text after its last whole sentence, or else its last whole word, that fits. */
export function cutText(text: string, max = maxDescription): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const sentence = /^.*[.!?](?= )/.exec(plain.slice(0, max + 1))?.[0];
  return sentence ?? `${plain.slice(0, max - 1).replace(/ \S*$/, '')}…`;
}

/** Cuts the descriptions of a document, and leaves out its examples. */
function shorten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shorten);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => key !== 'example' || typeof value !== 'object')
      .map(([key, value]) => [
        key,
        key === 'description' && typeof value === 'string' ? cutText(value) : shorten(value),
      ]),
  );
}

interface Operation extends Schema {
  operationId: string;
  description: string;
  parameters?: Schema[];
  responses: Record<string, Schema>;
}

function buildAction(operation: Operation, method: string): Schema {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const [status, success] = findSuccess(responses);
  const json = (success.content as Record<string, Schema> | undefined)?.['application/json'];
  const isRead = method === 'get' || harmless.includes(operationId);
  const own = parameters.filter((one) => one.in === 'path' || one.in === 'query');
  const { content } = (requestBody ?? {}) as { content?: Record<string, Schema> };
  const body = content?.['application/json'];
  return {
    operationId,
    summary,
    description,
    'x-openai-isConsequential': !isRead,
    ...(own.length > 0 && { parameters: own }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body.schema } } },
    }),
    responses: {
      [status]: { description: 'Done.', content: { 'application/json': { schema: json?.schema } } },
    },
  };
}

/** A streamed answer cannot be read there, so each call says that it wants a whole one. */
function requireWhole(schema: Schema): Schema {
  const { properties, required = [] } = schema as { properties?: Schema; required?: string[] };
  if (!properties || !('stream' in properties)) return schema;
  const stream = { type: 'boolean', enum: [false], description: 'Always false: the answer comes whole.' };
  return { ...schema, required: [...required, 'stream'], properties: { ...properties, stream } };
}

const namesIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name as string);

/** Returns the schemas that a part of the document uses, and those that these use. */
function schemasUsedBy(node: unknown, all: Record<string, Schema>): Record<string, Schema> {
  const used = new Map<string, Schema>();
  const left = namesIn(node);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (used.has(name)) continue;
    used.set(name, requireWhole(all[name] as Schema));
    left.push(...namesIn(all[name]));
  }
  return Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Builds the document for assistants that call operations themselves (GPT Actions): few operations with short descriptions, JSON
 * only, no headers, plain schemas. `origin` is the address of the service: theirs must be absolute.
 */
export function buildActions(document: Schema, origin: string): Schema {
  const { schemas } = document.components as { schemas: Record<string, Schema> };
  const actions = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, { operationId }]) => offered.includes(operationId))
        .map(([method, operation]) => ({ path, method, action: buildAction(operation, method) })),
  );
  const paths: Record<string, Schema> = {};
  for (const { path, method, action } of actions) paths[path] = { ...paths[path], [method]: action };
  const { title, version } = document.info as Schema;
  const whole = {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'Asks bots, looks after their knowledge, and reads conversations, leads and figures.',
    },
    servers: [{ url: new URL('/v1', origin).href }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: schemasUsedBy(paths, schemas),
    },
  };
  return shorten(simplifySchemas(whole, 'left out')) as Schema;
}
