import { createPlainPool, workLimits } from '@jawab/db';
import { openRuntime, type Runtime, readConfig } from '@jawab/runtime';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ingest, withWorker } from '../support/ingest.ts';
import { jobTable } from '../support/queue.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  );

test('every table of workspaces forces row-level security, with policies for requests and for the owner only', async () => {
  const tables = await world.runtime.database.system.sql`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      array(select polname || ' to ' || array_to_string(polroles::regrole[], ',') from pg_policy
        where polrelid = c.oid order by polname)::text[] as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname = 'workspaces' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped))`;
  expect(tables.length).toBeGreaterThan(30);
  const [user] = await world.runtime.database.system.sql`select current_user::text as name`;
  const open = tables.filter(
    ({ policies }) => !policies.some((policy: string) => policy.startsWith('tenant')),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  for (const { name, enabled, forced, policies } of tables)
    expect({ name, enabled, forced, policies }).toEqual({
      name,
      enabled: true,
      forced: true,
      policies: [`owner to ${user?.name}`, 'tenant to jawab_app'],
    });
});

// The embedded database has one user, who may leave every role (docs/embedded-database.md).
describe.skipIf(!inject('databaseUrl'))('the role of requests', () => {
  test.each([
    'set role postgres',
    'set session authorization postgres',
    'select * from installation',
    `select * from ${jobTable}`,
    'select * from auth.session',
    'alter table bots disable row level security',
    'create table public.mine (id int)',
    "select pg_read_file('/etc/passwd')",
  ])('cannot run: %s', async (statement) => {
    const { sql, tx } = tenant.context();
    const injected = Object.assign([statement], { raw: [statement] });
    expect(await failure(sql(injected))).toMatchObject({ code: expect.stringMatching(/^(42501|42P01)$/) });
    expect(await failure(tx((inside) => inside(injected)))).toMatchObject({
      code: expect.stringMatching(/^(42501|42P01)$/),
    });
  });

  test.each(['reset role', 'set role none'])('stays behind the wall after: %s', async (statement) => {
    const injected = Object.assign([statement], { raw: [statement] });
    const other = await createTenant(world);
    const seen = await tenant.context().tx(async (inside) => {
      await inside(injected);
      return inside`select workspace_id from bots`;
    });
    expect(seen.length).toBeGreaterThan(0);
    for (const row of seen) expect(row.workspace_id).toBe(tenant.workspaceId);
    expect(seen.map((row) => row.workspace_id)).not.toContain(other.workspaceId);
  });

  test('is a login of its own, and a member of jawab_app only', async () => {
    const [row] = await tenant.context().sql`
      select session_user::text as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        array(select roleid::regrole::text from pg_auth_members where member = r.oid) as roles
      from pg_roles r where rolname = session_user`;
    expect(row).toEqual({
      name: expect.stringMatching(/^jawab_requests_\d+$/),
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      roles: ['jawab_app'],
    });
  });

  test('is used again by the next start, with the same password', async () => {
    const { connectionString } = world.database;
    const read = () =>
      world.runtime.database.system.sql`
        select rolpassword from pg_authid where rolname like 'jawab_requests_%'
          and rolname = 'jawab_requests_' || (select oid from pg_database where datname = current_database())`;
    const before = await read();
    const again = await openRuntime(world.runtime.config, { connectionString });
    await again.close();
    expect(await read()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

describe.skipIf(!inject('databaseUrl'))('an owner that is no superuser', () => {
  const owner = `jawab_owner_${process.pid}`;
  const serverUrl = inject('databaseUrl') as string;
  let runtime: Runtime;
  const addressOf = (database: string, change = {}) =>
    Object.assign(new URL(serverUrl), { pathname: `/${database}` }, change).href;
  const onServer = async (database: string, ...statements: string[]) => {
    const pool = createPlainPool(addressOf(database), 1, workLimits);
    for (const statement of statements) await pool.query(statement);
    await pool.end();
  };
  beforeAll(async () => {
    await onServer(
      'postgres',
      `create role ${owner} login createrole password 'test'`,
      `grant jawab_app to ${owner} with admin option`,
      `create database ${owner} owner ${owner}`,
    );
    await onServer(owner, 'create extension vector');
    runtime = await openRuntime(readConfig({ SECRET_KEY: 'ab'.repeat(32), LOG_LEVEL: 'warn' }), {
      connectionString: addressOf(owner, { username: owner, password: 'test' }),
    });
  });
  afterAll(async () => {
    const [role] = await runtime.database.system.sql`
      select 'jawab_requests_' || oid as name from pg_database where datname = current_database()`;
    await runtime.close();
    await onServer(
      'postgres',
      `drop database ${owner} with (force)`,
      `drop role if exists ${role?.name}`,
      `revoke jawab_app from ${owner} cascade`,
      `drop role ${owner}`,
    );
  });

  test('runs everything: requests, jobs, housekeeping and the deletion of a workspace', async () => {
    const own = { runtime, database: world.database, close: async () => {} };
    const shop = await createTenant(own);
    const [chatbotId] = shop.bots;
    const [document] = await ingest(own, shop, [
      { title: 'Delivery', text: 'Delivery takes two days.', ...(chatbotId && { chatbotId }) },
    ]);
    expect(document?.status).toBe('ready');
    const answer = await shop.call('ask_bot', { message: 'How long does delivery take?' });
    expect(answer.answered).toBe(true);
    const { principal } = await runtime.admit(await shop.token(), '127.0.0.1');
    expect(principal.reach.workspace).toBe(shop.workspaceId);
    const { sql } = runtime.database.system;
    const count = async () => {
      const [row] = await sql`
        select (select count(*)::int from workspaces where id = ${shop.workspaceId}) as workspaces,
          (select count(*)::int from messages where workspace_id = ${shop.workspaceId}) as messages,
          (select count(*)::int from audit_events where at < now() - interval '400 days') as expired`;
      return row;
    };
    await sql`update audit_events set at = now() - interval '401 days' where workspace_id = ${shop.workspaceId}`;
    expect(await count()).toMatchObject({
      workspaces: 1,
      messages: 2,
      expired: expect.toSatisfy((n) => n > 0),
    });
    await sql`select graphile_worker.add_job('housekeeping')`;
    await shop.call('delete_workspace', { confirm: 'Test' });
    await withWorker(own, () =>
      expect.poll(count, { timeout: 60_000 }).toEqual({ workspaces: 0, messages: 0, expired: 0 }),
    );
  });
});
