import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import getKnowledge from './get-knowledge.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('waits until the document is ready', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('add_knowledge', { title: 'T', text: 'x' });
  const waiting = tenant.call('get_knowledge', { id: data.id, wait: 30 });
  await world.runtime.database.system.sql`
    update documents set status = 'ready', chunk_count = 1 where id = ${data.id}`;
  expect((await waiting).data).toMatchObject({ id: data.id, status: 'ready', chunk_count: 1, error: null });
});

test('returns at once without wait', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('add_knowledge', { title: 'T', text: 'x' });
  expect((await tenant.call('get_knowledge', { id: data.id })).data.status).toBe('queued');
});

test('returns 404 for foreign and unknown documents, and for shared ones with a limited token', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const foreign = (await other.call('add_knowledge', { title: 'T', text: 'x' })).data.id;
  const shared = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data.id;
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(tenant.call('get_knowledge', { id: foreign })).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('get_knowledge', { id: shared }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  for (const bad of [{ id: 'x' }, {}, { id: shared, wait: 31 }, { id: shared, wait: -1 }])
    await expect(tenant.call('get_knowledge', bad)).rejects.toMatchObject({ code: 'invalid_request' });
});

test('returns the words of texts and Q&A to edit, if asked', async () => {
  const tenant = await createTenant(world);
  const add = async (input: object) => (await tenant.call('add_knowledge', input)).data.id;
  const read = async (id: string, input: object = {}) =>
    (await tenant.call('get_knowledge', { id, ...input })).data.content;
  const text = await add({ title: 'T', text: '# 営業時間\n\n9時から' });
  const qa = await add({ title: 'Q', question: 'Open?', answer: 'Daily.' });
  const page = await add({ title: 'P', url: 'https://shop.example/' });
  expect(await read(text)).toBeNull();
  expect(await read(text, { content: true })).toEqual({
    text: '# 営業時間\n\n9時から',
    question: null,
    answer: null,
  });
  expect(await read(qa, { content: true })).toEqual({ text: null, question: 'Open?', answer: 'Daily.' });
  expect(await read(page, { content: true })).toBeNull();
});

test('says what was not read in the language of the caller', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data;
  await world.runtime.database.system.sql`
    update documents set warnings = '[{"code": "hidden_parts_skipped", "count": 3}]', quality = 0.5 where id = ${id}`;
  const call = { channel: 'api' as const, signal: new AbortController().signal };
  const read = async (acceptLanguage: string | null) => {
    const ctx = world.runtime.contextFor(tenant.principal, Object.assign({ acceptLanguage }, call));
    return (await getKnowledge.handler(ctx, { id, wait: 0 })) as { data: { warnings: unknown } };
  };
  const warning = { code: 'hidden_parts_skipped', count: 3 };
  expect((await read('ja-JP,en;q=0.5')).data).toMatchObject({
    quality: 0.5,
    page_count: null,
    pages_read: null,
    warnings: [{ ...warning, message: expect.stringContaining('読み取らなかった非表示の部分：3') }],
  });
  expect((await read(null)).data.warnings).toEqual([
    { ...warning, message: expect.stringContaining('Hidden parts that were not read: 3') },
  ]);
});
