import { openPeople, type People } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, createClient } from './index.ts';

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
  for await (const piece of jawab.stream('ask_bot', { message: 'Hello' })) pieces.push(piece);
  expect(pieces.at(-1)).toBe('[DONE]');
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
  const alone = createClient({ baseUrl: 'http://127.0.0.1:1' });
  await expect(alone.call('get_me', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
});
