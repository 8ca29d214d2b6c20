import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: ModelServer;
let world: World;
let shop: Tenant;
beforeAll(async () => {
  server = await startModelServer();
  world = await openWorld({ CHAT_MODEL_URL: server.openaiUrl, CHAT_MODEL: 'test' });
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(async () => {
  shop = await createTenant(world);
  await shop.call('widget_chat', { message: 'Berapa lama pengiriman ke Bali ya?' }, visitor());
  await shop.call('widget_handoff', { language: 'id' }, visitor());
});

const visitor = () => asVisitor(shop, { sessionId: 's' });
const answer = (text: string) =>
  server.script({
    reply: JSON.stringify(text),
    match: ({ body }: { body: unknown }) => JSON.stringify(body).includes('You translate'),
  });
const reply = (input: object) => shop.call('reply_to_conversation', { sessionId: 's', ...input });
const messages = async () => (await shop.call('get_conversation', { sessionId: 's' })).data.messages;

test('sends the translation and keeps what the person wrote', async () => {
  answer('Paket Anda tiba dalam 2 hari. Lihat https://shop.example/track.');
  const text = 'Your parcel arrives in 2 days. See https://shop.example/track.';
  const { data } = await reply({ text, translate: true });
  const stored = {
    content: 'Paket Anda tiba dalam 2 hari. Lihat https://shop.example/track.',
    language: 'id',
  };
  expect(data.message).toMatchObject({ ...stored, original: { text, language: 'en' } });
  expect((await messages()).at(-1)).toMatchObject({ original: { text, language: 'en' } });
  const { data: seen } = await shop.call('widget_messages', {}, visitor());
  expect(seen.at(-1)).toMatchObject(stored);
  expect(seen.at(-1)).not.toHaveProperty('original');
});

test('a preview sends nothing, and its text is sent as it was shown', async () => {
  answer('Kamar seharga 1.500 baht.');
  const before = (await messages()).length;
  const text = 'The room is 1,500 baht.';
  const { data } = await reply({ text, translate: true, preview: true });
  expect(data).toMatchObject({
    message: null,
    translation: { text: 'Kamar seharga 1.500 baht.', language: 'id', original: { text, language: 'en' } },
  });
  expect(await messages()).toHaveLength(before);
  const asked = server.requests.length;
  const sent = await reply({ text: data.translation.text, original: text });
  expect(sent.data.message).toMatchObject({ content: 'Kamar seharga 1.500 baht.', original: { text } });
  expect(server.requests).toHaveLength(asked);
  await expect(reply({ text, preview: true })).rejects.toMatchObject({ code: 'invalid_request' });
});

test.each([
  ['number', 'It costs 40 baht.', 'Harganya 400 baht.'],
  ['link', 'See https://shop.example/a.', 'Lihat https://evil.example/a.'],
  ['name', 'Please ask for Dewi at the desk.', 'Silakan cari Rina di meja depan.'],
  ['whole text', 'It is on the way.', ''],
])('refuses a translation that changes a %s, and sends nothing', async (_, text, translated) => {
  answer(translated);
  const before = await messages();
  await expect(reply({ text, translate: true })).rejects.toMatchObject({ code: 'translation_unsafe' });
  await expect(reply({ text: translated || 'Ada 3.', original: text })).rejects.toMatchObject({
    code: 'translation_unsafe',
  });
  expect(await messages()).toEqual(before);
});

test('the name of the customer stays, whatever the script', async () => {
  await shop.call('widget_lead', { name: 'Siti', email: 'siti@example.com' }, visitor());
  const person = await createPerson(world, { tenant: shop, role: 'support' });
  answer('Halo Citi, sudah dikirim.');
  const text = 'Hello {{customer.name}}, it is sent.';
  const send = () => shop.call('reply_to_conversation', { sessionId: 's', text, translate: true }, person);
  await expect(send()).rejects.toMatchObject({ code: 'translation_unsafe' });
  answer('Halo Siti, sudah dikirim.');
  expect((await send()).data.message).toMatchObject({ original: { text: 'Hello Siti, it is sent.' } });
});

test('a reply in the customer’s language stays; a model that fails, or none, sends nothing', async () => {
  const text = 'Paket Anda tiba besok, silakan ditunggu ya.';
  expect((await reply({ text, translate: true })).data.message).toMatchObject({
    content: text,
    original: null,
  });
  server.script({ status: 500 });
  const before = await messages();
  await expect(reply({ text: 'It is on the way.', translate: true })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await messages()).toEqual(before);
  const plain = await openWorld();
  const other = await createTenant(plain);
  await other.call('ask_bot', { message: 'Apa kabar?', sessionId: 's' });
  await expect(
    other.call('reply_to_conversation', { sessionId: 's', text: 'Fine', translate: true }),
  ).rejects.toMatchObject({ code: 'needs_model' });
  await plain.close();
});
