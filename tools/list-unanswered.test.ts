import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = (tenant: Tenant, message: string, input: object = {}) =>
  tenant.call('ask_bot', { message, chatbotId: tenant.bots[0], ...input });

test('groups questions of one meaning, newest first, with the bot’s reply', async () => {
  const tenant = await createTenant(world);
  for (const _ of ['one visitor', 'another one']) await ask(tenant, 'What are your opening hours?');
  const { session_id } = await ask(tenant, '送料はいくらですか？');
  await ask(tenant, 'Hello');
  const { answer } = await ask(tenant, 'OPENING HOURS??', { sessionId: 'last' });
  const { data, has_more } = await tenant.call('list_unanswered');
  expect(data).toMatchObject([
    {
      question: 'OPENING HOURS??',
      examples: ['What are your opening hours?'],
      count: 3,
      languages: ['en'],
      answer,
      session_id: 'last',
    },
    {
      question: '送料はいくらですか？',
      examples: [],
      count: 1,
      languages: ['ja'],
      chatbot_id: tenant.bots[0],
      session_id,
    },
  ]);
  expect(has_more).toBe(false);
  expect(data[0].first_asked_at < data[0].last_asked_at).toBe(true);
});

test('groups questions that name the same concepts in other words and languages, and no others', async () => {
  const tenant = await createTenant(world);
  for (const message of [
    'Is there parking?',
    'ada tempat parkir?',
    '駐車場はありますか',
    'How much is parking?',
  ])
    await ask(tenant, message);
  expect((await tenant.call('list_unanswered')).data).toMatchObject([
    { question: 'How much is parking?', count: 1 },
    { question: '駐車場はありますか', count: 3, examples: ['ada tempat parkir?', 'Is there parking?'] },
  ]);
});

test('lists every group once across pages', async () => {
  const tenant = await createTenant(world);
  const questions = [
    'Parking garage?',
    'Wheelchair ramp?',
    'Gift wrapping?',
    'Student discount?',
    'Night bus?',
  ];
  for (const question of questions) await ask(tenant, question);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await tenant.call('list_unanswered', { limit: 2, cursor });
    seen.push(...page.data.map((group: { question: string }) => group.question));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([...questions].reverse());
});

test('is empty for a new workspace, and lists only the bots in reach', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  expect((await tenant.call('list_unanswered')).data).toEqual([]);
  await ask(tenant, 'Is there parking?');
  await ask(tenant, 'Is there parking?', { chatbotId: tenant.bots[1] });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  const bots = async (input: object, change?: object) =>
    (await tenant.call('list_unanswered', input, change)).data.map(
      (group: { chatbot_id: string }) => group.chatbot_id,
    );
  expect(await bots({})).toEqual([tenant.bots[1], tenant.bots[0]]);
  expect(await bots({ chatbotId: tenant.bots[0] })).toEqual([tenant.bots[0]]);
  expect(await bots({}, limited)).toEqual([tenant.bots[1]]);
});

test('does not list questions of a deleted conversation', async () => {
  const tenant = await createTenant(world);
  await ask(tenant, 'Is there parking?', { sessionId: 's' });
  await tenant.call('delete_conversation', { sessionId: 's' });
  expect((await tenant.call('list_unanswered')).data).toEqual([]);
});

test('lists what the bot was not sure about apart, and an answer settles it', async () => {
  const tenant = await createTenant(world);
  const hedge = async (message: string) => {
    const { message_id: id } = await ask(tenant, message);
    await tenant.context().sql`
      update messages set answered = null, trace = '{"decision": "hedged"}' where id = ${id}`;
  };
  await hedge('Is there parking?');
  await hedge('Gift wrapping?');
  await ask(tenant, 'Gift wrapping?');
  const list = async (kind?: string) =>
    (await tenant.call('list_unanswered', { kind })).data.map((group: { question: string; kind: string }) => [
      group.question,
      group.kind,
    ]);
  expect(await list()).toEqual([
    ['Gift wrapping?', 'unanswered'],
    ['Is there parking?', 'not_sure'],
  ]);
  expect(await list('not_sure')).toEqual([['Is there parking?', 'not_sure']]);
  expect(await list('unanswered')).toEqual([['Gift wrapping?', 'unanswered']]);
  const [{ id }] = (await tenant.call('list_unanswered', { kind: 'not_sure' })).data;
  await tenant.call('resolve_unanswered', { id, answer: 'Yes, behind the shop.' });
  expect(await list('not_sure')).toEqual([]);
});
