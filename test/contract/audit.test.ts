import { execute, finish, isFor, type Principal, Refusal } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { createPerson } from '../support/people.ts';
import { sampleInput } from '../support/sample-input.ts';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { makeTone } from '../support/tone.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let shop: Tenant;
let speech: SpeechServer;
beforeAll(async () => {
  speech = await startSpeechServer();
  world = await openWorld({
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'hears',
    SPEECH_MODEL: 'speaks',
  });
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(async () => {
  await world.close();
  await speech.close();
});

/** What leaves no audit event, because it is a record of its own; so is everything a visitor does. */
const ownRecords = [
  'ask_bot',
  'rate_message',
  'synthesize_speech',
  'transcribe_audio',
  'try_bot',
  'voice_turn',
];

const changing = registry.tools.filter(({ effects }) => !effects.readOnly);
const audited = changing.filter(({ changes }) => changes);

const bot = () => shop.bots[0] as string;
const newBot = async () => (await shop.call('create_bot', { name: 'New' })).data.id as string;
const document = async () =>
  (await ingest(world, shop, [{ title: 'Hours', text: 'We open at nine.', chatbotId: bot() }]))[0]?.id;
const snippet = { title: 'Hours', text: 'We open at nine.' };
const webhook = { url: 'https://shop.example.com/hook', events: ['lead.created'] };
const newWebhook = async () => (await shop.call('create_webhook', webhook)).data.id as string;
const conversation = async (message = 'Qwxyz?') =>
  (await shop.call('ask_bot', { message, chatbotId: bot() })).session_id as string;
const member = async () => (await createPerson(world, { tenant: shop })).memberId;
const newTest = () => shop.call('create_test_case', { chatbotId: bot(), question: 'When?', language: 'en' });

async function page(status: 'ready' | 'failed'): Promise<string> {
  const [row] = await world.runtime.database.system.sql<{ id: string }>`
    insert into documents (workspace_id, title, source_type, source_url, status)
    values (${shop.workspaceId}, 'Page', 'url', 'https://shop.example.com/', ${status}) returning id`;
  return row?.id as string;
}

async function lead(): Promise<string> {
  const [row] = await world.runtime.database.system.sql<{ id: string }>`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${shop.workspaceId}, ${bot()}, gen_random_uuid(), 'Ann', 'ann@example.com') returning id`;
  return row?.id as string;
}

async function unanswered(message = 'Qwxyz?'): Promise<string> {
  const sessionId = await conversation(message);
  const { data } = await shop.call('get_conversation', { sessionId });
  return data.messages[0].id;
}

/** Calls that need a record first, or more than the fields that the tool requires. The others are sample inputs. */
const calls: Record<string, () => object | Promise<object>> = {
  add_knowledge: () => snippet,
  assign_conversation: async () => ({ sessionId: await conversation(), assignee: 'nobody' }),
  correct_answer: async () => ({ messageId: await unanswered('Zyxwq?'), answer: 'At nine.' }),
  create_test_case: () => ({ chatbotId: bot(), question: 'When?', expectedAnswer: 'nine' }),
  import_test_cases: () => ({ chatbotId: bot(), csv: 'question,language\nWhen?,en' }),
  change_plan: () => ({ limits: { bots: null } }),
  accept_invitation: async () => {
    const invited = { email: 'siti@example.com', role: 'viewer' };
    const { data } = await shop.call('invite_member', invited);
    return { token: data.link.split('#')[1] };
  },
  create_token: () => ({ name: 'CI', scopes: ['kb:read'] }),
  delete_bot: async () => ({ id: await newBot() }),
  delete_conversation: async () => ({ sessionId: await conversation() }),
  delete_knowledge: async () => ({ id: await document() }),
  delete_lead: async () => ({ id: await lead() }),
  delete_test_case: async () => ({ id: (await newTest()).data.id }),
  delete_workspace: () => ({ confirm: 'Test' }),
  delete_webhook: async () => ({ id: await newWebhook() }),
  erase_visitor: () => ({ email: 'ann@example.com' }),
  invite_member: () => ({ email: 'wei@example.com', role: 'viewer' }),
  recrawl_knowledge: async () => ({ id: await page('ready') }),
  remove_member: async () => ({ id: await member() }),
  redeliver_webhook: async () => {
    const id = await newWebhook();
    const { data } = await shop.call('test_webhook', { id, event: 'lead.created' });
    return { id, deliveryId: data.id };
  },
  reply_to_conversation: async () => ({ sessionId: await conversation(), text: 'Hello.' }),
  resolve_unanswered: async () => ({ id: await unanswered(), answer: 'At nine.' }),
  retry_knowledge: async () => ({ id: await page('failed') }),
  revoke_invitation: async () => {
    const { data } = await shop.call('invite_member', { email: 'tan@example.com', role: 'viewer' });
    return { id: data.id };
  },
  revoke_token: async () => {
    const { data } = await shop.call('create_token', { name: 'CI', scopes: ['kb:read'] });
    return { id: data.id };
  },
  rotate_webhook_secret: async () => ({ id: await newWebhook() }),
  run_tests: async () => {
    await newTest();
    return { chatbotId: bot() };
  },
  set_conversation_status: async () => ({ sessionId: await conversation(), status: 'closed' }),
  test_webhook: async () => ({ id: await newWebhook(), event: 'lead.created' }),
  update_bot: () => ({ id: bot(), name: 'Renamed' }),
  update_knowledge: async () => ({ id: await document(), title: 'New title' }),
  update_member: async () => ({ id: await member(), role: 'support' }),
  update_webhook: async () => ({ id: await newWebhook(), enabled: false }),
};

/** Who calls what the operator cannot: a person of the shop, or one outside any workspace. */
const callers: Record<string, () => Promise<Principal>> = {
  accept_invitation: () => createPerson(world, { email: 'siti@example.com' }),
  leave_workspace: () => createPerson(world, { tenant: shop }),
};

const events = () =>
  world.runtime.database.system.sql<{ operation: string; target_kind: string; target_id: string }>`
    select operation, target_kind, target_id from audit_events order by id`;

test('each tool that changes something leaves an audit event or is a record of its own', () => {
  const silent = changing.filter((tool) => !tool.changes && !isFor(tool, 'visitor')).map(({ name }) => name);
  expect(silent).toEqual(ownRecords);
  expect(registry.tools.filter(({ effects, changes }) => effects.readOnly && changes)).toEqual([]);
});

describe.each(audited.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test('leaves exactly one audit event, which names what it changed', async () => {
    const input: { id?: string; sessionId?: string; chatbotId?: string } =
      (await calls[name]?.()) ?? sampleInput(tool, { chatbotId: bot() });
    const caller = await callers[name]?.();
    const tenant = name === 'delete_workspace' ? await createTenant(world) : shop;
    const before = (await events()).length;
    const output = (await tenant.call(name, input, caller).catch((error) => {
      throw new Error(`Write a call of ${name} that succeeds into this file. ${error.message}`);
    })) as { data: { id?: string } };
    const [left, ...more] = (await events()).slice(before);
    expect(more).toEqual([]);
    expect(left).toEqual({
      operation: name,
      target_kind: tool.changes,
      target_id: input.id ?? input.sessionId ?? output.data.id ?? input.chatbotId,
    });
  });

  test('leaves none when it is refused', async () => {
    const before = (await events()).length;
    const ctx = shop.context({ scopes: [] });
    await expect(execute(tool, ctx, {}).then(finish)).rejects.toBeInstanceOf(Refusal);
    expect(await events()).toHaveLength(before);
  });
});

test('a change that is rolled back leaves no audit event', async () => {
  const full = await createTenant(world, { bots: ['Only'], limits: { bots: 1 } });
  const before = (await events()).length;
  await expect(full.call('create_bot', { name: 'Second' })).rejects.toMatchObject({
    code: 'bot_limit_reached',
  });
  expect(await events()).toHaveLength(before);
});

test.each(ownRecords)('%s leaves no audit event', async (name) => {
  const sessionId = await conversation();
  const { data } = await shop.call('get_conversation', { sessionId });
  const before = (await events()).length;
  const messageId = data.messages.at(-1).id;
  const { audio, input } = { audio: { data: makeTone(300).wav.toString('base64') }, input: 'Hello' };
  const message = 'And on Sunday?';
  await shop.call(name, { id: bot(), sessionId, message, messageId, rating: 'up', audio, input });
  expect(await events()).toHaveLength(before);
});
