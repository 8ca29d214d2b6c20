import { ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const base64 = (text: string) => Buffer.from(text).toString('base64');

test('makes passages of a file; deletes its bytes when it is ready and keeps its text', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  const contentBase64 = base64('Item,Price\nLantern,42 dirhams\n');
  const { data } = await tenant.call('add_file', { filename: 'prices.csv', contentBase64, chatbotId });
  expect(data.status).toBe('queued');
  const { id } = data;
  const wait = () => ingestQueued(world, tenant, id);
  expect(await wait()).toMatchObject({
    title: 'prices.csv',
    source_type: 'file',
    source_url: null,
    status: 'ready',
    chatbot_id: chatbotId,
  });
  expect(await tenant.context().sql`select 1 from document_files`).toEqual([]);
  await tenant.call('update_knowledge', { id, title: 'Prices' });
  expect(await wait()).toMatchObject({ title: 'Prices', status: 'ready', source_type: 'file' });
  const found = await tenant.call('search_knowledge', { query: 'How much is a lantern?' });
  expect(JSON.stringify(found.data)).toContain('42 dirhams');
});

test('fails an unreadable file with the reason and keeps its bytes for a retry', async () => {
  const tenant = await createTenant(world);
  const input = {
    filename: 'photo.png',
    contentBase64: Buffer.from('\u0089PNG\r\n', 'latin1').toString('base64'),
  };
  const { id } = (await tenant.call('add_file', input)).data;
  const wait = () => ingestQueued(world, tenant, id);
  expect(await wait()).toMatchObject({ status: 'failed', error: { code: 'unsupported_type' } });
  expect(await tenant.context().sql`select 1 from document_files`).toHaveLength(1);
  await tenant.call('retry_knowledge', { id });
  expect(await wait()).toMatchObject({ status: 'failed', error: { code: 'unsupported_type' } });
  await tenant.call('update_knowledge', { id, text: 'What the photo shows.' });
  expect(await tenant.context().sql`select 1 from document_files`).toEqual([]);
  expect(await wait()).toMatchObject({ status: 'ready', source_type: 'snippet' });
});

test.each([
  [{ filename: 'a.txt' }, 'invalid_request'],
  [{ filename: 'a.txt', contentBase64: '' }, 'invalid_request'],
  [{ filename: 'a.txt', contentBase64: 'not base64!' }, 'invalid_request'],
  [{ filename: ' ', contentBase64: base64('x') }, 'invalid_request'],
  [{ filename: 'a.txt', contentBase64: 'A'.repeat(27_962_032) }, 'invalid_request'],
])('refuses what is not a file and stores nothing', async (input, code) => {
  const tenant = await createTenant(world);
  await expect(tenant.call('add_file', input)).rejects.toMatchObject({ code });
  expect((await tenant.call('list_knowledge')).data).toEqual([]);
});

test('a token of several bots must name one; returns 404 for another workspace’s bot', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const input = { filename: 'a.txt', contentBase64: base64('x') };
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(tenant.call('add_file', input, limited)).rejects.toMatchObject({ code: 'bot_forbidden' });
  await expect(tenant.call('add_file', { ...input, chatbotId: other.bots[0] })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('adds an archived file', async () => {
  const tenant = await createTenant(world);
  const input = { filename: 'old.txt', contentBase64: base64('Old prices.'), archived: true };
  const { id } = (await tenant.call('add_file', input)).data;
  expect((await tenant.call('get_knowledge', { id })).data).toMatchObject({ archived: true });
});

test('writes the name of a file from a Mac as everybody else does', async () => {
  const tenant = await createTenant(world);
  const filename = 'バナナ価格.txt'.normalize('NFD');
  const { data } = await tenant.call('add_file', { filename, contentBase64: 'eA==' });
  expect((await tenant.call('get_knowledge', { id: data.id })).data.title).toBe('バナナ価格.txt');
});

test('replaces the file of a document, which keeps its id, title and bot', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  const first = {
    filename: 'prices.csv',
    contentBase64: base64('Item,Price\nLantern,42 dirhams\n'),
    chatbotId,
  };
  const { id } = (await tenant.call('add_file', { ...first, title: 'Prices' })).data;
  await ingestQueued(world, tenant, id);
  const second = { filename: 'new.txt', contentBase64: base64('A lantern costs 55 dirhams.'), replaces: id };
  expect((await tenant.call('add_file', second)).data).toEqual({ id, status: 'queued' });
  const before = await tenant.call('search_knowledge', { query: 'How much is a lantern?' });
  expect(JSON.stringify(before.data)).toContain('42 dirhams');
  expect(await ingestQueued(world, tenant, id)).toMatchObject({
    id,
    title: 'Prices',
    source_type: 'file',
    status: 'ready',
    chatbot_id: chatbotId,
  });
  const after = await tenant.call('search_knowledge', { query: 'How much is a lantern?' });
  expect(JSON.stringify(after.data)).toContain('55 dirhams');
  expect(JSON.stringify(after.data)).not.toContain('42 dirhams');
  expect((await tenant.call('list_knowledge')).data).toHaveLength(1);
});

test('a document is replaced before its first file was read, and gets the title that is sent', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('add_file', { filename: 'a.txt', contentBase64: base64('Old.') })).data;
  const second = {
    filename: 'b.txt',
    contentBase64: base64('We open at ten.'),
    replaces: id,
    title: 'Hours',
  };
  await tenant.call('add_file', second);
  expect(await ingestQueued(world, tenant, id)).toMatchObject({ title: 'Hours', status: 'ready' });
  const { data } = await tenant.call('list_passages', { id });
  expect(JSON.stringify(data)).toContain('We open at ten.');
  expect(JSON.stringify(data)).not.toContain('Old.');
});

test('only files in reach are replaced, and nothing but the title changes with them', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [one, two] = tenant.bots;
  const file = { filename: 'a.txt', contentBase64: base64('x') };
  const { id } = (await tenant.call('add_file', { ...file, chatbotId: one })).data;
  const text = (await tenant.call('add_knowledge', { title: 'Text', text: 'y' })).data.id;
  const refused = (input: object, code: string, as: Partial<Parameters<typeof tenant.call>[2]> = {}) =>
    expect(tenant.call('add_file', { ...file, ...input }, as)).rejects.toMatchObject({ code });
  await refused({ replaces: text }, 'conflict');
  await refused({ replaces: id, archived: true }, 'invalid_request');
  await refused({ replaces: id }, 'not_found', {
    reach: { workspace: tenant.workspaceId, bots: [two as string] },
  });
  await expect(other.call('add_file', { ...file, replaces: id })).rejects.toMatchObject({
    code: 'not_found',
  });
});
