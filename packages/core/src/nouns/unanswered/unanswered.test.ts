import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTenant, openWorld, type World } from '../../../../../test/support/world.ts';
import { findUnanswered } from './unanswered.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('computes the keys of the newest dismissed questions, and compares the others by their stored keys', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const ctx = tenant.context();
  const ask = (message: string) => tenant.call('ask_bot', { chatbotId: tenant.bots[0], message });
  const list = async () => (await tenant.call('list_unanswered')).data;
  for (const message of ['Student discount?', 'Is there parking?']) await ask(message);
  for (const { id } of await list()) await tenant.call('resolve_unanswered', { id, dismiss: true });
  await ctx.sql`
    update messages set question_key = 7
    where reply_to in (select id from messages where content = 'Is there parking?')`;
  await ctx.sql`update resolved_questions set question_key = 7 where question = 'Is there parking?'`;
  await ctx.sql`update resolved_questions set resolved_at = '2020-01-01' where question = 'Student discount?'`;
  const dismiss = (bot: string) => ctx.sql`
    insert into resolved_questions (workspace_id, message_id, bot_id, question, question_key, dismissed, resolved_at)
    select ${tenant.workspaceId}, gen_random_uuid(), ${bot}, 'Question ' || n, n, true, '2021-01-01'
    from generate_series(1000, 2999) n`;
  for (const bot of tenant.bots) await dismiss(bot);
  for (const message of ['student discount', 'Parking?', 'Can I bring my elephant?']) await ask(message);
  const questionKey = vi.fn(ctx.languages.questionKey);
  const open = await findUnanswered({ ...ctx, languages: { ...ctx.languages, questionKey } }, {});
  expect(open.map(({ question }) => question)).toEqual(['Can I bring my elephant?']);
  expect(questionKey.mock.calls.length).toBeLessThanOrEqual(1000);
});
