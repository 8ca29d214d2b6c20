import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function addLead(tenant: { workspaceId: string }, botId: string, sessionId: string, score: number) {
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, intent_score, intent_reasons)
    values (${tenant.workspaceId}, ${botId}, ${sessionId}, 'สมชาย', 'a@example.com', ${score}, ${['asked for a price']})`;
}

test('lists leads with their label, filtered by bot and score', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  await addLead(tenant, a, 'cold', 39);
  await addLead(tenant, a, 'warm', 40);
  await addLead(tenant, b, 'hot', 70);
  const labels = async (input: object) =>
    (await tenant.call('list_leads', input)).data.map((lead: { intent_label: string }) => lead.intent_label);
  expect(await labels({})).toEqual(['hot', 'warm', 'cold']);
  expect(await labels({ minScore: 40 })).toEqual(['hot', 'warm']);
  expect(await labels({ chatbotId: a })).toEqual(['warm', 'cold']);
  expect((await tenant.call('list_leads', { chatbotId: b })).data[0]).toMatchObject({
    chatbot_id: b,
    session_id: 'hot',
    name: 'สมชาย',
    phone: null,
    message: null,
    intent_score: 70,
    intent_reasons: ['asked for a price'],
  });
});

test('does not list leads of other bots and other workspaces', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await addLead(other, other.bots[0] as string, 's', 50);
  await addLead(tenant, tenant.bots[0] as string, 's', 50);
  expect((await tenant.call('list_leads')).data).toHaveLength(1);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  expect((await tenant.call('list_leads', {}, limited)).data).toEqual([]);
});
