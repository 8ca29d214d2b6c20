import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const admitted = async (tenant: Tenant, options?: Parameters<Tenant['token']>[0]) =>
  (await world.runtime.admit(await tenant.token(options), '127.0.0.1')).principal;
const list = async (tenant: Tenant) => (await tenant.call('list_missing')).data;

test('any token reports; the same words only count, in any case and with any punctuation', async () => {
  const tenant = await createTenant(world);
  const agent = await admitted(tenant, { scopes: ['chat:invoke'] });
  const report = async (wanted: string, more = {}) =>
    (await tenant.call('report_missing', { wanted, ...more }, agent)).data;
  const first = await report('Sort leads by country.', { operation: 'list_leads' });
  expect(first).toEqual({ id: expect.any(String), count: 1 });
  expect(await report('  sort LEADS, by country!')).toEqual({ id: first.id, count: 2 });
  expect((await report('ส่งออกเป็น PDF')).count).toBe(1);
  expect((await report('🤷')).count).toBe(1);
  expect(await list(tenant)).toMatchObject([
    { wanted: '🤷', operation: null, count: 1 },
    { wanted: 'ส่งออกเป็น PDF', count: 1 },
    {
      id: first.id,
      wanted: 'Sort leads by country.',
      operation: 'list_leads',
      count: 2,
      reported_by: 'test',
    },
  ]);
});

test('takes thirty new reports in an hour, and counts old ones all the same', async () => {
  const tenant = await createTenant(world);
  const report = (wanted: string) => tenant.call('report_missing', { wanted });
  for (let i = 0; i < 30; i++) await report(`Wish ${i}`);
  await expect(report('Wish 30')).rejects.toMatchObject({ code: 'rate_limited' });
  expect((await report('Wish 3')).data.count).toBe(2);
  const { sql } = world.runtime.database.system;
  await sql`
    update missing_reports set first_reported_at = now() - interval '2 hours' where workspace_id = ${tenant.workspaceId}`;
  await sql`
    insert into missing_reports (workspace_id, key, wanted, last_reported_at)
    select ${tenant.workspaceId}, 'old ' || n, 'Old', now() - interval '1 day' from generate_series(1, 170) n`;
  await sql`
    update missing_reports set first_reported_at = last_reported_at
    where workspace_id = ${tenant.workspaceId} and wanted = 'Old'`;
  await report('Wish 30');
  const [kept] = await sql`
    select count(*)::int as n, count(*) filter (where wanted like 'Wish%')::int as wishes from missing_reports
    where workspace_id = ${tenant.workspaceId}`;
  expect(kept).toEqual({ n: 200, wishes: 31 });
});

test('refuses a blank or a long wish', async () => {
  const tenant = await createTenant(world);
  for (const wanted of [' ', 'x'.repeat(501)])
    await expect(tenant.call('report_missing', { wanted })).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: 'wanted' }] },
    });
});
