import type { z } from 'zod';
import { fail, type Issue } from './errors.ts';

const plain = (key: string) => key.replace(/[_\-\s]/g, '').toLowerCase();

// biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is what Postgres cannot store
const nul = /\u0000/;

function findUnstorable(value: unknown, path: string): Issue | null {
  if (typeof value === 'string') {
    if (nul.test(value)) return { path, message: 'must not contain the character U+0000' };
    return value.isWellFormed()
      ? null
      : { path, message: 'must be well-formed Unicode (it contains a lone surrogate)' };
  }
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

function findMisspelled(shape: z.ZodObject['shape'], raw: object): Issue[] {
  const known = new Map(Object.keys(shape).map((key) => [plain(key), key]));
  return Object.keys(raw).flatMap((key) => {
    const meant = known.get(plain(key));
    return meant && meant !== key ? [{ path: key, message: `did you mean ${meant}?` }] : [];
  });
}

/**
 * Checks a raw input against a schema. Unknown fields are ignored, but misspelt ones are refused. Fails with
 * `invalid_request` and one issue per field.
 */
export function parseInput<S extends z.ZodObject>(schema: S, raw: unknown): z.infer<S> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    fail('invalid_request', 'The input must be a JSON object.', {
      issues: [{ path: '', message: 'must be an object' }],
    });
  const unstorable = findUnstorable(raw, '');
  const issues = [...(unstorable ? [unstorable] : []), ...findMisspelled(schema.shape, raw)];
  if (issues.length === 0) {
    const result = schema.safeParse(raw);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const path = issue.path.join('.');
      if (!issues.some((known) => known.path === path))
        issues.push({ path, message: describeIssue(issue, raw) });
    }
  }
  return fail('invalid_request', sentence(issues[0] as Issue), { issues });
}

function sentence({ path, message }: Issue): string {
  if (message.endsWith('?')) return `There is no field \`${path}\`: ${message}`;
  return `${path ? `\`${path}\` ` : ''}${message}.`;
}

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function describeIssue(issue: z.core.$ZodIssue, raw: object): string {
  const missing = issue.path.length === 1 && !(String(issue.path[0]) in raw);
  if (missing && (issue.code === 'invalid_type' || issue.code === 'invalid_format')) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${typeNames[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}
