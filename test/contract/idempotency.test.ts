import { listFor } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFoundCrawl } from '../support/crawls.ts';
import { sampleSecret } from '../support/sample-input.ts';
import { startSpeechServer } from '../support/speech-server.ts';
import { asRequest, openSurfaces } from '../support/surfaces.ts';
import { newToken } from '../support/telegram.ts';
import { makeVoiceWav } from '../support/voice.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const speech = await startSpeechServer();
const audio = { data: makeVoiceWav(500).toString('base64') };
const world: World = await openWorld({ SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears' });
const { send, close } = await openSurfaces(world);
const url = 'https://shop.example.com/hook';
let shop: Tenant;
let token: string;
/** Inputs with which each POST succeeds. */
let inputs: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  shop = await createTenant(world);
  token = await shop.token();
  const [chatbotId] = shop.bots;
  const sessionId = 'asked';
  const { message_id: messageId } = await shop.call('ask_bot', { message: 'Qwxyz blorp frunk?', sessionId });
  const [group] = (await shop.call('list_unanswered')).data;
  const corrected = await shop.call('ask_bot', { message: 'Zorp glix mantu?' });
  const webhook = (await shop.call('create_webhook', { url, events: ['lead.created'] })).data;
  const subscription = { event: 'lead.created', url: `${url}/other` };
  await shop.call('subscribe_events', Object.assign({ secret: sampleSecret }, subscription));
  const delivery = (await shop.call('test_webhook', { id: webhook.id, event: 'lead.created' })).data;
  const failed = (await shop.call('add_knowledge', { title: 'T', text: 'x' })).data;
  await world.runtime.database.system.sql`update documents set status = 'failed' where id = ${failed.id}`;
  const page = (await shop.call('add_knowledge', { title: 'T', url: 'https://shop.example.com/' })).data;
  const crawl = (await shop.call('crawl_site', { url: 'https://shop.example.com/' })).data;
  await shop.call('create_test_case', { question: 'Q?', expectUnanswered: true, chatbotId });
  const spare = (await shop.call('create_token', { name: 'Spare', scopes: ['kb:read'] })).data;
  const bot = (await shop.call('create_bot', { name: 'Spare' })).data;
  const gone = (await shop.call('add_knowledge', { title: 'Gone', text: 'x' })).data;
  await shop.call('delete_knowledge', { id: gone.id });
  const goneCase = (
    await shop.call('create_test_case', { question: 'Gone?', expectUnanswered: true, chatbotId })
  ).data;
  await shop.call('delete_test_case', { id: goneCase.id });
  await shop.call('ask_bot', { message: 'Hello', sessionId: 'gone' });
  await shop.call('delete_conversation', { sessionId: 'gone' });
  const [goneLead] = await world.runtime.database.system.sql<{ id: string }>`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${shop.workspaceId}, ${chatbotId}, 'gone', 'Bea', 'bea@example.com') returning id`;
  await shop.call('delete_lead', { id: goneLead?.id });
  const newAccount = () => ({ kind: 'telegram', chatbotId, settings: { botToken: newToken() } });
  const channel = (await shop.call('create_channel', newAccount())).data;
  const [customer, other] = await world.runtime.database.system.sql<{ id: string }>`
    insert into customers (workspace_id, name)
    values (${shop.workspaceId}, 'Ann'), (${shop.workspaceId}, 'Ann Lim') returning id`;
  const wish = (await shop.call('report_missing', { wanted: 'Sort leads' })).data;
  inputs = {
    report_missing: { wanted: 'Sort leads by country' },
    dismiss_missing: { id: wish.id },
    create_bot: { name: 'Once' },
    create_channel: newAccount(),
    check_channel: { id: channel.id },
    merge_customers: { id: customer?.id, intoId: other?.id },
    add_knowledge: { title: 'T', text: 'x' },
    add_file: { filename: 'a.txt', contentBase64: 'eA==' },
    crawl_site: { url: 'https://shop.example.com/' },
    choose_crawl_pages: {
      id: await addFoundCrawl(world, shop),
      urls: ['https://shop.example.com/0'],
    },
    stop_crawl: { id: crawl.id },
    search_knowledge: { query: 'x' },
    retry_knowledge: { id: failed.id },
    recrawl_knowledge: { id: page.id },
    ask_bot: { message: 'Hello', sessionId: 'once' },
    rate_message: { sessionId, messageId, rating: 'up' },
    reply_to_conversation: { sessionId, text: 'A person.' },
    set_conversation_status: { sessionId, status: 'closed' },
    resolve_unanswered: { id: group.id, dismiss: true },
    create_webhook: { url, events: ['lead.created'] },
    subscribe_events: { event: 'lead.created', url, secret: sampleSecret },
    unsubscribe_events: subscription,
    rotate_webhook_secret: { id: webhook.id },
    create_identity_secret: { id: chatbotId },
    test_webhook: { id: webhook.id, event: 'lead.created' },
    redeliver_webhook: { id: webhook.id, deliveryId: delivery.id },
    create_test_case: { question: 'Q?', expectUnanswered: true, chatbotId },
    import_test_cases: { chatbotId, csv: 'question,expectUnanswered\nQ?,true' },
    correct_answer: { messageId: corrected.message_id, answer: 'Yes.' },
    run_tests: { chatbotId },
    create_saved_reply: { shortcut: 'hours', text: 'Nine to five.' },
    add_note: { sessionId, text: 'Call back.' },
    assign_conversation: { sessionId, assignee: 'nobody' },
    check_site: { id: chatbotId, url: 'https://shop.example.com/' },
    invite_member: { email: 'siti@example.com', role: 'viewer' },
    check_reply: { id: chatbotId, text: 'Hello' },
    try_bot: { id: chatbotId, message: 'Hello' },
    erase_visitor: { email: 'ann@example.com' },
    transcribe_audio: { audio },
    create_token: { name: 'CI', scopes: ['kb:read'] },
    revoke_token: { id: spare.id },
    archive_bot: { id: bot.id },
    restore_bot: { id: bot.id },
    restore_conversation: { sessionId: 'gone' },
    restore_knowledge: { id: gone.id },
    restore_lead: { id: goneLead?.id },
    restore_test_case: { id: goneCase.id },
    show_typing: { sessionId },
    diagnose_mcp: { url: 'https://shop.example.com/mcp' },
  };
});
afterAll(async () => {
  await close();
  await world.close();
  await speech.close();
});

