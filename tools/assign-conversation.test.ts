import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
let sessionId: string;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
  sessionId = (await tenant.call('ask_bot', { message: 'Qwxyz?' })).session_id;
  await tenant.call('ask_bot', { message: 'Qwxyz?' });
});
afterAll(() => world.close());

const assign = (assignee: string, by?: Parameters<Tenant['call']>[2]) =>
  tenant.call('assign_conversation', { sessionId, assignee }, by);
const listed = async (assignee: string, by?: Parameters<Tenant['call']>[2]) =>
  (await tenant.call('list_conversations', { assignee }, by)).data;

test('a member takes a conversation, is listed with it, and gives it back', async () => {
  const person = await createPerson(world, { tenant, role: 'support' });
  const assignee = { id: person.memberId, name: 'Ann' };
  expect((await assign('me', person)).data).toMatchObject({ session_id: sessionId, assignee });
  expect(await listed('me', person)).toMatchObject([{ session_id: sessionId, assignee }]);
  expect(await listed(person.memberId)).toHaveLength(1);
  expect(await listed('nobody')).toHaveLength(1);
  expect((await assign('nobody')).data.assignee).toBeNull();
  expect(await listed('nobody')).toHaveLength(2);
});

test('a colleague can be named; a person who leaves has no conversations left', async () => {
  const { memberId: id } = await createPerson(world, { tenant, role: 'support' });
  expect((await assign(id)).data.assignee.id).toBe(id);
  await tenant.call('remove_member', { id });
  expect(await listed('nobody')).toHaveLength(2);
});

test('a colleague can be named by name or address, also without the scope that lists members', async () => {
  const { principal } = await world.runtime.admit(
    await tenant.token({ scopes: ['conversations:read', 'conversations:write'] }),
    '127.0.0.1',
  );
  const { memberId: id } = await createPerson(world, { tenant, role: 'support', name: 'Maya Putri' });
  const { email } = (await tenant.call('list_members')).data.find(
    (member: { id: string }) => member.id === id,
  );
  for (const meant of ['maya putri', ` ${email.toUpperCase()} `]) {
    expect((await assign(meant, principal)).data.assignee).toEqual({ id, name: 'Maya Putri' });
    expect(await listed(meant, principal)).toHaveLength(1);
    await assign('nobody', principal);
  }
  await createPerson(world, { tenant, role: 'support', name: 'Maya Putri' });
  await expect(assign('Maya Putri')).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'Several members are called Maya Putri. Send the e-mail address of one, or the id.',
  });
});

test('refuses who is no member, and me where nobody is signed in', async () => {
  const other = await createTenant(world);
  const { memberId } = await createPerson(world, { tenant: other });
  await expect(assign(memberId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(assign('me')).rejects.toMatchObject({ code: 'invalid_request' });
  await expect(assign('someone')).rejects.toMatchObject({ details: { issues: [{ path: 'assignee' }] } });
});
