import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
  const paragraph = (n: number) =>
    `# Part ${n}\n\n${`We open at ${n} o’clock on every day of the week. `.repeat(30)}`;
  const text = Array.from({ length: 6 }, (_, n) => paragraph(n + 1)).join('\n\n');
  const [document] = await ingest(world, tenant, [{ title: 'Hours', text }]);
  id = document?.id as string;
});
afterAll(() => world.close());

test('lists passages in the order of the text, page by page', async () => {
  const { data } = await tenant.call('list_passages', { id });
  expect(data.length).toBeGreaterThan(3);
  expect(data[0]).toMatchObject({ number: 1, heading: 'Part 1', start: expect.any(Number) });
  expect(data.map(({ number }: { number: number }) => number)).toEqual(
    Array.from(data, (_: unknown, at: number) => at + 1),
  );
  const first = await tenant.call('list_passages', { id, limit: 2 });
  expect(first).toMatchObject({ data: data.slice(0, 2), has_more: true });
  const second = await tenant.call('list_passages', { id, limit: 200, cursor: first.next_cursor });
  expect(second).toMatchObject({ data: data.slice(2), has_more: false });
});

test('each passage is one that the search finds', async () => {
  const { data } = await tenant.call('list_passages', { id });
  const found = await tenant.call('search_knowledge', { query: 'When do you open?' });
  const hit = found.data[0];
  const passage = data.find((one: { id: string }) => one.id === hit.chunk_id);
  expect(passage).toMatchObject({ text: hit.text, start: hit.start, end: hit.end });
});

test('a document of another workspace, and a shared one for a limited token, does not exist', async () => {
  const other = await createTenant(world);
  await expect(other.call('list_passages', { id })).rejects.toMatchObject({ code: 'not_found' });
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('list_passages', { id }, { reach })).rejects.toMatchObject({ code: 'not_found' });
});
