import { readVisitorSession } from '@jawab/core';
import { signIdentity } from '@jawab/test/support/identity.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A visitor of the bot with what their token says, as the surface admits them. */
function admitted(shop: Tenant, token: string) {
  const session = readVisitorSession(world.runtime.secrets, token, new Date());
  const visitor = asVisitor(shop, { bot: session?.bot, sessionId: session?.session ?? null });
  return Object.assign(visitor, session?.subject !== undefined && { externalId: session.subject });
}

/** A shop with two bots, and sessions at them. */
async function openShop() {
  const shop = await createTenant(world, { bots: ['A', 'B'] });
  const secrets = new Map<string, string>();
  for (const id of shop.bots)
    secrets.set(id, (await shop.call('create_identity_secret', { id })).data.secret);
  const open = async (bot: string, input: object = {}) =>
    (await shop.call('widget_session', input, asVisitor(shop, { bot, sessionId: null }))).data;
  const identify = (bot: string, claims: { sub: string } & Record<string, unknown>, session?: string) =>
    open(bot, { identity: signIdentity(secrets.get(bot) ?? '', claims), session });
  const ask = (token: string) => shop.call('widget_chat', { message: 'Hello' }, admitted(shop, token));
  const customerOf = async (sessionId: string) =>
    (await shop.call('get_conversation', { sessionId })).data.customer_id as string;
  const customers = async () => (await shop.call('list_customers')).data;
  return { shop, bots: shop.bots as [string, string], open, identify, ask, customerOf, customers };
}

test('signs another session of the visited bot each time', async () => {
  const { bots, open } = await openShop();
  const first = await open(bots[1]);
  const second = await open(bots[1], { session: first.session_token });
  expect(first.session_id).not.toBe(second.session_id);
  expect(readVisitorSession(world.runtime.secrets, first.session_token, new Date())).toEqual({
    bot: bots[1],
    session: first.session_id,
    expires: Date.parse(first.expires_at) / 1000,
  });
});

test('who is proven is one customer at all bots of the workspace', async () => {
  const { shop, bots, identify, ask, customerOf, customers } = await openShop();
  const at = await identify(bots[0], { sub: 'u1', name: 'Mei', email: 'mei@shop.example' });
  const there = await identify(bots[1], { sub: 'u1', phone: '+66812345678' });
  for (const { session_token } of [at, there]) await ask(session_token);
  const id = await customerOf(at.session_id);
  expect(await customerOf(there.session_id)).toBe(id);
  expect(await customers()).toMatchObject([
    { id, external_id: 'u1', verified: true, name: 'Mei', email: 'mei@shop.example', phone: '+66812345678' },
  ]);
  const elsewhere = await openShop();
  await elsewhere.identify(elsewhere.bots[0], { sub: 'u1' });
  expect((await elsewhere.customers())[0].id).not.toBe(id);
  const { data } = await shop.call('list_conversations', { customerId: id });
  expect(data).toHaveLength(2);
});

test('a wrong or expired identity opens no session, with the token of one before either', async () => {
  const { shop, bots, open, customers } = await openShop();
  const { session_token: session } = await open(bots[0]);
  const { secret } = (await shop.call('create_identity_secret', { id: bots[0] })).data;
  const expired = signIdentity(secret, { sub: 'u1', exp: Math.floor(Date.now() / 1000) - 1 });
  for (const identity of [expired, signIdentity('idsec_other', { sub: 'u1' }), 'x', ''])
    await expect(open(bots[0], { identity, session })).rejects.toMatchObject({ code: 'identity_invalid' });
  expect(await customers()).toEqual([]);
});

test('an anonymous conversation goes on as that of the customer who signs in', async () => {
  const { bots, open, identify, ask, customerOf, customers } = await openShop();
  const before = await open(bots[0]);
  await ask(before.session_token);
  const anonymous = await customerOf(before.session_id);
  expect(await customers()).toMatchObject([{ id: anonymous, external_id: null, verified: false }]);
  const after = await identify(bots[0], { sub: 'u1' }, before.session_token);
  expect(after.session_id).toBe(before.session_id);
  const again = await identify(bots[0], { sub: 'u1' }, after.session_token);
  expect(again.session_id).toBe(before.session_id);
  expect(await customers()).toMatchObject([{ id: await customerOf(before.session_id), verified: true }]);
});

test('nobody goes on with the conversation of another customer, or of another bot', async () => {
  const { bots, open, identify, ask, customerOf } = await openShop();
  const mei = await identify(bots[0], { sub: 'mei' });
  await ask(mei.session_token);
  const ann = await identify(bots[0], { sub: 'ann' }, mei.session_token);
  expect(ann.session_id).not.toBe(mei.session_id);
  await ask(ann.session_token);
  expect(await customerOf(ann.session_id)).not.toBe(await customerOf(mei.session_id));
  const nobody = await open(bots[0], { session: mei.session_token });
  expect(nobody.session_id).not.toBe(mei.session_id);
  const there = await identify(bots[1], { sub: 'mei' }, mei.session_token);
  expect(there.session_id).not.toBe(mei.session_id);
});

test('two proven customers stay two; an anonymous one becomes the proven one', async () => {
  const { shop, bots, open, identify, ask, customerOf } = await openShop();
  const id = async (session: { session_token: string; session_id: string }) => {
    await ask(session.session_token);
    return customerOf(session.session_id);
  };
  const mei = await id(await identify(bots[0], { sub: 'mei' }));
  const ann = await id(await identify(bots[1], { sub: 'ann' }));
  const guest = await id(await open(bots[0]));
  await expect(shop.call('merge_customers', { id: mei, intoId: ann })).rejects.toMatchObject({
    code: 'conflict',
  });
  const { data } = await shop.call('merge_customers', { id: mei, intoId: guest });
  expect(data).toMatchObject({ id: guest, external_id: 'mei', verified: true });
  expect(await id(await identify(bots[0], { sub: 'mei' }))).toBe(guest);
});

test('an erased customer is gone, and their session begins nothing in their name', async () => {
  const { shop, bots, identify, ask, customers, customerOf } = await openShop();
  const mei = await identify(bots[0], { sub: 'mei', email: 'mei@shop.example' });
  await ask(mei.session_token);
  await shop.call('erase_visitor', { customerId: await customerOf(mei.session_id) });
  expect(await customers()).toEqual([]);
  await ask(mei.session_token);
  expect(await customers()).toEqual([]);
});
