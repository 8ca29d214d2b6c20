import { findSuccess } from '../openapi/find-success.ts';
import type { Schema } from '../openapi/names.ts';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: (Schema & { name?: string; in?: string; required?: boolean; description?: string })[];
  requestBody?: { content: Record<string, Schema> };
  responses: Record<string, { content?: Record<string, Schema>; $ref?: string }>;
}

/** An operation of the API with its place. */
export interface Listed {
  route: string;
  operation: Operation;
}

type Schemas = Record<string, Schema>;

/** Lists the operations of the OpenAPI document. */
export const listOperations = (document: Schema): Listed[] =>
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} /v1${path}`,
      operation,
    })),
  );

const resolve = (schema: Schema, schemas: Schemas): Schema =>
  typeof schema.$ref === 'string' ? (schemas[schema.$ref.split('/').at(-1) as string] ?? {}) : schema;

/** Says the type of a field in a few words. */
function sayType(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) as string;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return choices.map(sayType).join(' or ');
  if (schema.type === 'array') return `list of ${sayType((schema.items ?? {}) as Schema)}`;
  return schema.type ? [schema.type].flat().join(' or ') : 'any';
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

type Row = [name: string, place: string, type: string, required: boolean, description: string];

/** Lists the fields of a schema, with those of its objects below them. */
function listFields(schema: Schema, schemas: Schemas, place: string, before = ''): Row[] {
  const { properties = {}, required = [] } = resolve(schema, schemas) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).flatMap(([name, one]): Row[] => {
    const own: Row = [
      `${before}${name}`,
      place,
      sayType(one),
      required.includes(name),
      String(one.description ?? ''),
    ];
    const isOwn = !('$ref' in one) && before.split('.').length < 3;
    const inner = one.type === 'array' ? (one.items as Schema | undefined) : one;
    const below = isOwn && inner ? listFields(inner, schemas, place, `${before}${name}.`) : [];
    return [own, ...below];
  });
}

const table = (rows: Row[]): string[] =>
  rows.length === 0
    ? []
    : [
        '| field | in | type | required | |',
        '|---|---|---|---|---|',
        ...rows.map(
          ([name, place, type, required, description]) =>
            `| \`${name}\` | ${place} | ${cell(type)} | ${required ? 'yes' : 'no'} | ${cell(description)} |`,
        ),
      ];

const code = (value: unknown): string[] =>
  value === undefined ? [] : ['```json', JSON.stringify(value, null, 2), '```', ''];

/** Writes the page of one operation: what it does, what it takes, what it answers. */
export function writeOperation({ route, operation }: Listed, document: Schema): string {
  const { schemas } = document.components as { schemas: Schemas };
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const asked = requestBody?.content['application/json'];
  const inPath = parameters
    .filter(({ name }) => name !== undefined)
    .map((one): Row => {
      const { name = '', in: place = '', required = false, description: words = '' } = one;
      return [name, place, sayType((one.schema ?? {}) as Schema), required, words];
    });
  const inBody = asked ? listFields(asked.schema as Schema, schemas, 'body') : [];
  const [status, success] = findSuccess(responses);
  const answered = success.content?.['application/json'];
  const fields = answered ? listFields(answered.schema as Schema, schemas, 'answer') : [];
  const refused = Object.keys(responses).filter((one) => one >= '400');
  return [
    `# ${summary}`,
    '',
    `\`${route}\`, \`${operationId}\` in MCP and in the SDK. [All operations](../reference.md)`,
    '',
    description,
    '',
    '## Request',
    '',
    ...(inPath.length + inBody.length > 0 ? table([...inPath, ...inBody]) : ['No fields.']),
    '',
    ...code(asked?.example),
    `## Answer ${status}`,
    '',
    ...(fields.length > 0 ? table(fields) : [Object.keys(success.content ?? {}).join(', ')]),
    '',
    ...code(answered?.example),
    '## Refusals',
    '',
    `Status ${refused.join(', ')}. [Errors](../errors.md) says what each code means.`,
    '',
  ].join('\n');
}

/** Writes the page that lists every operation, by group. */
export function writeReference(document: Schema): string {
  const operations = listOperations(document);
  const groups = document.tags as { name: string; description: string }[];
  return [
    '# Reference of the REST API',
    '',
    'Each operation has a page. The same is the OpenAPI document at `/v1/openapi.json`. [Using the REST API](api.md) describes what all have in common.',
    '',
    ...groups.flatMap(({ name, description }) => [
      `## ${name}`,
      '',
      description,
      '',
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(
          ({ route, operation: { operationId, summary } }) =>
            `- [${summary}](reference/${operationId}.md): \`${route}\``,
        ),
      '',
    ]),
  ].join('\n');
}
