import { saveLead } from '@jawab/core';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const place = (tenant: Tenant, sessionId = 's') => ({ botId: tenant.bots[0] as string, sessionId });
const aiko = { name: '佐藤 愛子', email: 'aiko@example.com' };
const leads = async (tenant: Tenant) => (await tenant.call('list_leads')).data;
const events = (tenant: Tenant) =>
  world.runtime.database.system.sql<{ data: object }>`
    select data from events where workspace_id = ${tenant.workspaceId} and event = 'lead.created'`;

test('deletes a lead once and keeps its conversation; returns 404 for foreign and out-of-reach leads', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const { id } = await saveLead(tenant.context(), place(tenant), aiko);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  await expect(tenant.call('delete_lead', { id }, limited)).rejects.toMatchObject({ code: 'not_found' });
  await expect(other.call('delete_lead', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('list_conversations')).data[0].lead_id).toBe(id);
  expect((await tenant.call('delete_lead', { id })).data).toEqual({
    id,
    deleted: true,
    restorable_until: expect.any(String),
  });
  await expect(tenant.call('delete_lead', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('list_conversations')).data[0].lead_id).toBeNull();
});

describe('a lead that is saved', () => {
  test('is scored by what the visitor said, and sends one event', async () => {
    const tenant = await createTenant(world);
    await tenant.call('update_bot', { id: tenant.bots[0], language: 'ja-JP' });
    await tenant.call('ask_bot', { message: '50個の見積もりをお願いします', sessionId: 's' });
    const form = { ...aiko, phone: '090-1234-5678' };
    const saved = await saveLead(tenant.context(), place(tenant), form);
    expect(saved.created).toBe(true);
    expect(await leads(tenant)).toMatchObject([
      {
        id: saved.id,
        ...aiko,
        phone: '+819012345678',
        message: null,
        language: 'ja',
        intent_score: 80,
        intent_label: 'hot',
        session_id: 's',
        intent_reasons: [
          'asked for a price',
          'named a quantity',
          'left an e-mail address',
          'left a phone number',
        ],
      },
    ]);
    expect(await events(tenant)).toMatchObject([
      {
        data: {
          lead_id: saved.id,
          session_id: 's',
          chatbot_id: tenant.bots[0],
          ...aiko,
          phone: '+819012345678',
        },
      },
    ]);
  });

  test('is updated by a second submission of its session, without another event', async () => {
    const tenant = await createTenant(world);
    const first = await saveLead(tenant.context(), place(tenant), { ...aiko, phone: 'ask my office' });
    const second = await saveLead(tenant.context(), place(tenant), {
      name: 'Aiko S.',
      email: 'a@example.org',
      message: 'I want to buy 20 chairs',
    });
    expect(second).toMatchObject({ id: first.id, created: false, intent_score: 90 });
    expect(await leads(tenant)).toMatchObject([
      {
        name: 'Aiko S.',
        email: 'a@example.org',
        phone: 'ask my office',
        message: 'I want to buy 20 chairs',
      },
    ]);
    expect(await events(tenant)).toHaveLength(1);
  });

  test('is a new lead in another session; coming back raises its score', async () => {
    const tenant = await createTenant(world);
    await saveLead(tenant.context(), place(tenant), aiko);
    const { intent_score } = await saveLead(tenant.context(), place(tenant, 'later'), {
      ...aiko,
      email: 'AIKO@example.com',
    });
    expect(intent_score).toBe(30);
    expect(await leads(tenant)).toHaveLength(2);
  });

  test('is one lead with one event for many concurrent submissions', async () => {
    const tenant = await createTenant(world);
    const saved = await Promise.all(
      Array.from({ length: 10 }, () => saveLead(tenant.context(), place(tenant), aiko)),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(saved.filter(({ created }) => created)).toHaveLength(1);
    expect(await events(tenant)).toHaveLength(1);
  });

  test.each([
    ['no name', { ...aiko, name: ' ' }],
    ['a name of a megabyte', { ...aiko, name: 'x'.repeat(1_048_576) }],
    ['no e-mail address', { ...aiko, email: 'aiko at example' }],
    ['a phone number of a page', { ...aiko, phone: '1'.repeat(41) }],
    ['a message too long', { ...aiko, message: 'x'.repeat(2001) }],
  ])('with %s is refused and not stored', async (_, form) => {
    const tenant = await createTenant(world);
    await expect(saveLead(tenant.context(), place(tenant), form)).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await leads(tenant)).toEqual([]);
  });

  test('needs an existing bot', async () => {
    const tenant = await createTenant(world);
    const other = await createTenant(world);
    await expect(saveLead(tenant.context(), place(other), aiko)).rejects.toMatchObject({ code: 'not_found' });
  });
});
