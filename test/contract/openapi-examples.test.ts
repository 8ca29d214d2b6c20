import { readFile, writeFile } from 'node:fs/promises';
import { isFor, type Principal } from '@jawab/core';
import { buildOpenApi } from '@jawab/rest';
import { registry } from '@jawab/tools';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFoundCrawl } from '../support/crawls.ts';
import { ingest } from '../support/ingest.ts';
import { createPerson } from '../support/people.ts';
import { createSampleCalls } from '../support/sample-calls.ts';
import { sampleSecret } from '../support/sample-input.ts';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { asRequest, openSurfaces, type Surfaces } from '../support/surfaces.ts';
import { openVisitor } from '../support/visitor.ts';
import { makeVoiceWav } from '../support/voice.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

// Run this file with RECORD_EXAMPLES=1 to rewrite the examples of the OpenAPI document.
const file = new URL('../../apps/rest/src/openapi/examples.json', import.meta.url);

interface Example {
  request?: unknown;
  response: unknown;
  stream?: string;
}
const examples: Record<string, Example> = {};
let world: World;
let surfaces: Surfaces;
let shop: Tenant;
let speech: SpeechServer;
let token: string;

const described = registry.tools.filter(
  (tool) => !tool.rest.file && (['token', 'member', 'visitor'] as const).some((actor) => isFor(tool, actor)),
);
const takesBody = (name: string) => ['POST', 'PUT', 'PATCH'].includes(registry.get(name)?.rest.method ?? '');

/** Calls an operation over REST and keeps the bodies. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
async function record(name: string, input: Record<string, unknown> = {}): Promise<any> {
  const { line, body } = asRequest(name, input);
  const answer = await surfaces.send(token, line, body, { accept: 'application/json' });
  const response = await answer.json();
  expect([name, answer.status < 300, response]).toEqual([name, true, response]);
  examples[name] = takesBody(name) ? { request: body, response } : { response };
  return response;
}

/** Calls what only people can call, as a person, and keeps the bodies. */
async function recordAs(person: Principal, name: string, input: Record<string, unknown> = {}) {
  const response = await shop.call(name, input, person);
  const { id: _, ...request } = input;
  examples[name] = takesBody(name) ? { request, response } : { response };
  return response;
}

beforeAll(async () => {
  speech = await startSpeechServer();
  world = await openWorld({
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'whisper',
    SPEECH_MODEL: 'kokoro',
  });
  surfaces = await openSurfaces(world);
  shop = await createTenant(world, { bots: ['Kopi Senja'], limits: { bots: null } });
  token = await shop.token();
  await recordAll();
}, 300_000);
afterAll(async () => {
  await surfaces.close();
  await world.close();
  await speech.close();
});

async function recordAll(): Promise<void> {
  const bot = shop.bots[0] as string;
  await record('get_me');
  await record('get_workspace');
  await record('update_workspace', { name: 'Kopi Senja Group' });
  const made = await record('create_bot', { name: 'Kopi Senja Bandung', language: 'id' });
  const settings = await record('update_bot', {
    id: bot,
    greeting: 'Welcome to Kopi Senja. What can I do for you?',
    allowedOrigins: ['https://kopisenja.example'],
  });
  await record('get_bot', { id: bot });
  await record('create_identity_secret', { id: bot });
  await record('list_bots');
  await record('archive_bot', { id: made.data.id });
  await record('restore_bot', { id: made.data.id });
  await record('delete_bot', { id: made.data.id });
  await recordKnowledge(bot);
  const talk = await recordConversations(bot);
  await recordAlias();
  await recordVoice(bot);
  await recordVisitor(settings.data.public_key);
  await record('list_leads');
  await record('get_analytics');
  await record('get_usage');
  await record('list_usage_days');
  await record('list_plans');
  await record('list_changes');
  const [lead] = (await shop.call('list_leads')).data;
  await record('get_lead', { id: lead.id });
  await record('update_lead', { id: lead.id, state: 'contacted', note: 'Wants six chairs in May.' });
  await record('delete_lead', { id: lead.id });
  await record('restore_lead', { id: lead.id });
  await recordTests(bot);
  await recordWebhooks();
  await record('list_audit_events', { limit: 2 });
  const made_token = await record('create_token', { name: 'Website', scopes: ['chat:invoke'] });
  await record('list_tokens', { limit: 2 });
  await record('revoke_token', { id: made_token.data.id });
  await record('delete_conversation', { sessionId: talk });
  await record('restore_conversation', { sessionId: talk });
  await record('erase_visitor', { email: 'aiko@example.com' });
  await recordPeople();
  const { data: exported } = await record('export_workspace');
  await world.runtime.database.system.sql`
    update exports set status = 'ready', records = 96, bytes = 21504, finished_at = created_at + interval '2 seconds'
    where id = ${exported.id}`;
  await record('list_exports');
  await recordOthers();
}

