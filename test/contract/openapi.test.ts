import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorTable, eventKinds, isFor, plans, sampleEvent } from '@jawab/core';
import { createCatalogue } from '@jawab/mcp/content/catalogue.ts';
import { buildOpenApi } from '@jawab/rest';
import { type RestServer, startRest } from '@jawab/rest/rest.testing.ts';
import { registry } from '@jawab/tools';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../support/world.ts';
import { runProgram } from './mcp/run-program.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is read as its readers would
const document = buildOpenApi(registry) as any;
const operations = Object.entries<Record<string, Record<string, unknown>>>(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const operationAt = (request: string) =>
  operations.find(({ path, method }) => `${method} ${path}` === request)?.operation as
    // biome-ignore lint/suspicious/noExplicitAny: see above
    any;

test('[API-1 openapi] [API-2 openapi] is OpenAPI 3.1 of version 1.0.0', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info.version).toBe('1.0.0');
  expect(document.servers[0].url).toMatch(/\/v1$/);
});

test.each([
  ['GET /bots', 'bots:read', '200'],
  ['POST /bots', 'bots:write', '201'],
  ['GET /kb', 'kb:read', '200'],
  ['POST /kb/ingest', 'kb:write', '202'],
  ['POST /chat', 'chat:invoke', '200'],
  ['GET /conversations', 'conversations:read', '200'],
  ['GET /conversations/{sessionId}', 'conversations:read', '200'],
  ['GET /leads', 'leads:read', '200'],
  ['GET /analytics', 'analytics:read', '200'],
])('[API-3 openapi] %s needs %s and returns %s', (request, scope, status) => {
  const operation = operationAt(request);
  expect(operation.security).toEqual([{ bearer: [scope] }, { session: [] }]);
  expect(operation.description).toContain(`Scope \`${scope}\``);
  expect(operation['x-plan']).toBe(Object.entries(plans).find(([, { api }]) => api)?.[0]);
  expect(Object.keys(operation.responses).filter((code) => code < '300')).toEqual([status]);
  for (const refused of ['400', '401', '402', '403', '429'])
    expect(operation.responses).toHaveProperty(refused);
});

const offered = registry.tools.filter((tool) =>
  (['token', 'member', 'visitor'] as const).some((actor) => isFor(tool, actor)),
);

test('[SVC-1 openapi] [OPS-1 openapi] contains every operation for tokens, people and visitors, the document itself, and nothing else', () => {
  const described = operations.map(
    ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
  );
  const known = offered.map(({ name, rest }) => `${name} ${rest.method} ${rest.path}`);
  const tables = offered
    .filter(({ csv }) => csv)
    .map(({ name, rest }) => `${name}_csv ${rest.method} ${rest.path}.csv`);
  const alias = [
    'chat_completions POST /chat/completions',
    'list_models GET /models',
    'get_model GET /models/{id}',
  ];
  expect(described.sort()).toEqual([...known, ...tables, ...alias, 'get_openapi GET /openapi.json'].sort());
  expect(operationAt('GET /openapi.json').security).toEqual([]);
});

test('[PLAN-2 openapi mcp] each operation states the plan it needs; agents see it if API access is not enough', () => {
  const catalogue = createCatalogue(registry, 'all');
  for (const { name, rest, plan, audience, mcp } of offered) {
    const least = audience?.includes('visitor') ? 'free' : 'growth';
    expect(operationAt(`${rest.method} ${rest.path}`)['x-plan'], name).toBe(plan ?? least);
    if (plan && mcp !== false)
      expect(catalogue.get(name)?.describe(false).description, name).toContain(`${plan} plan`);
  }
});

const fieldsOf = (name: string) => Object.keys(document.components.schemas[name].properties);

