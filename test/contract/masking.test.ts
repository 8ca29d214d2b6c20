import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTables } from '../support/find-tables.ts';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { openSurfaces, type Surfaces } from '../support/surfaces.ts';
import { openVisitor } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const secrets = {
  card: '4242 4242 4242 4242',
  email: 'rina@example.co.id',
  phone: '0812-3456-7890',
  id_number: 'S7654321F',
};
const question = `How long does delivery take? ${Object.values(secrets).join(', ')}`;
const masked = 'How long does delivery take? [card], [email], [phone], [id_number]';
let model: ModelServer;
let world: World;
let surfaces: Surfaces;
let shop: Tenant;
let token: string;
beforeAll(async () => {
  model = await startModelServer({ reply: 'Delivery takes two days [1].' });
  world = await openWorld({ GEMINI_API_KEY: 'key', GEMINI_BASE_URL: model.url });
  surfaces = await openSurfaces(world);
  shop = await createTenant(world);
  token = await shop.token();
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes two days.' }]);
  await shop.call('update_workspace', { redact: ['card', 'email', 'phone', 'id_number'] });
});
afterAll(async () => {
  await surfaces.close();
  await world.close();
  await model.close();
});

const stored = () => findTables(world.runtime.database.system.sql, Object.values(secrets));
const sent = () => JSON.stringify(model.requests);
const expectNothing = async () => {
  expect(await stored()).toEqual([]);
  for (const secret of Object.values(secrets)) expect(sent()).not.toContain(secret);
};
const publicKey = async () => (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;

test('stores masks, and sends masks to the model, on every surface of integrators', async () => {
  for (const surface of surfaces.surfaces) {
    const { body } = await surface.call(token, 'ask_bot', { message: question });
    const { session_id: sessionId } = body.jawab ?? body;
    const { data } = await shop.call('get_conversation', { sessionId });
    expect([surface.name, data.messages[0].content]).toEqual([surface.name, masked]);
  }
  const history = [
    { role: 'user', content: question },
    { role: 'assistant', content: 'Two days.' },
    { role: 'user', content: `Is that sure? ${secrets.card}` },
  ];
  const completion = await surfaces.send(token, 'POST /v1/chat/completions', {
    model: 'default',
    messages: history,
  });
  expect(completion.status).toBe(200);
  await shop.call(
    'search_knowledge',
    { query: question },
    { redact: ['card', 'email', 'phone', 'id_number'] },
  );
  expect(sent()).toContain('[card]');
  await expectNothing();
});

test('masks what a visitor writes, says and comments, and keeps the address of the contact form', async () => {
  const visitor = await openVisitor(surfaces, await publicKey());
  await visitor.visit('POST chat', { message: question });
  const { body } = await visitor.visit('GET messages');
  expect(body.data[0].content).toBe(masked);
  const messageId = body.data[1].id;
  expect(
    (await visitor.visit('POST feedback', { messageId, rating: 'down', comment: secrets.card })).status,
  ).toBe(200);
  await expectNothing();
  const lead = {
    name: 'Rina',
    email: 'form@example.co.id',
    phone: '+6281234567899',
    message: `Pay with ${secrets.card}`,
  };
  expect((await visitor.visit('POST lead', lead)).status).toBeLessThan(300);
  const { data } = await shop.call('list_leads');
  expect(data).toMatchObject([{ email: lead.email, phone: lead.phone, message: 'Pay with [card]' }]);
  await expectNothing();
});

test('contact details that a visitor agrees to give in the chat become a lead, and a mask in the transcript', async () => {
  const visitor = await openVisitor(surfaces, await publicKey());
  await visitor.visit('POST chat', { message: 'Please mail me at chat@example.co.id' });
  const { body } = await visitor.visit('GET messages');
  expect(body.data[0].content).toBe('Please mail me at [email]');
  const { data } = await shop.call('list_leads');
  expect(data).toContainEqual(
    expect.objectContaining({ email: 'chat@example.co.id', session_id: visitor.sessionId }),
  );
});

test('without the setting, everything stays as it was written', async () => {
  const other = await createTenant(world);
  const { session_id: sessionId } = await other.call('ask_bot', { message: question });
  expect((await other.call('get_conversation', { sessionId })).data.messages[0].content).toBe(question);
});
