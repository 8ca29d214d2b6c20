import { rollUpAnalytics, startWorker } from '@jawab/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { wordVector } from '../support/word-vector.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const soon = { timeout: 90_000, interval: 30 };
/** Questions with the same meaning but no common word or concept. Each model has its own dimensions. */
const meanings = [
  ['Where may visitors leave their cars?', 'Is there parking?', 'マイカーで行けますか'],
  ['Can somebody gift-wrap it?', 'Do you pack presents nicely?'],
];
const dimensionsOf: Record<string, number> = { 'model-a': 64, 'model-b': 96 };
const vectorOf = (text: string, model: string) => {
  const dimensions = dimensionsOf[model] ?? 32;
  const meaning = meanings.findIndex((some) => some.some((question) => text.includes(question)));
  if (meaning < 0) return wordVector(text, dimensions);
  const vector = new Array<number>(dimensions).fill(0);
  vector[meaning] = 1;
  vector[10 + (text.length % 10)] = 0.1;
  return vector;
};
let models: ModelServer;
let worlds: World[];
beforeAll(async () => {
  models = await startModelServer({ vectorOf });
  worlds = [];
});
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
  await models.close();
});

async function openWith(model: string, connectionString?: string): Promise<World> {
  const settings = { EMBEDDING_URL: models.openaiUrl, EMBEDDING_MODEL: model };
  const world = await openWorld(settings, connectionString ? { connectionString } : {});
  worlds.push(world);
  return world;
}

/** Runs the real worker, with more frequent checks for new questions, while `work` waits for its results. */
async function withWorker(world: World, work: () => Promise<unknown>): Promise<void> {
  const worker = await startWorker(world.runtime, { groupMs: 50, pollIntervalMs: 40 });
  try {
    await work();
  } finally {
    await worker.stop();
  }
}

const ask = async (tenant: Tenant, messages: string[], bot = 0) => {
  for (const message of messages) await tenant.call('ask_bot', { message, chatbotId: tenant.bots[bot] });
};
const counts = (rows: { question: string; count: number }[]) =>
  rows.map(({ question, count }) => [question, count]);
const top = async (tenant: Tenant) => counts((await tenant.call('get_analytics')).data.top_questions);
const unanswered = async (tenant: Tenant) => counts((await tenant.call('list_unanswered')).data);

test('counts questions without a common word as one if their vectors are near', async () => {
  const world = await openWith('model-a');
  const tenant = await createTenant(world);
  const [cars, parking, japanese] = meanings[0] as [string, string, string];
  await ask(tenant, [cars, 'Student discount?', parking, japanese]);
  expect(await top(tenant)).toHaveLength(4);
  await withWorker(world, () =>
    expect
      .poll(() => top(tenant), soon)
      .toEqual([
        [japanese, 3],
        ['Student discount?', 1],
      ]),
  );
  expect(await unanswered(tenant)).toEqual([
    [japanese, 3],
    ['Student discount?', 1],
  ]);
  const [group] = (await tenant.call('list_unanswered')).data;
  await tenant.call('resolve_unanswered', { id: group.id, dismiss: true });
  expect(await unanswered(tenant)).toEqual([['Student discount?', 1]]);
});

test('counts what agents missed as one wish if it says the same in other words', async () => {
  const world = await openWith('model-a');
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [cars, parking, japanese] = meanings[0] as [string, string, string];
  const report = async (wanted: string, more = {}) =>
    (await tenant.call('report_missing', { wanted, ...more })).data;
  const list = async () =>
    (await tenant.call('list_missing')).data.map(({ wanted, count }: { wanted: string; count: number }) => [
      wanted,
      count,
    ]);
  const { id } = await report(cars, { operation: 'list_leads' });
  await report('Student discount?');
  await report(cars, { chatbotId: tenant.bots[1] });
  await report(parking, { operation: 'get_bot' });
  await withWorker(world, async () => {
    await expect.poll(list, soon).toEqual([
      [cars, 2],
      [cars, 1],
      ['Student discount?', 1],
    ]);
    expect(await report(parking)).toEqual({ id, count: 3 });
    await report(japanese);
    await expect.poll(list, soon).toEqual([
      [cars, 4],
      [cars, 1],
      ['Student discount?', 1],
    ]);
  });
  const [wish] = (await tenant.call('list_missing')).data;
  expect(wish).toMatchObject({ id, wanted: cars, operation: 'get_bot', count: 4 });
  await tenant.call('dismiss_missing', { id });
  expect(await list()).toEqual([
    [cars, 1],
    ['Student discount?', 1],
  ]);
  expect((await report(japanese)).count).toBe(1);
});

