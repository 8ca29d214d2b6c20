import { z } from 'zod';

type Schema = { [key: string]: unknown };

/** Removes what zod adds to a JSON Schema: `$schema`, `pattern` beside `format`, the bounds of safe integers. */
export function tidyJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidyJsonSchema);
  if (node === null || typeof node !== 'object') return node;
  const schema = Object.fromEntries(
    Object.entries(node as Schema).map(([key, value]) => [key, tidyJsonSchema(value)]),
  );
  delete schema.$schema;
  if (typeof schema.format === 'string') delete schema.pattern;
  if (schema.type === 'integer') {
    if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  }
  return schema;
}

/**
 * Returns the JSON Schema (2020-12) of a zod object as clients see it. {@link tidyJsonSchema} halves its size. `io` says which
 * side of a transform to describe.
 */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return tidyJsonSchema(json) as Schema;
}
