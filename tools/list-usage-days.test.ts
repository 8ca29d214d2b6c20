import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const today = new Date().toISOString().slice(0, 10);

test('counts the messages of each bot and day, the days the worker counted included', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  for (const chatbotId of [a, a, b]) await tenant.call('ask_bot', { chatbotId, message: 'Qwxyz blorp?' });
  await world.runtime.database.system.sql`
    insert into analytics_quarters (workspace_id, day, at, bot_id, channel, language, messages, answered, unsure, unanswered,
      up, down, input_tokens, output_tokens, conversations)
    values (${tenant.workspaceId}, ${today}::date - 3, day_start(${today}::date - 3), ${b}, 'api', 'en', 7, 0, 0, 0, 0, 0, 0, 0, '{}')`;
  const before = new Date(Date.parse(today) - 3 * 86_400_000).toISOString().slice(0, 10);
  const { data } = await tenant.call('list_usage_days');
  expect(data.slice(0, 2)).toEqual(
    [
      { date: today, chatbot_id: a, messages: 2 },
      { date: today, chatbot_id: b, messages: 1 },
    ].sort((one, other) => (one.chatbot_id < other.chatbot_id ? -1 : 1)),
  );
  expect(data[2]).toEqual({ date: before, chatbot_id: b, messages: 7 });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [a] } };
  expect((await tenant.call('list_usage_days', {}, limited)).data).toEqual([
    { date: today, chatbot_id: a, messages: 2 },
  ]);
  expect((await tenant.call('list_usage_days', { from: today })).data).toHaveLength(2);
});
