import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['Shop'] });
});
afterAll(() => world.close());

test('says who changed what, newest first, page by page, without contents', async () => {
  const { principal } = await world.runtime.admit(await tenant.token(), '127.0.0.1');
  const text = 'We open at nine.';
  const { data } = await tenant.call('add_knowledge', { title: 'Hours', text }, principal);
  const first = await tenant.call('list_audit_events', { limit: 1 });
  expect(first.data).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { kind: 'token', id: principal.tokenId, name: 'test' },
      surface: 'api',
      operation: 'add_knowledge',
      target: { kind: 'document', id: data.id, name: 'Hours', gone: false },
      count: null,
      changes: null,
      outcome: 'done',
    },
  ]);
  const second = await tenant.call('list_audit_events', { cursor: first.next_cursor });
  expect(second.data).toMatchObject([
    {
      actor: { kind: 'operator', id: null, name: 'operator' },
      surface: 'cli',
      operation: 'create_bot',
      target: { kind: 'bot', id: tenant.bots[0] },
    },
  ]);
  expect(JSON.stringify([first, second])).not.toContain('nine');
});

test('says what settings were before and after, without secrets or the words of customers', async () => {
  const own = await createTenant(world, { bots: ['Shop'] });
  const changesOf = async (operation: string) =>
    (await own.call('list_audit_events', { operation, limit: 1 })).data[0].changes;
  const [id] = own.bots;
  await own.call('update_bot', { id, instructions: 'Be brief.' });
  await own.call('update_bot', { id, instructions: 'Be formal.', history: 'device' });
  expect(await changesOf('update_bot')).toEqual([
    { field: 'instructions', before: 'Be brief.', after: 'Be formal.' },
    { field: 'history', before: 'tab', after: 'device' },
  ]);
  await own.call('update_workspace', { escalateMinutes: 10 });
  expect(await changesOf('update_workspace')).toEqual([{ field: 'escalate_minutes', before: 5, after: 10 }]);
  const { memberId } = await createPerson(world, { tenant: own, role: 'viewer' });
  await own.call('update_member', { id: memberId, role: 'support' });
  expect(await changesOf('update_member')).toEqual([{ field: 'role', before: 'viewer', after: 'support' }]);
  const hook = { url: 'https://hooks.example/a', events: ['lead.created'] };
  const { data } = await own.call('create_webhook', hook);
  await own.call('update_webhook', { id: data.id, enabled: false });
  expect(await changesOf('update_webhook')).toEqual([{ field: 'enabled', before: true, after: false }]);
  await own.call('rotate_webhook_secret', { id: data.id });
  expect(await changesOf('rotate_webhook_secret')).toBeNull();
  await own.call('update_bot', { id, history: 'device' });
  expect(await changesOf('update_bot')).toBeNull();
});

test('names the record as it is now, says that one is gone, and repeats no words of customers', async () => {
  const own = await createTenant(world, { bots: ['Shop'] });
  const target = async (operation: string) =>
    (await own.call('list_audit_events', { operation, limit: 1 })).data[0].target;
  const { id } = (await own.call('add_knowledge', { title: 'Hours', text: 'We open at nine.' })).data;
  await own.call('update_knowledge', { id, title: 'Opening hours' });
  expect(await target('add_knowledge')).toEqual({ kind: 'document', id, name: 'Opening hours', gone: false });
  await own.call('delete_knowledge', { id });
  expect(await target('add_knowledge')).toEqual({ kind: 'document', id, name: null, gone: true });
  await own.call('create_webhook', { url: 'https://hooks.example/secret', events: ['lead.created'] });
  expect(await target('create_webhook')).toMatchObject({ name: 'hooks.example', gone: false });
  const token = (await own.call('create_token', { name: 'Website', scopes: ['kb:read'] })).data;
  await own.call('revoke_token', { id: token.id });
  expect(await target('revoke_token')).toMatchObject({ name: 'Website', gone: false });
  const { memberId } = await createPerson(world, { tenant: own, name: 'Dewi' });
  await own.call('update_member', { id: memberId, role: 'editor' });
  expect(await target('update_member')).toMatchObject({ name: 'Dewi', gone: false });
  await own.call('remove_member', { id: memberId });
  expect(await target('update_member')).toMatchObject({ name: null, gone: true });
  await own.call('ask_bot', { message: 'Hello', sessionId: 'talk' });
  await own.call('set_tags', { sessionId: 'talk', tags: ['vip'] });
  expect(await target('set_tags')).toEqual({ kind: 'conversation', id: 'talk', name: null, gone: false });
  await own.call('delete_conversation', { sessionId: 'talk' });
  expect(await target('set_tags')).toMatchObject({ name: null, gone: true });
  expect(await target('create_bot')).toMatchObject({ name: 'Shop', gone: false });
  await own.call('update_workspace', { escalateMinutes: 10 });
  expect(await target('update_workspace')).toMatchObject({ name: null, gone: null });
});

test('a record of another workspace has no name', async () => {
  const [own, other] = [await createTenant(world), await createTenant(world, { bots: ['Theirs'] })];
  await world.runtime.database.system.sql`
    insert into audit_events (workspace_id, actor_kind, surface, operation, target_kind, target_id)
    values (${own.workspaceId}, 'operator', 'cli', 'update_bot', 'bot', ${other.bots[0]})`;
  const { data } = await own.call('list_audit_events', { operation: 'update_bot' });
  expect(data[0].target).toMatchObject({ name: null, gone: true });
});

test('filters by a part of the operation; a cursor belongs to its filter', async () => {
  for (const operation of ['create_bot', 'Bot']) {
    const { data } = await tenant.call('list_audit_events', { operation });
    expect(data).toMatchObject([{ operation: 'create_bot' }]);
  }
  const { next_cursor: cursor } = await tenant.call('list_audit_events', { limit: 1 });
  await expect(tenant.call('list_audit_events', { operation: 'create_bot', cursor })).rejects.toMatchObject({
    code: 'invalid_cursor',
  });
});

test('filters by who changed something, and when', async () => {
  const own = await createTenant(world, { bots: ['Shop'] });
  const person = await createPerson(world, { tenant: own, role: 'admin' });
  await own.call('add_knowledge', { title: 'Hours', text: 'We open at nine.' }, person);
  const find = async (input: object) =>
    (await own.call('list_audit_events', input)).data.map(
      ({ operation }: { operation: string }) => operation,
    );
  expect(await find({ actor: person.memberId })).toEqual(['add_knowledge']);
  expect(await find({ actor: 'nobody' })).toEqual([]);
  const [{ at }] = (await own.call('list_audit_events', { limit: 1 })).data;
  expect(await find({ from: at })).toEqual(['add_knowledge']);
  expect(await find({ to: at })).not.toContain('add_knowledge');
});

test('[AUDIT-2 inside] a workspace sees its own events and cannot change them', async () => {
  const other = await createTenant(world, { bots: [] });
  expect((await other.call('list_audit_events')).data).toEqual([]);
  const { sql } = tenant.context();
  await expect(sql`update audit_events set operation = 'x'`).rejects.toThrow(/permission denied/);
  await expect(sql`delete from audit_events`).rejects.toThrow(/permission denied/);
});

test('is closed to a token that is limited to bots', async () => {
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('list_audit_events', {}, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});
