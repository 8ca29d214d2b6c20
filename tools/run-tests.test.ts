import { ingest, withWorker } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
let chatbotId: string;
let documentId: string;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  chatbotId = shop.bots[0] as string;
  const [document] = await ingest(world, shop, [
    { title: 'Delivery', text: 'Delivery takes 2 to 4 working days inside Indonesia.', chatbotId },
  ]);
  documentId = document?.id as string;
});
afterAll(() => world.close());

async function run() {
  const { data } = await shop.call('run_tests', { chatbotId });
  return withWorker(world, async () => {
    for (;;) {
      const { data: run } = await shop.call('get_test_run', { id: data.id, wait: 30 });
      if (run.status !== 'queued' && run.status !== 'running') return run;
    }
  });
}

test('runs every case, says why one fails, and compares with the previous run; costs and stores nothing else', async () => {
  const question = 'How long does delivery take inside Indonesia?';
  await shop.call('create_test_case', {
    chatbotId,
    question,
    expectedDocumentId: documentId,
    language: 'en-IN',
  });
  const wrong = {
    chatbotId,
    question: 'How many days is delivery inside Indonesia?',
    expectedAnswer: 'two hours',
  };
  const { data: failing } = await shop.call('create_test_case', wrong);
  await shop.call('create_test_case', {
    chatbotId,
    question: '社長の誕生日は？',
    expectUnanswered: true,
    language: 'ja',
  });
  const first = await run();
  expect(first).toMatchObject({
    status: 'done',
    total: 3,
    passed: 2,
    better: 0,
    worse: 0,
    changed_language: 0,
  });
  expect(first.results[0]).toMatchObject({
    case_id: failing.id,
    passed: false,
    reasons: ['does not contain the expected text'],
    change: 'new',
  });
  await world.runtime.database.system.sql`
    update test_cases set expected_answer = '2 to 4 WORKING days' where id = ${failing.id}`;
  const second = await run();
  expect(second).toMatchObject({ passed: 3, better: 1, worse: 0 });
  expect(second.results.find((result: { case_id: string }) => result.case_id === failing.id).change).toBe(
    'better',
  );
  expect((await shop.call('get_usage')).data.messages.used).toBe(0);
  expect((await shop.call('list_conversations')).data).toEqual([]);
});

test('allows one run at a time, and none without cases', async () => {
  const tenant = await createTenant(world);
  const [bot] = tenant.bots;
  await expect(tenant.call('run_tests', { chatbotId: bot })).rejects.toMatchObject({ code: 'conflict' });
  await tenant.call('create_test_case', { chatbotId: bot, question: 'Anything?', language: 'en' });
  const { data } = await tenant.call('run_tests', { chatbotId: bot });
  expect(data).toMatchObject({ status: 'queued', total: 1, chatbot_id: bot });
  await expect(tenant.call('run_tests', { chatbotId: bot })).rejects.toMatchObject({ code: 'conflict' });
});

test('asks drafts only when told to, and follow-ups after the questions before them', async () => {
  const tenant = await createTenant(world);
  const [bot] = tenant.bots as [string];
  const [document] = await ingest(world, tenant, [
    {
      title: 'Returns',
      text: 'Returned shoes cost 9 dollars. Returned hats cost 4 dollars.',
      chatbotId: bot,
    },
  ]);
  await tenant.call('update_knowledge', { id: document?.id, publish: 'draft' });
  await tenant.call('create_test_case', {
    chatbotId: bot,
    question: 'How much do returned shoes cost?',
    expectedDocumentIds: [document?.id],
    mustNotSay: ['Free'],
  });
  await tenant.call('create_test_case', {
    chatbotId: bot,
    question: 'And hats?',
    askedBefore: ['How much do returned shoes cost?'],
    expectedAnswer: '4 dollars',
  });
  const finish = (input: object) =>
    withWorker(world, async () => {
      const { data } = await tenant.call('run_tests', Object.assign({ chatbotId: bot }, input));
      for (;;) {
        const { data: run } = await tenant.call('get_test_run', { id: data.id, wait: 30 });
        if (run.status === 'done') return run;
      }
    });
  expect(await finish({})).toMatchObject({ total: 2, passed: 0, drafts: false });
  expect(await finish({ drafts: true })).toMatchObject({ total: 2, passed: 2, drafts: true });
  await world.runtime.database.system.sql`
    update test_cases set must_not_say = '{"9 DOLLARS"}' where workspace_id = ${tenant.workspaceId} and must_not_say <> '{}'`;
  const { results } = await finish({ drafts: true });
  expect(results.find((result: { passed: boolean }) => !result.passed).reasons).toEqual([
    'says “9 DOLLARS”, which it must not',
  ]);
});
