import { fail, findMeantName, type Issue, toJsonSchema } from '@jawab/core';
import type { z } from 'zod';
import { decodeSegment } from './routes.ts';

/** The JSON type of each field of an input, where its schema names one. */
export type FieldTypes = Record<string, string | undefined>;

/** Reads the JSON types of an input's fields. */
export function readFieldTypes(input: z.ZodObject): FieldTypes {
  const { properties = {} } = toJsonSchema(input, 'input') as {
    properties?: Record<string, { type?: string }>;
  };
  return Object.fromEntries(Object.entries(properties).map(([name, { type }]) => [name, type]));
}

/** Converts a text of an address to its field's type. A text that does not fit stays a text for the schema to refuse. */
export function coerce(text: string, type: string | undefined): unknown {
  if (type === 'object') return readObject(text);
  if (type === 'integer' || type === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function readObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Converts the texts of a form to the types of their fields. */
export const coerceForm = (types: FieldTypes, form: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? coerce(value, types[name]) : value,
    ]),
  );

/** Issues of one refusal. */
const maxIssues = 20;

/**
 * Joins path, query and body to the one object a tool takes; the path wins over the body, the body over the query.
 * `query` is without its `?`. Fails with `invalid_request` for broken percent encodings, and for repeated and unknown parameters:
 * a filter that does nothing would return everything.
 */
export function joinInput(
  types: FieldTypes,
  params: Record<string, string>,
  query: string,
  body: unknown,
): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const issues: Issue[] = [];
  const fields = new Map<string, unknown>();
  const take = (name: string, value: string | null) => {
    if (value === null) issues.push({ path: name, message: 'must be percent-encoded UTF-8' });
    else fields.set(name, coerce(value, types[name]));
  };
  for (const pair of query === '' ? [] : query.split('&')) {
    const at = pair.indexOf('=');
    const [name, value] = [at < 0 ? pair : pair.slice(0, at), at < 0 ? '' : pair.slice(at + 1)].map((text) =>
      decodeSegment(text.replaceAll('+', ' ')),
    ) as [string | null, string | null];
    if (name && !Object.hasOwn(types, name)) refuseParameter(types, params, name);
    if (name && fields.has(name)) issues.push({ path: name, message: 'must be sent only once' });
    else if (name !== '') take(name ?? '', name === null ? null : value);
    if (issues.length === maxIssues) break;
  }
  const fromQuery = Object.fromEntries(fields);
  fields.clear();
  for (const [name, segment] of Object.entries(params)) take(name, decodeSegment(segment));
  const [first] = issues;
  if (first) fail('invalid_request', `\`${first.path}\` ${first.message}.`, { issues });
  return { ...fromQuery, ...body, ...Object.fromEntries(fields) };
}

/** Characters of a name that a refusal repeats. */
const maxShown = 100;

function refuseParameter(types: FieldTypes, params: Record<string, string>, name: string): never {
  const known = Object.keys(types).filter((one) => !Object.hasOwn(params, one));
  const meant = findMeantName(Object.keys(types), name);
  const message = meant ? `did you mean ${meant}?` : 'is not a parameter of this operation';
  const shown = name.slice(0, maxShown);
  const takes = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes none.';
  const sentence = meant
    ? `There is no parameter \`${shown}\`: ${message}`
    : `\`${shown}\` ${message}. ${takes}`;
  return fail('invalid_request', sentence, { issues: [{ path: shown, message }] });
}