/** Calls what this file does not call yet, as the other suites of every tool do. */
async function recordOthers(): Promise<void> {
  const sampleCall = createSampleCalls(world, shop);
  for (const tool of described.filter(({ name }) => !examples[name])) {
    const { input, caller } = await sampleCall(tool);
    await (caller ? recordAs(caller, tool.name, input) : record(tool.name, input));
  }
}

async function recordKnowledge(bot: string): Promise<void> {
  await ingest(world, shop, [
    { title: 'Opening hours', text: 'We open at ten and close at six, every day.', chatbotId: bot },
  ]);
  const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
  const added = await record('add_knowledge', { title: 'Delivery', text, chatbotId: bot });
  await ingest(world, shop, []);
  const { id } = added.data;
  const contentBase64 = Buffer.from('Americano 25.000\nLatte 32.000').toString('base64');
  await record('add_file', { filename: 'menu.txt', contentBase64, title: 'Menu' });
  await ingest(world, shop, [
    { title: 'Returns', text: 'Returns are free for thirty days.', chatbotId: bot },
  ]);
  await record('get_knowledge', { id });
  await record('list_knowledge', { status: 'ready', q: 'delivery' });
  await record('list_passages', { id });
  await record('search_knowledge', { query: 'How long does delivery take?', limit: 1 });
  const crawl = await record('crawl_site', { url: 'https://kopisenja.example/help', maxPages: 20 });
  await record('get_crawl', { id: crawl.data.id });
  const found = await addFoundCrawl(world, shop);
  await record('list_crawl_pages', { id: found });
  await record('choose_crawl_pages', {
    id: found,
    urls: ['https://shop.example.com/0', 'https://shop.example.com/2'],
  });
  await record('stop_crawl', { id: crawl.data.id });
  const page = await shop.call('add_knowledge', { title: 'Help', url: 'https://kopisenja.example/faq' });
  const { sql } = world.runtime.database.system;
  await sql`update documents set status = 'ready' where id = ${page.data.id}`;
  await record('recrawl_knowledge', { id: page.data.id });
  await sql`update documents set status = 'failed' where id = ${page.data.id}`;
  await record('retry_knowledge', { id: page.data.id });
  await record('update_knowledge', { id, title: 'Delivery in Indonesia' });
  await record('delete_knowledge', { id: page.data.id });
  await record('restore_knowledge', { id: page.data.id });
}

