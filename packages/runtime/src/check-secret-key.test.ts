import { createWebhookSecret, webhookSecretContext } from '@jawab/core';
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
