import { renewInvitation } from '@jawab/core';
import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

async function invite(email: string, role = 'support'): Promise<string> {
  const { data } = await tenant.call('invite_member', { email, role });
  return data.link.split('#')[1];
}
const accept = (token: string, person: Parameters<Tenant['call']>[2]) =>
  tenant.call('accept_invitation', { token }, person);

test('the invited person becomes a member, once', async () => {
  const token = await invite('siti@example.com');
  const siti = await createPerson(world, { email: 'siti@example.com' });
  expect((await accept(token, siti)).data).toEqual({
    id: siti.memberId,
    workspace_id: tenant.workspaceId,
    workspace_name: 'Test',
    role: 'support',
  });
  expect((await tenant.call('list_workspaces', {}, siti)).data).toMatchObject([
    { id: tenant.workspaceId, role: 'support' },
  ]);
  await expect(accept(token, siti)).rejects.toMatchObject({ code: 'link_expired', status: 400 });
  const events = await tenant.call('list_audit_events', { operation: 'accept_invitation' });
  expect(events.data).toMatchObject([
    { actor: { kind: 'member', id: siti.memberId }, target: { kind: 'member', id: siti.memberId } },
  ]);
});

test('another address, a late day and a wrong token open nothing', async () => {
  const token = await invite('tan@example.com');
  const other = await createPerson(world, { email: 'other@example.com' });
  await expect(accept(token, other)).rejects.toMatchObject({ code: 'link_expired' });
  const tan = await createPerson(world, { email: 'tan@example.com' });
  await expect(accept(`${token.slice(1)}x`, tan)).rejects.toMatchObject({ code: 'link_expired' });
  await world.runtime.database.system.sql`
    update invitations set expires_at = now() - interval '1 second' where email = 'tan@example.com'`;
  await expect(accept(token, tan)).rejects.toMatchObject({ code: 'link_expired' });
});

test('a member keeps the role they have', async () => {
  const token = await invite('wei@example.com', 'viewer');
  const wei = await createPerson(world, { tenant, role: 'admin', email: 'wei@example.com' });
  const outside = await createPerson(world, { email: 'unused@example.com' });
  const accepted = await accept(token, Object.assign(outside, { memberId: wei.memberId }));
  expect(accepted.data.role).toBe('admin');
});

test.each([true, false])('accepting confirms the address if its link was mailed: %s', async (mailed) => {
  const { system } = world.runtime.database;
  const email = `mailed-${mailed}@example.com`;
  const { data } = await tenant.call('invite_member', { email, role: 'viewer' });
  const ids = { workspaceId: tenant.workspaceId, invitationId: data.id };
  const link = mailed ? (await renewInvitation(system.sql, ids, ''))?.link : data.link;
  const person = await createPerson(world, { email });
  await system.sql`update auth."user" set email_verified = false where id = ${person.memberId}`;
  await accept(link.split('#')[1], person);
  const [row] = await system.sql`select email_verified from auth."user" where id = ${person.memberId}`;
  expect(row).toEqual({ email_verified: mailed });
});