test('[ERR-1 openapi] records have the fields of the contract', () => {
  expect(fieldsOf('Bot')).toEqual(expect.arrayContaining(['id', 'name', 'language', 'created_at']));
  expect(fieldsOf('KBDocument')).toEqual(
    expect.arrayContaining([
      'id',
      'title',
      'source_url',
      'source_type',
      'status',
      'chunk_count',
      'chatbot_id',
      'created_at',
    ]),
  );
  expect(document.components.schemas.Error.required).toEqual(['error', 'code']);
  const { properties } = document.components.schemas.KBDocument;
  expect(properties.source_type.enum).toEqual(['url', 'file', 'qa', 'snippet']);
  expect(properties.status.enum).toEqual(['queued', 'processing', 'ready', 'failed']);
});

test('[BOT-3 openapi] [KB-3 openapi] [CHAT-1 openapi] [CONV-1 openapi] inputs state the limits of the contract', () => {
  const { CreateBotRequest, AskBotRequest, AddKnowledgeRequest } = document.components.schemas;
  expect(CreateBotRequest).toMatchObject({ required: ['name'], properties: { name: { maxLength: 100 } } });
  expect(AskBotRequest).toMatchObject({
    required: ['message'],
    properties: { message: { maxLength: 2000 } },
  });
  expect(AskBotRequest.properties.stream.type).toEqual(['boolean', 'null']);
  expect(AddKnowledgeRequest).toMatchObject({
    required: ['title'],
    properties: { url: { format: 'uri' }, chatbotId: { format: 'uuid' } },
  });
  const limit = operationAt('GET /conversations').parameters.find(
    ({ name }: { name: string }) => name === 'limit',
  );
  expect(limit).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', maximum: 200 } });
});

test('[CHAT-2 openapi] a chat is described as a stream and as an object, with an example that ends', () => {
  const { content, headers } = operationAt('POST /chat').responses['200'];
  expect(Object.keys(content)).toEqual(['text/event-stream', 'application/json']);
  expect(content['text/event-stream'].examples.answer.value).toMatch(/^data: \{.+\n\ndata: \[DONE\]\n\n$/s);
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining(['X-Quota-Limit', 'RateLimit', 'X-Request-Id']),
  );
});

test('[ETAG-1 openapi] single records have an ETag, and their changes take If-Match', () => {
  const conditionsOf = (request: string) =>
    operationAt(request)
      .parameters.map(({ $ref }: { $ref?: string }) => $ref?.split('/').at(-1))
      .filter((name?: string) => name?.startsWith('If'));
  expect(conditionsOf('GET /bots/{id}')).toEqual(['IfNoneMatch']);
  expect(operationAt('GET /bots/{id}').responses).toHaveProperty('304');
  expect(operationAt('GET /bots/{id}').responses['200'].headers).toHaveProperty('ETag');
  for (const request of ['PATCH /kb/{id}', 'DELETE /conversations/{sessionId}', 'PATCH /workspace']) {
    expect(conditionsOf(request), request).toEqual(['IfMatch']);
    expect(operationAt(request).responses, request).toHaveProperty('412');
  }
  for (const request of ['GET /bots', 'POST /bots', 'DELETE /saved-replies/{id}'])
    expect(conditionsOf(request), request).toEqual([]);
});

test('[REQ-12 openapi] every code of the error table is named', () => {
  expect(document.components.schemas.Error.properties.code.anyOf[0].enum).toEqual(Object.keys(errorTable));
  const text = JSON.stringify(document.components.responses);
  const ofTheParser = ['request_timeout', 'expectation_failed', 'headers_too_large'];
  const elsewhere = ['method_not_allowed', 'origin_forbidden', ...ofTheParser];
  for (const code of Object.keys(errorTable))
    if (!elsewhere.includes(code)) expect(text).toContain(`\`${code}\``);
});

test('docs/errors.md has a line for every code', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  for (const [code, { status }] of Object.entries(errorTable))
    expect(page).toContain(`| \`${code}\` | ${status} |`);
});

