import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['Shop', 'Other'], limits: { messagesPerMonth: 9 } });
  await ingest(world, tenant, [
    {
      title: 'Delivery',
      text: 'Delivery takes 2 to 4 working days inside Indonesia. It costs 6 US dollars.',
    },
    { title: 'Returns', text: 'You can send back unopened packs within 30 days of delivery.' },
  ]);
});
afterAll(() => world.close());

const id = () => tenant.bots[0] as string;
const check = async (text: string, question?: string) =>
  (await tenant.call('check_reply', { id: id(), text, question })).data;

test('says sentence by sentence what the knowledge says, and why not', async () => {
  const question = 'How long does delivery inside Indonesia take, and what does it cost?';
  const { sentences, answers } = await check(
    'Delivery inside Indonesia takes 2 to 4 working days. It costs 12 US dollars. Thank you!',
    question,
  );
  expect(sentences).toMatchObject([
    { text: 'Delivery inside Indonesia takes 2 to 4 working days.', verdict: 'said', reason: null },
    { text: 'It costs 12 US dollars.', verdict: 'not_said', reason: 'figure' },
    { text: 'Thank you!', verdict: 'unclear', reason: null, source: null },
  ]);
  expect(sentences[0].source).toMatchObject({ title: 'Delivery', quote: expect.stringContaining('2 to 4') });
  expect(answers).toBe(true);
});

test('refuses a promise, and says that nothing answers', async () => {
  const { sentences, answers } = await check('I have cancelled your order.', 'Please cancel my order');
  expect(sentences[0]).toMatchObject({ verdict: 'not_said', reason: 'deed' });
  expect(answers).toBe(false);
});

test('judges a sentence after a promise by itself', async () => {
  const { sentences } = await check(
    'I have cancelled your order. Delivery costs 12 US dollars. It costs 6 US dollars.',
  );
  expect(sentences).toMatchObject([
    { reason: 'deed' },
    { reason: 'figure' },
    { verdict: 'said', reason: null },
  ]);
});

test('searches with the reply itself if there is no question', async () => {
  const { sentences, answers } = await check('You can send back unopened packs within 30 days.');
  expect(sentences).toMatchObject([{ verdict: 'said', source: { title: 'Returns' } }]);
  expect(answers).toBeNull();
});

test('stores nothing, and spends one message of the month', async () => {
  const used = async () => (await tenant.call('get_usage')).data.messages.used;
  const before = await used();
  await check('Delivery is possible.');
  expect(await used()).toBe(before + 1);
  expect((await tenant.call('list_conversations')).data).toEqual([]);
  expect((await tenant.call('list_unanswered')).data).toEqual([]);
  for (let left = 9 - before - 1; left > 0; left--) await check('Hello.');
  await expect(check('Hello.')).rejects.toMatchObject({ code: 'quota_exceeded' });
});

test('reaches only bots of the caller', async () => {
  const other = await createTenant(world);
  await expect(other.call('check_reply', { id: id(), text: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  await expect(tenant.call('check_reply', { id: id(), text: 'x' }, limited)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
});
