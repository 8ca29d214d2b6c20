import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

async function addTo(messageId: string, bytes: string | null): Promise<string> {
  const [row] = await world.runtime.database.system.sql<{ id: string }>`
    insert into attachments (workspace_id, message_id, kind, name, mime, bytes, ref)
    values (${tenant.workspaceId}, ${messageId}, 'file', 'list.pdf', 'application/pdf', ${bytes}, 'r') returning id`;
  return row?.id as string;
}

test('returns the bytes of an attachment, which its message names', async () => {
  const sessionId = 'a visitor';
  await tenant.call('ask_bot', { message: 'Hello', sessionId });
  const messages = async () => (await tenant.call('get_conversation', { sessionId })).data.messages;
  const [question] = await messages();
  const id = await addTo(question.id, '%PDF-');
  const [{ attachments }, reply] = await messages();
  expect(attachments).toMatchObject([
    { id, kind: 'file', name: 'list.pdf', mime: 'application/pdf', bytes: 5 },
  ]);
  expect(reply.attachments).toEqual([]);
  expect((await tenant.call('get_attachment', { id })).data).toMatchObject({
    id,
    bytes: 5,
    data: 'JVBERi0=',
  });
});

test('one that is not fetched yet is not found, and its message does not name it', async () => {
  const sessionId = 'another';
  await tenant.call('ask_bot', { message: 'Hello', sessionId });
  const { data } = await tenant.call('get_conversation', { sessionId });
  const id = await addTo(data.messages[0].id, null);
  await expect(tenant.call('get_attachment', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('get_conversation', { sessionId })).data.messages[0].attachments).toEqual([]);
});