test('every reference leads somewhere', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path as string,
  );
  expect(refs.length).toBeGreaterThan(50);
  for (const path of refs)
    expect(
      path.split('/').reduce((node, part) => node?.[part], document),
      path,
    ).toBeDefined();
});

/** Every property in a schema, with the path to it. */
function listProperties(node: unknown, path: string): [string, Record<string, unknown>][] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {} } = node as { properties?: Record<string, Record<string, unknown>> };
  const own = Array.isArray(node) ? [] : Object.entries(properties);
  return [
    ...own.map(([name, one]): [string, Record<string, unknown>] => [`${path}.${name}`, one]),
    ...Object.entries(node).flatMap(([key, value]) =>
      listProperties(value, key === 'properties' || key === 'items' ? path : `${path}/${key}`),
    ),
  ];
}
const properties = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
  listProperties(schema, name),
);

test('[DESC-1 openapi] every property has a description', () => {
  expect(properties.length).toBeGreaterThan(600);
  const silent = properties.filter(([, one]) => !one.description).map(([path]) => path);
  expect(silent, 'Give it a description in its schema, or a line in property-words.ts.').toEqual([]);
});

test('[DESC-1 openapi] a request has no default, so that generated clients need not send it, and takes null for what is optional', () => {
  const { AskBotRequest, CrawlSiteRequest, CreateWebhookRequest } = document.components.schemas;
  for (const [path, one] of properties)
    if (/^\w+Request\b/.test(path)) expect(one, path).not.toHaveProperty('default');
  expect(CrawlSiteRequest.properties.maxPages).toMatchObject({
    type: ['integer', 'null'],
    description: expect.stringMatching(/default/i),
  });
  expect(CreateWebhookRequest.properties.chatbotId.type).toEqual(['string', 'null']);
  expect(AskBotRequest.properties.message.type).toBe('string');
});

test('[DESC-1 openapi] a section has a schema for the body of each event, which sample events fit', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'api');
  expect(Object.keys(document.webhooks)).toEqual([...eventKinds]);
  const at = new Date('2026-01-31T09:00:00.000Z');
  for (const event of eventKinds) {
    const { $ref } = document.webhooks[event].post.requestBody.content['application/json'].schema;
    const data = sampleEvent(event, null, at);
    const body = { id: crypto.randomUUID(), event, created_at: at.toISOString(), timestamp: 5, data };
    const fits = ajv.compile({ $ref: `api${$ref}` });
    expect(fits(body), ajv.errorsText(fits.errors)).toBe(true);
    expect(fits({ ...body, data: {} })).toBe(false);
  }
});

test('[DESC-1 openapi] servers has the public address, and links name operations that exist', () => {
  const known = buildOpenApi(registry, 'https://bots.example');
  expect(known.servers).toEqual([{ url: 'https://bots.example/v1' }]);
  const ids = new Set(operations.map(({ operation }) => operation.operationId));
  const links = [...JSON.stringify(document.paths).matchAll(/"links":\{"(\w+)":\{"operationId":"(\w+)"/g)];
  expect(links.length).toBeGreaterThan(5);
  for (const [, , id] of links) expect(ids).toContain(id);
});

test('redocly finds no error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jawab-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const settings = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const lint = ['lint', file, '--format=json'];
    const { stdout, code } = await runProgram('@redocly/cli/bin/cli.js', lint, folder, settings);
    const { totals, problems } = JSON.parse(stdout);
    expect(problems).toEqual([]);
    expect([totals.errors, totals.warnings, code]).toEqual([0, 0, 0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

let world: World;
let rest: RestServer;
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

test('it is served to everybody, and not again to who has it', async () => {
  const response = await rest.send(null, 'GET /openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('x-request-id')).toBeTruthy();
  expect(await response.json()).toEqual(document);
  const etag = response.headers.get('etag') as string;
  const again = await rest.send(null, 'GET /openapi.json', undefined, { 'if-none-match': `W/"x", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const posted = await rest.send(null, 'POST /openapi.json', {});
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
