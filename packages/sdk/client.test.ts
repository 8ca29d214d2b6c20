import { openPeople, type People } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, type Chunk, createClient } from './index.ts';

let world: World;
let people: People;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  people = await openPeople(world);
  tenant = await createTenant(world);
});
afterAll(async () => {
  await people.close();
  await world.close();
});

const client = async () => createClient({ baseUrl: people.url, token: await tenant.token() });

test('puts an input into the path, the query and the body', async () => {
  const jawab = await client();
  const { data } = await jawab.call('add_knowledge', { title: 'Delivery & more', text: 'Two days.' });
  expect((await jawab.call('get_knowledge', { id: data.id })).data.title).toBe('Delivery & more');
  const found = await jawab.call('list_knowledge', { q: 'y & m', limit: 1 });
  expect(found.data.map(({ id }) => id)).toEqual([data.id]);
  expect((await jawab.call('delete_knowledge', { id: data.id })).data.id).toBe(data.id);
});

test('uploads a file and streams an answer', async () => {
  const jawab = await client();
  const form = new FormData();
  form.set('file', new File(['Two days.'], 'delivery.txt'));
  expect((await jawab.upload(form)).data.status).toBe('queued');
  const pieces: string[] = [];
  let last: Chunk<'ask_bot'> | undefined;
  for await (const chunk of jawab.stream('ask_bot', { message: 'Hello' })) {
    pieces.push(chunk.choices[0]?.delta.content ?? '');
    last = chunk;
  }
  expect(pieces.join('')).not.toBe('');
  expect(last?.jawab).toMatchObject({ language: 'en', handoff: false });
});

test('returns a streamed answer whole', async () => {
  const { choices, jawab } = await (await client()).call('ask_bot', { message: 'Hello' });
  expect(choices[0]?.message.content).not.toBe('');
  expect(jawab.language).toBe('en');
});

test('throws when a stream breaks off, and when it ends with an error', async () => {
  const chunk = { choices: [{ index: 0, delta: { content: 'Two ' }, finish_reason: null }] };
  const failure = { choices: [], error: 'The model does not answer.', code: 'unavailable' };
  const streamOf = (...events: object[]) => {
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    return createClient({ fetch: async () => new Response(text) }).stream('ask_bot', { message: 'Hello' });
  };
  const broken = streamOf(chunk);
  expect((await broken.next()).value).toEqual(chunk);
  await expect(broken.next()).rejects.toMatchObject({ status: 0, code: 'offline' });
  await expect(streamOf(failure).next()).rejects.toMatchObject({ status: 502, code: 'unavailable' });
});

test('reads every page of a list once', async () => {
  const own = await createTenant(world, { bots: ['A', 'B', 'C', 'D', 'E'] });
  const jawab = createClient({ baseUrl: people.url, token: await own.token() });
  const sizes: number[] = [];
  const names: string[] = [];
  for await (const { data } of jawab.pages('list_bots', { limit: 2 })) {
    sizes.push(data.length);
    names.push(...data.map(({ name }) => name));
  }
  expect(sizes).toEqual([2, 2, 1]);
  expect(names.sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('returns a file as its bytes', async () => {
  const table = await (await client()).call('list_leads_csv', {});
  expect(await table.text()).toMatch(/^id,chatbot_id,/);
});

test('downloads a list as CSV', async () => {
  const { name, table } = await (await client()).download('list_leads', {});
  expect(name).toBe('leads.csv');
  expect(await table.text()).toMatch(/^id,chatbot_id,/);
});

test('throws what the service refuses, and when it cannot be reached', async () => {
  const refused = await (await client()).call('create_bot', { name: '' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 400, code: 'invalid_request', issues: [{ path: 'name' }] });
  expect((refused as ApiError).requestId).toBeTruthy();
  const alone = createClient({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
  await expect(alone.call('get_me', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
});
