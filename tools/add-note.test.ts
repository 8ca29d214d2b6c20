import { ingest } from '@jawab/test/support/ingest.ts';
import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: ModelServer;
let world: World;
let tenant: Tenant;
beforeAll(async () => {
  server = await startModelServer();
  world = await openWorld({ CHAT_MODEL_URL: server.openaiUrl, CHAT_MODEL: 'test' });
  tenant = await createTenant(world);
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const secret = 'He haggles, give 10 %';

test('a note has its author and time, and only the team sees it in the transcript', async () => {
  const person = await createPerson(world, { tenant, role: 'support' });
  const visitor = asVisitor(tenant, { sessionId: 'noted' });
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  const before = (await tenant.call('get_conversation', { sessionId: 'noted' })).data;
  expect(before.notes).toEqual([]);
  const { data: note } = await tenant.call('add_note', { sessionId: 'noted', text: secret }, person);
  await tenant.call('add_note', { sessionId: 'noted', text: 'By a program.' });
  const after = (await tenant.call('get_conversation', { sessionId: 'noted' })).data;
  expect(note).toMatchObject({ author: 'Ann', text: secret });
  expect(after.notes).toMatchObject([note, { author: null, text: 'By a program.' }]);
  expect(after.messages).toEqual(before.messages);
  expect(JSON.stringify(await tenant.call('widget_messages', {}, visitor))).not.toContain('haggles');
});

test('an open dashboard learns of a note', async () => {
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'live' });
  const { next_cursor: cursor } = await tenant.call('list_changes', {});
  await tenant.call('add_note', { sessionId: 'live', text: secret });
  const { data } = await tenant.call('list_changes', { cursor });
  expect(data).toContainEqual(expect.objectContaining({ kind: 'conversation', id: 'live' }));
});

test('a deleted conversation takes its notes along, brings them back, and loses them when its visitor is erased', async () => {
  const [sessionId, text] = ['gone', 'He wants it gift-wrapped'];
  await tenant.call('ask_bot', { message: 'Hello', sessionId });
  await tenant.call('add_note', { sessionId, text });
  await tenant.call('set_tags', { sessionId, tags: ['vip'] });
  await tenant.call('delete_conversation', { sessionId });
  const stored = () => world.runtime.database.system.sql`
    select id from notes where workspace_id = ${tenant.workspaceId} and text = ${text}`;
  expect(await stored()).toEqual([]);
  await tenant.call('restore_conversation', { sessionId });
  const { data } = await tenant.call('get_conversation', { sessionId });
  expect([data.notes, data.tags]).toMatchObject([[{ text }], ['vip']]);
  await tenant.call('erase_visitor', { sessionId });
  expect(await stored()).toEqual([]);
});

test('the model of a bot is never told of a note', async () => {
  await ingest(world, tenant, [{ title: 'Hours', text: 'We open at nine.' }]);
  const ask = () => tenant.call('ask_bot', { message: 'When do you open?', sessionId: 'bot' });
  await ask();
  await tenant.call('add_note', { sessionId: 'bot', text: 'Zebra77' });
  await tenant.call('set_tags', { sessionId: 'bot', tags: ['Okapi88'] });
  server.requests.length = 0;
  await ask();
  const told = JSON.stringify(server.requests);
  expect(told).toContain('When do you open?');
  expect(told).not.toMatch(/Zebra77|Okapi88/);
});

test('refuses a blank note, a long one, and a foreign conversation', async () => {
  const other = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  for (const text of ['  ', 'x'.repeat(4001)])
    await expect(tenant.call('add_note', { sessionId: 's', text })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  await expect(other.call('add_note', { sessionId: 's', text: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
});
