import type { z } from 'zod';
import { toJsonSchema } from './json-schema.ts';

/** The part of a JSON Schema by which an input is read before it is checked. */
export interface InputSchema {
  type?: string | string[];
  properties?: Record<string, InputSchema>;
  additionalProperties?: InputSchema | boolean;
  maxProperties?: number;
  items?: InputSchema;
  maxItems?: number;
  anyOf?: InputSchema[];
  deprecated?: boolean;
}

const known = new WeakMap<z.ZodObject, InputSchema>();

/** Returns the JSON Schema of an input. Each is made once, because that takes up to 5 ms. */
export function inputSchemaOf(input: z.ZodObject): InputSchema {
  const made = known.get(input) ?? (toJsonSchema(input, 'input') as InputSchema);
  known.set(input, made);
  return made;
}

/** Returns the option of a schema that has parts, or the schema itself. */
export const partsOf = (schema: InputSchema): InputSchema =>
  schema.anyOf?.find(({ properties, items, additionalProperties }) =>
    Boolean(properties ?? items ?? additionalProperties),
  ) ?? schema;
