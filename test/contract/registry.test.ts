import { existsSync, readFileSync } from 'node:fs';
import { describeTerms, errorTable, isFor, scopes, toJsonSchema } from '@jawab/core';
import { registry } from '@jawab/tools';
import { describe, expect, test } from 'vitest';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  description?: string;
  pattern?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  [key: string]: unknown;
}

const toolFile = (name: string, ending = '.ts') =>
  new URL(`../../tools/${name.replaceAll('_', '-')}${ending}`, import.meta.url);

/** Fields that have the names of OpenAI's API. */
const namesOfOpenai = new Set(['response_format']);

/** The paths of lists and records of a schema that have no maximum. */
function unbounded(schema: Schema, path: string): string[] {
  const { type, items, maxItems, properties = {}, additionalProperties, maxProperties, anyOf = [] } = schema;
  const isOpen = typeof additionalProperties === 'object' && maxProperties === undefined;
  return [
    ...((type === 'array' && maxItems === undefined) || isOpen ? [path] : []),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`)),
    ...anyOf.flatMap((inner) => unbounded(inner, path)),
  ];
}

/** The paths of what pages say in an output: the texts of sources and of choices, but no ids, addresses and times. */
function pagePaths(schema: Schema, path = '', ofPage = false): string[] {
  const { properties = {}, items, anyOf = [], type, format } = schema;
  if (ofPage && type === 'string' && !format && !path.endsWith('.url')) return [path];
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const isOfPage = ofPage || ((name === 'sources' || name === 'choices') && inner.items !== undefined);
      return pagePaths(inner, path ? `${path}.${name}` : name, isOfPage);
    }),
    ...(items ? pagePaths(items, `${path}[]`, ofPage) : []),
    ...anyOf.flatMap((inner) => pagePaths(inner, path, ofPage)),
  ];
}

describe.each(registry.tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  const input = toJsonSchema(tool.input, 'input') as Schema;

  test('has a file of its name and a test beside it', () => {
    expect(existsSync(toolFile(name))).toBe(true);
    expect(existsSync(toolFile(name, '.test.ts'))).toBe(true);
  });

  test('is named verb_noun, titled, and described in at most 1,024 characters without orders to the model', () => {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(tool.title.length).toBeGreaterThan(2);
    expect(tool.description.length).toBeGreaterThan(60);
    expect(tool.description.length).toBeLessThanOrEqual(1024);
    expect(tool.description).not.toMatch(/\b(you must|always call|never|ignore)\b/i);
  });

  test('opens its description with a verb: Lists, Returns', () => {
    expect(tool.description).toMatch(/^[A-Z][a-z]+s (?!of |that |with )/);
  });

  test.runIf(isFor(tool, 'token'))('marks what pages say as the text of strangers', () => {
    const marked = tool.strangersText ?? [];
    const paths = pagePaths(toJsonSchema(tool.output, 'output') as Schema);
    expect(paths.filter((path) => !marked.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  test('is described in sentences of at most 25 words', () => {
    for (const sentence of tool.description.split(/(?<=[.?]) /))
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
  });

  test('leaves to its fields what a call needs and costs: adapters add it', () => {
    expect(tool.description).not.toMatch(/free of quota|costs one message|needs the \w+ plan|needs a token/i);
    expect(tool.description).not.toMatch(/counts as one message|message is counted|without [^.]*quota/i);
    expect(`${tool.description} ${describeTerms(tool)}`.length).toBeLessThanOrEqual(1024);
  });

  test('has a known scope, and effects that agree with it', () => {
    if (tool.scope) expect(scopes).toContain(tool.scope);
    // An agent without any right can say what it misses. Only the owner reads it.
    const isOpen = tool.scope === null && isFor(tool, 'token') && tool.name !== 'report_missing';
    if (tool.scope?.endsWith(':read') || isOpen) expect(tool.effects.readOnly).toBe(true);
    if (tool.effects.readOnly) {
      expect(tool.effects).toMatchObject({ destructive: false, idempotent: true });
      expect(tool.scope ?? ':read').toMatch(/:read$/);
    }
    if (tool.rest.method === 'GET') expect(tool.effects.readOnly).toBe(true);
    if (tool.rest.method === 'DELETE') expect(tool.effects.destructive).toBe(true);
  });

  test('takes a flat object whose fields are all described', () => {
    expect(input.type).toBe('object');
    for (const word of ['anyOf', 'oneOf', 'allOf']) expect(input).not.toHaveProperty(word);
    for (const [field, schema] of Object.entries(input.properties ?? {})) {
      expect(schema.description, `description of the field ${field}`).toBeTruthy();
      if (!namesOfOpenai.has(field)) expect(field).toMatch(/^[a-z][A-Za-z0-9]*$/);
      if (isFor(tool, 'token')) expect(schema).not.toHaveProperty('anyOf');
      if (schema.format) expect(schema.pattern).toBeUndefined();
    }
  });

  test('takes no list or record without a maximum: each wrong entry would be an issue', () => {
    expect(unbounded(input, name)).toEqual([]);
  });

  test('takes no bot and no session from its input when it is for visitors', () => {
    const fields = Object.keys(input.properties ?? {});
    if (isFor(tool, 'visitor'))
      for (const name of ['chatbotId', 'sessionId']) expect(fields).not.toContain(name);
  });

  test('answers an object whose records are snake_case', () => {
    const names = (schema: Schema): string[] => [
      ...Object.keys(schema.properties ?? {}),
      // The keys of `texts` are those of the language catalogue.
      ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        name === 'texts' ? [] : names(inner),
      ),
      ...(schema.items ? names(schema.items) : []),
    ];
    const output = toJsonSchema(tool.output, 'output') as Schema;
    expect(output.type).toBe('object');
    // The key of push messages is named as browsers name the parts of a subscription.
    const others = names(output).filter((field) => name !== 'get_push_key' || field !== 'publicKey');
    for (const field of others) expect(field).toMatch(/^[a-z][a-z0-9_]*$/);
  });

  test('has path parameters that are inputs, but for the public key the visitors’ door reads', () => {
    const path = tool.rest.path.replace(/^\/widget\/\{publicKey\}/, '');
    expect(path === tool.rest.path).toBe(!isFor(tool, 'visitor'));
    for (const [, parameter] of path.matchAll(/\{(\w+)\}/g))
      expect(Object.keys(input.properties ?? {})).toContain(parameter);
  });

  test('has no comments: its names say it', () => {
    const text = readFileSync(toolFile(name), 'utf8');
    expect(text).not.toMatch(/^\s*(\/\/|\/\*)/m);
  });
});

test('at /mcp are the specification’s eight tools and those of an owner’s week', () => {
  const core = registry.tools.filter((tool) => tool.mcp === 'core').map((tool) => tool.name);
  expect(core).toEqual([
    'add_knowledge',
    'ask_bot',
    'correct_answer',
    'create_bot',
    'delete_knowledge',
    'get_analytics',
    'get_conversation',
    'get_knowledge',
    'get_usage',
    'list_bots',
    'list_conversations',
    'list_knowledge',
    'list_leads',
    'list_unanswered',
    'reply_to_conversation',
    'resolve_unanswered',
    'restore_knowledge',
    'search_knowledge',
    'set_conversation_status',
    'update_bot',
    'update_knowledge',
  ]);
});

test('each error code is documented', () => {
  const docs = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  for (const code of Object.keys(errorTable)) expect(docs).toContain(`\`${code}\``);
});
