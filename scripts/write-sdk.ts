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
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
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

function outputOf({ responses }: Operation): string {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const schema = done?.[1].content?.['application/json']?.schema;
  return schema ? typeOf(schema) : 'unknown';
}

/** Writes the types and routes of packages/sdk from the OpenAPI document: every operation that people may call. */
export async function writeSdk(document: Document, folder: URL): Promise<void> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.some((need) => 'session' in need))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const heading = '// Written by `pnpm generate` from the OpenAPI document.\n';
  const types = [
    heading,
    ...Object.entries(document.components.schemas).map(
      ([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`,
    ),
    '/** The input and the result of each operation. */\nexport interface Operations {',
    ...operations.map(
      ({ operation }) =>
        `  ${operation.operationId}: { input: ${inputOf(operation)}; output: ${outputOf(operation)} };`,
    ),
    '}\n',
  ];
  const routes = operations.map(
    ({ path, method, operation }) => `  ${operation.operationId}: '${method} ${path}',`,
  );
  const analytics = operations.find(({ operation }) => operation.operationId === 'get_analytics')?.operation;
  const channels = analytics?.parameters?.find(({ name }) => name === 'channel')?.schema?.enum ?? [];
  const listed = channels.map((channel) => `'${channel}'`).join(', ');
  await writeFile(new URL('operations.d.ts', folder), types.join('\n'));
  await writeFile(
    new URL('routes.ts', folder),
    `${heading}\n/** The method and path of each operation, below \`/v1\`. */\nexport const routes = {\n${routes.join('\n')}\n} as const;\n
/** Where conversations take place. */\nexport const channels = [${listed}] as const;\n`,
  );
}
