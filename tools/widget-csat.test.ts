import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], csat: 'on_close' });
});
afterAll(() => world.close());

type Visitor = ReturnType<typeof asVisitor>;
const rowsOf = async (visitor: Visitor): Promise<{ status: string | null; content: string }[]> =>
  (await shop.call('widget_messages', {}, visitor)).data.filter(
    ({ kind }: { kind: string }) => kind === 'status',
  );
const close = ({ sessionId }: Visitor) =>
  shop.call('set_conversation_status', { sessionId, status: 'closed' });
const recordOf = async ({ sessionId }: Visitor) => (await shop.call('get_conversation', { sessionId })).data;
const ratings = ({ sessionId }: Visitor) => world.runtime.database.system.sql<{ data: object }>`
  select data from events
  where workspace_id = ${shop.workspaceId} and event = 'conversation.rated' and data ->> 'session_id' = ${sessionId}`;
const meet = async (message = 'Hello') => {
  const visitor = asVisitor(shop);
  await shop.call('widget_chat', { message }, visitor);
  return visitor;
};

test.each([
  ['en', 'Hello'],
  ['th', 'สวัสดีค่ะ'],
  ['ar', 'مرحبا'],
  ['ja', 'こんにちは'],
] as const)('asks once in the language of the conversation (%s)', async (code, hello) => {
  const visitor = await meet(hello);
  await close(visitor);
  const [closed, asked, ...more] = await rowsOf(visitor);
  expect([closed?.status, asked?.status, more]).toEqual(['closed', 'rate', []]);
  expect(asked?.content).toBe(world.runtime.languages.say(code, 'csatQuestion', {}));
  await shop.call('widget_chat', { message: hello }, visitor);
  await close(visitor);
  expect((await rowsOf(visitor)).map(({ status }) => status)).toEqual(['closed', 'rate', 'closed']);
});

test('keeps the score and the comment, tells it once, and lists it', async () => {
  const visitor = await meet();
  expect((await recordOf(visitor)).csat).toBeNull();
  await close(visitor);
  const rated = { score: 4, comment: null, rated_at: expect.any(String) };
  expect((await shop.call('widget_csat', { score: 4 }, visitor)).data).toEqual(rated);
  await shop.call('widget_csat', { score: 4 }, visitor);
  expect(await ratings(visitor)).toMatchObject([{ data: { ...rated, chatbot_id: shop.bots[0] } }]);
  await shop.call('widget_csat', { score: 2, comment: 'नाराज़' }, visitor);
  const { data } = await shop.call('widget_csat', { score: 3 }, visitor);
  expect(data).toMatchObject({ score: 3, comment: 'नाराज़' });
  expect(await ratings(visitor)).toHaveLength(3);
  const record = await recordOf(visitor);
  expect(record).toMatchObject({ csat: data, status: 'closed' });
  expect(record.messages.at(-1)).toMatchObject({ kind: 'status', status: 'rated', author: 'bot' });
  const { data: listed } = await shop.call('list_conversations');
  expect(listed.find((one: { session_id: string }) => one.session_id === visitor.sessionId).csat).toEqual(
    data,
  );
});

test('refuses a rating that nobody asked for, and scores outside 1–5', async () => {
  const [quiet, other] = [await meet(), asVisitor(shop)];
  for (const visitor of [quiet, other])
    await expect(shop.call('widget_csat', { score: 5 }, visitor)).rejects.toMatchObject({ code: 'conflict' });
  await close(quiet);
  for (const score of [0, 6, 4.5, '4', null])
    await expect(shop.call('widget_csat', { score }, quiet)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  expect((await recordOf(quiet)).csat).toBeNull();
});

test('asks nobody while the setting is off, and no program', async () => {
  const silent = await createTenant(world);
  const visitor = asVisitor(silent);
  await silent.call('widget_chat', { message: 'Hello' }, visitor);
  await silent.call('ask_bot', { message: 'Hello', sessionId: 'api' });
  await shop.call('ask_bot', { message: 'Hello', sessionId: 'api' });
  for (const tenant of [silent, shop]) {
    for (const sessionId of tenant === silent ? ['api', visitor.sessionId] : ['api'])
      await tenant.call('set_conversation_status', { sessionId, status: 'closed' });
    const { data } = await tenant.call('get_conversation', { sessionId: 'api' });
    expect(data.messages.every(({ status }: { status: string | null }) => status !== 'rate')).toBe(true);
  }
  const { data } = await silent.call('widget_messages', {}, visitor);
  expect(data.at(-1)).toMatchObject({ status: 'closed' });
});

test('masks the comment, and deletion, undo and erasure take the rating along', async () => {
  const visitor = await meet();
  const { sessionId } = visitor;
  await close(visitor);
  const masked = Object.assign({}, visitor, { redact: ['email'] });
  await shop.call('widget_csat', { score: 1, comment: 'Write to mina@example.com' }, masked);
  const { csat } = await recordOf(visitor);
  expect(csat.comment).not.toContain('mina@example.com');
  await shop.call('delete_conversation', { sessionId });
  await shop.call('restore_conversation', { sessionId });
  expect((await recordOf(visitor)).csat).toEqual(csat);
  expect(await ratings(visitor)).toHaveLength(1);
  await shop.call('erase_visitor', { sessionId });
  expect(await ratings(visitor)).toEqual([]);
  await expect(recordOf(visitor)).rejects.toMatchObject({ code: 'not_found' });
});
