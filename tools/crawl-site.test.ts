import { queued, queuedTasks, readPayloads } from '@jawab/test/support/queue.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('queues a crawl with its job', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('crawl_site', {
    url: 'https://example.com/help',
    chatbotId: tenant.bots[0],
  });
  expect(data).toMatchObject({
    url: 'https://example.com/help',
    status: 'queued',
    kind: null,
    max_pages: 100,
    error: null,
    chatbot_id: tenant.bots[0],
    pages: { queued: 0, processing: 0, ready: 0, failed: 0 },
  });
  const { workspaceId } = tenant;
  expect(await readPayloads(world, `crawl:${data.id}`)).toMatchObject([{ crawlId: data.id, workspaceId }]);
});

test('queues another job if the pages are chosen, which a worker of the version before leaves alone', async () => {
  const tenant = await createTenant(world);
  const taskOf = async (input: object) => {
    const { data } = await tenant.call('crawl_site', Object.assign({ url: 'https://example.com/' }, input));
    const [job] = await world.runtime.database.system.sql`
      select t.identifier as task from ${queued} j join ${queuedTasks} t on t.id = j.task_id
      where j.key = ${`crawl:${data.id}`}`;
    return job?.task;
  };
  expect(await taskOf({})).toBe('crawl_site');
  expect(await taskOf({ choose: true })).toBe('search_site');
});

test.each([
  [{}, 'invalid_request'],
  [{ url: 'https://example.com/', maxPages: 0 }, 'invalid_request'],
  [{ url: 'https://example.com/', maxPages: 501 }, 'invalid_request'],
  [{ url: 'http://169.254.169.254/' }, 'url_not_allowed'],
  [{ url: 'ftp://example.com/' }, 'url_not_allowed'],
  [{ url: 'nowhere' }, 'url_not_allowed'],
])('refuses %j with %s and stores nothing', async (input, code) => {
  const tenant = await createTenant(world);
  await expect(tenant.call('crawl_site', input)).rejects.toMatchObject({ code });
  expect(await tenant.context().sql`select 1 from crawls`).toEqual([]);
});

test('a token of several bots must name one; returns 404 for another workspace’s bot', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const url = 'https://example.com/';
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(tenant.call('crawl_site', { url }, limited)).rejects.toMatchObject({ code: 'bot_forbidden' });
  const foreign = { url, chatbotId: other.bots[0] };
  await expect(tenant.call('crawl_site', foreign)).rejects.toMatchObject({ code: 'not_found' });
});
