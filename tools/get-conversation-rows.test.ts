import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Tenant = Awaited<ReturnType<typeof createTenant>>;
interface Row {
  kind: string;
  status: string | null;
  author: string;
  author_name: string | null;
  content: string;
}

const rowsOf = async (tenant: Tenant, kind: string): Promise<Row[]> =>
  (await tenant.call('get_conversation', { sessionId: 's' })).data.messages.filter(
    (row: Row) => row.kind === kind,
  );
const statuses = async (tenant: Tenant) =>
  (await rowsOf(tenant, 'status')).map(({ status, author_name }) => [status, author_name]);

test('says once in a handoff who joined, and who closed', async () => {
  const tenant = await createTenant(world);
  const person = await createPerson(world, { tenant, role: 'support' });
  const visitor = asVisitor(tenant, { sessionId: 's' });
  const write = (message: string) => tenant.call('widget_chat', { message }, visitor);
  const reply = (text: string) => tenant.call('reply_to_conversation', { sessionId: 's', text }, person);
  const set = (status: string) => tenant.call('set_conversation_status', { sessionId: 's', status }, person);
  await write('ขอคุยกับเจ้าหน้าที่');
  await reply('สวัสดีค่ะ');
  await reply('มีอะไรให้ช่วยคะ');
  expect(await statuses(tenant)).toEqual([['joined', 'Ann']]);
  expect((await rowsOf(tenant, 'status'))[0]?.content).toBe('Ann เข้าร่วมการสนทนาแล้ว');
  await set('closed');
  await set('closed');
  await write('อีกเรื่องหนึ่ง');
  await set('handoff');
  await reply('ค่ะ');
  expect(await statuses(tenant)).toEqual([
    ['joined', 'Ann'],
    ['closed', 'Ann'],
    ['joined', 'Ann'],
  ]);
  const read = await tenant.call('widget_messages', {}, visitor);
  expect(read.data.filter((row: Row) => row.kind === 'status')).toHaveLength(3);
});

test('has no such rows in a conversation of a program, and names nobody where a program closes', async () => {
  const tenant = await createTenant(world);
  const person = await createPerson(world, { tenant, role: 'support' });
  await tenant.call('ask_bot', { message: 'I want to talk to a human', sessionId: 's' });
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'Hello.' }, person);
  await tenant.call('set_conversation_status', { sessionId: 's', status: 'closed' }, person);
  expect(await statuses(tenant)).toEqual([]);
  const other = await createTenant(world);
  await other.call('widget_handoff', {}, asVisitor(other, { sessionId: 's' }));
  await other.call('set_conversation_status', { sessionId: 's', status: 'closed' });
  expect(await statuses(other)).toEqual([['closed', null]]);
});

test('shows what the visitor wrote into the form once, as their last words, and the bot is not asked', async () => {
  const tenant = await createTenant(world);
  const visitor = asVisitor(tenant, { sessionId: 's' });
  await tenant.call('widget_handoff', {}, visitor);
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'Hello.' });
  const form = { name: 'Siti', email: 'siti@example.com', message: 'Do you have a room for 12 people?' };
  for (const _ of [1, 2]) await tenant.call('widget_lead', form, visitor);
  expect(await rowsOf(tenant, 'form')).toMatchObject([{ author: 'visitor', content: form.message }]);
  const [entry] = (await tenant.call('list_conversations')).data;
  expect(entry).toMatchObject({ last_customer_message: form.message, customer_name: 'Siti' });
  expect(entry.waiting_since).not.toBeNull();
  await tenant.call('widget_lead', { ...form, message: 'For 14, sorry.' }, visitor);
  expect((await rowsOf(tenant, 'form')).map(({ content }) => content)).toEqual([
    form.message,
    'For 14, sorry.',
  ]);
});
