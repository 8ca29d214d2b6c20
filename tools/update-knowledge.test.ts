import { ingest, ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('finds a changed text when its passages are ready, and the old text until then', async () => {
  const tenant = await createTenant(world);
  const [document] = await ingest(world, tenant, [{ title: 'Hours', text: 'The shop opens at nine.' }]);
  const id = document?.id as string;
  const { data } = await tenant.call('update_knowledge', {
    id,
    title: 'Times',
    text: 'The shop opens at eleven.',
  });
  expect(data).toMatchObject({ id, title: 'Times', status: 'queued', chunk_count: 1, refresh: 'never' });
  const found = async () =>
    (await tenant.call('search_knowledge', { query: 'When does the shop open?' })).data;
  expect(JSON.stringify(await found())).toContain('nine');
  const after = await ingestQueued(world, tenant, id);
  expect(after).toMatchObject({ id, status: 'ready', chunk_count: 1 });
  expect(JSON.stringify(await found())).toContain('eleven');
  expect(JSON.stringify(await found())).not.toContain('nine');
});

test('changes the answer of a Q&A document without its question', async () => {
  const tenant = await createTenant(world);
  const qa = { title: 'Q', question: 'Where are you?', answer: 'In Dubai.' };
  const [document] = await ingest(world, tenant, [qa]);
  const id = document?.id as string;
  await tenant.call('update_knowledge', { id, answer: 'In Chennai.' });
  await ingestQueued(world, tenant, id);
  const reply = await tenant.call('ask_bot', { message: 'Where are you?' });
  expect(JSON.stringify(reply)).toContain('In Chennai.');
  await expect(tenant.call('update_knowledge', { id, text: 'x' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('queues nothing for refresh alone; a page with a text becomes a snippet and is not fetched again', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', { title: 'P', url: 'https://example.com/a' })).data;
  const { sql } = tenant.context();
  await sql`update documents set status = 'ready' where id = ${id}`;
  const weekly = await tenant.call('update_knowledge', { id, refresh: 'weekly' });
  expect(weekly.data).toMatchObject({ status: 'ready', refresh: 'weekly', source_type: 'url' });
  const [due] =
    await sql`select refresh_at > now() + interval '6 days' as later from documents where id = ${id}`;
  expect(due?.later).toBe(true);
  const text = await tenant.call('update_knowledge', { id, text: 'Written by hand.', refresh: 'never' });
  expect(text.data).toMatchObject({
    status: 'queued',
    refresh: 'never',
    source_type: 'snippet',
    source_url: 'https://example.com/a',
  });
  await expect(tenant.call('update_knowledge', { id, refresh: 'daily' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('refuses an empty change, blank fields, and unknown documents', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data;
  for (const bad of [
    { id },
    { id, title: ' ' },
    { id, refresh: 'hourly' },
    { id, question: 'Q' },
    { id: 'x', title: 'T' },
  ])
    await expect(tenant.call('update_knowledge', bad)).rejects.toMatchObject({ code: 'invalid_request' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(other.call('update_knowledge', { id, title: 'Y' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(tenant.call('update_knowledge', { id, title: 'Y' }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await tenant.call('get_knowledge', { id })).data.title).toBe('T');
});

test('answers from a document only inside its dates, published and not archived', async () => {
  const tenant = await createTenant(world);
  const [document] = await ingest(world, tenant, [
    { title: 'Promo', text: 'The durian promotion costs 5 dollars.', validUntil: '2020-12-31' },
  ]);
  const id = document?.id as string;
  expect(document).toMatchObject({
    valid_from: null,
    valid_until: '2021-01-01T00:00:00.000Z',
    publish: 'published',
  });
  const isFound = async (change: object) => {
    await tenant.call('update_knowledge', Object.assign({ id }, change));
    const { data } = await tenant.call('search_knowledge', { query: 'durian promotion' });
    return JSON.stringify(data).includes(id);
  };
  expect(await isFound({ title: 'Promo' })).toBe(false);
  expect(await isFound({ validUntil: '' })).toBe(true);
  expect(await isFound({ validFrom: '2999-01-01' })).toBe(false);
  expect(await isFound({ validFrom: '2020-01-01T09:00:00+07:00' })).toBe(true);
  expect(await isFound({ archived: true })).toBe(false);
  expect(await isFound({ archived: false })).toBe(true);
  expect(await isFound({ publish: 'draft' })).toBe(false);
  expect(await isFound({ publish: 'published' })).toBe(true);
  await expect(tenant.call('update_knowledge', { id, validUntil: '2019-01-01' })).rejects.toMatchObject({
    code: 'invalid_request',
    message: '`validUntil` must be after `validFrom`.',
  });
});
