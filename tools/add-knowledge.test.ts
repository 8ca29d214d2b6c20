import { ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('queues a text, a page and a question with its answer, each with its job', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  for (const input of [
    { title: 'Text', text: 'We open at nine.' },
    { title: 'Page', url: 'https://example.com/faq', chatbotId },
    { title: 'Both', url: 'https://example.com/faq', text: 'Indexed as written.' },
    { title: 'Q&A', question: 'When do you open?', answer: 'At nine.' },
  ]) {
    const { data } = await tenant.call('add_knowledge', input);
    expect(data.status).toBe('queued');
  }
  const { data } = await tenant.call('list_knowledge');
  expect(data.map((document: { source_type: string }) => document.source_type)).toEqual([
    'qa',
    'snippet',
    'url',
    'snippet',
  ]);
  expect(data.map((document: { source_url: string }) => document.source_url)).toEqual([
    null,
    'https://example.com/faq',
    'https://example.com/faq',
    null,
  ]);
  const jobs = await world.runtime.database.system.sql`
    select j.key from graphile_worker.jobs j where j.task_identifier = 'ingest_document'`;
  expect(
    jobs.filter((job) => data.some((document: { id: string }) => job.key === `ingest:${document.id}`)),
  ).toHaveLength(4);
});

test.each([
  [{ title: 'Nothing' }, 'invalid_request'],
  [{ title: 'Half', question: 'Why?' }, 'invalid_request'],
  [{ title: 'Blank', text: '  ' }, 'invalid_request'],
  [{ text: 'No title' }, 'invalid_request'],
  [{ title: 'Private', url: 'http://127.0.0.1/' }, 'url_not_allowed'],
  [{ title: 'File', url: 'file:///etc/passwd' }, 'url_not_allowed'],
  [{ title: 'NUL', text: 'a\u0000b' }, 'invalid_request'],
  [{ title: 'Surrogate \ud800', text: 'x' }, 'invalid_request'],
])('refuses %j with %s and stores nothing', async (input, code) => {
  const tenant = await createTenant(world);
  await expect(tenant.call('add_knowledge', input)).rejects.toMatchObject({ code });
  expect((await tenant.call('list_knowledge')).data).toEqual([]);
});

test('a token of one bot needs no chatbotId; a token of several must name one of them', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B', 'C'] });
  const [a, b, c] = tenant.bots as [string, string, string];
  const limited = (bots: string[]) => ({ reach: { workspace: tenant.workspaceId, bots } });
  const input = { title: 'T', text: 'x' };
  const { data } = await tenant.call('add_knowledge', input, limited([a]));
  expect((await tenant.call('get_knowledge', { id: data.id })).data.chatbot_id).toBe(a);
  await expect(tenant.call('add_knowledge', input, limited([a, b]))).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  await expect(
    tenant.call('add_knowledge', { ...input, chatbotId: c }, limited([a, b])),
  ).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
});

test('returns 404 for another workspace’s bot', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  await expect(
    tenant.call('add_knowledge', { title: 'T', text: 'x', chatbotId: other.bots[0] }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('adds an archived document, which is indexed and not answered from until it is back', async () => {
  const tenant = await createTenant(world);
  const text = 'The durian promotion costs 5 dollars.';
  const { id } = (await tenant.call('add_knowledge', { title: 'Promo', text, archived: true })).data;
  expect(await ingestQueued(world, tenant, id)).toMatchObject({ status: 'ready', archived: true });
  const found = async () =>
    (await tenant.call('search_knowledge', { query: 'durian promotion' })).data.length > 0;
  expect(await found()).toBe(false);
  await tenant.call('update_knowledge', { id, archived: false });
  expect(await found()).toBe(true);
});

test('copies a text, a page and a Q&A of another bot without fetching, and nothing out of reach', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [a, b] = tenant.bots as [string, string];
  const add = async (input: object) => (await tenant.call('add_knowledge', input)).data.id as string;
  const page = await add({ title: 'Page', url: 'https://example.com/gone', chatbotId: a });
  const copy = (copyOf: string, by = tenant) =>
    by.call('add_knowledge', { title: 'Copy', copyOf, chatbotId: by.bots[1] ?? by.bots[0] });
  await expect(copy(page)).rejects.toMatchObject({ code: 'conflict' });
  await world.runtime.database.system.sql`
    update documents set content = 'We deliver to Kyoto.', status = 'ready' where id = ${page}`;
  const faq = await add({ title: 'FAQ', question: 'When?', answer: 'At nine.', chatbotId: a });
  for (const [source, fields] of [
    [page, { source_type: 'snippet', source_url: 'https://example.com/gone' }],
    [faq, { source_type: 'qa', source_url: null }],
  ] as const) {
    const { id } = (await copy(source)).data;
    expect(await ingestQueued(world, tenant, id)).toMatchObject({
      title: 'Copy',
      chatbot_id: b,
      status: 'ready',
      source_type: fields.source_type,
      source_url: fields.source_url,
    });
  }
  await expect(copy(faq, other)).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('add_knowledge', { title: 'T', copyOf: faq, text: 'Both' })).rejects.toMatchObject(
    { code: 'invalid_request' },
  );
});
