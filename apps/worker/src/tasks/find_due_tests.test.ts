import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduleSweep } from '../queue/schedule.ts';
import { openShop, type Shop } from '../worker.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const question = 'Do you deliver on Sundays?';
const sql = () => shop.world.runtime.database.system.sql;
const runs = () => sql()<{ status: string; passed: number }>`
  select status, passed from test_runs where workspace_id = ${shop.workspaceId} order by created_at`;

async function runDue(count: number) {
  await sql()`update bots set tests_due_at = now() - interval '1 second' where workspace_id = ${shop.workspaceId}`;
  await scheduleSweep({ runtime: shop.world.runtime }, 'find_due_tests');
  await expect
    .poll(async () => (await runs()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(Array.from({ length: count }, () => 'done'));
}

test('the cases of a bot run on its schedule, and an event names those that got worse', async () => {
  const [chatbotId] = shop.bots;
  await shop.startWorker();
  const content = JSON.stringify({ question, answer: 'Yes, from 9 to 12.' });
  const id = await shop.add({ sourceType: 'qa', title: question, content });
  await shop.settled(id);
  await shop.call('create_test_case', { chatbotId, question, expectedAnswer: '9 to 12' });
  await shop.call('create_test_case', { chatbotId, question: 'Do you sell boats?', expectedAnswer: 'boats' });
  const { data } = await shop.call('update_bot', { id: chatbotId, testSchedule: 'daily' });
  expect(data.test_schedule).toBe('daily');
  await runDue(1);
  const feed = async () => (await shop.call('list_events', { type: 'tests.regressed' })).data;
  expect(await feed()).toEqual([]);
  await shop.call('delete_knowledge', { id });
  await runDue(2);
  await expect.poll(async () => (await feed()).length).toBe(1);
  expect((await feed())[0].data).toMatchObject({
    chatbot_id: chatbotId,
    passed: 0,
    passed_before: 1,
    total: 2,
    regressed: 1,
    cases: [{ question }],
  });
  await runDue(3);
  expect(await feed()).toHaveLength(1);
});

test.each([
  ['daily', 1],
  ['weekly', 7],
])('%s runs are due from 03:00 UTC', async (testSchedule, days) => {
  await shop.call('update_bot', { id: shop.bots[0], testSchedule: 'never' });
  const due = async () =>
    (
      await sql()<{ due: Date | null; hour: number; soon: boolean; weekday: number }>`
        select tests_due_at as due, extract(hour from tests_due_at at time zone 'utc')::int as hour,
          tests_due_at > now() and tests_due_at <= now() + make_interval(days => ${days}) as soon,
          extract(isodow from tests_due_at at time zone 'utc')::int as weekday
        from bots where workspace_id = ${shop.workspaceId} limit 1`
    )[0];
  expect((await due())?.due).toBeNull();
  await shop.call('update_bot', { id: shop.bots[0], testSchedule });
  expect(await due()).toMatchObject({ hour: 3, soon: true });
  if (testSchedule === 'weekly') expect((await due())?.weekday).toBe(1);
});
