import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RestServer, startRest } from '@jawab/rest/rest.testing.ts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../support/world.ts';
import { runProgram } from './mcp/run-program.ts';

// biome-ignore lint/suspicious/noExplicitAny: documents are read as their readers would
type Node = any;

let world: World;
let rest: RestServer;
const read = async (path: string, server = rest): Promise<Node> =>
  (await server.send(null, `GET ${path}`)).json();
let whole: Node;
let older: Node;
let actions: Node;
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  whole = await read('/openapi.json');
  older = await read('/openapi-3.0.json');
  actions = await read('/openapi-actions.json');
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

interface Listed {
  path: string;
  method: string;
  operation: Node;
}
const listOperations = (document: Node): Listed[] =>
  Object.entries<Record<string, Node>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Calls `look` with every object of a document that is no example. */
function walk(node: Node, look: (one: Node, path: string) => void, path = ''): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) look(node, path);
  for (const [key, value] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') walk(value, look, `${path}/${key}`);
}

async function lint(document: Node): Promise<Node> {
  const folder = mkdtempSync(join(tmpdir(), 'jawab-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const settings = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const rules = ['--extends=minimal', '--format=json'];
    const { stdout } = await runProgram(
      '@redocly/cli/bin/cli.js',
      ['lint', file, ...rules],
      folder,
      settings,
    );
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('pages of any origin can read every form, and an unchanged one is not sent again', async () => {
  for (const path of ['/openapi.json', '/openapi-3.0.json', '/openapi-actions.json']) {
    const { headers } = await rest.send(null, `GET ${path}`);
    expect(headers.get('access-control-allow-origin'), path).toBe('*');
    expect(headers.get('content-type'), path).toBe('application/json');
    const known = { 'if-none-match': headers.get('etag') as string };
    const again = await rest.send(null, `GET ${path}`, undefined, known);
    expect([again.status, again.headers.get('access-control-allow-origin')], path).toEqual([304, '*']);
    expect((await rest.send(null, `POST ${path}`, {})).status, path).toBe(405);
  }
});

describe('OpenAPI 3.0', () => {
  test('has every operation, and no word of 3.1', () => {
    expect(older.openapi).toMatch(/^3\.0\./);
    const ids = (document: Node) => listOperations(document).map(({ operation }) => operation.operationId);
    expect(ids(older)).toEqual(ids(whole));
    expect(older).not.toHaveProperty('webhooks');
    const newer = ['const', 'propertyNames', 'contentMediaType', 'contentSchema', 'prefixItems', '$defs'];
    walk(older, (one, path) => {
      if (path.endsWith('/properties')) return;
      expect(Array.isArray(one.type), path).toBe(false);
      expect(one.type, path).not.toBe('null');
      if ('type' in one || 'anyOf' in one || 'allOf' in one)
        for (const word of newer) expect(one, path).not.toHaveProperty(word);
      expect(typeof one.exclusiveMinimum, path).not.toBe('number');
      if ('$ref' in one) expect(Object.keys(one), path).toEqual(['$ref']);
      if (one.nullable) expect(one.type, path).toBeTypeOf('string');
    });
  });

  test('redocly finds no error', async () => {
    const { problems, totals } = await lint(older);
    expect(problems.filter(({ severity }: Node) => severity === 'error')).toEqual([]);
    expect(totals.errors).toBe(0);
  });

  test('its schemas take the recorded bodies', () => {
    const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
    // 3.0 has exclusive bounds as in draft 4.
    ajv.removeKeyword('exclusiveMinimum').addKeyword('exclusiveMinimum');
    ajv.addFormat('binary', true).addFormat('byte', true);
    ajv.addSchema(older, 'api');
    let checked = 0;
    for (const { path, method, operation } of listOperations(older)) {
      const bodies = [operation.requestBody, ...Object.values<Node>(operation.responses)];
      for (const body of bodies) {
        const json = body?.content?.['application/json'];
        if (json?.example === undefined) continue;
        const name = `${method} ${path}`;
        const schema = '$ref' in json.schema ? { $ref: `api${json.schema.$ref}` } : json.schema;
        const fits = ajv.compile(schema);
        expect(fits(json.example), `${name}: ${ajv.errorsText(fits.errors)}`).toBe(true);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

describe('the document for assistants', () => {
  test('keeps the limits of GPT Actions', () => {
    const operations = listOperations(actions);
    expect(operations.length).toBeGreaterThanOrEqual(10);
    expect(operations.length).toBeLessThanOrEqual(30);
    expect(JSON.stringify(actions).length).toBeLessThan(100_000);
    for (const { operation } of operations) {
      expect(operation.description.length, operation.operationId).toBeGreaterThan(20);
      expect(operation.summary.length, operation.operationId).toBeLessThanOrEqual(300);
      for (const parameter of operation.parameters ?? []) {
        expect(['path', 'query'], operation.operationId).toContain(parameter.in);
        expect(parameter.description.length, operation.operationId).toBeGreaterThan(0);
      }
    }
    walk(actions, (one, path) => {
      if (path.endsWith('/properties')) return;
      if (typeof one.description === 'string') expect(one.description.length, path).toBeLessThanOrEqual(300);
      expect(Array.isArray(one.type), path).toBe(false);
    });
  });

  test('names what it has, and no more', () => {
    const used = [...JSON.stringify(actions).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(actions.components.schemas).sort());
  });

  test('redocly finds no error', async () => {
    expect((await lint(actions)).totals.errors).toBe(0);
  });

  test('has the absolute address of the service: the public one, or the one that was asked', async () => {
    const { origin } = new URL(rest.url);
    expect(actions.servers).toEqual([{ url: `${origin}/v1` }]);
    const known = await openWorld({ PUBLIC_URL: 'https://bots.example' });
    const other = await startRest({ runtime: known.runtime });
    expect((await read('/openapi-actions.json', other)).servers).toEqual([
      { url: 'https://bots.example/v1' },
    ]);
    await other.close();
    await known.close();
  });

  test('asks for a whole answer, which the service gives', async () => {
    const { AskBotRequest } = actions.components.schemas;
    expect(AskBotRequest.required).toEqual(['message', 'stream']);
    expect(AskBotRequest.properties.stream).toMatchObject({ type: 'boolean', enum: [false] });
    const token = await (await createTenant(world)).token();
    const answer = await rest.send(token, 'POST /chat', { message: 'Hello', stream: false });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const calls = listOperations(actions).filter(({ operation }) => operation.operationId === 'ask_bot');
    const [status] = Object.keys(calls[0]?.operation.responses ?? {});
    expect(String(answer.status)).toBe(status);
  });

  test('says which calls change something', () => {
    const careful = new Map(
      listOperations(actions).map(({ operation }) => [
        operation.operationId,
        operation['x-openai-isConsequential'],
      ]),
    );
    expect(careful.get('delete_knowledge')).toBe(true);
    expect(careful.get('reply_to_conversation')).toBe(true);
    expect(careful.get('list_leads')).toBe(false);
    expect(careful.get('ask_bot')).toBe(false);
  });
});
