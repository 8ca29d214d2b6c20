import { createWebhookSecret, identityContext, webhookSecretContext } from '@jawab/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../../../test/support/world.ts';
import { checkSecretKey, resealSecrets } from './check-secret-key.ts';
import { createSecrets } from './secrets.ts';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

const key = (byte: number) => Buffer.alloc(32, byte);
const readSealed = async (id: string) => {
  const [row] = await world.runtime.database.system.sql<{ secret: string }>`
    select secret from webhooks where workspace_id = ${tenant.workspaceId} and id = ${id}`;
  return row?.secret as string;
};

test('refuses another key before anything is sealed under it, and encrypts all secrets again', async () => {
  const { database } = world.runtime;
  await database.system.sql`delete from installation where name = 'secret_key_check'`;
  const former = createSecrets(key(1));
  const id = '00000000-0000-4000-8000-000000000001';
  const context = webhookSecretContext(tenant.workspaceId, id);
  const secret = createWebhookSecret();
  await database.system.sql`
    insert into webhooks (workspace_id, id, url, events, secret)
    values (${tenant.workspaceId}, ${id}, 'https://example.com/', '{}', ${former.seal(secret, context)})`;

  await expect(checkSecretKey(database, createSecrets(key(2)))).rejects.toThrow(/SECRET_KEY is not the key/);
  await checkSecretKey(database, former);
  await expect(checkSecretKey(database, createSecrets(key(2)))).rejects.toThrow(/SECRET_KEY is not the key/);

  const both = createSecrets(key(2), key(1));
  await checkSecretKey(database, both);
  expect(await resealSecrets(database, both)).toBe(1);
  expect(await resealSecrets(database, both)).toBe(0);
  const current = createSecrets(key(2));
  await checkSecretKey(database, current);
  expect(current.open(await readSealed(id), context)).toBe(secret);
});

test('encrypts the identity secrets of bots again, also of a deleted one', async () => {
  const { database } = world.runtime;
  const { sql } = database.system;
  const both = createSecrets(key(4), key(2));
  const former = createSecrets(key(2));
  const [kept, deleted] = [await createTenant(world), await createTenant(world)];
  for (const { bots, workspaceId } of [kept, deleted]) {
    const [id = ''] = bots;
    const sealed = former.seal('idsec_x', identityContext(workspaceId, id));
    await sql`update bots set identity_secret = ${sealed}, identity_previous_secret = ${sealed} where id = ${id}`;
  }
  await deleted.call('delete_bot', { id: deleted.bots[0] });
  expect(await resealSecrets(database, both)).toBe(3);
  expect(await resealSecrets(database, both)).toBe(0);
  await deleted.call('restore_bot', { id: deleted.bots[0] });
  const current = createSecrets(key(4));
  for (const { bots, workspaceId } of [kept, deleted]) {
    const [id = ''] = bots;
    const [row] =
      await sql`select identity_secret as a, identity_previous_secret as b from bots where id = ${id}`;
    for (const sealed of [row?.a, row?.b])
      expect(current.open(sealed, identityContext(workspaceId, id))).toBe('idsec_x');
  }
});