/** Their audio is not stored, so a repeat has none: apps/rest/src/voice.test.ts. */
const spoken = ['voice_turn', 'try_voice', 'synthesize_speech'];
const posts = listFor(registry, 'token')
  .filter(({ name, rest }) => rest.method === 'POST' && !spoken.includes(name))
  .map(({ name }) => name);

test.each(posts)(
  '[IDEM-1 rest] [IDEM-2 rest] %s: a repeat with the same key returns the same answer',
  async (name) => {
    const { line, body } = asRequest(name, inputs[name] ?? {});
    const key = { 'idempotency-key': `key-${name}` };
    const used = async () => (await shop.call('get_usage')).data.messages.used;
    const first = await send(token, line, body, key);
    const answer = await first.text();
    expect(first.ok, answer).toBe(true);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const before = await used();
    const again = await send(token, line, body, key);
    expect([again.status, await again.text()]).toEqual([first.status, answer]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await used()).toBe(before);
    const other = await send(token, line, { ...body, another: 1 }, key);
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
      422,
      'idempotency_key_reused',
    ]);
    const invalid = await send(token, line, '[]', key);
    expect(invalid.status).toBe(400);
  },
);

test('[IDEM-1 rest] a key belongs to its token, and has at most 255 characters', async () => {
  const key = { 'idempotency-key': 'k'.repeat(255) };
  for (const by of [token, await shop.token()]) {
    const answer = await send(by, 'POST /v1/kb/search', { query: 'x' }, key);
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null]);
  }
  const long = await send(
    token,
    'POST /v1/kb/search',
    { query: 'x' },
    { 'idempotency-key': 'k'.repeat(256) },
  );
  expect(long.status).toBe(400);
});

test.each([
  ['create_bot', 'list_bots'],
  ['add_knowledge', 'list_knowledge'],
  ['create_webhook', 'list_webhooks'],
])(
  '[IDEM-2 rest] runs one of twenty concurrent %s with one key; the others get 409 or its answer',
  async (name, list) => {
    const tenant = await createTenant(world, { bots: [] });
    const by = await tenant.token();
    const { line, body } = asRequest(name, inputs[name] ?? {});
    const key = { 'idempotency-key': 'storm' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(by, line, body, key)));
    const made = new Set<string>();
    for (const answer of answers) {
      const text = await answer.text();
      if (answer.ok) made.add(text);
      else expect([answer.status, JSON.parse(text).code]).toEqual([409, 'idempotency_in_progress']);
    }
    expect(made.size).toBe(1);
    expect((await tenant.call(list)).data).toHaveLength(1);
  },
);

test('[IDEM-1 rest] a replayed chat needs no quota', async () => {
  const tenant = await createTenant(world, { limits: { messagesPerMonth: 1 } });
  const by = await tenant.token();
  const ask = async () =>
    (await send(by, 'POST /v1/chat', { message: 'Hello', stream: false }, { 'idempotency-key': 'last' }))
      .status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
});
