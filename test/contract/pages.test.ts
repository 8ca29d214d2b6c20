import { listFor } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addConnection } from '../support/connections.ts';
import { createPerson } from '../support/people.ts';
import { codeOf, openSurfaces } from '../support/surfaces.ts';
import { newToken } from '../support/telegram.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const { surfaces, close } = await openSurfaces(world);
const rows = 60;
let shop: Tenant;
let token: string;
/** Inputs that a list requires besides the cursor. */
let demanded: Record<string, Record<string, unknown>>;
const lists = listFor(registry, 'token').filter(
  ({ name, input }) => 'cursor' in input.shape && 'limit' in input.shape && name !== 'list_passages',
);

beforeAll(async () => {
  shop = await createTenant(world, { limits: { bots: null } });
  token = await shop.token();
  const { system } = world.runtime.database;
  const [workspace, bot] = [shop.workspaceId, shop.bots[0] as string];
  const url = 'https://shop.example.com/hook';
  const webhook = (await shop.call('create_webhook', { url, events: ['lead.created'] })).data;
  for (let at = 0; at < rows; at++) {
    await shop.call('ask_bot', {
      message: `Qwxyz blorp ${'abcdefghijklmnopqrst'[at % 20]}frunk${at}?`,
      sessionId: `s${at}`,
    });
    await shop.call('add_knowledge', { title: `T${at}`, text: 'x' });
    await shop.call('create_test_case', { question: `Q${at}?`, expectUnanswered: true, chatbotId: bot });
    await shop.call('test_webhook', { id: webhook.id, event: 'lead.created' });
    if (at > 0) await shop.call('create_webhook', { url, events: ['lead.created'] });
    const { memberId } = await createPerson(world, { tenant: shop });
    await addConnection(world, shop, { memberId });
    await shop.call('invite_member', { email: `p${at}@example.com`, role: 'viewer' });
    if (at > 0) await shop.token();
    if (at > 0) await shop.call('create_bot', { name: `B${at}` });
    await shop.call('create_channel', {
      kind: 'telegram',
      chatbotId: bot,
      settings: { botToken: newToken() },
    });
    await system.sql`insert into customers (workspace_id, name) values (${workspace}, 'Ann')`;
    await system.sql`
      insert into leads (workspace_id, bot_id, session_id, name, email)
      values (${workspace}, ${bot}, ${`s${at}`}, 'Ann', 'ann@example.com')`;
    await system.sql`insert into missing_reports (workspace_id, key, wanted) values (${workspace}, ${`wish ${at}`}, 'A wish')`;
    await system.sql`
      insert into events (workspace_id, seq, event, bot_id, data)
      values (${workspace}, ${1_000_000 + at}, 'lead.created', ${bot}, '{}')`;
    await system.sql`
      insert into test_runs (workspace_id, bot_id, total, drafts, status)
      values (${workspace}, ${bot}, 1, false, 'done')`;
  }
  await system.sql`
    delete from audit_events where workspace_id = ${workspace} and id not in (
      select id from audit_events where workspace_id = ${workspace} order by id desc limit ${rows})`;
  demanded = { list_webhook_deliveries: { id: webhook.id } };
}, 300_000);
afterAll(async () => {
  await close();
  await world.close();
});

interface Row {
  [field: string]: string;
}
const keyOf = (row: Row) => row.id ?? row.session_id;
const timeOf = (row: Row) =>
  row.last_asked_at ??
  row.last_reported_at ??
  row.last_message_at ??
  row.created_at ??
  row.joined_at ??
  row.at ??
  row.last_seen_at ??
  '';

test('the lists are these', () => {
  expect(lists.map(({ name }) => name)).toEqual([
    'list_audit_events',
    'list_bots',
    'list_channels',
    'list_connections',
    'list_conversations',
    'list_customers',
    'list_events',
    'list_invitations',
    'list_knowledge',
    'list_leads',
    'list_members',
    'list_missing',
    'list_test_cases',
    'list_test_runs',
    'list_tokens',
    'list_unanswered',
    'list_webhook_deliveries',
    'list_webhooks',
  ]);
});

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  const read = async (name: string, input: Record<string, unknown> = {}) => {
    const answer = await surface.call(token, name, { ...demanded[name], ...input });
    expect(codeOf(surface, answer), answer.text).toBeNull();
    return answer.body as { data: Row[]; has_more: boolean; next_cursor: string | null };
  };

  test.each(lists.map(({ name }) => name))(
    '[PAGE-1 rest] [PAGE-4 mcp] %s has as many rows as its surface says',
    async (name) => {
      const whole = name === 'list_knowledge' || name === 'list_bots' ? rows : 50;
      const overMcp = name === 'list_bots' ? rows : 20;
      expect((await read(name)).data).toHaveLength(surface.name === 'mcp' ? overMcp : whole);
      for (const limit of [0, 201, 1.5, -1]) {
        const answer = await surface.call(token, name, { ...demanded[name], limit });
        expect(codeOf(surface, answer), `${name} ${limit}`).toBe('invalid_request');
      }
      expect((await read(name, { limit: 1 })).data).toHaveLength(1);
    },
  );

  test.each(lists.map(({ name }) => name))(
    '[PAGE-2 rest mcp] [PAGE-3 rest mcp] %s: pages without loss, in order, each cursor for its own query',
    async (name) => {
      const seen: Row[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < 10; page++) {
        const answer = await read(name, { limit: 13, ...(cursor && { cursor }) });
        seen.push(...answer.data);
        cursor = answer.next_cursor;
        expect(answer.has_more).toBe(seen.length < rows);
        if (!answer.has_more) break;
        expect(cursor).toMatch(/^[\w-]+$/);
      }
      expect(seen).toHaveLength(rows);
      expect(new Set(seen.map(keyOf)).size).toBe(rows);
      const times = seen.map(timeOf);
      const sorted = times.toSorted();
      expect(times).toEqual(name === 'list_events' ? sorted : sorted.toReversed());
      if (name !== 'list_events') expect(cursor).toBeNull();
      const first = await read(name, { limit: 1 });
      const elsewhere = name === 'list_leads' ? 'list_webhooks' : 'list_leads';
      for (const [list, given] of [
        [elsewhere, first.next_cursor],
        [name, 'nonsense'],
      ]) {
        const answer = await surface.call(token, list as string, {
          ...demanded[list as string],
          cursor: given,
        });
        expect(codeOf(surface, answer), `${list}`).toBe('invalid_cursor');
      }
    },
  );

  test('[PAGE-1 rest] [PAGE-3 rest mcp] list_bots answers all, newest first', async () => {
    const many = await createTenant(world, {
      bots: Array.from({ length: 55 }, (_, at) => `B${at}`),
      limits: { bots: null },
    });
    const { data } = (await surface.call(await many.token(), 'list_bots')).body;
    expect(data.map((bot: Row) => bot.id)).toEqual(many.bots.toReversed());
  });
});
