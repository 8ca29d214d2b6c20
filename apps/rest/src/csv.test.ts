import { createRestApp } from '@jawab/rest';
import { type Loopback, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let server: Loopback;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  server = await serveOnLoopback(createRestApp({ runtime: world.runtime, registry }).fetch, { base: '/v1' });
  tenant = await createTenant(world);
  token = await tenant.token();
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, phone)
    select ${tenant.workspaceId}, ${tenant.bots[0]}, 's' || n, '=HYPERLINK("http://evil.example")', 'a@example.com',
      '+62811' || n
    from generate_series(1, 450) n`;
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const read = (path: string, by = token) => server.send(by, `GET ${path}`, undefined, { accept: 'text/csv' });

test('leads come as one table over all pages, with formulas escaped, and leave an audit event', async () => {
  const response = await read('/leads?limit=10');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"');
  expect(response.headers.get('x-ratelimit-limit')).toBeNull();
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toMatch(/^id,chatbot_id,session_id,name,email,phone,/);
  expect(lines).toHaveLength(452);
  expect(new Set(lines).size).toBe(452);
  expect(lines[1]).toContain(`,"'=HYPERLINK(""http://evil.example"")",a@example.com,'+62811`);
  const { data } = await tenant.call('list_audit_events', { operation: 'list_leads' });
  expect(data).toMatchObject([
    { actor: { kind: 'token' }, surface: 'api', target: { kind: 'export', id: 'list_leads' } },
  ]);
});

test('the same filters hold; other lists and analytics are tables too', async () => {
  await tenant.call('ask_bot', { message: 'Qwxyz blorp?', sessionId: 'one' });
  for (const [path, columns, rows] of [
    ['/conversations', 'session_id,chatbot_id,language', 1],
    ['/conversations?status=closed', 'session_id,chatbot_id,language', 0],
    ['/unanswered', 'id,chatbot_id,question', 1],
    [
      '/analytics',
      'date,messages,sessions,answered,unsure,unanswered,leads,handoffs,csat_responses,csat_average',
      30,
    ],
  ] as const) {
    const lines = (await (await read(path)).text()).replace('\ufeff', '').trimEnd().split('\r\n');
    expect(lines[0], path).toContain(columns);
    expect(lines.length - 1, path).toBe(rows);
  }
});

test('a list without a table stays JSON; what is refused is a plain refusal', async () => {
  expect((await read('/bots')).headers.get('content-type')).toBe('application/json');
  const weak = await tenant.token({ scopes: ['bots:read'] });
  const refused = await read('/leads', weak);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'insufficient_scope' });
  expect((await read('/leads?limit=0')).status).toBe(400);
});

test('a table has its own address; an Accept counts by its quality', async () => {
  const typeOf = async (path: string, accept: string) => {
    const response = await server.send(token, `GET ${path}`, undefined, { accept });
    await response.text();
    return [response.status, response.headers.get('content-type')?.split(';')[0]];
  };
  const csv = [200, 'text/csv'];
  const json = [200, 'application/json'];
  for (const path of ['/leads', '/conversations', '/unanswered', '/analytics']) {
    expect(await typeOf(`${path}.csv`, 'application/json')).toEqual(csv);
    expect(await typeOf(`${path}.csv?chatbotId=${tenant.bots[0]}`, '*/*')).toEqual(csv);
    expect(await typeOf(path, 'text/csv, */*;q=0.1')).toEqual(csv);
    for (const accept of ['text/csv;q=0, application/json', 'application/json, text/csv;q=0.5', '*/*'])
      expect(await typeOf(path, accept)).toEqual(json);
  }
  expect((await typeOf('/bots.csv', '*/*'))[0]).toBe(404);
});
