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

const takesNull = ({ type, anyOf, properties }: InputSchema): boolean =>
  type === undefined && !properties && !anyOf ? true : type === 'null' || (anyOf?.some(takesNull) ?? false);

/** Returns a value without the parts inside it that are null although their schema takes no null: they count as left out. */
export function withoutNulls(schema: InputSchema, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { properties, items } = partsOf(schema);
  if (Array.isArray(value)) return items ? value.map((item) => withoutNulls(items, item)) : value;
  if (!properties) return value;
  const isLeftOut = (name: string, part: unknown) =>
    part === null && Object.hasOwn(properties, name) && !takesNull(properties[name] as InputSchema);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !isLeftOut(name, part))
      .map(([name, part]) => [name, withoutNulls(properties[name] ?? {}, part)]),
  );
}
