import type { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { fail, type Issue } from './errors.ts';
import { findMeantName, isSpelling } from './field-names.ts';
import { inputSchemaOf, withoutNulls } from './input-schema.ts';
import { findUnknown, maxUnknown, type UnknownField } from './unknown-fields.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is what Postgres cannot store
const nul = /\u0000/;

function findUnstorable(value: unknown, path: string): Issue | null {
  if (typeof value === 'string') {
    if (nul.test(value))
      return { path: path.slice(0, maxPathLength), message: 'must not contain the character U+0000' };
    return value.isWellFormed()
      ? null
      : {
          path: path.slice(0, maxPathLength),
          message: 'must be well-formed Unicode (it contains a lone surrogate)',
        };
  }
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

type Shape = z.ZodObject['shape'];

/** An ignored `dryRun` would change what the caller only wants to know about. */
const noDryRun = 'is not possible: this operation cannot say what it would change';
/** Fields that a refusal suggests or calls unknown. */
const maxNamed = 5;
/** Issues of one refusal. */
const maxIssues = 20;
const maxPathLength = 200;

/** Finds unknown names that mean a field. If the field is there too, only another spelling of its name is wrong. */
function findMisspelled(shape: Shape, raw: object): Issue[] {
  const known = Object.keys(shape);
  const issues: Issue[] = [];
  let compared = 0;
  for (const key of Object.keys(raw)) {
    if (Object.hasOwn(shape, key)) continue;
    if (isSpelling('dryRun', key)) issues.push({ path: key, message: noDryRun });
    if (compared++ === maxUnknown || issues.length === maxNamed) break;
    const meant = findMeantName(known, key);
    if (meant && (isSpelling(meant, key) || !Object.hasOwn(raw, meant)))
      issues.push({ path: key, message: `did you mean ${meant}?` });
  }
  return issues;
}

/** Tells whether a value means that its field was left out: null or blank, if the field is optional and does not take it. */
function isLeftOut(field: Shape[string], value: unknown): boolean {
  if (value !== null && (typeof value !== 'string' || value.trim() !== '')) return false;
  return (field as z.ZodType).safeParse(undefined).success && !(field as z.ZodType).safeParse(value).success;
}

/** Returns the fields that the schema knows, without those that were left out. */
function takeGiven(schema: z.ZodObject, raw: object): object {
  const { shape } = schema;
  const { properties = {} } = inputSchemaOf(schema);
  const names = Object.keys(shape).filter((name) => Object.hasOwn(raw, name));
  return Object.fromEntries(
    names
      .map((name): [string, unknown] => [name, raw[name as never]])
      .filter(([name, value]) => !isLeftOut(shape[name] as Shape[string], value))
      .map(([name, value]) => [name, withoutNulls(properties[name] ?? {}, value)]),
  );
}

/** How {@link parseInput} reads an input. */
interface ParseOptions {
  /** Refuses unknown fields at any depth. Left out: they are ignored, unless their name means a field. */
  refusesUnknown?: boolean;
  /** Fields that the caller reads itself. The result does not have them. */
  alsoKnown?: readonly string[];
}

/**
 * Checks a raw input against a schema. An optional field that is null or blank counts as left out. Fails with
 * `invalid_request` and one issue per field.
 */
export function parseInput<S extends z.ZodObject>(
  schema: S,
  raw: unknown,
  { refusesUnknown = false, alsoKnown = [] }: ParseOptions = {},
): z.infer<S> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    fail('invalid_request', 'The input must be a JSON object.', {
      issues: [{ path: '', message: 'must be an object' }],
    });
  if (refusesUnknown) refuseUnknown(findUnknown(inputSchemaOf(schema), raw, { alsoKnown, max: maxNamed }));
  const issues = findMisspelled(schema.shape, raw);
  if (issues.length === 0) {
    const given = takeGiven(schema, raw);
    const result = schema.safeParse(given, { error: describeIssue });
    const unstorable = result.success ? findUnstorable(result.data, '') : null;
    if (unstorable) issues.push(unstorable);
    else if (result.success) return result.data;
    for (const issue of result.error?.issues.slice(0, maxIssues) ?? []) {
      const path = issue.path.join('.').slice(0, maxPathLength);
      if (!issues.some((known) => known.path === path))
        issues.push({ path, message: wordIssue(issue, given) });
    }
  }
  return fail('invalid_request', sentenceOf(issues[0] as Issue), { issues });
}

function refuseUnknown(unknown: UnknownField[]): void {
  const [first] = unknown;
  if (!first) return;
  const issues = unknown.map(({ path, name, known }) => {
    const meant = findMeantName(known, name);
    return {
      path: path.slice(0, maxPathLength),
      message: meant ? `did you mean ${meant}?` : 'is not an argument of this operation',
    };
  });
  const { path, of, known } = first;
  const meant = issues[0]?.message.startsWith('did') ? `: ${issues[0].message}` : '.';
  const takes = known.length > 0 ? known.join(', ') : 'none';
  const shown = path.slice(0, maxPathLength);
  const sentence = `Unknown argument \`${shown}\`${meant} Known arguments${of && ` of \`${of.slice(0, maxPathLength)}\``}: ${takes}.`;
  fail('invalid_request', sentence, { issues });
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Names a field in words: `events.0` is the first of `events`. */
function nameField(path: string): string {
  const [, list, index] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
  if (!list) return `\`${path}\``;
  const ordinal = ordinals[Number(index)];
  return ordinal ? `The ${ordinal} of \`${list}\`` : `Number ${Number(index) + 1} of \`${list}\``;
}

function sentenceOf({ path, message }: Issue): string {
  if (message.endsWith('?')) return `There is no field \`${path}\`: ${message}`;
  return `${path ? `${nameField(path)} ` : ''}${message}.`;
}

function wordIssue(issue: z.core.$ZodIssue, raw: object): string {
  const missing = issue.path.length === 1 && !Object.hasOwn(raw, String(issue.path[0]));
  if (missing && ['invalid_type', 'invalid_format', 'invalid_value'].includes(issue.code))
    return 'is required';
  return issue.message;
}
