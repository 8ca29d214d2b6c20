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

const invite = (email: string, role = 'support', by?: Parameters<Tenant['call']>[2]) =>
  tenant.call('invite_member', { email, role }, by);

test('the link has the secret, the database only its hash', async () => {
  const owner = await createPerson(world, { tenant, role: 'owner' });
  const { data } = await invite('Siti@Example.com', 'editor', owner);
  expect(data).toMatchObject({ email: 'siti@example.com', role: 'editor', invited_by: 'Ann', mailed: false });
  const [, token] = /^http:\/\/127\.0\.0\.1:4000\/invitation#([\w-]{43})$/.exec(data.link) ?? [];
  const days = (Date.parse(data.expires_at) - Date.parse(data.created_at)) / 86_400_000;
  expect(days).toBe(7);
  const [row] = await world.runtime.database.system.sql`select * from invitations where id = ${data.id}`;
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify(await tenant.call('list_invitations'))).not.toContain(token);
});

test('one address has one invitation: a new one ends the old link', async () => {
  const first = (await invite('tan@example.com')).data;
  const second = (await invite('tan@example.com', 'viewer')).data;
  expect(second.id).not.toBe(first.id);
  const { data } = await tenant.call('list_invitations');
  expect(data.filter(({ email }: { email: string }) => email === 'tan@example.com')).toMatchObject([
    { id: second.id, role: 'viewer' },
  ]);
});

test('an inviter gives at most the own role', async () => {
  const admin = await createPerson(world, { tenant, role: 'admin' });
  await expect(invite('boss@example.com', 'owner', admin)).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

test('refuses a member, and what is no address', async () => {
  await createPerson(world, { tenant, email: 'here@example.com' });
  await expect(invite('HERE@example.com')).rejects.toMatchObject({ code: 'conflict' });
  await expect(invite('here')).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a workspace has at most 100 open invitations', async () => {
  const full = await createTenant(world);
  for (let n = 0; n < 100; n++)
    await full.call('invite_member', { email: `p${n}@example.com`, role: 'viewer' });
  const next = full.call('invite_member', { email: 'next@example.com', role: 'viewer' });
  await expect(next).rejects.toMatchObject({ code: 'conflict' });
});

test('a workspace mails at most 200 invitations in 24 hours', async () => {
  const mailing = await openWorld({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@example.com',
    PUBLIC_URL: 'https://bots.example.com',
  });
  try {
    const shop = await createTenant(mailing);
    const add = (hours: number, count: number) => mailing.runtime.database.system.sql`
      insert into audit_events (workspace_id, at, actor_kind, surface, operation, target_kind, target_id)
      select ${shop.workspaceId}, now() - make_interval(hours => ${hours}), 'member', 'rest', 'invite_member', 'invitation', 'x'
      from generate_series(1, ${count}::int)`;
    await add(25, 200);
    await add(23, 199);
    const invite = (email: string) => shop.call('invite_member', { email, role: 'viewer' });
    expect((await invite('one@example.com')).data).toMatchObject({ mailed: true, link: null });
    await expect(invite('two@example.com')).rejects.toMatchObject({ code: 'conflict' });
  } finally {
    await mailing.close();
  }
});
