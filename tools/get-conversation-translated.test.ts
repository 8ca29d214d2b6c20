import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
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
  server.requests.length = 0;
});

type Message = { content: string; translation: string | null };
const isTranslation = {
  match: ({ body }: { body: unknown }) => JSON.stringify(body).includes('You translate'),
};

/** Answers each line with its translation: the text in brackets. */
const translate = ({ body }: { body: { messages: { content: string | { text: string }[] }[] } }) => {
  const last = body.messages.at(-1)?.content ?? '';
  const text = typeof last === 'string' ? last : last.map((part) => part.text).join('');
  return text
    .split('\n')
    .map((line) => JSON.stringify(`[${JSON.parse(line)}]`))
    .join('\n');
};

const ask = (message: string) => shop.call('ask_bot', { message, sessionId: 's' });
const read = (tenant = shop) => tenant.call('get_conversation', { sessionId: 's', translate: 'th' });

test('translates what is in another language by the chat model, once, and marks it', async () => {
  await ask('送料はいくらですか？\n「ジャワ島」まで');
  await ask('สวัสดีค่ะ');
  server.script(Object.assign({ reply: translate as never }, isTranslation));
  const { data } = await read();
  expect(data.translation).toEqual({ language: 'th', machine: true, status: 'done', note: null });
  const [first, , third] = data.messages as Message[];
  expect(first?.translation).toBe(`[${first?.content}]`);
  expect(third).toMatchObject({ content: 'สวัสดีค่ะ', translation: null });
  const asked = server.requests.length;
  expect((await read()).data).toEqual(data);
  expect(server.requests).toHaveLength(asked);
  const plain = await shop.call('get_conversation', { sessionId: 's' });
  expect(plain.data).not.toHaveProperty('translation');
  expect(plain.data.messages[0]).not.toHaveProperty('translation');
  await shop.call('delete_conversation', { sessionId: 's' });
  const { sql } = world.runtime.database.system;
  expect(await sql`select 1 from translations where workspace_id = ${shop.workspaceId}`).toEqual([]);
});

test('a reply that was translated for the customer is read as it was written, without the chat model', async () => {
  await ask('สวัสดีค่ะ');
  const reply = { sessionId: 's', text: 'Hello, we are open.', original: 'สวัสดีค่ะ เราเปิดอยู่' };
  await shop.call('reply_to_conversation', reply);
  const before = server.requests.length;
  const { data } = await read();
  expect(data.messages.at(-1)).toMatchObject({ content: reply.text, translation: reply.original });
  expect(data.translation.status).toBe('done');
  expect(server.requests.slice(before).filter(isTranslation.match)).toEqual([]);
});

test.each([
  ['another number of lines', { reply: '"one"\n"two"\n"three"\n"four"' }],
  ['no JSON', { reply: 'Here you go: hello' }],
  ['a refusal', { status: 400 }],
])('gives the transcript and says why it is not translated after %s', async (_, behaviour) => {
  await ask('送料はいくらですか？');
  server.script(Object.assign({ while: () => true }, isTranslation, behaviour));
  const { data } = await read();
  expect(data.translation).toMatchObject({
    status: 'unavailable',
    note: expect.stringContaining('did not answer'),
  });
  expect(data.messages.map(({ translation }: Message) => translation)).toEqual([null, null]);
});

test('without a chat model, the transcript says so', async () => {
  const plain = await openWorld();
  const tenant = await createTenant(plain);
  await tenant.call('ask_bot', { message: '送料はいくらですか？', sessionId: 's' });
  const { data } = await read(tenant);
  expect(data.translation).toMatchObject({
    status: 'unavailable',
    note: expect.stringContaining('no chat model'),
  });
  expect(data.messages).toHaveLength(2);
  await plain.close();
});

test('a viewer may read translations; an unknown language is 400', async () => {
  await ask('Hello');
  const viewer = { scopes: ['conversations:read'] as const };
  const call = (translateTo: string) =>
    shop.call('get_conversation', { sessionId: 's', translate: translateTo }, viewer as never);
  expect((await call('en')).data.translation.status).toBe('done');
  await expect(call('xx')).rejects.toMatchObject({ code: 'invalid_request' });
});