async function recordConversations(bot: string): Promise<string> {
  const sessionId = 'visitor-7';
  const message = 'How long does delivery take?';
  const answer = await record('ask_bot', { message, chatbotId: bot, sessionId, stream: false });
  await record('check_site', { id: bot, url: 'https://shop.example.com/' });
  await record('list_changes');
  await record('try_bot', { id: bot, message, stream: false });
  const text = 'Delivery takes 2 to 4 working days. It is free.';
  await record('check_reply', { id: bot, question: message, text });
  await shop.call('ask_bot', { message: 'Do you repair bicycles?', sessionId });
  await record('list_conversations', { limit: 1 });
  await record('get_conversation', { sessionId });
  const [, reply] = (await shop.call('get_conversation', { sessionId })).data.messages;
  await record('correct_answer', { messageId: reply.id, answer: 'Delivery takes 2 to 4 working days.' });
  const rated = { sessionId, messageId: answer.jawab.message_id, rating: 'up', comment: 'Quick.' };
  await record('rate_message', rated);
  await record('reply_to_conversation', { sessionId, text: 'We do not, but the shop next door does.' });
  await record('assign_conversation', { sessionId, assignee: 'nobody' });
  await record('add_note', { sessionId, text: 'Asked twice. Call back on Monday.' });
  await record('set_tags', { sessionId, tags: ['repairs'] });
  await record('list_tags');
  const saved = { shortcut: 'hours', text: 'Hello {{customer.name}}, we open at nine.', language: 'en' };
  const { data: savedReply } = await record('create_saved_reply', saved);
  await record('list_saved_replies');
  await record('update_saved_reply', { id: savedReply.id, text: 'We open at nine.' });
  await record('delete_saved_reply', { id: savedReply.id });
  await record('set_conversation_status', { sessionId, status: 'closed' });
  const groups = await record('list_unanswered');
  await record('resolve_unanswered', { id: groups.data[0].id, answer: 'No, we only make coffee.' });
  return sessionId;
}

/** Operations for clients that only know OpenAI. */
const alias = ['chat_completions', 'list_models', 'get_model'] as const;

async function recordAlias(): Promise<void> {
  const ask = async (line: string, body?: object) => {
    const answer = await surfaces.send(token, line, body);
    expect([line, answer.status]).toEqual([line, 200]);
    return answer;
  };
  const [chat, models, model] = alias;
  const messages = [{ role: 'user', content: 'How long does delivery take?' }];
  const request = { model: 'default', messages };
  const whole = await ask('POST /v1/chat/completions', request);
  const streamed = await ask('POST /v1/chat/completions', Object.assign({ stream: true }, request));
  examples[chat] = { request, response: await whole.json(), stream: await streamed.text() };
  examples[models] = { response: await (await ask('GET /v1/models')).json() };
  examples[model] = { response: await (await ask('GET /v1/models/default')).json() };
}

/** A recording is long, so examples show its first bytes. */
const shortened = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (name, inner) =>
    name === 'data' && typeof inner === 'string' ? `${inner.slice(0, 64)}…` : inner,
  );

async function recordVoice(bot: string): Promise<void> {
  const audio = { data: makeVoiceWav(500).toString('base64'), format: 'wav' };
  await record('list_voice_languages');
  await record('transcribe_audio', { audio, language: 'en-IN' });
  await record('voice_turn', { audio, chatbotId: bot, sessionId: 'visitor-8', stream: false });
  await record('try_voice', { id: bot, audio, stream: false });
  const text = { input: 'Hello' };
  const spoken = await surfaces.send(token, 'POST /v1/audio/speech', text, { accept: 'application/json' });
  examples.synthesize_speech = { request: text, response: await spoken.json() };
  for (const name of ['transcribe_audio', 'voice_turn', 'try_voice', 'synthesize_speech'])
    examples[name] = shortened(examples[name] as Example);
}

