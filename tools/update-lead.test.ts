import { keepLead } from '@jawab/core';
import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
let id: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const details = { name: 'Ann', email: 'ann@example.com', phone: null, message: null };
const leave = (sessionId: string, botId = shop.bots[0] as string) =>
  keepLead(shop.context(), { botId, sessionId }, details);
beforeEach(async () => {
  shop = await createTenant(world, { bots: ['A', 'B'] });
  id = (await leave('s')).id;
});

const update = async (change: object) => (await shop.call('update_lead', { id, ...change })).data;
const read = async () => (await shop.call('get_lead', { id })).data;
const sessions = async (filter: object) =>
  (await shop.call('list_leads', filter)).data.map((lead: { session_id: string }) => lead.session_id);

test('changes the state, the owner and the note that are sent, and nothing else', async () => {
  const { memberId } = await createPerson(world, { tenant: shop, name: 'Dewi' });
  expect(await read()).toMatchObject({ state: 'new', owner: null, note: null });
  expect(await update({ state: 'contacted', owner: 'dewi', note: 'Call at nine.' })).toMatchObject({
    state: 'contacted',
    owner: { id: memberId, name: 'Dewi' },
    note: 'Call at nine.',
  });
  expect(await update({ state: 'won' })).toMatchObject({ owner: { id: memberId }, note: 'Call at nine.' });
  expect(await update({ owner: 'nobody', note: ' ' })).toMatchObject({
    state: 'won',
    owner: null,
    note: null,
  });
  expect(await read()).toEqual((await shop.call('list_leads')).data[0]);
  expect(await read()).toMatchObject(details);
});

test('a lead that is left again keeps what the team knows', async () => {
  await update({ state: 'lost', note: 'Too far away.' });
  await keepLead(
    shop.context(),
    { botId: shop.bots[0] as string, sessionId: 's' },
    { ...details, name: 'Ann Lim' },
  );
  expect(await read()).toMatchObject({ name: 'Ann Lim', state: 'lost', note: 'Too far away.' });
});

test('lists leads by state and by owner', async () => {
  const dewi = await createPerson(world, { tenant: shop, name: 'Dewi' });
  await leave('free');
  await update({ state: 'contacted', owner: dewi.memberId });
  expect(await sessions({ state: 'contacted' })).toEqual(['s']);
  expect(await sessions({ state: 'new' })).toEqual(['free']);
  expect(await sessions({ owner: 'Dewi' })).toEqual(['s']);
  expect(await sessions({ owner: 'nobody' })).toEqual(['free']);
  const own = await shop.call('list_leads', { owner: 'me' }, dewi);
  expect(own.data.map((lead: { session_id: string }) => lead.session_id)).toEqual(['s']);
});

test('searches leads in the note too, whatever its case and width', async () => {
  await leave('other');
  await update({ note: 'Wants ＴＷＯ rooms in May.' });
  expect(await sessions({ q: 'two ROOMS' })).toEqual(['s']);
  expect(await sessions({ q: 'ann@' })).toEqual(['other', 's']);
  await update({ note: '' });
  expect(await sessions({ q: 'two rooms' })).toEqual([]);
});

test.each([
  ['a state that does not exist', { state: 'sold' }],
  ['a name that no member has', { owner: 'Nobody Known' }],
  ['me of a token', { owner: 'me' }],
  ['a note too long', { note: 'x'.repeat(2001) }],
])('refuses %s and changes nothing', async (_, change) => {
  await expect(update({ state: 'won', ...change })).rejects.toMatchObject({ code: 'invalid_request' });
  expect(await read()).toMatchObject({ state: 'new', note: null });
});

test('returns 404 for a lead of another workspace or bot, and for a member of another workspace', async () => {
  const other = await createTenant(world);
  const stranger = await createPerson(world, { tenant: other });
  const limited = { reach: { workspace: shop.workspaceId, bots: [shop.bots[1] as string] } };
  const missing = { code: 'not_found' };
  await expect(other.call('update_lead', { id, state: 'won' })).rejects.toMatchObject(missing);
  await expect(shop.call('update_lead', { id, state: 'won' }, limited)).rejects.toMatchObject(missing);
  await expect(update({ owner: stranger.memberId })).rejects.toMatchObject(missing);
  expect(await read()).toMatchObject({ state: 'new', owner: null });
});

test('a member who leaves owns no lead, and a restored one neither', async () => {
  const { memberId } = await createPerson(world, { tenant: shop });
  await update({ owner: memberId, note: 'Wants a quote.' });
  await leave('kept');
  const [kept] = (await shop.call('list_leads', { q: 'kept' })).data;
  await shop.call('update_lead', { id: kept.id, owner: memberId });
  await shop.call('delete_lead', { id });
  await shop.call('remove_member', { id: memberId });
  await shop.call('restore_lead', { id });
  expect(await read()).toMatchObject({ owner: null, note: 'Wants a quote.' });
  expect((await shop.call('get_lead', { id: kept.id })).data.owner).toBeNull();
});

test('masks personal data in the note if the workspace asks for it', async () => {
  await shop.call('update_workspace', { redact: ['email'] });
  const grant = { redact: ['email'] as const };
  const { data } = await shop.call('update_lead', { id, note: 'Or write to bo@example.com.' }, grant);
  expect(data.note).not.toContain('bo@example.com');
});

test('erasing the visitor takes the note with the lead', async () => {
  await update({ note: 'Has a dog.' });
  await shop.call('erase_visitor', { email: details.email });
  const [left] = await world.runtime.database.system.sql<{ count: number }>`
    select count(*)::int from leads where workspace_id = ${shop.workspaceId}`;
  expect(left?.count).toBe(0);
});
