import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Page {
  data: { kind: string; id: string; chatbot_id: string | null; message_id: string | null }[];
  reset: boolean;
  next_cursor: string;
}
const read = (tenant: Tenant, input: object = {}, change?: Parameters<Tenant['call']>[2]): Promise<Page> =>
  tenant.call('list_changes', input, change);
const begin = async (tenant: Tenant) => (await read(tenant)).next_cursor;
const kindsOf = ({ data }: Page) => data.map(({ kind }) => kind).sort();

test('a cursor shows nothing of other workspaces, and only its own workspace can use it', async () => {
  const [own, other] = [await createTenant(world), await createTenant(world)];
  const cursor = await begin(own);
  expect(Buffer.from(cursor, 'base64url').toString()).not.toMatch(/\d:\d/);
  await expect(read(other, { cursor })).rejects.toMatchObject({ code: 'invalid_cursor' });
});

test('without a cursor it says where to begin; from there everything that moved is listed once', async () => {
  const tenant = await createTenant(world);
  const [bot] = tenant.bots;
  const cursor = await begin(tenant);
  expect(await read(tenant, { cursor })).toMatchObject({ data: [], reset: false });
  const asked = await tenant.call('ask_bot', { message: 'Qwxyz blorp frunk?', sessionId: 's' });
  const document = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data.id;
  await tenant.call('widget_lead', { name: 'Ann', email: 'ann@example.com' }, asVisitor(tenant));
  await tenant.call('update_bot', { id: bot, name: 'Renamed' });
  const { memberId } = await createPerson(world, { tenant });
  const page = await read(tenant, { cursor });
  expect([...new Set(kindsOf(page))]).toEqual([
    'bot',
    'conversation',
    'document',
    'gap',
    'lead',
    'member',
    'usage',
  ]);
  const of = (kind: string) => page.data.find((one) => one.kind === kind);
  expect(page.data.find(({ id }) => id === 's')).toEqual({
    kind: 'conversation',
    id: 's',
    chatbot_id: bot,
    message_id: asked.message_id,
  });
  expect(of('document')?.id).toBe(document);
  expect(of('member')?.id).toBe(memberId);
  expect(of('usage')?.id).toMatch(/^\d{4}-\d\d$/);
  const gap = (await tenant.call('list_unanswered')).data[0];
  expect(of('gap')?.id).toBe(gap.id);
  expect((await read(tenant, { cursor: page.next_cursor })).data).toEqual([]);
  await tenant.call('resolve_unanswered', { id: gap.id, dismiss: true });
  expect(kindsOf(await read(tenant, { cursor: page.next_cursor }))).toEqual(['gap']);
});

test('lists only what the scopes and bots of the caller read, and nothing of another workspace', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [cursor, cursorOfOther] = [await begin(tenant), await begin(other)];
  await tenant.call('ask_bot', { message: 'Hello', chatbotId: tenant.bots[0], sessionId: 'of-a' });
  await tenant.call('ask_bot', { message: 'Hello', chatbotId: tenant.bots[1], sessionId: 'of-b' });
  await tenant.call('add_knowledge', { title: 'Shared', text: 'x' });
  expect((await read(other, { cursor: cursorOfOther })).data).toEqual([]);
  const reach = { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] };
  expect(await read(tenant, { cursor }, { reach })).toMatchObject({ data: [{ id: 'of-b' }] });
  expect(kindsOf(await read(tenant, { cursor }, { scopes: ['kb:read'] }))).toEqual(['document']);
});

test('waits until something moves', async () => {
  const tenant = await createTenant(world);
  const cursor = await begin(tenant);
  const waiting = read(tenant, { cursor, wait: 25 });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  expect((await waiting).data).toContainEqual(expect.objectContaining({ kind: 'conversation', id: 's' }));
});

test('returns what there is when the time is over', async () => {
  const tenant = await createTenant(world);
  const page = await read(tenant, { cursor: await begin(tenant), wait: 0.2 });
  expect(page).toMatchObject({ data: [], reset: false });
});

test('demands a new start after an hour, and when too much moved', async () => {
  const tenant = await createTenant(world);
  const cursor = await begin(tenant);
  const { sql } = world.runtime.database.system;
  await sql`
    insert into changes (workspace_id, kind, id)
    select ${tenant.workspaceId}, 'document', gen_random_uuid() from generate_series(1, 501)`;
  expect(await read(tenant, { cursor })).toMatchObject({ reset: true });
  const [print, snapshot] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const old = JSON.stringify([print, snapshot, Date.now() - 3_600_000]);
  expect(await read(tenant, { cursor: Buffer.from(old).toString('base64url') })).toMatchObject({
    reset: true,
  });
});

test.each(['x', ''])('refuses %j, which is no cursor of this list', async (cursor) => {
  const tenant = await createTenant(world);
  await expect(read(tenant, { cursor: cursor || 'W10' })).rejects.toMatchObject({ code: 'invalid_cursor' });
});
