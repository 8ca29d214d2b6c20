import { recordEvent } from '@jawab/core';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const number = () => world.runtime.database.system.sql`select number_events('{scale}', 500)`;
const record = (tenant: Tenant, session: string, botId: string | null = null) =>
  tenant
    .context()
    .tx((sql) =>
      recordEvent(sql, tenant.context(), { event: 'lead.created', botId, data: { session_id: session } }),
    );
const sessions = (page: { data: { data: { session_id: string } }[] }) =>
  page.data.map((e) => e.data.session_id);

test('records one event for an unanswered question, and none for a greeting', async () => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  const turn = await tenant.call('ask_bot', { message: 'Do you ship to the moon?', sessionId: 's' });
  expect(turn.answered).toBe(false);
  await number();
  const { data } = await tenant.call('list_events');
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    event: 'message.unanswered',
    data: { session_id: 's', chatbot_id: tenant.bots[0], message_id: expect.any(String), language: 'en' },
  });
  expect(Object.keys(data[0].data).sort()).toEqual(
    ['session_id', 'chatbot_id', 'message_id', 'question', 'language', 'asked_at'].sort(),
  );
  const [question] = (await tenant.call('get_conversation', { sessionId: 's' })).data.messages.slice(2);
  expect(data[0].data).toMatchObject({ question: question.content, message_id: question.id });
});

test('records one event per handoff, however often the visitor asks for a person', async () => {
  const tenant = await createTenant(world);
  const wish = (sessionId: string) =>
    tenant.call('ask_bot', { message: 'I want to talk to a human.', sessionId });
  await wish('s');
  await Promise.all([wish('s'), wish('s')]);
  await number();
  const first = await tenant.call('list_events', { type: 'conversation.handoff' });
  expect(first.data).toHaveLength(1);
  expect(Object.keys(first.data[0].data).sort()).toEqual(
    [
      'assignee',
      'session_id',
      'chatbot_id',
      'language',
      'last_message',
      'reason',
      'requested_at',
      'summary',
    ].sort(),
  );
  expect(first.data[0].data).toMatchObject({ session_id: 's', last_message: 'I want to talk to a human.' });
  await world.runtime.database.system.sql`
    update conversations set status = 'open' where workspace_id = ${tenant.workspaceId}`;
  await wish('s');
  await number();
  const next = await tenant.call('list_events', { type: 'conversation.handoff', cursor: first.next_cursor });
  expect(next.data).toHaveLength(1);
});

test('records one event for many concurrent handoffs', async () => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  await Promise.all(
    Array.from({ length: 8 }, () =>
      tenant.call('ask_bot', { message: 'Talk to a human please.', sessionId: 's' }),
    ),
  );
  await number();
  expect((await tenant.call('list_events', { type: 'conversation.handoff' })).data).toHaveLength(1);
});

test('records no event if its cause is rolled back, and none for a test run', async () => {
  const tenant = await createTenant(world);
  const broken = tenant.context().tx(async (sql) => {
    await recordEvent(sql, tenant.context(), { event: 'lead.created', botId: null, data: {} });
    throw new Error('The cause fails.');
  });
  await expect(broken).rejects.toThrow('The cause fails.');
  await number();
  expect((await tenant.call('list_events')).data).toEqual([]);
});

test('[SIGN-9 inside] a reader that continues from its cursor skips nothing, whatever the order of commits', async () => {
  const tenant = await createTenant(world);
  const wanted = Array.from({ length: 40 }, (_, n) => `s${n}`);
  const gates = wanted.map(() => Promise.withResolvers<void>());
  const writing = wanted.map((session, n) =>
    (async () => {
      await gates[n]?.promise;
      await tenant.context().tx(async (sql) => {
        await recordEvent(sql, tenant.context(), {
          event: 'lead.created',
          botId: null,
          data: { session_id: session },
        });
        await sql`select pg_sleep(random() * 0.02)`;
      });
    })(),
  );
  for (const gate of gates.toSorted(() => Math.random() - 0.5)) gate.resolve();
  let done = false;
  const dispatching = (async () => {
    while (!done) await Promise.all([number(), number()]);
    await number();
  })();
  const seen: string[] = [];
  let cursor: string | undefined;
  const read = async () => {
    const page = await tenant.call('list_events', { cursor, limit: 7 });
    seen.push(...sessions(page));
    cursor = page.next_cursor;
    return page.data.length;
  };
  const all = Promise.all(writing).then(() => {
    done = true;
  });
  while (!done) await read();
  await Promise.all([all, dispatching]);
  while (await read());
  expect(seen).toHaveLength(40);
  expect(new Set(seen)).toEqual(new Set(wanted));
});

test('a cursor does not show how many events other workspaces have', async () => {
  const [early, busy, late] = [
    await createTenant(world),
    await createTenant(world),
    await createTenant(world),
  ];
  const cursorOf = async (tenant: Tenant) => {
    await record(tenant, 's');
    await number();
    const page = await tenant.call('list_events');
    expect(sessions(page)).toEqual(['s']);
    return page.next_cursor as string;
  };
  const before = await cursorOf(early);
  for (let n = 0; n < 5; n++) await record(busy, `b${n}`);
  await number();
  expect(sessions(await busy.call('list_events'))).toHaveLength(5);
  expect(await cursorOf(late)).toBe(before);
});

test('waits for a new event, returns where to continue, and refuses a cursor of another query', async () => {
  const tenant = await createTenant(world);
  const empty = await tenant.call('list_events');
  expect(empty).toMatchObject({ data: [], has_more: false, next_cursor: expect.any(String) });
  const waiting = tenant.call('list_events', { cursor: empty.next_cursor, wait: 25 });
  await record(tenant, 'late');
  await number();
  expect(sessions(await waiting)).toEqual(['late']);
  await expect(
    tenant.call('list_events', { cursor: empty.next_cursor, type: 'lead.created' }),
  ).rejects.toMatchObject({ code: 'invalid_cursor' });
  for (const bad of [{ wait: 26 }, { wait: -1 }, { type: 'x' }, { limit: 0 }])
    await expect(tenant.call('list_events', bad)).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a limited token sees only events of its bots, other workspaces see none; below the scale plan it is 402', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world, { plan: 'growth' });
  const [a, b] = tenant.bots as [string, string];
  await record(tenant, 'a', a);
  await record(tenant, 'b', b);
  await record(tenant, 'shared');
  await number();
  expect(sessions(await tenant.call('list_events'))).toEqual(['a', 'b', 'shared']);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  expect(sessions(await tenant.call('list_events', {}, limited))).toEqual(['b']);
  await expect(other.call('list_events')).rejects.toMatchObject({ code: 'plan_required' });
});

test('lists the newest first when asked, page by page, each event once', async () => {
  const tenant = await createTenant(world);
  for (const session of ['a', 'b', 'c', 'd', 'e']) {
    await record(tenant, session);
    await number();
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = { has_more: true, next_cursor: '', data: [] }; page.has_more; cursor = page.next_cursor) {
    page = await tenant.call('list_events', { order: 'desc', limit: 2, cursor });
    seen.push(...sessions(page));
    if (seen.length === 2) await record(tenant, 'later').then(number);
  }
  expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  const asked = tenant.call('list_events', { cursor });
  await expect(asked).rejects.toMatchObject({ code: 'invalid_cursor' });
  const first = await tenant.call('list_events', { order: 'asc', limit: 2 });
  expect(sessions(first)).toEqual(['a', 'b']);
  expect(sessions(await tenant.call('list_events', { cursor: first.next_cursor, limit: 1 }))).toEqual(['c']);
});
