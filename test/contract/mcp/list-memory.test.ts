import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';

let world: World;
let tenant: Tenant;
let app: ReturnType<typeof createMcpApp>;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['A', 'B'] });
  app = createMcpApp({ runtime: world.runtime, registry });
});
afterAll(() => world.close());

async function list(token: string, id: unknown, params?: object) {
  const answer = await app.fetch(
    new Request('http://localhost:4000/mcp/all', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', ...(params && { params }) }),
    }),
  );
  const text = await answer.text();
  const message = JSON.parse(text.startsWith('{') ? text : (/^data: (\{.*)$/m.exec(text)?.[1] ?? ''));
  return {
    type: answer.headers.get('content-type'),
    requestId: answer.headers.get('x-request-id'),
    ...message,
  };
}

test('a remembered list equals the original, with the id of its request', async () => {
  const token = await tenant.token();
  const first = await list(token, 1);
  for (const id of [2, 'quoted "id":1 \\ text', '', -7]) {
    const again = await list(token, id);
    expect(again).toMatchObject({ id, type: first.type, result: first.result });
    expect(again.requestId).not.toBe(first.requestId);
  }
});

test('the trace of a request does not change its list', async () => {
  let served = 0;
  app = createMcpApp({
    runtime: world.runtime,
    registry,
    extend: (server) => {
      served++;
      return server;
    },
  });
  const token = await tenant.token();
  const first = await list(token, 1, { _meta: {} });
  for (const span of ['00f067aa0ba902b7', '00f067aa0ba902b8']) {
    const traceparent = `00-4bf92f3577b34da6a3ce929d0e0e4736-${span}-01`;
    const again = await list(token, 2, { _meta: { traceparent, tracestate: `a=${span}` } });
    expect(again).toMatchObject({ id: 2, result: first.result });
  }
  expect(served).toBe(1);
});

test('a token with fewer scopes never sees the list of another', async () => {
  await list(await tenant.token(), 1);
  const names = async (options: Parameters<Tenant['token']>[0]) =>
    (await list(await tenant.token(options), 1)).result.tools.map((tool: { name: string }) => tool.name);
  expect(await names({ scopes: ['bots:read'] })).toEqual([
    'check_site',
    'get_bot',
    'get_channel',
    'get_me',
    'get_privacy',
    'get_usage',
    'get_workspace',
    'list_bots',
    'list_changes',
    'list_channel_kinds',
    'list_channels',
    'list_plans',
    'list_voice_languages',
    'report_missing',
  ]);
  expect(await names({ scopes: ['bots:read'] })).toEqual([
    'check_site',
    'get_bot',
    'get_channel',
    'get_me',
    'get_privacy',
    'get_usage',
    'get_workspace',
    'list_bots',
    'list_changes',
    'list_channel_kinds',
    'list_channels',
    'list_plans',
    'list_voice_languages',
    'report_missing',
  ]);
  const one = await list(await tenant.token({ bots: tenant.bots.slice(0, 1) }), 1);
  expect(JSON.stringify(one.result)).not.toContain('chatbotId"');
});

test('a wrong request is still refused', async () => {
  const token = await tenant.token();
  await list(token, 1);
  expect((await list(token, 1, { cursor: 7 })).error).toMatchObject({ code: expect.any(Number) });
  expect((await list(token, 1)).result.tools.length).toBeGreaterThan(10);
});
