import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest, ingestQueued, withWorker } from '../support/ingest.ts';
import { codeOf, openSurfaces, type Surface } from '../support/surfaces.ts';
import { openVisitor } from '../support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const opened = await openSurfaces(world);
const { surfaces, close } = opened;
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const uuid = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
const unknown = 'Qwxyz blorp frunk?';

beforeAll(() => world.runtime.warmUp());
afterAll(async () => {
  await close();
  await world.close();
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Facts = any;

interface Shop extends Tenant {
  bot: string;
  publicKey: string;
  /** Asks over the surface and answers what it says, in the words of MCP. */
  ask(message: string, more?: object): Promise<Facts>;
  read(tool: string, input?: Record<string, unknown>): Promise<Facts>;
}

async function openShop(surface: Surface, bots = ['Shop', 'Other']): Promise<Shop> {
  const tenant = await createTenant(world, { bots });
  const token = await tenant.token();
  const bot = tenant.bots[0] as string;
  const read: Shop['read'] = async (tool, input = {}) => {
    const answer = await surface.call(token, tool, input);
    expect(codeOf(surface, answer), answer.text).toBeNull();
    return answer.body;
  };
  return {
    ...tenant,
    bot,
    read,
    publicKey: (await tenant.call('get_bot', { id: bot })).data.public_key,
    async ask(message, more = {}) {
      const body = await read('ask_bot', { message, ...more });
      return surface.name === 'mcp' ? body : { ...body.jawab, answer: body.choices[0].message.content };
    },
  };
}

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  const refusal = async (shop: Shop, tool: string, input: Record<string, unknown>) =>
    codeOf(surface, await surface.call(await shop.token(), tool, input));

  test('[CHAT-4 rest mcp] replies in the user’s language, unless the user asks for another', async () => {
    const shop = await openShop(surface);
    expect((await shop.ask('社長の誕生日はいつですか?')).language).toBe('ja');
    expect((await shop.ask('कंपनी के मालिक का जन्मदिन कब है?')).language).toBe('hi');
    expect((await shop.ask('社長の誕生日はいつですか?', { language: 'th-TH' })).language).toBe('th');
  });

  test('[TURN-9 rest mcp] replies in the explicit language, else the one asked for, the detected one, the session’s or the bot’s', async () => {
    const shop = await openShop(surface);
    await shop.call('update_bot', { id: shop.bot, language: 'ko' });
    const said = async (message: string, more: object = {}) =>
      (await shop.ask(message, { chatbotId: shop.bot, ...more })).language;
    expect(await said('12345')).toBe('ko');
    expect(await said('社長の誕生日はいつですか?', { sessionId: 's' })).toBe('ja');
    expect(await said('12345', { sessionId: 's' })).toBe('ja');
    expect(await said('When does the shop open? Reply in Tamil.', { sessionId: 't' })).toBe('ta');
    expect(await said('And when does the shop close?', { sessionId: 't' })).toBe('ta');
    expect(await said('And when does the shop close?', { sessionId: 't', language: 'vi-VN' })).toBe('vi');
  });

  test('[REC-1 rest mcp] lists entries with their fields; q finds one CJK character in any case and width', async () => {
    const shop = await openShop(surface);
    await shop.ask('ＦＵＬＬ width 社長?', { sessionId: 'Session-1', chatbotId: shop.bot });
    const [entry] = (await shop.read('list_conversations')).data;
    expect(entry).toEqual({
      session_id: 'Session-1',
      chatbot_id: shop.bot,
      language: expect.any(String),
      message_count: 2,
      first_message_at: time,
      last_message_at: time,
      last_message: expect.any(String),
      last_customer_message: 'ＦＵＬＬ width 社長?',
      waiting_since: null,
      customer_name: null,
      customer_id: null,
      channel_id: null,
      reply_until: null,
      status: 'open',
      channel: surface.name === 'mcp' ? 'mcp' : 'api',
      lead_id: null,
      assignee: null,
      tags: [],
      snooze_until: null,
      match: null,
      csat: null,
    });
    const visitor = await openVisitor(opened, shop.publicKey);
    await visitor.visit('POST chat', { message: 'Hello' });
    await visitor.visit('POST lead', { name: 'Zoë', email: 'zoe@example.com' });
    for (const [q, found] of [
      ['社', 'Session-1'],
      ['full WIDTH', 'Session-1'],
      ['session-1', 'Session-1'],
      ['zoë', visitor.sessionId],
      ['ZOE@EXAMPLE', visitor.sessionId],
      ['%', null],
    ] as const) {
      const rows = (await shop.read('list_conversations', { q })).data;
      expect(
        rows.map((row: { session_id: string }) => row.session_id),
        q,
      ).toEqual(found ? [found] : []);
    }
  });

  test('[REC-2 rest mcp] [OPS-10 rest mcp] returns a transcript with its fields; rates a reply', async () => {
    const shop = await openShop(surface);
    const { message_id: messageId } = await shop.ask('社長の誕生日はいつですか?', { sessionId: 's' });
    const rated = await shop.read('rate_message', {
      sessionId: 's',
      messageId,
      rating: 'down',
      comment: 'No.',
    });
    expect(rated.data).toEqual({ session_id: 's', message_id: messageId, rating: 'down', comment: 'No.' });
    const { data } = await shop.read('get_conversation', { sessionId: 's' });
    expect(Object.keys(data).sort()).toEqual([
      'assignee',
      'channel_id',
      'chatbot_id',
      'csat',
      'customer_id',
      'language',
      'messages',
      'notes',
      'reply_until',
      'session_id',
      'snooze_until',
      'status',
      'summary',
      'tags',
    ]);
    const message = {
      id: uuid,
      language: expect.any(String),
      answered: null,
      interrupted: false,
      sources: [],
      feedback: null,
      created_at: time,
    };
    expect(data.messages).toMatchObject([
      { ...message, role: 'user', author: 'visitor', content: '社長の誕生日はいつですか?' },
      {
        ...message,
        role: 'assistant',
        author: 'bot',
        content: expect.any(String),
        answered: false,
        feedback: 'down',
      },
    ]);
    const foreign = { sessionId: 's', messageId: crypto.randomUUID(), rating: 'up' };
    expect(await refusal(shop, 'rate_message', foreign)).toBe('not_found');
    expect(await refusal(shop, 'rate_message', { ...foreign, messageId: data.messages[0].id })).toBe(
      'not_found',
    );
  });

  test('[OPS-11 rest mcp] [TURN-13 rest mcp] a person can reply, close, open and delete; a new message opens a closed conversation', async () => {
    const shop = await openShop(surface);
    await shop.ask('Hello', { sessionId: 's' });
    const said = await shop.read('reply_to_conversation', { sessionId: 's', text: 'I am Aiko.' });
    expect(said.data.message).toMatchObject({ role: 'assistant', author: 'human', content: 'I am Aiko.' });
    const statusOf = async () => (await shop.read('get_conversation', { sessionId: 's' })).data.status;
    await shop.read('set_conversation_status', { sessionId: 's', status: 'closed' });
    expect(await statusOf()).toBe('closed');
    await shop.ask('Hello again', { sessionId: 's' });
    expect(await statusOf()).toBe('open');
    const gone = await shop.read('delete_conversation', { sessionId: 's' });
    expect(gone.data).toMatchObject({ id: 's', deleted: true });
    expect(await refusal(shop, 'get_conversation', { sessionId: 's' })).toBe('not_found');
  });

  test('[OPS-16 rest mcp] [OPS-18 rest mcp] one session id with two bots is two conversations; the newest is used', async () => {
    const shop = await openShop(surface);
    const [a, b] = shop.bots;
    await shop.ask('Hello', { sessionId: 's', chatbotId: b });
    await shop.ask('Hello', { sessionId: 's', chatbotId: a });
    const botOf = async (input: object) =>
      (await shop.read('get_conversation', { sessionId: 's', ...input })).data.chatbot_id;
    expect([await botOf({}), await botOf({ chatbotId: b })]).toEqual([a, b]);
    await shop.ask('Hello', { sessionId: 's', chatbotId: b });
    expect(await botOf({})).toBe(b);
    await shop.read('set_conversation_status', { sessionId: 's', status: 'closed', chatbotId: a });
    const { data } = await shop.read('list_conversations');
    expect(data.map((row: Facts) => [row.chatbot_id, row.status])).toEqual([
      [b, 'open'],
      [a, 'closed'],
    ]);
    const visitor = await openVisitor(opened, shop.publicKey);
    await visitor.visit('POST chat', { message: 'Hello' });
    await shop.ask('I am no visitor', { sessionId: visitor.sessionId, chatbotId: a });
    const shown = (await visitor.visit('GET messages')).body.data;
    expect(JSON.stringify(shown)).not.toContain('I am no visitor');
  });

  test('[TURN-12 rest mcp] [HOOK-6 rest mcp] records one event for a handoff; API and MCP still get answers', async () => {
    const shop = await openShop(surface);
    for (let at = 0; at < 2; at++) {
      const { handoff = true, answered } = await shop.ask('I want to talk to a human, please.', {
        sessionId: 's',
      });
      expect([handoff, answered]).toEqual([true, null]);
    }
    expect((await shop.read('get_conversation', { sessionId: 's' })).data.status).toBe('handoff');
    expect((await shop.ask(unknown, { sessionId: 's' })).answer).not.toBe('');
    const told = await eventsOf(shop, 'conversation.handoff');
    expect(told).toEqual([
      {
        session_id: 's',
        chatbot_id: shop.bot,
        language: 'en',
        last_message: 'I want to talk to a human, please.',
        reason: expect.any(String),
        requested_at: time,
        assignee: null,
        summary: 'en · “I want to talk to a human, please.”',
      },
    ]);
  });

  test('[HOOK-5 rest mcp] [TURN-10 rest mcp] records an event for an unanswered question, but not for a greeting', async () => {
    const shop = await openShop(surface);
    expect((await shop.ask('Hello!', { sessionId: 's' })).answered).toBeNull();
    const { message_id } = await shop.ask(unknown, { sessionId: 's' });
    const told = await eventsOf(shop, 'message.unanswered');
    expect(told).toEqual([
      {
        session_id: 's',
        chatbot_id: shop.bot,
        message_id: uuid,
        question: unknown,
        language: expect.any(String),
        asked_at: time,
      },
    ]);
    const { messages } = (await shop.read('get_conversation', { sessionId: 's' })).data;
    expect([messages[2].id, messages[3].id]).toContain(told[0].message_id);
    expect(message_id).toBe(messages[3].id);
    const { data } = await shop.read('get_analytics');
    expect([data.unanswered_rate, data.totals.messages, data.totals.unanswered]).toEqual([1, 2, 1]);
  });

  test('[OPS-13 rest mcp] groups unanswered questions; an answer becomes knowledge, a dismissed group disappears', async () => {
    const shop = await openShop(surface);
    await shop.ask('Is there a wheelchair ramp?');
    await shop.ask('WHEELCHAIR RAMP??');
    await shop.ask('Night bus?');
    const groups = (await shop.read('list_unanswered')).data;
    expect(groups.map((group: Facts) => [group.question, group.count])).toEqual([
      ['Night bus?', 1],
      ['WHEELCHAIR RAMP??', 2],
    ]);
    await shop.read('resolve_unanswered', { id: groups[0].id, dismiss: true });
    const { data } = await shop.read('resolve_unanswered', { id: groups[1].id, answer: 'Yes, at the back.' });
    expect(data).toMatchObject({ id: groups[1].id, dismissed: false, document_id: uuid });
    await ingestQueued(world, shop, data.document_id);
    expect((await shop.read('list_unanswered')).data).toEqual([]);
    expect((await shop.ask('WHEELCHAIR RAMP??')).answer).toBe('Yes, at the back.');
  });

  test('[LEAD-2 rest mcp] [REC-3 rest mcp] [HOOK-11 rest mcp] [OPS-12 rest mcp] saves one lead per session from the contact form, with one event', async () => {
    const shop = await openShop(surface);
    const visitor = await openVisitor(opened, shop.publicKey);
    const form = { name: 'सीमा', email: 'seema@example.com', phone: '+91 98765 43210', message: 'Price?' };
    const { lead_id: id } = (await visitor.visit('POST lead', form)).body.data;
    await visitor.visit('POST lead', { ...form, name: 'Seema', phone: 'ask my office' });
    const { data } = await shop.read('list_leads');
    expect(data).toEqual([
      {
        id,
        chatbot_id: shop.bot,
        session_id: visitor.sessionId,
        name: 'Seema',
        email: 'seema@example.com',
        phone: 'ask my office',
        company: null,
        message: 'Price?',
        intent_score: expect.any(Number),
        language: null,
        intent_label: expect.stringMatching(/^(hot|warm|cold)$/),
        intent_reasons: expect.any(Array),
        consent: null,
        state: 'new',
        owner: null,
        note: null,
        created_at: time,
      },
    ]);
    const told = await eventsOf(shop, 'lead.created');
    expect(told).toEqual([
      {
        lead_id: id,
        session_id: visitor.sessionId,
        chatbot_id: shop.bot,
        name: 'सीमा',
        email: 'seema@example.com',
        phone: '+919876543210',
      },
    ]);
    expect((await shop.read('delete_lead', { id })).data).toMatchObject({ id, deleted: true });
    expect(await refusal(shop, 'delete_lead', { id })).toBe('not_found');
  });

  test('[REC-4 rest mcp] returns analytics with their fields; a rate of nothing is null', async () => {
    const shop = await openShop(surface);
    const today = new Date().toISOString().slice(0, 10);
    const { data } = await shop.read('get_analytics');
    expect(data).toMatchObject({
      window: { to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days: 30, timezone: 'UTC' },
      totals: { messages: 0, sessions: 0, leads: 0, handoffs: 0, unanswered: 0 },
      unanswered_rate: null,
      feedback: { up: 0, down: 0, satisfaction: null },
      csat: { responses: 0, average: null },
      top_questions: [],
      languages: [],
    });
    expect(data.daily).toHaveLength(30);
    expect(data.daily[0]).toEqual({
      date: data.window.from,
      messages: 0,
      sessions: 0,
      answered: 0,
      unsure: 0,
      unanswered: 0,
      leads: 0,
      handoffs: 0,
      csat_responses: 0,
      csat_average: null,
    });
    expect(data.daily.at(-1).date >= today).toBe(true);
    await shop.ask('社長の誕生日はいつですか?');
    await shop.ask('社長の誕生日はいつですか');
    const after = (await shop.read('get_analytics', { chatbotId: shop.bot })).data;
    expect(after.top_questions).toMatchObject([{ count: 2, answered_rate: 0 }]);
    expect(after.languages).toEqual([{ language: 'ja', messages: 2 }]);
    expect((await shop.read('get_analytics', { chatbotId: shop.bots[1] })).data.totals.messages).toBe(0);
  });

  test('[REC-6 rest mcp] a test run stores nothing but its results', async () => {
    const shop = await openShop(surface);
    await ingest(world, shop, [{ title: 'Fridays', text: 'Fridays are for mango.' }]);
    await shop.read('create_test_case', { question: unknown, expectUnanswered: true, chatbotId: shop.bot });
    const { id } = (await shop.read('run_tests', { chatbotId: shop.bot })).data;
    const run = async () => (await shop.read('get_test_run', { id, wait: 30 })).data;
    await withWorker(world, () =>
      expect.poll(run, { timeout: 90_000 }).toMatchObject({ status: 'done', total: 1, passed: 1 }),
    );
    expect((await shop.read('list_conversations')).data).toEqual([]);
    expect((await shop.read('get_analytics')).data.totals.messages).toBe(0);
    expect((await shop.read('get_usage')).data.messages.used).toBe(0);
    expect((await shop.call('list_events', { type: 'message.unanswered' })).data).toEqual([]);
  });

  const eventsOf = (shop: Shop, type: string): Promise<Facts[]> =>
    withWorker(world, async () => {
      for (;;) {
        const { data } = await shop.read('list_events', { type, wait: 20 });
        if (data.length > 0) return data.map((event: Facts) => event.data);
      }
    });
});