test('lists unanswered questions per bot, and one row of top questions for all bots', async () => {
  const world = await openWith('model-a');
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [wrap, presents] = meanings[1] as [string, string];
  await ask(tenant, [wrap], 0);
  await ask(tenant, [presents], 1);
  await withWorker(world, () => expect.poll(() => top(tenant), soon).toEqual([[presents, 2]]));
  expect(await unanswered(tenant)).toEqual([
    [presents, 1],
    [wrap, 1],
  ]);
});

test('a change of model keeps the groups, and new questions join them', async () => {
  const before = await openWith('model-a');
  const tenant = await createTenant(before);
  const [cars, parking, japanese] = meanings[0] as [string, string, string];
  await ask(tenant, [cars, parking]);
  await withWorker(before, () => expect.poll(() => top(tenant), soon).toEqual([[parking, 2]]));
  const after = await openWith('model-b', before.database.connectionString);
  await ask(tenant, [japanese]);
  await withWorker(after, () => expect.poll(() => top(tenant), soon).toEqual([[japanese, 3]]));
});

test('keeps groups that were counted by words, and later questions join them', async () => {
  const world = await openWith('model-a');
  const tenant = await createTenant(world);
  const { workspaceId } = tenant;
  const [cars, parking] = meanings[0] as [string, string];
  const { database } = world.runtime;
  const { sql } = database.system;
  await ask(tenant, [cars, parking]);
  await sql`
    update messages set created_at = created_at - interval '2 days' where workspace_id = ${workspaceId}`;
  await rollUpAnalytics(database.workspace(workspaceId), { workspaceId });
  await ask(tenant, [cars, 'Student discount?', meanings[0]?.[2] as string]);
  expect(await top(tenant)).toHaveLength(4);
  await withWorker(world, () => expect.poll(async () => (await top(tenant)).length, soon).toBeLessThan(4));
  const [total] = await sql`
    select sum(count)::int as n from analytics_asked
    where workspace_id = ${workspaceId}`;
  expect(total?.n).toBe(2);
  expect((await top(tenant)).reduce((sum, [, n]) => sum + Number(n), 0)).toBe(5);
});

test('groups by words while the embedder is down, and by vectors afterwards', async () => {
  const world = await openWith('model-a');
  const tenant = await createTenant(world);
  const [wrap, presents] = meanings[1] as [string, string];
  await ask(tenant, [wrap, presents]);
  let down = true;
  let failed = 0;
  models.script({
    kind: 'embed',
    status: 503,
    while: () => down,
    match: ({ inputs }) => inputs.some((text) => text.includes(presents)) && ++failed > 0,
  });
  await withWorker(world, async () => {
    await expect.poll(() => failed, soon).toBeGreaterThan(1);
    expect(await top(tenant)).toHaveLength(2);
    down = false;
    await expect.poll(() => top(tenant), soon).toEqual([[presents, 2]]);
  });
});

test('deletes the vector of a question with its conversations', async () => {
  const world = await openWith('model-a');
  const tenant = await createTenant(world);
  const { workspaceId } = tenant;
  const { database } = world.runtime;
  const { sql } = database.system;
  const [cars, parking] = meanings[0] as [string, string];
  for (const message of [cars, parking]) await tenant.call('ask_bot', { message, sessionId: message });
  const groups = () => sql`select 1 from question_groups where workspace_id = ${workspaceId}`;
  await withWorker(world, () => expect.poll(async () => (await groups()).length, soon).toBe(2));
  await sql`update messages set created_at = created_at - interval '5 days' where workspace_id = ${workspaceId}`;
  await sql`
    update question_groups set created_at = created_at - interval '5 days' where workspace_id = ${workspaceId}`;
  for (const [sessionId, left] of [
    [cars, 2],
    [parking, 0],
  ] as const) {
    await tenant.call('delete_conversation', { sessionId });
    await rollUpAnalytics(database.workspace(workspaceId), { workspaceId });
    expect(await groups()).toHaveLength(left);
  }
});