async function recordVisitor(publicKey: string): Promise<void> {
  const { visit, sessionId } = await openVisitor(surfaces, publicKey);
  const see = async (name: string, line: string, body?: object) => {
    const answer = await visit(line, body);
    expect([name, answer.status < 300, answer.text]).toEqual([name, true, answer.text]);
    examples[name] = body ? { request: body, response: answer.body } : { response: answer.body };
    return answer.body;
  };
  await see('widget_session', 'POST session', {});
  await see('widget_config', 'GET config?language=id');
  const said = await see('widget_chat', 'POST chat', { message: 'When do you open?', stream: false });
  await see('widget_messages', 'GET messages');
  const audio = { data: makeVoiceWav(500).toString('base64') };
  await see('widget_voice', 'POST voice', { audio, stream: false });
  examples.widget_voice = shortened(examples.widget_voice as Example);
  const spoken = await visit(
    'POST speech',
    { messageId: said.jawab.message_id },
    { accept: 'application/json' },
  );
  examples.widget_speech = shortened({
    request: { messageId: said.jawab.message_id },
    response: spoken.body,
  });
  await see('widget_feedback', 'POST feedback', { messageId: said.jawab.message_id, rating: 'up' });
  await shop.call('update_bot', { id: shop.bots[0], csat: 'on_close' });
  await shop.call('set_conversation_status', { sessionId, status: 'closed' });
  await see('widget_csat', 'POST csat', { score: 5, comment: 'Quick and friendly.' });
  await see('widget_stop', 'POST stop', {});
  await shop.call('update_bot', { id: shop.bots[0], attachments: true });
  const file = { filename: 'receipt.txt', contentBase64: Buffer.from('Order A-104').toString('base64') };
  const { message_id } = (await see('widget_attach', 'POST attachments', file)).data;
  const { data } = (await visit('GET messages')).body;
  const [sent] = data.find(({ id }: { id: string }) => id === message_id).attachments;
  const kept = await visit(`GET attachments/${sent.id}`, undefined, { accept: 'application/json' });
  examples.widget_attachment = { response: kept.body };
  await see('widget_lead', 'POST lead', {
    name: 'Siti',
    email: 'siti@example.com',
    message: 'Catering for 40.',
  });
  await see('widget_handoff', 'POST handoff', { language: 'en' });
  await see('widget_delete_conversation', 'DELETE conversation');
}

async function recordTests(bot: string): Promise<void> {
  const question = 'How long does delivery take?';
  const test = await record('create_test_case', { chatbotId: bot, question, expectedAnswer: '2 to 4' });
  const csv = 'question,expectedAnswer\nWhen do you open?,ten\n';
  await record('import_test_cases', { chatbotId: bot, csv });
  await record('list_test_cases');
  const run = await record('run_tests', { chatbotId: bot });
  await ingest(world, shop, []);
  await record('get_test_run', { id: run.data.id, wait: 0 });
  await record('list_test_runs');
  await record('delete_test_case', { id: test.data.id });
  await record('restore_test_case', { id: test.data.id });
}

async function recordWebhooks(): Promise<void> {
  const url = 'https://kopisenja.example/hook';
  const { data } = await record('create_webhook', { url, events: ['lead.created'], retry: 'standard' });
  await record('list_webhooks');
  await record('get_webhook', { id: data.id });
  await record('update_webhook', { id: data.id, events: ['lead.created', 'message.unanswered'] });
  await record('rotate_webhook_secret', { id: data.id });
  const sent = await record('test_webhook', { id: data.id, event: 'lead.created' });
  await world.runtime.database.system.sql`
    update deliveries set status = 'failed', sent_at = now() where id = ${sent.data.id}`;
  await record('list_webhook_deliveries', { id: data.id });
  await record('redeliver_webhook', { id: data.id, deliveryId: sent.data.id });
  await record('list_webhook_samples', { event: 'lead.created' });
  await record('list_events', { limit: 2 });
  const subscription = { event: 'conversation.handoff', url: 'https://agent.example/hook' };
  await record('subscribe_events', Object.assign({ secret: sampleSecret }, subscription));
  await record('unsubscribe_events', subscription);
  await record('delete_webhook', { id: data.id });
}

