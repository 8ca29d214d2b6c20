import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventKinds, sampleDelivery, signForService } from '@jawab/core';
import { type RestServer, startRest } from '@jawab/rest/rest.testing.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { runCommand } from '../support/run-command.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

// biome-ignore lint/suspicious/noExplicitAny: nodes are read as n8n does
type Any = any;

/** The part of n8n-workflow that a node needs at run time. */
const n8nWorkflow = `
  exports.NodeConnectionTypes = { Main: 'main' };
  exports.NodeApiError = class extends Error {
    constructor(node, error, { message, httpCode } = {}) { super(message ?? error.message); this.httpCode = httpCode ?? null; }
  };
  exports.NodeOperationError = class extends Error {
    constructor(node, error) { super(error.message ?? error); }
  };`;

let world: World;
let rest: RestServer;
let tenant: Tenant;
let token: string;
let folder: string;
let load: NodeJS.Require;
let manifest: Any;
const classOf = (path: string): Any => {
  const [made] = Object.values(load(`n8n-nodes-jawab/${path}`)) as (new () => Any)[];
  return new (made as new () => Any)();
};

beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  tenant = await createTenant(world);
  token = await tenant.token();
  await ingest(world, tenant, [{ title: 'Delivery', text: 'Delivery takes two days.' }]);
  const packed = await runCommand([process.execPath, 'scripts/pack.ts', 'n8n'], {});
  expect([packed.code, packed.err]).toEqual([0, '']);
  folder = await mkdtemp(join(tmpdir(), 'jawab-n8n-'));
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const file = packed.out.trimEnd().split('\n').at(-1) ?? '';
  const settings = ['--offline', '--ignore-workspace', '--config.auto-install-peers=false'];
  const install = ['pnpm', '--dir', folder, 'add', ...settings, file] as const;
  expect(await runCommand(install, {})).toMatchObject({ code: 0 });
  const host = join(folder, 'node_modules/n8n-workflow');
  await mkdir(host, { recursive: true });
  await writeFile(join(host, 'index.js'), n8nWorkflow);
  load = createRequire(join(folder, 'index.js'));
  manifest = JSON.parse(await readFile(join(folder, 'node_modules/n8n-nodes-jawab/package.json'), 'utf8'));
});
afterAll(async () => {
  await rest.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request as n8n does: with the header of the credential, and an error that has the response. */
async function send(credential: string, options: Any): Promise<Any> {
  expect(credential).toBe('jawabApi');
  const { authenticate } = classOf(manifest.n8n.credentials[0]);
  expect(authenticate.properties.headers.Authorization).toBe('=Bearer {{$credentials.token}}');
  const query = new URLSearchParams(options.qs);
  const response = await fetch(`${options.baseURL}${options.url}?${query}`, {
    method: options.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: options.body && JSON.stringify(options.body),
  });
  const data = await response.json();
  if (response.ok) return data;
  throw Object.assign(new Error('Request failed'), { response: { status: response.status, data } });
}

const host = (parameters: object, more: object = {}) =>
  Object.assign(
    {
      getCredentials: async () => ({ baseUrl: `${new URL(rest.url).origin}/`, token }),
      getNode: () => ({}),
      getNodeParameter: (name: string) => (parameters as Record<string, unknown>)[name],
      helpers: {
        httpRequestWithAuthentication: send,
        returnJsonArray: (json: object) => [{ json }],
      },
    },
    more,
  );

const run = async (items: object[], continues = false): Promise<Any[]> => {
  const node = classOf('dist/nodes/Jawab/Jawab.node.js');
  const parameters = items as Record<string, unknown>[];
  const [rows] = await node.execute.call(
    host(
      {},
      {
        getInputData: () => items.map(() => ({ json: {} })),
        getNodeParameter: (name: string, index: number) => parameters[index]?.[name],
        continueOnFail: () => continues,
      },
    ),
  );
  return rows;
};

test('can be published, and n8n finds its nodes, credential and icons', async () => {
  expect(manifest).toMatchObject({ name: 'n8n-nodes-jawab', license: 'MIT' });
  expect(manifest.keywords).toContain('n8n-community-node-package');
  for (const field of ['private', 'dependencies', 'devDependencies'])
    expect(manifest).not.toHaveProperty(field);
  for (const path of [...manifest.n8n.nodes, ...manifest.n8n.credentials]) {
    const { description, icon, name } = classOf(path);
    const at = join(folder, 'node_modules/n8n-nodes-jawab', path, '..');
    for (const file of Object.values<string>((description ?? { icon }).icon))
      expect(await readFile(join(at, file.replace('file:', '')), 'utf8')).toMatch(/^<svg/);
    if (description) expect(path).toContain(`/${description.name.replace(/^j/, 'J')}.node.js`);
    else expect(name).toBe('jawabApi');
  }
});

test('the credential is tested with an operation that any token may call', async () => {
  const { test: tested } = classOf(manifest.n8n.credentials[0]);
  expect(tested.request).toMatchObject({ url: '/v1/me', method: 'GET' });
  expect((await rest.send(await tenant.token({ scopes: ['chat:invoke'] }), 'GET /me')).status).toBe(200);
});

describe('the node', () => {
  test('asks a bot, and goes on with a conversation', async () => {
    const message = 'How long does delivery take?';
    const [{ json, pairedItem }] = await run([{ resource: 'bot', operation: 'ask', message }]);
    expect(json).toMatchObject({ answered: true, answer: expect.stringContaining('two days') });
    expect(json.sources[0].title).toBe('Delivery');
    expect(pairedItem).toEqual({ item: 0 });
    const askFields = { sessionId: json.session_id };
    const [next] = await run([{ resource: 'bot', operation: 'ask', message: 'Hello', askFields }]);
    expect(next.json.session_id).toBe(json.session_id);
  });

  test.each([
    ['text', { text: 'We open at ten.' }],
    ['url', { url: 'https://shop.example/hours' }],
    ['question', { question: 'When do you open?', answer: 'At ten.' }],
  ])('adds knowledge: %s', async (source, fields) => {
    const item = Object.assign({ resource: 'knowledge', operation: 'add', title: 'Hours', source }, fields);
    const [{ json }] = await run([item]);
    const { data } = await tenant.call('get_knowledge', { id: json.id });
    expect(data.title).toBe('Hours');
  });

  test('searches knowledge: one item for each passage', async () => {
    const rows = await run([{ resource: 'knowledge', operation: 'search', query: 'delivery' }]);
    expect(rows.map(({ json }) => json.title)).toContain('Delivery');
  });

  test('replies to a customer, and reads the conversation', async () => {
    await tenant.call('ask_bot', { message: 'Hello', sessionId: 'n8n-1' });
    const named = { resource: 'conversation', sessionId: 'n8n-1' };
    await run([{ ...named, operation: 'reply', reply: 'I am Ann.' }]);
    const [{ json }] = await run([{ ...named, operation: 'get' }]);
    expect(json.messages.at(-1)).toMatchObject({ author: 'human', content: 'I am Ann.' });
  });

  test('lists as many rows as are wanted, over pages and with filters', async () => {
    const own = await createTenant(world);
    for (let n = 0; n < 205; n += 1)
      await world.runtime.database.system.sql`
        insert into leads (workspace_id, bot_id, session_id, name, email, intent_score)
        values (${own.workspaceId}, ${own.bots[0]}, ${`s-${n}`}, ${`Lead ${n}`}, '', ${n % 100})`;
    const ofTenant = token;
    token = await own.token();
    onTestFinished(() => {
      token = ofTenant;
    });
    const list = { resource: 'lead', operation: 'getAll' };
    expect(await run([{ ...list, returnAll: true }])).toHaveLength(205);
    expect(await run([{ ...list, returnAll: false, limit: 3 }])).toHaveLength(3);
    const hot = await run([{ ...list, returnAll: true, leadFilters: { minScore: 99, q: '' } }]);
    expect(hot).toHaveLength(2);
  });

  test('a refusal is the sentence of the service, or an item if the workflow goes on', async () => {
    const wrong = { resource: 'conversation', operation: 'get', sessionId: 'nobody/../x' };
    await expect(run([wrong])).rejects.toThrow(/^There is no conversation/);
    const rows = await run([wrong, { resource: 'bot', operation: 'ask', message: 'Hello' }], true);
    expect(rows[0].json.error).toMatch(/^There is no conversation/);
    expect(rows[1]).toMatchObject({ pairedItem: { item: 1 }, json: { answer: expect.any(String) } });
  });

  test('every operation of the panel exists', async () => {
    const { description } = classOf('dist/nodes/Jawab/Jawab.node.js');
    const { operations } = load('n8n-nodes-jawab/dist/nodes/Jawab/operations.js');
    const shown = description.properties
      .filter(({ name }: Any) => name === 'operation')
      .flatMap(({ displayOptions, options }: Any) =>
        options.map(({ value }: Any) => `${displayOptions.show.resource[0]}.${value}`),
      );
    expect(shown.sort()).toEqual(Object.keys(operations).sort());
    expect(description.usableAsTool).toBe(true);
  });
});

describe('the trigger', () => {
  const url = 'https://n8n.example/webhook/1';
  const parameters = { events: ['lead.created'], chatbotId: '' };
  let kept: Record<string, Any> = {};
  const trigger = () => classOf('dist/nodes/JawabTrigger/JawabTrigger.node.js');
  const life = (method: 'checkExists' | 'create' | 'delete') =>
    trigger().webhookMethods.default[method].call(
      host(parameters, { getNodeWebhookUrl: () => url, getWorkflowStaticData: () => kept }),
    );
  const listed = async () => (await tenant.call('list_webhooks', { url })).data;

  /** Hands a request to the node, and returns what it does with it. */
  const receive = async (body: string, headers: object) => {
    const answers: unknown[] = [];
    const response = {
      status: (code: number) => ({ send: () => ({ end: () => answers.push(code) }) }),
    };
    const request = { headers, rawBody: Buffer.from(body), readRawBody: async () => {} };
    const result = await trigger().webhook.call(
      host(parameters, {
        getWorkflowStaticData: () => kept,
        getRequestObject: () => request,
        getResponseObject: () => response,
      }),
    );
    return { result, answers };
  };

  test('creates its webhook once, finds it, and deletes it', async () => {
    expect(await life('checkExists')).toBe(false);
    expect(await life('create')).toBe(true);
    expect(await life('checkExists')).toBe(true);
    expect(await listed()).toMatchObject([{ url, events: ['lead.created'], retry: 'standard' }]);
    expect(await life('delete')).toBe(true);
    expect(await listed()).toEqual([]);
    expect(kept).toEqual({});
  });

  test('replaces a webhook whose secret is lost, and forgets one that is gone', async () => {
    await life('create');
    kept = {};
    expect(await life('checkExists')).toBe(false);
    expect(await listed()).toEqual([]);
    await life('create');
    await tenant.call('delete_webhook', { id: kept.webhookId });
    expect(await life('checkExists')).toBe(false);
    expect(await life('delete')).toBe(true);
  });

  test('starts with a signed event, and refuses any other request', async () => {
    await life('create');
    const body = JSON.stringify(sampleDelivery('lead.created', new Date()));
    const sign = (timestamp: number, secret = kept.secret) => ({
      'x-service-timestamp': String(timestamp),
      'x-service-signature': signForService(secret, timestamp, Buffer.from(body)),
    });
    const now = Math.floor(Date.now() / 1000);
    const { result } = await receive(body, sign(now));
    expect(result.workflowData[0][0].json).toMatchObject({ event: 'lead.created', data: { test: true } });
    for (const [changed, headers] of [
      [`${body} `, sign(now)],
      [body, sign(now, 'whsec_b3RoZXI=')],
      [body, sign(now - 400)],
      [body, {}],
    ] as const) {
      const refused = await receive(changed, headers);
      expect(refused).toEqual({ result: { noWebhookResponse: true }, answers: [401] });
    }
    await life('delete');
    expect((await receive(body, sign(now, 'whsec_'))).answers).toEqual([401]);
  });

  test('offers every event', () => {
    const [{ options }] = trigger().description.properties;
    expect(options.map(({ value }: Any) => value).sort()).toEqual([...eventKinds].sort());
  });
});
