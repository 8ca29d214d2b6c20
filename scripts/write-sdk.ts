import { writeFile } from 'node:fs/promises';

interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Operation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema & { contentSchema?: Schema } }> }>;
}

type Webhooks = Record<string, { post: Required<Pick<Operation, 'requestBody'>> }>;

interface Document {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Webhooks;
  components: { schemas: Record<string, Schema> };
}

const primitives: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').pop() as string;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf(Object.assign({}, schema, { type }))).join(' | ');
  if (schema.type === 'array') return `(${typeOf(schema.items ?? {})})[]`;
  if (schema.properties) return objectOf(schema.properties, new Set(schema.required));
  if (schema.type === 'object')
    return `Record<string, ${typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties) : 'unknown'}>`;
  return primitives[schema.type ?? ''] ?? 'unknown';
}

const objectOf = (properties: Record<string, Schema>, required: Set<string>) =>
  `{ ${Object.entries(properties)
    .map(([name, schema]) => `${JSON.stringify(name)}${required.has(name) ? '' : '?'}: ${typeOf(schema)};`)
    .join(' ')} }`;

/** The input of an operation: its parameters and the fields of its body in one object, as MCP has it. */
function inputOf({ parameters = [], requestBody }: Operation): string {
  const body = requestBody?.content['application/json']?.schema;
  const required = new Set<string>();
  const properties: Record<string, Schema> = {};
  for (const { name, in: place, required: isRequired, schema } of parameters) {
    if (place === 'header' || !schema) continue;
    properties[name] = schema;
    if (isRequired) required.add(name);
  }
  const parts = Object.keys(properties).length > 0 ? [objectOf(properties, required)] : [];
  if (body) parts.push(typeOf(body));
  return parts.join(' & ') || 'Record<string, never>';
}

const contentOf = ({ responses }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};

/** The answer of an operation: JSON, or the bytes of a file. */
function outputOf(operation: Operation): string {
  const content = contentOf(operation);
  const json = content['application/json'];
  if (json)
    return Object.keys(content).some((type) => type.startsWith('audio/'))
      ? `Blob | ${typeOf(json.schema)}`
      : typeOf(json.schema);
  return Object.keys(content).length > 0 ? 'Blob' : 'unknown';
}

const chunkOf = (operation: Operation) => contentOf(operation)['text/event-stream']?.schema.contentSchema;

function typesOf(operation: Operation, route: string): string {
  const chunk = chunkOf(operation);
  const types = [`input: ${inputOf(operation)}`, `output: ${outputOf(operation)}`];
  if (chunk) types.push(`chunk: ${typeOf(chunk)}`);
  return `  /** ${operation.summary}: \`${route}\`. */\n  ${operation.operationId}: { ${types.join('; ')} };`;
}

const eventTypeOf = (webhooks: Webhooks) =>
  Object.values(webhooks)
    .map(({ post }) => typeOf(post.requestBody.content['application/json']?.schema ?? {}))
    .join(' | ');

interface ListedOperation {
  route: string;
  operation: Operation;
}

/** The operations that people may call. */
const listOperations = ({ paths }: Document): ListedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.some((need) => 'session' in need))
      .map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
  );

const heading = '// Written by `pnpm generate` from the OpenAPI document.\n';
const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');

function routesOf(operations: ListedOperation[]): string {
  const routes = operations.map(({ route, operation }) => `  ${operation.operationId}: '${route}',`);
  const analytics = operations.find(({ operation }) => operation.operationId === 'get_analytics')?.operation;
  const channels = analytics?.parameters?.find(({ name }) => name === 'channel')?.schema?.enum ?? [];
  const streamed = operations.map(({ operation }) => operation).filter(chunkOf);
  return [
    `${heading}import type { Operations } from './operations.d.ts';\n`,
    '/** The method and path of each operation, below `/v1`. */',
    `export const routes: Record<keyof Operations, string> = {\n${routes.join('\n')}\n};\n`,
    '/** Operations whose answer comes in pieces. */',
    `export const streamed = [${quoted(streamed.map(({ operationId }) => operationId))}] as const;\n`,
    '/** Where conversations take place. */',
    `export const channels = [\n${(channels as string[]).map((channel) => `  '${channel}',\n`).join('')}] as const;\n`,
  ].join('\n');
}

/** Writes the types and routes of packages/sdk from the OpenAPI document: every operation that people may call. */
export async function writeSdk(document: Document, folder: URL): Promise<void> {
  const operations = listOperations(document);
  const types = [
    heading,
    ...Object.entries(document.components.schemas).map(
      ([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`,
    ),
    `/** The body of a webhook. */\nexport type WebhookEvent = ${eventTypeOf(document.webhooks)};\n`,
    '/** The input and the result of each operation. */\nexport interface Operations {',
    ...operations.map(({ operation, route }) => typesOf(operation, route)),
    '}\n',
  ];
  await writeFile(new URL('operations.d.ts', folder), types.join('\n'));
  await writeFile(new URL('routes.ts', folder), routesOf(operations));
}
