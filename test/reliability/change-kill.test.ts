import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type RestServer, startRest } from '@jawab/rest/rest.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { forkServer } from './fork-server.ts';

let world: World;
let rest: RestServer;
let shop: Tenant;
let token: string;
let server: { child: ChildProcess; url: string };
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  shop = await createTenant(world, { bots: [] });
  token = await shop.token();
  server = await forkServer(world.database.connectionString);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await rest.close();
  await world.close();
});

const headers = { 'idempotency-key': 'bot-1' };
const body = { name: 'Once' };
const bots = async () => (await shop.call('list_bots')).data as { id: string }[];

test('[IDEM-5 rest] a change that was committed before its process died is not made again', async () => {
  const { system } = world.runtime.database;
  await system.sql`create function refuse_answers() returns trigger language plpgsql as $$ begin return null; end $$`;
  // Nothing is stored of an answer, as if the process died right before.
  await system.sql`
    create trigger refuse_answers before update of status on idempotency_keys for each row
    when (new.status is not null) execute function refuse_answers()`;
  const first = await fetch(`${server.url}/v1/bots`, {
    method: 'POST',
    headers: Object.assign({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }, headers),
    body: JSON.stringify(body),
  });
  expect(first.status).toBe(201);
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await system.sql`drop trigger refuse_answers on idempotency_keys`;
  const [bot] = await bots();
  const again = await rest.send(token, 'POST /bots', body, headers);
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { code: 'conflict', error: expect.stringContaining(`bot ${bot?.id}`) },
  ]);
  expect(await bots()).toHaveLength(1);
});
