import { describeTerms, schemas, type Tool, toJsonSchema } from '@jawab/core';
import type { Tool as ToolDescription } from '@modelcontextprotocol/server';
import { adapterInput, mayHint } from './adapter-input.ts';
import { viewOfTool } from './views.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  [keyword: string]: unknown;
}

const isDeprecated = (value: unknown) => (value as Schema | null)?.deprecated === true;

/**
 * Makes a schema that all clients accept and that can grow: several refuse a list of types, a format or names of properties,
 * and a closed result would make every new property a breaking change. Leaves out deprecated properties, because agents need only current names.
 */
function widen(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(widen);
  if (node === null || typeof node !== 'object') return node;
  const { additionalProperties, type, pattern, format, propertyNames: _, ...rest } = node as Schema;
  // A property can have these names too.
  if (typeof pattern === 'object') rest.pattern = pattern;
  if (typeof format === 'object') rest.format = format;
  const current = Object.entries(rest).filter(([, value]) => !isDeprecated(value));
  const schema = Object.fromEntries(current.map(([key, value]) => [key, widen(value)]));
  if (typeof additionalProperties === 'object' && additionalProperties !== null)
    schema.additionalProperties =
      Object.keys(additionalProperties).length === 0 || widen(additionalProperties);
  if (!Array.isArray(type)) return type === undefined ? schema : { type, ...schema };
  const { description, ...facts } = schema;
  const anyOf = type.map((one) => (one === 'null' ? { type: one } : { type: one, ...facts }));
  return description === undefined ? { anyOf } : { description, anyOf };
}

function describeInput(tool: Tool, unlisted: readonly string[]): Schema {
  const own = toJsonSchema(tool.input, 'input') as Schema;
  const added = toJsonSchema(adapterInput(tool), 'input') as Schema;
  const properties = { ...own.properties, ...added.properties };
  for (const name of unlisted) delete properties[name];
  if (tool.mcpLimit && properties.limit) {
    const { minimum, maximum } = properties.limit;
    const description = `Maximum rows (${minimum}–${maximum}; default ${tool.mcpLimit}).`;
    properties.limit = { ...properties.limit, description };
  }
  const required = own.required?.filter((name) => name in properties) ?? [];
  const schema = widen({ type: 'object', properties }) as Schema;
  if (required.length > 0) schema.required = required;
  // Strict clients refuse an open input, and stop unknown arguments themselves.
  schema.additionalProperties = false;
  return schema;
}

const facets = new Set(['format', 'minimum', 'maximum', 'minLength', 'maxLength']);
/** A text or number that can be null: 16 tokens that say nothing an answer does not show. Without a description, it is left out. */
const isPlainNullable = (value: unknown) =>
  Array.isArray(value) &&
  value.some(({ type }: Schema) => type === 'null') &&
  value.every((one: Schema) => Object.keys(one).every((key) => key === 'type' || facets.has(key)));
const isSchema = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isNoise = (key: string, value: unknown) =>
  (isSchema(value) && Object.keys(value).length === 1 && isPlainNullable(value.anyOf)) ||
  (facets.has(key) && typeof value !== 'object') ||
  (key === 'required' && Array.isArray(value)) ||
  (key === 'description' && value === schemas.timeWords);

/** Leaves out what a reader of a result does not need: agents pay for each word of the list. */
function shortenOutput(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shortenOutput);
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(([key, value]) => !isNoise(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, shortenOutput(value)]));
}

/** Leaves out properties by their names, at any depth. */
function withoutProperties(node: unknown, names: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutProperties(one, names));
  if (!isSchema(node)) return node;
  const keep = (key: string, value: unknown) =>
    key === 'properties' && isSchema(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
      : value;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutProperties(keep(key, value), names)]),
  );
}

function describeOutput(tool: Tool, unlisted: readonly string[]): Schema {
  const schema = shortenOutput(widen(toJsonSchema(tool.output, 'output')));
  const { properties, ...rest } = withoutProperties(schema, unlisted) as Schema;
  const hint = { type: 'string', description: 'The next call, if there is more.' };
  return { ...rest, properties: { ...properties, ...(mayHint(tool) && { hint }) } };
}

/**
 * Describes a tool for `tools/list`: flat schemas, a title and all four hints. Input and output are described without the
 * fields in `unlisted`.
 */
export function describeTool(tool: Tool, unlisted: readonly string[]): ToolDescription {
  const { readOnly, destructive, idempotent, openWorld } = tool.effects;
  return {
    name: tool.name,
    title: tool.title,
    description: `${tool.description} ${describeTerms(tool)}`,
    inputSchema: describeInput(tool, unlisted) as ToolDescription['inputSchema'],
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      openWorldHint: openWorld,
    },
    outputSchema: describeOutput(tool, unlisted) as ToolDescription['outputSchema'],
    ...viewOfTool(tool.name),
  };
}
