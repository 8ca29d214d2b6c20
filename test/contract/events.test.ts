import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withWorker } from '../support/ingest.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { codeOf, openSurfaces } from '../support/surfaces.ts';
import { openVisitor } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const receiver: Receiver = await startReceiver();
const world: World = await openWorld({ EGRESS_ALLOW: receiver.host });
const opened = await openSurfaces(world);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const uuid = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
const soon = { timeout: 90_000, interval: 25 };
let shop: Tenant;
let bot: string;
let token: string;
const kinds = [
  'lead.created',
  'conversation.handoff',
  'message.unanswered',
  'document.ready',
  'document.failed',
];

async function openAllowed(): Promise<Tenant> {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  await world.runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${tenant.workspaceId}`;
  return tenant;
}
beforeAll(async () => {
  await world.runtime.warmUp();
  shop = await openAllowed();
  bot = shop.bots[0] as string;
  token = await shop.token();
});
afterAll(async () => {
  await opened.close();
  await world.close();
  await receiver.close();
});

const bodies = (since = 0) => receiver.received.slice(since).map(({ body }) => JSON.parse(body.toString()));
const arrived = (count: number) => expect.poll(() => receiver.received.length, soon).toBe(count);

test('[HOOK-5 webhook] [HOOK-6 webhook] [HOOK-7 webhook] [HOOK-8 webhook] [HOOK-11 webhook] [REC-5 webhook] [SIGN-3 webhook] [DOC-8 webhook rest] each kind of event arrives with its data, signed', async () => {
  const { body } = await opened.surfaces[0].call(token, 'create_webhook', {
    url: receiver.url,
    events: kinds,
  });
  const visitor = await openVisitor(opened, (await shop.call('get_bot', { id: bot })).data.public_key);
  const { lead_id } = (await visitor.visit('POST lead', { name: 'Aiko', email: 'a@example.com' })).body.data;
  await shop.call('ask_bot', { message: 'Please let me talk to a human.', sessionId: 'wish' });
  await shop.call('ask_bot', { message: 'Qwxyz blorp frunk?', sessionId: 'unknown' });
  const ready = (await shop.call('add_knowledge', { title: 'Hours', text: 'Nine to five.' })).data.id;
  const failed = (
    await shop.call('add_file', { filename: 'a.zip', contentBase64: 'UEsDBA==', chatbotId: bot })
  ).data.id;
  await withWorker(world, () => arrived(5));
  const data = Object.fromEntries(bodies().map((one) => [one.event, one.data]));
  const document = { title: expect.any(String), error: null, warnings: [] };
  expect(data).toEqual({
    'lead.created': {
      lead_id,
      session_id: visitor.sessionId,
      chatbot_id: bot,
      name: 'Aiko',
      email: 'a@example.com',
      phone: null,
    },
    'conversation.handoff': {
      session_id: 'wish',
      chatbot_id: bot,
      language: 'en',
      requested_at: time,
      assignee: null,
      summary: 'en · “Please let me talk to a human.”',
      last_message: 'Please let me talk to a human.',
      reason: expect.any(String),
    },
    'message.unanswered': {
      session_id: 'unknown',
      chatbot_id: bot,
      message_id: uuid,
      language: expect.any(String),
      question: 'Qwxyz blorp frunk?',
      asked_at: time,
    },
    'document.ready': { ...document, document_id: ready, chatbot_id: null, status: 'ready' },
    'document.failed': {
      ...document,
      document_id: failed,
      chatbot_id: bot,
      status: 'failed',
      error: { code: expect.any(String), message: expect.any(String) },
    },
  });
  for (const { method, headers, body: bytes } of receiver.received) {
    const told = JSON.parse(bytes.toString());
    expect(Object.keys(told)).toEqual(['event', 'timestamp', 'data', 'id', 'created_at']);
    expect([method, headers['content-type']]).toEqual(['POST', 'application/json']);
    expect(headers).toMatchObject({
      'x-service-event': told.event,
      'x-service-timestamp': `${told.timestamp}`,
    });
    expect(Math.abs(told.timestamp - Date.now() / 1000)).toBeLessThan(60);
    const signature = createHmac('sha256', body.data.secret).update(`${told.timestamp}.`).update(bytes);
    expect(headers['x-service-signature']).toBe(signature.digest('hex'));
  }
  for (const type of ['document.ready', 'document.failed']) {
    const feed = await opened.surfaces[0].call(token, 'list_events', { type });
    expect(feed.body.data.map((event: { data: object }) => event.data)).toEqual([data[type]]);
  }
  await shop.call('delete_webhook', { id: body.data.id });
});

describe.each(opened.surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  const read = async (tool: string, input: Record<string, unknown> = {}) => {
    const answer = await surface.call(token, tool, input);
    expect(codeOf(surface, answer), answer.text).toBeNull();
    return answer.body;
  };
  const url = receiver.url;

  test('[HOOK-1 rest mcp] [HOOK-2 rest mcp] [SIGN-1 rest] [SIGN-7 rest mcp] a webhook has a URL, events, and all bots or one; its secret is shown only once', async () => {
    const { data } = await read('create_webhook', { url, events: ['lead.created'], chatbotId: bot });
    expect(data).toEqual({
      id: uuid,
      url,
      events: ['lead.created'],
      chatbot_id: bot,
      enabled: true,
      retry: 'none',
      created_at: time,
      last_delivery: null,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const all = (await read('create_webhook', { url, events: kinds })).data;
    expect([all.chatbot_id, all.events]).toEqual([null, kinds]);
    const shown = [await read('list_webhooks'), await read('get_webhook', { id: data.id })];
    const changed = await read('update_webhook', {
      id: data.id,
      events: ['message.unanswered'],
      retry: 'standard',
    });
    expect(changed.data).toMatchObject({ events: ['message.unanswered'], retry: 'standard' });
    const rotated = (await read('rotate_webhook_secret', { id: data.id })).data;
    expect(rotated.secret).toMatch(/^whsec_/);
    shown.push(changed, await read('list_webhook_deliveries', { id: data.id }));
    for (const secret of [data.secret, rotated.secret]) expect(JSON.stringify(shown)).not.toContain(secret);
    expect(shown[0].data).toHaveLength(2);
    for (const { id } of [data, all])
      expect((await read('delete_webhook', { id })).data).toEqual({ id, deleted: true });
    expect((await read('list_webhooks')).data).toEqual([]);
  });

  test('[HOOK-4 rest mcp] [OPS-14 rest mcp] [SIGN-6 rest mcp] stores the status and the first 1 KiB of each attempt; a webhook shows its last one', async () => {
    const { id } = (await read('create_webhook', { url, events: ['lead.created'] })).data;
    receiver.answer((response) => void response.writeHead(500).end('あ'.repeat(2_000)));
    const attempts = async () => (await read('list_webhook_deliveries', { id })).data;
    const last = async () => (await attempts())[0].status;
    await withWorker(world, async () => {
      const first = (await read('test_webhook', { id, event: 'document.ready', wait: 15 })).data;
      await expect.poll(last, soon).toBe('failed');
      receiver.answer((response) => void response.writeHead(204).end());
      await read('redeliver_webhook', { id, deliveryId: first.id, wait: 15 });
      await expect.poll(last, soon).toBe('delivered');
    });
    const data = await attempts();
    expect(data).toMatchObject([
      { reason: 'redelivery', status: 'delivered', response_status: 204, event_id: data[1].event_id },
      {
        reason: 'test',
        event: 'document.ready',
        status: 'failed',
        response_status: 500,
        latency_ms: expect.any(Number),
      },
    ]);
    const kept = Buffer.byteLength(data[1].response);
    expect([kept > 1_000, kept <= 1_024]).toEqual([true, true]);
    expect((await read('get_webhook', { id })).data.last_delivery).toMatchObject({ status: 'delivered' });
    await read('delete_webhook', { id });
  });

  test('[SIGN-4 rest mcp] a rotation can take effect later; both secrets work meanwhile', async () => {
    const made = (await read('create_webhook', { url, events: ['lead.created'] })).data;
    const activateAt = new Date(Date.now() + 3_600_000).toISOString();
    const { data } = await read('rotate_webhook_secret', { id: made.id, activateAt });
    expect(data).toMatchObject({ id: made.id, active_at: activateAt });
    const before = receiver.received.length;
    await withWorker(world, async () => {
      await read('test_webhook', { id: made.id, event: 'lead.created' });
      await arrived(before + 1);
    });
    const [one] = receiver.received.slice(before);
    const signed = (secret: string) =>
      createHmac('sha256', secret)
        .update(`${one?.headers['x-service-timestamp']}.`)
        .update(one?.body ?? '')
        .digest('hex');
    expect(one?.headers['x-service-signature']).toBe(signed(made.secret));
    expect(String(one?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    await read('delete_webhook', { id: made.id });
  });

  test('[SIGN-8 rest mcp] other workspaces reach only https at public addresses', async () => {
    const strict = await (await createTenant(world)).token();
    for (const [address, refused] of [
      [url, 'url_not_allowed'],
      ['http://shop.example.com/', 'url_not_allowed'],
      ['https://10.0.0.1/', 'url_not_allowed'],
      ['https://shop.example.com:22/', 'url_not_allowed'],
      ['https://shop.example.com/', null],
    ] as const) {
      const answer = await surface.call(strict, 'create_webhook', { url: address, events: ['lead.created'] });
      expect(codeOf(surface, answer), address).toBe(refused);
    }
  });

  test('[OPS-15 rest mcp] [HOOK-10 rest] the feed continues from a cursor, filters by kind, and waits for a new event', async () => {
    const tenant = await openAllowed();
    const by = await tenant.token();
    const feed = async (input: Record<string, unknown>) =>
      (await surface.call(by, 'list_events', input)).body;
    const start = await feed({});
    expect([start.data, start.has_more]).toEqual([[], false]);
    await withWorker(world, async () => {
      const waiting = feed({ cursor: start.next_cursor, wait: 25 });
      await tenant.call('ask_bot', { message: 'Qwxyz blorp frunk?', chatbotId: tenant.bots[0] });
      const told = await waiting;
      expect(told.data).toMatchObject([
        { id: uuid, event: 'message.unanswered', created_at: time, data: {} },
      ]);
      expect((await feed({ cursor: told.next_cursor })).data).toEqual([]);
      expect((await feed({ type: 'lead.created' })).data).toEqual([]);
      expect((await feed({ type: 'message.unanswered' })).data).toEqual(told.data);
    });
  });

  test('[PLAN-8 webhook] [DOC-5 rest mcp] sends nothing below the scale plan, and disables the webhooks of a deleted bot', async () => {
    const tenant = await openAllowed();
    const [a, b] = tenant.bots as [string, string];
    const make = async (chatbotId: string) =>
      (
        await tenant.call(
          'create_webhook',
          { url, events: ['message.unanswered'], chatbotId },
          { egressAllowed: true },
        )
      ).data;
    const hooks = [await make(a), await make(b)];
    const before = receiver.received.length;
    const { system } = world.runtime.database;
    const plan = (name: string) =>
      system.sql`update workspaces set plan = ${name} where id = ${tenant.workspaceId}`;
    await plan('growth');
    await tenant.call('ask_bot', { message: 'Qwxyz blorp frunk?', chatbotId: a });
    await withWorker(world, async () => {
      const numbered = async () =>
        (
          await system.sql`select 1 from events where workspace_id = ${tenant.workspaceId} and seq is not null`
        ).length;
      await expect.poll(numbered, soon).toBe(1);
      await plan('scale');
      const by = await tenant.token();
      await surface.call(by, 'delete_bot', { id: b });
      const { data } = (await surface.call(by, 'list_webhooks')).body;
      expect(data.map((row: { id: string; enabled: boolean }) => [row.id, row.enabled])).toEqual([
        [hooks[1].id, false],
        [hooks[0].id, true],
      ]);
      await tenant.call('ask_bot', { message: 'Glorp snib?', chatbotId: a });
      await arrived(before + 1);
    });
    expect(bodies(before)).toMatchObject([{ data: { question: 'Glorp snib?' } }]);
  });
});
