import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../../support/world.ts';
import { message, type PostOptions, post } from './post.ts';

const world: World = await openWorld();
const app = createMcpApp({ runtime: world.runtime, registry });
let token: string;
beforeAll(async () => {
  token = await (await createTenant(world)).token();
});
afterAll(() => world.close());

const send = async (body: unknown, headers: PostOptions['headers'] = {}) => {
  const response = await post(app, 'x', {}, { token, body: JSON.stringify(body), headers });
  // biome-ignore lint/suspicious/noExplicitAny: errors of many shapes
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
};
const old = { 'MCP-Protocol-Version': '2025-06-18' };
const info = { name: 'test', version: '1' };

test.each<[string, unknown, string]>([
  ['initialize', 'x', 'The params of initialize must be an object.'],
  ['initialize', [1], 'The params of initialize must be an object.'],
  ['initialize', {}, 'The param `protocolVersion` of initialize must be a string.'],
  [
    'initialize',
    { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x' } },
    'The param `clientInfo.version` of initialize must be a string.',
  ],
  ['initialize', { protocolVersion: 5, capabilities: {}, clientInfo: info }, 'The param `protocolVersion`'],
  [
    'tools/call',
    { name: 'list_bots', arguments: [1] },
    'The param `arguments` of tools/call must be an object.',
  ],
  ['tools/call', {}, 'The param `name` of tools/call must be a string.'],
  ['resources/read', { uri: 5 }, 'The param `uri` of resources/read must be a string.'],
  [
    'prompts/get',
    { name: 'x', arguments: { a: 1 } },
    'The param `arguments` of prompts/get must be an object of',
  ],
  ['completion/complete', { ref: {} }, 'The param `argument` of completion/complete must be an object.'],
  ['tools/list', 'x', 'The params of tools/list must be an object.'],
])('[WIRE-4 mcp] %s with the params %j is −32602 in our words', async (method, params, sentence) => {
  const { status, body } = await send({ jsonrpc: '2.0', id: 7, method, params }, old);
  expect([status, body.id, body.error.code]).toEqual([200, 7, -32602]);
  expect(body.error.message).toContain(sentence);
});

test('[WIRE-4 mcp] an unknown revision is named with those that are supported', async () => {
  const ping = { jsonrpc: '2.0', id: 7, method: 'ping' };
  const { status, body } = await send(ping, { 'MCP-Protocol-Version': '2099-01-01' });
  expect([status, body.error.code]).toEqual([400, -32022]);
  expect(body.error.message).toBe(
    'Revision 2099-01-01 of MCP is not supported. Use one of 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05.',
  );
  expect(body.error.data).toMatchObject({ requested: '2099-01-01', supported: expect.any(Array) });
});

test('[WIRE-4 mcp] a batch of more than 100 messages costs one request', async () => {
  const tenant = await createTenant(world, { plan: 'growth', limits: { requestsPerMinute: 50 } });
  const batch = Array.from({ length: 101 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }));
  const response = await post(
    app,
    'ping',
    {},
    { token: await tenant.token(), body: JSON.stringify(batch), headers: old },
  );
  const body = (await response.json()) as { error: { message: string } };
  expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([400, '49']);
  expect(body.error.message).toBe(
    'A batch can have at most 100 messages; this one has 101. Send it in parts.',
  );
});

test('[WIRE-4 mcp] null and blank arguments count as left out', async () => {
  const call = { name: 'list_bots', arguments: { q: null, limit: '', cursor: null } };
  const response = await post(
    app,
    'tools/call',
    {},
    {
      token,
      body: JSON.stringify(message('tools/call', call)),
      headers: { 'Mcp-Method': 'tools/call', 'Mcp-Name': 'list_bots' },
    },
  );
  const { result } = (await response.json()) as { result: { isError?: boolean; structuredContent: object } };
  expect([response.status, result.isError]).toEqual([200, undefined]);
  expect(result.structuredContent).toMatchObject({ data: [{ name: 'Shop' }] });
});
