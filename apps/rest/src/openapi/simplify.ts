import type { Schema } from './names.ts';

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords of JSON Schema 2020-12 that OpenAPI 3.0 does not have, and that only explain or narrow. */
const unknownKeywords = ['propertyNames', 'contentSchema', 'patternProperties', '$comment', '$schema'];

const isNull = (schema: unknown) => isObject(schema) && schema.type === 'null';

/** The two ways to write a schema that allows null. */
export type Nulls = 'nullable' | 'left out';

/** Null alone: `nullable` needs a type beside it. */
const nothing: Schema = { type: 'string', nullable: true, enum: [null] };

/** Writes a type that is a list, or null, as one type. */
function simplifyType({ type, enum: choices, ...rest }: Schema, nulls: Nulls): Schema {
  const types = [type].flat().filter((one) => one !== undefined);
  const others = types.filter((one) => one !== 'null');
  const takesNull = others.length < types.length;
  const keeps = takesNull && nulls === 'nullable';
  const values = Array.isArray(choices) ? choices.filter((one) => one !== null || keeps) : undefined;
  const own = { ...rest, ...(values && values.length > 0 && { enum: values }) };
  if (types.length === 0) return own;
  if (others.length === 0) return keeps ? { ...own, ...nothing } : { ...own, type: 'string' };
  if (others.length === 1) return { ...own, type: others[0], ...(keeps && { nullable: true }) };
  const choice = others.map((one): Schema => ({ type: one }));
  return { ...own, anyOf: keeps ? [...choice, nothing] : choice };
}

/** Writes a choice that has null as one that says so in another way, or not at all. */
function simplifyChoice({ anyOf, ...rest }: Schema, nulls: Nulls): Schema {
  if (!Array.isArray(anyOf) || !anyOf.some(isNull)) return anyOf ? { ...rest, anyOf } : rest;
  const others = anyOf.filter((one) => !isNull(one)) as Schema[];
  const [first = {}] = others;
  const isOne = others.length === 1;
  if (nulls === 'left out') {
    if (!isOne) return { ...rest, anyOf: others };
    return '$ref' in first ? { ...rest, allOf: [first] } : { ...first, ...rest };
  }
  const isTyped = isOne && typeof first.type === 'string' && !('enum' in first);
  return isTyped ? { ...first, ...rest, nullable: true } : { ...rest, anyOf: [...others, nothing] };
}

/** Writes how a text is encoded as a format. */
function simplifyContent({ contentMediaType, contentEncoding, ...rest }: Schema): Schema {
  if (contentEncoding === 'base64') return { ...rest, format: 'byte' };
  return contentMediaType ? { ...rest, format: 'binary' } : rest;
}

function simplifyBounds(schema: Schema): Schema {
  const { exclusiveMinimum: above, exclusiveMaximum: below, ...rest } = schema;
  return {
    ...rest,
    ...(typeof above === 'number' && { minimum: above, exclusiveMinimum: true }),
    ...(typeof below === 'number' && { maximum: below, exclusiveMaximum: true }),
  };
}

/** Nothing may stand beside a reference. */
function simplifyReference({ $ref, ...rest }: Schema): Schema {
  if (!$ref) return rest;
  return Object.keys(rest).length > 0 ? { ...rest, allOf: [{ $ref }] } : { $ref };
}

/** Writes a schema of OpenAPI 3.1 as OpenAPI 3.0 has it: one type, no `const`. Its names and descriptions stay. */
export function simplifySchema(schema: unknown, nulls: Nulls): unknown {
  if (Array.isArray(schema)) return schema.map((one) => simplifySchema(one, nulls));
  if (!isObject(schema)) return schema;
  const { const: only, examples, ...kept } = schema;
  for (const keyword of unknownKeywords) delete kept[keyword];
  const own: Schema = {
    ...kept,
    ...('const' in schema && { enum: [only], type: kept.type ?? typeof only }),
    ...(Array.isArray(examples) && { example: examples[0] }),
  };
  const entries = Object.entries(own).map(([key, value]): [string, unknown] => {
    if (key === 'properties' && isObject(value))
      return [
        key,
        Object.fromEntries(Object.entries(value).map(([name, one]) => [name, simplifySchema(one, nulls)])),
      ];
    const isPart = ['items', 'additionalProperties', 'allOf', 'oneOf', 'anyOf', 'not'].includes(key);
    // A choice still needs its null, to be written here.
    return [key, isPart ? simplifyParts(key, value, nulls) : value];
  });
  const steps = [simplifyChoice, simplifyType, simplifyBounds, simplifyContent, simplifyReference];
  return steps.reduce((one, step) => step(one, nulls), Object.fromEntries(entries) as Schema);
}

const simplifyParts = (key: string, value: unknown, nulls: Nulls): unknown =>
  key === 'anyOf' && Array.isArray(value)
    ? value.map((one) => (isNull(one) ? one : simplifySchema(one, nulls)))
    : simplifySchema(value, nulls);

/** Writes every schema of a document as OpenAPI 3.0 has it. */
export function simplifySchemas(node: unknown, nulls: Nulls): unknown {
  if (Array.isArray(node)) return node.map((one) => simplifySchemas(one, nulls));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'example' || key === 'examples') return [key, value];
      if (key === 'schema') return [key, simplifySchema(value, nulls)];
      if (key === 'schemas' && isObject(value))
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, one]) => [name, simplifySchema(one, nulls)])),
        ];
      return [key, simplifySchemas(value, nulls)];
    }),
  );
}
