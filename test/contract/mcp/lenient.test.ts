import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';
import { message, post } from './post.ts';

const world: World = await openWorld();
const app = createMcpApp({ runtime: world.runtime, registry });
let shop: Tenant;
let token: string;
beforeAll(async () => {
  shop = await createTenant(world);
  token = await shop.token();
  for (const title of ['One', 'Two', 'Three']) await shop.call('add_knowledge', { title, text: title });
});
afterAll(() => world.close());

const old = '2025-06-18';
const revisions = ['2026-07-28', old];

async function send(
  method: string,
  params: Record<string, unknown> | null,
  { revision = old, accept = 'application/json', path = '/mcp/all' } = {},
) {
  const body = revision === old ? { jsonrpc: '2.0', id: 7, method, params } : message(method, params ?? {});
  const headers: Record<string, string> = { 'MCP-Protocol-Version': revision, Accept: accept };
  if (typeof params?.name === 'string') headers['Mcp-Name'] = params.name;
  return post(app, method, {}, { token, path, headers, body: JSON.stringify(body) });
}

// biome-ignore lint/suspicious/noExplicitAny: results of many tools
const call = async (name: string, args: unknown): Promise<any> => {
  const { result, error } = (await (await send('tools/call', { name, arguments: args })).json()) as {
    // biome-ignore lint/suspicious/noExplicitAny: results of many tools
    result: any;
    error?: { message: string };
  };
  return error?.message ?? result.structuredContent ?? result.content[0].text;
};

test.each(
  revisions.flatMap((revision) => ['*/*', 'application/json', ''].map((accept) => [revision, accept])),
)('revision %s answers a client that accepts “%s”, whole', async (revision, accept) => {
  for (const [method, params] of [
    ['tools/list', {}],
    ['tools/call', { name: 'list_knowledge', arguments: {} }],
    ['tools/call', { name: 'ask_bot', arguments: { message: 'Hello' } }],
  ] as const) {
    const response = await send(method, params, { revision, accept });
    expect(response.status).toBe(200);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (accept === 'application/json') expect(isJson).toBe(true);
    const answer = JSON.parse(isJson ? text : (/^data: (\{.*)$/m.exec(text)?.[1] as string));
    expect(answer).toMatchObject({ jsonrpc: '2.0', id: 7, result: expect.anything() });
  }
});

test.each(revisions)('revision %s answers in events only where only they are accepted', async (revision) => {
  for (const accept of ['text/event-stream', 'application/json;q=0, text/event-stream']) {
    const response = await send('tools/list', {}, { revision, accept });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(JSON.parse((await response.text()).replace(/^event: message\ndata: /, ''))).toMatchObject({
      id: 7,
    });
  }
});

test('answers a batch as JSON where only that is accepted', async () => {
  const batch = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
  const headers = { 'MCP-Protocol-Version': '2025-03-26', Accept: 'application/json' };
  const response = await post(app, '', {}, { token, headers, body: JSON.stringify(batch) });
  const answers = (await response.json()) as { id: number }[];
  expect(answers.map(({ id }) => id).sort()).toEqual([1, 2]);
});

test('null and blank count as left out in arguments and params', async () => {
  const everything = await call('list_knowledge', {});
  expect(everything.data).toHaveLength(3);
  for (const args of [
    null,
    undefined,
    '{}',
    { cursor: null },
    { cursor: '' },
    { cursor: ' ', q: '', limit: '' },
  ])
    expect(await call('list_knowledge', args)).toEqual(everything);
  for (const params of [null, { cursor: null }, { cursor: '' }, { cursor: ' ', _meta: null }]) {
    const { result } = (await (await send('tools/list', params)).json()) as { result: { tools: unknown[] } };
    expect(result.tools.length).toBeGreaterThan(20);
  }
  const prompt = await send('prompts/get', { name: 'triage_unanswered', arguments: { chatbotId: null } });
  expect(await prompt.text()).toContain('messages');
});

test('reads arguments that came as texts by their schema', async () => {
  expect((await call('list_knowledge', { limit: '2' })).data).toHaveLength(2);
  expect((await call('list_knowledge', '{"limit": "1"}')).data).toHaveLength(1);
  const [id] = shop.bots;
  const theme = '{"accent":"#000000","radius":"7"}';
  const { data } = await call('update_bot', {
    id,
    hostedPage: 'false',
    theme,
    allowedOrigins: '["https://a.example"]',
  });
  expect(data).toMatchObject({
    hosted_page: false,
    theme: { accent: '#000000', radius: 7 },
    allowed_origins: ['https://a.example'],
  });
  expect(
    (await call('create_test_case', { chatbotId: id, question: '5', language: 'en' })).data.question,
  ).toBe('5');
  expect(await call('list_knowledge', { limit: 'two' })).toContain('must be a whole number from 1 to 200');
});
