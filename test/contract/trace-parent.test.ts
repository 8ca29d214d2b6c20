import type { Sql } from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { createRestApp } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { post } from './mcp/post.ts';

const trace_id = '4bf92f3577b34da6a3ce929d0e0e4736';
const span_id = '00f067aa0ba902b7';
const traceparent = `00-${trace_id}-${span_id}-01`;
const other = '00-11111111111111111111111111111111-2222222222222222-00';
const question = 'How long does delivery take inside Indonesia?';

let model: ModelServer;
let world: World;
let shop: Tenant;
let rest: ReturnType<typeof createRestApp>;
let mcp: ReturnType<typeof createMcpApp>;
beforeAll(async () => {
  model = await startModelServer({ reply: 'Delivery takes 2 to 4 working days [1].' });
  world = await openWorld({ GEMINI_API_KEY: 'test', GEMINI_BASE_URL: model.url, AGENT_TRACES: 'on' });
  rest = createRestApp({ runtime: world.runtime, registry });
  mcp = createMcpApp({ runtime: world.runtime, registry });
  shop = await openShop();
});
afterAll(async () => {
  await world.close();
  await model.close();
});

const sql = ((...given: [never]) => world.runtime.database.system.sql(...given)) as Sql;

async function openShop(): Promise<Tenant> {
  const tenant = await createTenant(world);
  const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
  await ingest(world, tenant, [{ title: 'Delivery', text }]);
  return tenant;
}

/** The reply to the only question of a session, with its trace. */
async function readReply(tenant: Tenant, sessionId: string) {
  const { data } = await tenant.call('get_conversation', { sessionId, include: 'trace' });
  return data.messages.at(-1);
}

async function askOverRest(tenant: Tenant, headers: Record<string, string>, message = question) {
  const sessionId = crypto.randomUUID();
  const { port } = world.runtime.config;
  const answer = await rest.request(`http://127.0.0.1:${port}/v1/chat`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tenant.token()}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ message, sessionId, stream: false }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return readReply(tenant, sessionId);
}

/** Asks as clients of 2026-07-28 do, or as those of 2025-11-25, whose messages name no revision. */
async function askOverMcp(_meta: object, header: string | null = null, old = false) {
  const sessionId = crypto.randomUUID();
  const params = { name: 'ask_bot', arguments: { message: question, sessionId }, _meta };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const answer = await post(mcp, 'tools/call', params, {
    token: await shop.token(),
    headers: {
      ...(header && { traceparent: header }),
      ...(old && { 'MCP-Protocol-Version': '2025-11-25' }),
    },
    ...(old && { body }),
  });
  expect(await answer.text()).toContain('"answered":true');
  return readReply(shop, sessionId);
}

const findRun = (traceId: string) =>
  vi.waitFor(
    async () => {
      const [run] = await sql<{ metadata: Record<string, unknown>; organizationId: string }>`
        select metadata, "organizationId" from mastra.mastra_ai_spans
        where "traceId" = ${traceId} and "parentSpanId" is null`;
      expect(run).toBeDefined();
      return run as NonNullable<typeof run>;
    },
    { timeout: 10_000, interval: 50 },
  );

test('[REQ-13 rest] the trace and the run of a message name the span of the caller', async () => {
  const { trace } = await askOverRest(shop, { traceparent, tracestate: 'vendor=value' });
  expect(trace).toMatchObject({ decision: 'model', traceparent: { trace_id, span_id } });
  expect(trace.trace_id).not.toBe(trace_id);
  expect((await findRun(trace.trace_id)).metadata.traceparent).toEqual({ trace_id, span_id });
  const greeted = await askOverRest(shop, { traceparent }, 'Hello!');
  expect(greeted.trace).toMatchObject({ decision: 'small_talk', traceparent: { trace_id, span_id } });
});

