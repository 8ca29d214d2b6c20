import { execute, finish, type Tool } from '@jawab/core';
import { createPlainPool, workLimits } from '@jawab/db';
import { openRuntime, type Runtime, readConfig } from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, canReplicate, startCluster } from '../support/replica.ts';
import { createTenant, type Tenant } from '../support/world.ts';

if (!canReplicate())
  console.warn('SKIPPED: tests with a replica, which need root and scripts/postgres17.sh.');
const onReplica = canReplicate() ? test : test.skip;

let cluster: Cluster;
let runtime: Runtime;
let other: Runtime;
let shop: Tenant;
let replica: ReturnType<typeof createPlainPool>;
beforeAll(async () => {
  if (!canReplicate()) return;
  cluster = await startCluster();
  const config = readConfig({
    DATABASE_URL: cluster.primaryUrl,
    READ_DATABASE_URL: cluster.replicaUrl,
    SECRET_KEY: 'ab'.repeat(32),
    LOG_LEVEL: 'error',
  });
  runtime = await openRuntime(config);
  other = await openRuntime(config);
  shop = await createTenant({ runtime });
  replica = createPlainPool(cluster.replicaUrl, 1, workLimits);
});
afterAll(async () => {
  if (!canReplicate()) return;
  await replica.end();
  await other.close();
  await runtime.close();
  await cluster.close();
});

/** Returns whether a replica answers reads of a process, and its login. */
const reads = async ({ database }: Runtime) => {
  const { sqlOfReplica } = database.workspace(shop.workspaceId);
  const [row] = await sqlOfReplica<{ copy: boolean; login: string }>`
    select pg_is_in_recovery() as copy, session_user::text as login`;
  return row;
};
const addLead = (name: string) =>
  runtime.database.workspace(shop.workspaceId).sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${shop.workspaceId}, ${shop.bots[0]}, ${name}, ${name}, 'a@example.com')`;
const names = async (from = shop) =>
  (await from.call('list_leads')).data.map(({ name }: { name: string }) => name).sort();

onReplica('lists read the replica, as the role of requests', async () => {
  await expect
    .poll(() => reads(runtime))
    .toMatchObject({ copy: true, login: expect.stringMatching(/^jawab_requests_/) });
});

onReplica(
  'a read sees every write before it, of any process, however far the replica is behind',
  async () => {
    const sameShop = Object.assign({}, shop, { call: callAs(other) });
    await replica.query('select pg_wal_replay_pause()');
    await addLead('Ann');
    expect(await names()).toEqual(['Ann']);
    expect(await names(sameShop)).toEqual(['Ann']);
    expect((await reads(other))?.copy).toBe(false);
    await replica.query('select pg_wal_replay_resume()');
    await expect.poll(async () => (await reads(other))?.copy).toBe(true);
    await addLead('Bo');
    for (let i = 0; i < 20; i++) {
      await addLead(`Visitor ${i}`);
      expect(await names(sameShop)).toHaveLength(3 + i);
    }
  },
);

onReplica('without the replica, the primary answers', async () => {
  await expect.poll(async () => (await reads(runtime))?.copy).toBe(true);
  await cluster.killReplica();
  expect(await names()).toContain('Ann');
  expect((await reads(runtime))?.copy).toBe(false);
});

/** Calls tools of the shop in another process. */
function callAs(process: Runtime): Tenant['call'] {
  return async (name, input = {}) => {
    const ctx = process.contextFor(shop.principal, { channel: 'api', signal: new AbortController().signal });
    return finish(await execute(registry.get(name) as Tool, ctx, input));
  };
}
