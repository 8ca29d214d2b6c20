import { inputSchemaOf, isFor, type Sql, type Tool } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { createSampleCalls, type SampleCall } from '../support/sample-calls.ts';
import { openSurfaces, type Surfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let shop: Tenant;
let surfaces: Surfaces;
let token: string;
let sampleCall: (tool: Tool) => Promise<SampleCall>;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  surfaces = await openSurfaces(world);
  token = await shop.token();
  sampleCall = createSampleCalls(world, shop);
});
afterAll(async () => {
  await surfaces.close();
  await world.close();
});

const listed = registry.tools.filter(({ input }) => 'dryRun' in input.shape);

/** Every row of every table that a change could touch; a request itself counts against its rate. */
async function readAll(sql: Sql): Promise<Map<string, string>> {
  const [row] = await sql<{ all: string }>`
    select query_to_xml(string_agg(format(
      'select %L as name, md5(coalesce(string_agg(t::text, '','' order by t::text), '''')) as rows from %I.%I t',
      format('%s.%s', table_schema, table_name), table_schema, table_name), ' union all '), false, true, '')::text as all
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name not in ('rate_buckets', 'processes', 'worker_heartbeats')`;
  const found = [...(row?.all ?? '').matchAll(/<name>(.*?)<\/name>\s*<rows>(.*?)<\/rows>/g)];
  return new Map(found.map(([, name = '', rows = '']) => [name, rows]));
}

test('every change of a token takes dryRun, but where its answer is a list', () => {
  const changing = registry.tools.filter((tool) => tool.changes && isFor(tool, 'token'));
  const without = changing.filter((tool) => !listed.includes(tool)).map(({ name }) => name);
  expect(without).toEqual(['import_test_cases']);
  expect(listed.length).toBeGreaterThan(30);
});

describe.each(listed.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test('says what it would change, and changes nothing', async () => {
    const { input, caller, tenant } = await sampleCall(tool);
    const { sql } = world.runtime.database.system;
    const before = await readAll(sql);
    expect(before.size).toBeGreaterThan(40);
    const { data } = await tenant.call(name, Object.assign({ dryRun: true }, input), caller);
    expect(data).toMatchObject({
      dry_run: true,
      would: { operation: name, changes: tool.changes, id: input.id ?? input.sessionId ?? null },
    });
    expect(Object.keys(data.would.rows).length, JSON.stringify(data)).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/whsec_\w|jwb_\w/);
    expect(await readAll(sql)).toEqual(before);
    await tenant.call(name, Object.assign({ dryRun: false }, input), caller);
    expect(await readAll(sql)).not.toEqual(before);
  });
});

test('counts what goes with a record, over every surface', async () => {
  const chatbotId = (await shop.call('create_bot', { name: 'Old' })).data.id;
  const [document] = await ingest(world, shop, [{ title: 'Hours', text: 'We open at nine.', chatbotId }]);
  for (const surface of surfaces.surfaces) {
    const bot = await surface.call(token, 'delete_bot', { id: chatbotId, dryRun: true });
    expect([bot.status, bot.body.data.dry_run]).toEqual([200, true]);
    expect(bot.body.data.would).toMatchObject({
      id: chatbotId,
      rows: { bots: { deleted: 1 }, documents: { deleted: 1 }, passages: { deleted: 1 } },
    });
    const page = await surface.call(token, 'delete_knowledge', { id: document?.id, dryRun: true });
    expect(page.body.data.would.rows).toMatchObject({ documents: { deleted: 1 }, passages: { deleted: 1 } });
    const renamed = await surface.call(token, 'update_knowledge', {
      id: document?.id,
      title: 'New hours',
      dryRun: true,
    });
    expect(renamed.body.data.would).toMatchObject({ data: { title: 'New hours', status: 'queued' } });
    const made = await surface.call(token, 'create_bot', { name: 'New', dryRun: true });
    expect([made.status, made.body.data.would.id]).toEqual([200, null]);
    expect(made.body.data.would.data).toMatchObject({ name: 'New' });
    expect(made.body.data.would.data).not.toHaveProperty('id');
    const refused = await surface.call(token, 'delete_bot', { id: crypto.randomUUID(), dryRun: true });
    expect(refused.body.code).toBe('not_found');
  }
  expect((await shop.call('get_knowledge', { id: document?.id })).data.title).toBe('Hours');
});

test('a DELETE takes it in the address or in a body, and a key stores nothing', async () => {
  const id = (await shop.call('add_knowledge', { title: 'Fees', text: 'None.' })).data.id;
  for (const [line, body] of [
    [`DELETE /v1/kb/${id}?dryRun=true`, undefined],
    [`DELETE /v1/kb/${id}`, { dryRun: true }],
  ] as const) {
    const answer = await surfaces.send(token, line, body);
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: { dry_run: true } }]);
  }
  const headers = { 'idempotency-key': 'dry' };
  const snippet = { title: 'Once', text: 'Once.' };
  const dry = await surfaces.send(
    token,
    'POST /v1/kb/ingest',
    Object.assign({ dryRun: true }, snippet),
    headers,
  );
  expect(dry.status).toBe(200);
  const real = await surfaces.send(token, 'POST /v1/kb/ingest', snippet, headers);
  expect([real.status, real.headers.get('idempotent-replayed')]).toEqual([202, null]);
});

test('where nothing can be said beforehand, it is refused instead of ignored', async () => {
  const before = (await shop.call('list_conversations')).data.length;
  for (const [line, body] of [
    ['POST /v1/chat', { message: 'Hello', dryRun: true, stream: false }],
    ['POST /v1/chat', { message: 'Hello', dry_run: true, stream: false }],
  ] as const) {
    const answer = await surfaces.send(token, line, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: expect.stringContaining('cannot say what it would change'),
    });
  }
  const [, mcp] = surfaces.surfaces;
  const { body } = await mcp.call(token, 'ask_bot', { message: 'Hello', dryRun: true });
  expect(body.error).toContain('Unknown argument `dryRun`');
  expect((await shop.call('list_conversations')).data).toHaveLength(before);
});

test('the descriptions list it where it works', () => {
  const described = registry.tools.filter(({ input }) => inputSchemaOf(input).properties?.dryRun);
  expect(described).toEqual(listed);
});