async function recordPeople(): Promise<void> {
  const invited = await record('invite_member', { email: 'budi@kopisenja.example', role: 'support' });
  await record('list_invitations');
  await record('revoke_invitation', { id: invited.data.id });
  const again = await shop.call('invite_member', { email: 'wei@kopisenja.example', role: 'editor' });
  const guest = await createPerson(world, { email: 'wei@kopisenja.example' });
  await recordAs(guest, 'accept_invitation', { token: again.data.link.split('#')[1] });
  await recordAs(guest, 'list_workspaces');
  await recordAs(guest, 'create_workspace', { name: 'Kopi Pagi' });
  const person = await createPerson(world, { tenant: shop });
  await record('list_members');
  await record('update_member', { id: (person as { memberId: string }).memberId, role: 'viewer' });
  await recordAs(person, 'leave_workspace');
  const pagi = await createTenant(world, { bots: [] });
  const owner = await createPerson(world, { tenant: pagi, role: 'owner' });
  await recordAs(owner, 'delete_workspace', { confirm: 'Test' });
  const other = await createPerson(world, { tenant: shop });
  await record('remove_member', { id: (other as { memberId: string }).memberId });
}

test('[DESC-1 openapi] bodies have examples of real calls, which fit their schemas', async () => {
  // The document was read before, so another run checks what this one writes.
  if (process.env.RECORD_EXAMPLES) return writeFile(file, `${JSON.stringify(examples, settle, 1)}\n`);
  const kept: Record<string, Example> = JSON.parse(await readFile(file, 'utf8'));
  const without = [...described.map(({ name }) => name), ...alias].filter((name) => !kept[name]);
  expect(without, 'Run this file with RECORD_EXAMPLES=1.').toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: a document is read as its readers would
  const document = buildOpenApi(registry) as any;
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'api');
  for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths))
    for (const [method, { operationId, requestBody, responses }] of Object.entries(methods)) {
      const where = `/paths/${path.replaceAll('/', '~1')}/${method}`;
      const status = Object.keys(responses).find((one) => one.startsWith('2'));
      const bodies = {
        [`${where}/requestBody`]: requestBody?.content?.['application/json'],
        [`${where}/responses/${status}`]: responses[status ?? '']?.content?.['application/json'],
      };
      for (const [pointer, body] of Object.entries(bodies)) {
        if (!body || !kept[operationId]) continue;
        const fits = ajv.compile({ $ref: `api#${pointer}/content/application~1json/schema` });
        expect(fits(body.example), `${operationId}: ${ajv.errorsText(fits.errors)}`).toBe(true);
      }
    }
});

const ids = new Map<string, string>();
/** Gives each distinct id its own fixed one, so that recording again changes only what changed. */
function fixId(found: string): string {
  const known = ids.get(found) ?? `01a20000-0000-7000-8000-${ids.size.toString(16).padStart(12, '0')}`;
  ids.set(found, known);
  return known;
}

const [start, recordedAt, hourMs] = [Date.UTC(2026, 0, 31, 9), Date.now(), 3_600_000];
/** Moves a time to the fixed start, by whole hours: what a recording takes does not show. */
const fixTime = (time: string) =>
  new Date(start + Math.round((Date.parse(time) - recordedAt) / hourMs) * hourMs).toISOString();

/** Makes a recorded value the same at each recording, and shortens secrets, so that nobody takes an example for one. */
function settle(name: string, value: unknown): unknown {
  if (name === 'created') return start / 1000;
  if (name.endsWith('_ms') && typeof value === 'number' && value > 0) return 40;
  if (typeof value !== 'string') return value;
  if (['secret', 'session_token', 'token'].includes(name)) return value.replace(/^([a-z]+_)?.*$/, '$1…');
  if (name === 'next_cursor') return 'WyJqcmZOOU1TbyIs…';
  return value
    .replace(/#[\w-]{20,}/g, '#…')
    .replace(/pub_[0-9a-f]{32}/g, 'pub_example')
    .replace(/127\.0\.0\.1:\d{4,}/g, '127.0.0.1:4000')
    .replace(/"created":\d+/g, `"created":${start / 1000}`)
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, fixId)
    .replace(/2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, fixTime);
}

interface Operation {
  operationId: string;
  requestBody?: { content?: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
}