test('[REQ-13 mcp] over MCP, the span comes from `_meta` in either revision, or from the header', async () => {
  const named = { trace: { decision: 'model', traceparent: { trace_id, span_id } } };
  expect(await askOverMcp({ traceparent, tracestate: 'vendor=value' }, other)).toMatchObject(named);
  expect(await askOverMcp({}, traceparent)).toMatchObject(named);
  const old = await askOverMcp({ traceparent }, null, true);
  expect(old).toMatchObject(named);
  expect((await findRun(old.trace.trace_id)).metadata.traceparent).toEqual({ trace_id, span_id });
});

test('[REQ-13 rest mcp] ignores a malformed traceparent', async () => {
  const wrong = `00-${trace_id}-${'0'.repeat(16)}-01`;
  const replies = [
    await askOverRest(shop, { traceparent: wrong, tracestate: '=,=' }),
    await askOverMcp({ traceparent: wrong }),
    await askOverMcp({ traceparent: { trace_id }, tracestate: 7 }),
    await askOverMcp({ traceparent: 7 }, null, true),
  ];
  for (const { trace } of replies) expect(trace).not.toHaveProperty('traceparent');
});

test('[REQ-13 rest] two workspaces with the same trace id have separate runs, scores and ratings', async () => {
  const rival = await openShop();
  const replies = [await askOverRest(shop, { traceparent }), await askOverRest(rival, { traceparent })];
  const [ours, theirs] = replies.map(({ trace }) => trace.trace_id) as [string, string];
  expect((await findRun(ours)).organizationId).toBe(shop.workspaceId);
  expect((await findRun(theirs)).organizationId).toBe(rival.workspaceId);
  const rate = async (tenant: Tenant, { id }: { id: string }, rating: string) => {
    const [found] = await sql<{ session_id: string }>`
      select c.session_id from conversations c join messages m on m.conversation_id = c.id where m.id = ${id}`;
    await tenant.call('rate_message', { sessionId: found?.session_id, messageId: id, rating });
  };
  await rate(shop, replies[0], 'down');
  await rate(rival, replies[1], 'up');
  const scores = async (traceId: string) => {
    const rows = await sql<{ name: string; score: number }>`
      select "scorerId" as name, score from mastra.mastra_scorers where "traceId" = ${traceId}`;
    return Object.fromEntries(rows.map(({ name, score }) => [name, score]));
  };
  expect(await scores(ours)).toEqual({ answered: 1, citations: 1, language: 1, feedback: 0 });
  expect(await scores(theirs)).toEqual({ answered: 1, citations: 1, language: 1, feedback: 1 });
  expect(await scores(trace_id)).toEqual({});
});

test('[REQ-13 rest mcp] logs internal errors with the trace id', async () => {
  const logged = vi.spyOn(world.runtime.log, 'error').mockImplementation(() => {});
  const handler = async () => {
    throw new Error('broken');
  };
  const tools = registry.tools.map((tool) => (tool.name === 'list_bots' ? { ...tool, handler } : tool));
  const broken = { runtime: world.runtime, registry: { ...registry, tools } };
  const token = await shop.token();
  const headers = { authorization: `Bearer ${token}`, traceparent };
  await createRestApp(broken).request(`http://127.0.0.1:${world.runtime.config.port}/v1/bots`, { headers });
  const call = { name: 'list_bots', _meta: { traceparent } };
  await post(createMcpApp(broken), 'tools/call', call, { token });
  expect(logged).toHaveBeenCalledTimes(2);
  for (const [fields] of logged.mock.calls) expect(fields).toMatchObject({ trace_id });
  logged.mockRestore();
});

test('[REQ-13 rest] never sends the span to the model’s provider', () => {
  const seen = model.requests.map(({ headers, body }) => JSON.stringify([headers, body]));
  expect(seen.length).toBeGreaterThan(3);
  expect(
    seen.filter((request) => /traceparent|tracestate/i.test(request) || request.includes(trace_id)),
  ).toEqual([]);
});
