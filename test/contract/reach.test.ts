import { listFor } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest, ingestQueued } from '../support/ingest.ts';
import { sampleSecret } from '../support/sample-input.ts';
import { codeOf, offers, openSurfaces } from '../support/surfaces.ts';
import { newToken } from '../support/telegram.ts';
import { makeVoiceWav } from '../support/voice.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const { surfaces, close } = await openSurfaces(world);
let shop: Tenant;
let bots: [string, string, string];
let stranger: Tenant;
let eventsMade = 1_000_000;

beforeAll(async () => {
  shop = await createTenant(world, { bots: ['One', 'Two', 'Three'] });
  bots = shop.bots as typeof bots;
  stranger = await createTenant(world);
  await fill(shop, bots[0]);
});
afterAll(async () => {
  await close();
  await world.close();
});

/** A document, a conversation with an unanswered question, a lead, a webhook, a test case, an event, a channel and its customer of one bot. */
async function fill(tenant: Tenant, bot: string) {
  await ingest(world, tenant, [{ title: 'Own', text: 'Fridays are for mango.', chatbotId: bot }]);
  await tenant.call('ask_bot', { message: 'Qwxyz blorp frunk?', sessionId: `of-${bot}`, chatbotId: bot });
  await tenant.call('set_tags', { sessionId: `of-${bot}`, tags: ['refund'] });
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${bot}, ${`of-${bot}`}, 'Ann', 'ann@example.com')`;
  const url = 'https://shop.example.com/hook';
  await tenant.call('create_webhook', { url, events: ['lead.created'], chatbotId: bot });
  await tenant.call('report_missing', { wanted: 'Sort leads', chatbotId: bot });
  await tenant.call('create_test_case', {
    question: 'What is on Fridays?',
    expectUnanswered: true,
    chatbotId: bot,
  });
  await world.runtime.database.system.sql`
    insert into test_runs (workspace_id, bot_id, total, status) values (${tenant.workspaceId}, ${bot}, 1, 'done')`;
  await world.runtime.database.system.sql`
    insert into events (workspace_id, seq, event, bot_id, data)
    values (${tenant.workspaceId}, ${++eventsMade}, 'lead.created', ${bot}, '{}')`;
  const account = { kind: 'telegram', chatbotId: bot, settings: { botToken: newToken() } };
  const { data: channel } = await tenant.call('create_channel', account);
  await world.runtime.database.system.sql`
    with customer as (
      insert into customers (workspace_id, name) values (${tenant.workspaceId}, 'Ann') returning workspace_id, id)
    insert into channel_contacts (workspace_id, channel_id, customer_id, address)
    select workspace_id, ${channel.id}, id, '7' from customer`;
}

/** The kinds of channels are those of the service, whatever bots a token has. */
const ofNoWorkspace = ['list_channel_kinds'];
const reads = listFor(registry, 'token').filter(
  (tool) =>
    tool.effects.readOnly &&
    tool.scope &&
    tool.input.safeParse({}).success &&
    !tool.workspaceWide &&
    !ofNoWorkspace.includes(tool.name),
);
const filtered = listFor(registry, 'token').filter((tool) => 'chatbotId' in tool.input.shape);
/** Inputs that a tool requires besides the bot, so that nothing else can refuse it. */
const fillers: Record<string, unknown> = {
  id: crypto.randomUUID(),
  kind: 'telegram',
  settings: { botToken: newToken() },
  message: 'Hello',
  query: 'mango',
  wanted: 'Sort leads',
  sessionId: 'none',
  question: 'What?',
  title: 'T',
  text: 'x',
  messageId: crypto.randomUUID(),
  rating: 'up',
  status: 'open',
  filename: 'a.txt',
  contentBase64: 'eA==',
  url: 'https://shop.example.com/',
  events: ['lead.created'],
  assignee: 'nobody',
  tags: ['refund'],
  audio: { data: makeVoiceWav(500).toString('base64') },
  event: 'lead.created',
  secret: sampleSecret,
};
const demanded = (name: string, chatbotId: string) => {
  const shape = registry.get(name)?.input.shape ?? {};
  const fields = Object.keys(shape).filter(
    (field) => field in fillers && shape[field]?.safeParse(fillers[field as keyof typeof fillers]).success,
  );
  return { ...Object.fromEntries(fields.map((field) => [field, fillers[field]])), chatbotId };
};
/** Returns the number of records that a list or a summary counts. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
const countOf = ({ data }: any): number => data.length ?? data.totals.messages + data.totals.leads;

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  test.each(filtered.map(({ name }) => name).filter((name) => offers(surface, name)))(
    '[REACH-1 rest mcp] %s: another bot is 403, a foreign and an unknown one 404',
    async (name) => {
      const limited = await shop.token({ bots: [bots[0], bots[1]] });
      for (const [token, bot, refusal] of [
        [limited, bots[2], 'bot_forbidden'],
        [limited, stranger.bots[0], 'not_found'],
        [await shop.token(), crypto.randomUUID(), 'not_found'],
      ] as const) {
        const answer = await surface.call(token, name, demanded(name, bot as string));
        expect(codeOf(surface, answer)).toBe(refusal);
      }
    },
  );

  test('[REACH-2 rest mcp] a token whose bots were deleted reads nothing, whatever it asks for', async () => {
    const tenant = await createTenant(world, { bots: ['A', 'B', 'C'] });
    const [a, b] = tenant.bots as [string, string];
    await fill(tenant, a);
    const tokens = [await tenant.token({ bots: [a] }), await tenant.token({ bots: [a, b] })];
    const count = async (token: string, name: string) => {
      const answer = await surface.call(token, name);
      expect(codeOf(surface, answer), name).toBeNull();
      return countOf(answer.body);
    };
    for (const token of tokens)
      for (const { name } of reads) expect(await count(token, name), name).toBeGreaterThan(0);
    for (const id of [a, b]) await tenant.call('delete_bot', { id });
    for (const token of tokens) for (const { name } of reads) expect(await count(token, name), name).toBe(0);
    const named = await surface.call(tokens[0] as string, 'list_leads', { chatbotId: a });
    expect(codeOf(surface, named)).toBe('not_found');
  });

  test('[AUTH-3 rest mcp] [REACH-3 rest mcp] what concerns the whole workspace is closed to a limited token; its lists show its bots only', async () => {
    const limited = await shop.token({ bots: [bots[2]] });
    const both = await shop.token({ bots: [bots[1], bots[2]] });
    const url = 'https://shop.example.com/hook';
    for (const [name, input] of [
      ['create_bot', { name: 'New' }],
      ['get_usage', {}],
      ['create_webhook', { url, events: ['lead.created'] }],
    ] as const) {
      const by = name === 'create_webhook' ? both : limited;
      expect(codeOf(surface, await surface.call(by, name, input)), name).toBe('workspace_forbidden');
    }
    for (const { name } of reads.filter((tool) => tool.name !== 'list_bots'))
      expect(countOf((await surface.call(limited, name)).body), name).toBe(0);
    expect((await surface.call(limited, 'list_bots')).body.data).toMatchObject([{ id: bots[2] }]);
    const webhook = await shop.call('create_webhook', { url, events: ['lead.created'] });
    const refused = await surface.call(limited, 'get_webhook', { id: webhook.data.id });
    expect(codeOf(surface, refused)).toBe('workspace_forbidden');
    await shop.call('delete_webhook', { id: webhook.data.id });
  });

  test('[REACH-4 rest mcp] a token limited to one bot means it wherever none is named', async () => {
    const single = await shop.token({ bots: [bots[0]] });
    const added = await surface.call(single, 'add_knowledge', {
      title: 'Mine',
      text: 'Mondays are for figs.',
    });
    const { id } = added.body.data;
    expect((await surface.call(single, 'get_knowledge', { id })).body.data.chatbot_id).toBe(bots[0]);
    const sessionId = `single-${surface.name}`;
    await surface.call(single, 'ask_bot', { message: 'Hello', sessionId });
    expect((await shop.call('get_conversation', { sessionId })).data.chatbot_id).toBe(bots[0]);
    expect(countOf((await surface.call(single, 'list_leads')).body)).toBe(1);
    expect((await surface.call(single, 'run_tests')).body.data.chatbot_id).toBe(bots[0]);
    await shop.call('delete_knowledge', { id });
  });

  test('[REACH-5 rest mcp] a chat without a bot means the session’s, else the default one, else it asks for one', async () => {
    const token = await shop.token();
    const [sessionId, chatbotId] = [`of-two-${surface.name}`, bots[1]];
    const botOf = async (session: string) =>
      (await shop.call('get_conversation', { sessionId: session })).data.chatbot_id;
    await surface.call(token, 'ask_bot', { message: 'Hello', sessionId, chatbotId });
    await surface.call(token, 'ask_bot', { message: 'Hello again', sessionId });
    expect((await shop.call('get_conversation', { sessionId })).data.messages).toHaveLength(4);
    await surface.call(token, 'ask_bot', { message: 'Hello', sessionId: `${sessionId}-new` });
    expect(await botOf(`${sessionId}-new`)).toBe(bots[0]);
    const hidden = await shop.token({ bots: [bots[1], bots[2]] });
    const refused = await surface.call(hidden, 'ask_bot', { message: 'Hello' });
    expect(codeOf(surface, refused)).toBe('bot_required');
    for (const id of [bots[1], bots[2]]) expect(refused.body.error).toContain(id);
    expect(refused.body.error).not.toContain(bots[0]);
    expect(countOf((await surface.call(token, 'list_conversations')).body)).toBeGreaterThan(2);
  });

  test('[REACH-6 rest mcp] [REACH-7 rest mcp] shared knowledge: of nobody, in answers and search of all, in lists of unlimited tokens only', async () => {
    const [token, limited] = [await shop.token(), await shop.token({ bots: [bots[0], bots[1]] })];
    const shared = { title: 'Shared', text: 'Parking behind the Zanzibar house is free.' };
    expect(codeOf(surface, await surface.call(limited, 'add_knowledge', shared))).toBe('bot_forbidden');
    const { id } = (await surface.call(token, 'add_knowledge', shared)).body.data;
    await ingestQueued(world, shop, id);
    const listed = async (by: string, input = {}) =>
      (await surface.call(by, 'list_knowledge', input)).body.data.map((row: { id: string }) => row.id);
    expect((await surface.call(token, 'get_knowledge', { id })).body.data.chatbot_id).toBeNull();
    expect(await listed(token)).toContain(id);
    expect(await listed(token, { chatbotId: bots[0] })).not.toContain(id);
    expect(await listed(limited)).not.toContain(id);
    expect(codeOf(surface, await surface.call(limited, 'get_knowledge', { id }))).toBe('not_found');
    const found = await surface.call(limited, 'search_knowledge', {
      query: 'Zanzibar parking',
      chatbotId: bots[1],
    });
    expect(JSON.stringify(found.body)).toContain(id);
    const asked = { message: 'Is parking behind the Zanzibar house free?', chatbotId: bots[1] };
    expect((await surface.call(limited, 'ask_bot', asked)).text).toContain(id);
    await shop.call('delete_knowledge', { id });
  });
});
