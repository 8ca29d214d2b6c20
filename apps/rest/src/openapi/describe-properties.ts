import type { Schema } from './names.ts';
import { propertyWords } from './property-words.ts';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsFor = (name: string, parents: string[]): string | undefined =>
  parents.map((parent) => propertyWords[`${parent}.${name}`]).find((words) => words !== undefined) ??
  propertyWords[name];

/** Says a default in words: generated clients make a property with a default required. */
function sayDefault({ default: value, ...schema }: Schema): Schema {
  if (value === undefined) return schema;
  const said = typeof schema.description === 'string' ? schema.description : '';
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { ...schema, description: /default/i.test(said) ? said : `${said} Defaults to ${shown}.`.trim() };
}

/**
 * Completes the properties of a schema: each gets a description, and the defaults of requests are said in words.
 * `parents` are the names of what contains it, innermost first.
 */
export function describeProperties(node: unknown, parents: string[], isRequest: boolean): unknown {
  if (Array.isArray(node)) return node.map((one) => describeProperties(one, parents, isRequest));
  if (!isSchema(node)) return node;
  const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
    if (key !== 'properties' || !isSchema(value)) return [key, describeProperties(value, parents, isRequest)];
    const properties = Object.entries(value).map(([name, property]): [string, unknown] => {
      const inner = describeProperties(property, [name, ...parents], isRequest) as Schema;
      const words = inner.description ? undefined : wordsFor(name, parents);
      const whole = words === undefined ? inner : { ...inner, description: words };
      return [name, isRequest ? sayDefault(whole) : whole];
    });
    return [key, Object.fromEntries(properties)];
  });
  return Object.fromEntries(entries);
}

/** Lets the optional properties of a request body be null, which counts as left out. */
export function allowNull(schema: Schema): Schema {
  const { properties, required = [] } = schema as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  if (!properties) return schema;
  const widened = Object.entries(properties).map(([name, property]) => [
    name,
    required.includes(name) ? property : orNull(property),
  ]);
  return { ...schema, properties: Object.fromEntries(widened) };
}

function orNull(property: Schema): Schema {
  const { type, enum: choices, const: only, anyOf, minLength, ...rest } = property;
  if (Array.isArray(anyOf)) {
    const takesNull = anyOf.some((one) => (one as Schema).type === 'null');
    return takesNull ? property : { ...rest, anyOf: [...anyOf, { type: 'null' }] };
  }
  if (typeof type !== 'string') return property;
  const values = Array.isArray(choices) ? choices : only === undefined ? null : [only];
  return { ...rest, type: [type, 'null'], ...(values && { enum: [...values, null] }) };
}
