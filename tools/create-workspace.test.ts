import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('creates a workspace on the growth plan unless another is named', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('create_workspace', { name: 'New', limits: { bots: null } });
  expect(data).toMatchObject({ name: 'New', plan: 'growth', limits: { bots: null }, default_bot_id: null });
  expect(data.id).not.toBe(tenant.workspaceId);
  const { data: rows } = await tenant.call('list_workspaces');
  expect(rows.at(-1)).toMatchObject(data);
});

test('a person becomes the owner of a workspace on the plan of this service, and of at most 10', async () => {
  const tenant = await createTenant(world);
  const person = await createPerson(world);
  const create = (input: object) => tenant.call('create_workspace', input, person);
  const { data } = await create({ name: ' Kopi ' });
  expect(data).toMatchObject({ name: 'Kopi', plan: 'scale' });
  expect((await tenant.call('list_workspaces', {}, person)).data).toMatchObject([
    { id: data.id, role: 'owner' },
  ]);
  await expect(create({ name: 'Rich', plan: 'enterprise', egressAllowed: true })).rejects.toMatchObject({
    code: 'invalid_request',
    details: { issues: [{ path: 'plan' }, { path: 'egressAllowed' }] },
  });
  for (let n = 2; n <= 10; n++) await create({ name: `Shop ${n}` });
  await expect(create({ name: 'Shop 11' })).rejects.toMatchObject({ code: 'conflict' });
});

test('a token cannot call it, whatever its scopes', async () => {
  const tenant = await createTenant(world);
  const { principal } = await world.runtime.admit(await tenant.token(), '127.0.0.1');
  await expect(tenant.call('create_workspace', { name: 'X' }, principal)).rejects.toMatchObject({
    code: 'not_found',
  });
});
