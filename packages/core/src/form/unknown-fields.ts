import type { z } from 'zod';
import { type InputSchema, partsOf } from './input-schema.ts';

/** Unknown fields of an input that are looked at. */
export const maxUnknown = 50;

/**
 * Returns an input without the unknown fields behind the first 50. Listing 65,000 names takes 20 ms each time, so it happens
 * once, here, and no later step sees more than a few.
 */
export function boundFields({ shape }: Pick<z.ZodObject, 'shape'>, input: object): object {
  const names = Object.keys(input);
  if (names.length <= maxUnknown) return input;
  const known = Object.keys(shape).filter((name) => Object.hasOwn(input, name));
  const others: string[] = [];
  for (const name of names) {
    if (others.length === maxUnknown) break;
    if (!Object.hasOwn(shape, name)) others.push(name);
  }
  return Object.fromEntries([...known, ...others].map((name) => [name, input[name as never]]));
}

/** A field that no schema names: its dotted path, its name, and what the object that contains it takes. */
export interface UnknownField {
  path: string;
  name: string;
  /** Path of the object that contains it; empty for the input itself. */
  of: string;
  known: string[];
}

interface Search {
  /** Names of the input itself that are known beside those of its schema. */
  alsoKnown?: readonly string[];
  /** The search stops when it has found this number of fields. */
  max: number;
}

/** Finds the fields of an input, at any depth, that its schema does not name. */
export function findUnknown(
  schema: InputSchema,
  input: object,
  { alsoKnown = [], max }: Search,
): UnknownField[] {
  const found: UnknownField[] = [];
  const nameKnown = (properties: Record<string, InputSchema>, of: string) => [
    ...Object.keys(properties).filter((name) => !properties[name]?.deprecated),
    ...(of === '' ? alsoKnown : []),
  ];
  const isKnown = (properties: object, name: string, of: string) =>
    Object.hasOwn(properties, name) || (of === '' && alsoKnown.includes(name));

  function look(node: InputSchema, value: unknown, of: string): void {
    if (value === null || typeof value !== 'object' || found.length >= max) return;
    const { properties, items, additionalProperties } = partsOf(node);
    if (Array.isArray(value)) {
      if (items) for (const [at, item] of value.entries()) look(items, item, join(of, String(at)));
      return;
    }
    // Also the bytes of a file, which have a key for each byte.
    if (!properties && typeof additionalProperties !== 'object') return;
    for (const name of Object.keys(value)) {
      if (found.length >= max) return;
      const path = join(of, name);
      const inner = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      if (typeof inner === 'object') look(inner, value[name as never], path);
      else if (properties && !isKnown(properties, name, of))
        found.push({ path, name, of, known: nameKnown(properties, of) });
    }
  }
  look(schema, input, '');
  return found;
}

const join = (of: string, name: string) => (of === '' ? name : `${of}.${name}`);
