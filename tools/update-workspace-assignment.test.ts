import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Rule = 'manual' | 'round_robin' | 'least_busy';

/** A workspace with a rule, and members who are online. */
async function openTeam(assignment: Rule, ...names: string[]) {
  const tenant = await createTenant(world);
  await tenant.call('update_workspace', { assignment });
  const people = [];
  for (const name of names) {
    const person = await createPerson(world, { tenant, role: 'support', name });
    await tenant.call('update_me', { presence: 'online' }, person);
    people.push(person);
  }
  return { tenant, people };
}

async function handOver(tenant: Tenant) {
  const visitor = asVisitor(tenant);
  await tenant.call('widget_handoff', {}, visitor);
  return visitor.sessionId;
}

const assigneeOf = async (tenant: Tenant, sessionId: string | null): Promise<string | undefined> =>
  (await tenant.call('get_conversation', { sessionId })).data.assignee?.name;

const eventsOf = ({ workspaceId }: Tenant) => world.runtime.database.system.sql<{
  data: { assignee: { name: string } };
}>`
  select data from events where workspace_id = ${workspaceId} and event = 'conversation.handoff' order by created_at`;

const give = async (tenant: Tenant) => assigneeOf(tenant, await handOver(tenant));

test('gives visitors to members in turn, and names the member in the event', async () => {
  const { tenant } = await openTeam('round_robin', 'Ann', 'Bea', 'Cem');
  const given = [];
  for (let at = 0; at < 6; at += 1) given.push(await give(tenant));
  expect(new Set(given.slice(0, 3))).toEqual(new Set(['Ann', 'Bea', 'Cem']));
  expect(given.slice(3)).toEqual(given.slice(0, 3));
  const told = await eventsOf(tenant);
  expect(told.map(({ data }) => data.assignee.name)).toEqual(given);
});

test('an answer that hands over names the member in its event too', async () => {
  const { tenant, people } = await openTeam('least_busy', 'Ann');
  const visitor = asVisitor(tenant);
  await tenant.call('widget_chat', { message: 'I want to talk to a human' }, visitor);
  expect(await eventsOf(tenant)).toMatchObject([
    { data: { assignee: { id: people[0]?.memberId, name: 'Ann' } } },
  ]);
  expect(await assigneeOf(tenant, visitor.sessionId)).toBe('Ann');
});

test('gives a visitor to the member with the fewest, also when many ask at once', async () => {
  const { tenant } = await openTeam('least_busy', 'Ann', 'Bea', 'Cem');
  const visitors = Array.from({ length: 9 }, () => asVisitor(tenant));
  await Promise.all(visitors.map((visitor) => tenant.call('widget_handoff', {}, visitor)));
  const given = await Promise.all(visitors.map(({ sessionId }) => assigneeOf(tenant, sessionId)));
  expect(given.toSorted()).toEqual(['Ann', 'Ann', 'Ann', 'Bea', 'Bea', 'Bea', 'Cem', 'Cem', 'Cem']);
  const ofBea = visitors[given.indexOf('Bea')]?.sessionId as string;
  await tenant.call('set_conversation_status', { sessionId: ofBea, status: 'closed' });
  expect(await give(tenant)).toBe('Bea');
});

test('gives none to who is away, gave no sign of life for ten minutes, or only reads', async () => {
  const { tenant, people } = await openTeam('round_robin', 'Ann', 'Bea', 'Cem');
  const [ann, bea, cem] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  await tenant.call('update_me', { presence: 'away' }, ann);
  await tenant.call('update_member', { id: bea.memberId, role: 'viewer' });
  const { sql } = world.runtime.database.system;
  const lastSign = (minutes: number) => sql`
    update members set online_at = now() - ${minutes} * interval '1 minute' where user_id = ${cem.memberId}`;
  await lastSign(9);
  expect([await give(tenant), await give(tenant)]).toEqual(['Cem', 'Cem']);
  await lastSign(11);
  expect(await give(tenant)).toBeUndefined();
  const { data } = await tenant.call('list_members');
  const presences = data.map(({ name, presence }: Record<string, string>) => `${name} ${presence}`);
  expect(presences.toSorted()).toEqual(['Ann away', 'Bea online', 'Cem away']);
});

test('leaves it to people where the workspace says so, or somebody works on the conversation', async () => {
  const { tenant, people } = await openTeam('manual', 'Ann', 'Bea');
  expect(await give(tenant)).toBeUndefined();
  await tenant.call('update_workspace', { assignment: 'round_robin' });
  const visitor = asVisitor(tenant);
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  await tenant.call('assign_conversation', { sessionId: visitor.sessionId, assignee: 'Ann' });
  for (let at = 0; at < 2; at += 1) {
    await tenant.call('widget_handoff', {}, visitor);
    expect(await assigneeOf(tenant, visitor.sessionId)).toBe('Ann');
    await tenant.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'Hello.' }, people[1]);
    await tenant.call('set_conversation_status', { sessionId: visitor.sessionId, status: 'closed' });
  }
});

test('whoever replies first to an offered visitor has it', async () => {
  const { tenant, people } = await openTeam('round_robin', 'Ann', 'Bea');
  const sessionId = await handOver(tenant);
  const first = await assigneeOf(tenant, sessionId);
  const colleague = people.find(({ memberName }) => memberName !== first);
  await tenant.call('reply_to_conversation', { sessionId, text: 'Hello.' }, colleague);
  expect(await assigneeOf(tenant, sessionId)).toBe(colleague?.memberName);
});

test('a member who is removed leaves the conversations unassigned', async () => {
  const { tenant, people } = await openTeam('round_robin', 'Ann');
  const sessionId = await handOver(tenant);
  expect(await assigneeOf(tenant, sessionId)).toBe('Ann');
  await tenant.call('remove_member', { id: people[0]?.memberId });
  expect(await assigneeOf(tenant, sessionId)).toBeUndefined();
});
