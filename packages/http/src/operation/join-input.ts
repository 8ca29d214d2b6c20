import { fail, findMeantName, type InputSchema, type Issue, inputSchemaOf, readText } from '@jawab/core';
import type { z } from 'zod';
import { decodeSegment } from './routes.ts';

/** The schema of each field of an input. */
export type FieldSchemas = Record<string, InputSchema>;

/** Reads the schemas of an input's fields. */
export const readFieldSchemas = (input: z.ZodObject): FieldSchemas => inputSchemaOf(input).properties ?? {};

/** Converts the texts of a form to the types of their fields. */
export const coerceForm = (fields: FieldSchemas, form: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? readText(value, fields[name] ?? {}) : value,
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
  fields: FieldSchemas,
  params: Record<string, string>,
  query: string,
  body: unknown,
): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const issues: Issue[] = [];
  const taken = new Map<string, unknown>();
  const take = (name: string, value: string | null) => {
    if (value === null) issues.push({ path: name, message: 'must be percent-encoded UTF-8' });
    else taken.set(name, readText(value, fields[name] ?? {}));
  };
  for (const pair of query === '' ? [] : query.split('&')) {
    const at = pair.indexOf('=');
    const [name, value] = [at < 0 ? pair : pair.slice(0, at), at < 0 ? '' : pair.slice(at + 1)].map((text) =>
      decodeSegment(text.replaceAll('+', ' ')),
    ) as [string | null, string | null];
    if (name && !Object.hasOwn(fields, name)) refuseParameter(fields, params, name);
    if (name && taken.has(name)) issues.push({ path: name, message: 'must be sent only once' });
    else if (name !== '') take(name ?? '', name === null ? null : value);
    if (issues.length === maxIssues) break;
  }
  const fromQuery = Object.fromEntries(taken);
  taken.clear();
  for (const [name, segment] of Object.entries(params)) take(name, decodeSegment(segment));
  const [first] = issues;
  if (first) fail('invalid_request', `\`${first.path}\` ${first.message}.`, { issues });
  return { ...fromQuery, ...body, ...Object.fromEntries(taken) };
}

/** Characters of a name that a refusal repeats. */
const maxShown = 100;

function refuseParameter(fields: FieldSchemas, params: Record<string, string>, name: string): never {
  const known = Object.keys(fields).filter((one) => !Object.hasOwn(params, one));
  const meant = findMeantName(Object.keys(fields), name);
  const message = meant ? `did you mean ${meant}?` : 'is not a parameter of this operation';
  const shown = name.slice(0, maxShown);
  const takes = known.length > 0 ? `It takes ${known.join(', ')}.` : 'It takes none.';
  const sentence = meant
    ? `There is no parameter \`${shown}\`: ${message}`
    : `\`${shown}\` ${message}. ${takes}`;
  return fail('invalid_request', sentence, { issues: [{ path: shown, message }] });
}
