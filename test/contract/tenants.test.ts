import { listFor } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addConnection } from '../support/connections.ts';
import { addFoundCrawl } from '../support/crawls.ts';
import { createPerson } from '../support/people.ts';
import { recording } from '../support/speech-shop.ts';
import { codeOf, offers, openSurfaces } from '../support/surfaces.ts';
import { newToken } from '../support/telegram.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

// The days of what is counted stay the same, also at midnight.
const today = new Date();
const world: World = await openWorld({}, { now: () => today });
const { surfaces, close } = await openSurfaces(world);
let ours: Tenant;
let theirs: Tenant;
let token: string;
/** Inputs that name records of the other workspace, each of the kind its tool wants. */
let foreign: Record<string, Record<string, unknown>>;

beforeAll(async () => {
  ours = await createTenant(world);
  theirs = await createTenant(world);
  token = await ours.token();
  foreign = await fill(theirs);
});
afterAll(async () => {
  await close();
  await world.close();
});

async function fill(tenant: Tenant): Promise<typeof foreign> {
  const made = async (tool: string, input: object) => (await tenant.call(tool, input)).data.id as string;
  const [chatbotId] = tenant.bots as [string];
  const url = 'https://shop.example.com/';
  const sessionId = 'theirs';
  const { message_id: messageId } = await tenant.call('ask_bot', {
    message: 'Qwxyz blorp frunk?',
    sessionId,
  });
  const document = await made('add_knowledge', { title: 'Theirs', url });
  const webhook = await made('create_webhook', { url, events: ['lead.created'] });
  const deliveryId = await made('test_webhook', { id: webhook, event: 'lead.created' });
  const testCase = await made('create_test_case', { chatbotId, question: 'Q?', expectUnanswered: true });
  const [group] = (await tenant.call('list_unanswered')).data;
  const [lead] = await world.runtime.database.system.sql<{ id: string }>`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${chatbotId}, ${sessionId}, 'Ann', 'ann@example.com') returning id`;
  const [ofBot, ofDocument, ofWebhook] = [{ id: chatbotId }, { id: document }, { id: webhook }];
  const { memberId } = await createPerson(world, { tenant });
  const invited = { email: 'siti@example.com', role: 'viewer' };
  const failed = await made('add_knowledge', { title: 'Failed', text: 'x' });
  await world.runtime.database.system.sql`update documents set status = 'failed' where id = ${failed}`;
  const gone = await made('add_knowledge', { title: 'Gone', text: 'x' });
  await tenant.call('delete_knowledge', { id: gone });
  const [goneLead] = await world.runtime.database.system.sql<{ id: string }>`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${chatbotId}, 'gone', 'Ann', 'ann@example.com') returning id`;
  await tenant.call('delete_lead', { id: goneLead?.id });
  const goneCase = await made('create_test_case', { chatbotId, question: 'Gone?', expectUnanswered: true });
  await tenant.call('delete_test_case', { id: goneCase });
  await tenant.call('ask_bot', { message: 'Gone?', sessionId: 'gone' });
  await tenant.call('delete_conversation', { sessionId: 'gone' });
  const account = { kind: 'telegram', chatbotId, settings: { botToken: newToken() } };
  const ofChannel = { id: await made('create_channel', account) };
  const [customer, other] = await world.runtime.database.system.sql<{ id: string }>`
    insert into customers (workspace_id, name)
    values (${tenant.workspaceId}, 'Ann'), (${tenant.workspaceId}, 'Ann Lim') returning id`;
  const [file] = await world.runtime.database.system.sql<{ id: string }>`
    insert into exports (workspace_id, status, bytes) values (${tenant.workspaceId}, 'ready', 2) returning id`;
  await world.runtime.database.system.sql`
    insert into export_parts (workspace_id, export_id, ordinal, bytes) values (${tenant.workspaceId}, ${file?.id}, 0, '{}')`;
  const [picture] = await world.runtime.database.system.sql<{ id: string }>`
    insert into attachments (workspace_id, message_id, kind, name, mime, bytes)
    values (${tenant.workspaceId}, ${messageId}, 'image', 'a.png', 'image/png', 'x') returning id`;
  const found = await addFoundCrawl(world, tenant);
  const ofSavedReply = { id: await made('create_saved_reply', { shortcut: 'hours', text: 'At nine.' }) };
  return {
    get_attachment: { id: picture?.id },
    download_export: { id: file?.id },
    get_bot: ofBot,
    check_site: { ...ofBot, url },
    check_reply: { ...ofBot, text: 'Hi' },
    try_bot: { ...ofBot, message: 'Hi' },
    try_voice: { ...ofBot, audio: recording },
    list_passages: ofDocument,
    update_bot: { ...ofBot, name: 'Ours' },
    create_identity_secret: ofBot,
    archive_bot: ofBot,
    restore_bot: ofBot,
    delete_bot: ofBot,
    get_channel: ofChannel,
    check_channel: ofChannel,
    update_channel: { ...ofChannel, paused: true },
    delete_channel: ofChannel,
    get_customer: { id: customer?.id },
    update_customer: { id: customer?.id, name: 'Ours' },
    merge_customers: { id: customer?.id, intoId: other?.id },
    get_knowledge: ofDocument,
    update_knowledge: { ...ofDocument, title: 'Ours' },
    delete_knowledge: ofDocument,
    restore_knowledge: { id: gone },
    restore_lead: { id: goneLead?.id },
    restore_test_case: { id: goneCase },
    restore_conversation: { sessionId: 'gone' },
    retry_knowledge: { id: failed },
    recrawl_knowledge: ofDocument,
    get_crawl: { id: await made('crawl_site', { url }) },
    list_crawl_pages: { id: found },
    choose_crawl_pages: { id: found, urls: ['https://shop.example.com/0'] },
    stop_crawl: { id: await made('crawl_site', { url }) },
    get_lead: { id: lead?.id },
    update_lead: { id: lead?.id, note: 'Ours' },
    delete_lead: { id: lead?.id },
    resolve_unanswered: { id: group.id, answer: 'Ours' },
    dismiss_missing: { id: await made('report_missing', { wanted: 'Sort leads' }) },
    get_webhook: ofWebhook,
    update_webhook: { ...ofWebhook, enabled: false },
    delete_webhook: ofWebhook,
    rotate_webhook_secret: ofWebhook,
    test_webhook: { ...ofWebhook, event: 'lead.created' },
    list_webhook_deliveries: ofWebhook,
    redeliver_webhook: { ...ofWebhook, deliveryId },
    get_test_run: { id: await made('run_tests', { chatbotId }) },
    delete_test_case: { id: testCase },
    update_member: { id: memberId, role: 'support' },
    remove_member: { id: memberId },
    revoke_invitation: { id: await made('invite_member', invited) },
    revoke_connection: { id: await addConnection(world, tenant, { memberId }) },
    revoke_token: { id: await made('create_token', { name: 'Theirs', scopes: ['kb:read'] }) },
    get_conversation: { sessionId },
    delete_conversation: { sessionId },
    rate_message: { sessionId, messageId, rating: 'up' },
    correct_answer: { messageId, answer: 'Ours' },
    reply_to_conversation: { sessionId, text: 'Ours' },
    update_saved_reply: { ...ofSavedReply, text: 'Ours' },
    delete_saved_reply: ofSavedReply,
    add_note: { sessionId, text: 'Call back.' },
    set_tags: { sessionId, tags: ['refund'] },
    assign_conversation: { sessionId, assignee: 'nobody' },
    set_conversation_status: { sessionId, status: 'closed' },
    show_typing: { sessionId },
  };
}

/** All the other workspace can read of itself. */
async function theirRecords(): Promise<string> {
  const lists = listFor(registry, 'token').filter(
    // The cursor of list_changes moves with every transaction of the database.
    ({ name, effects, input }) => name !== 'list_changes' && effects.readOnly && input.safeParse({}).success,
  );
  const shown: unknown[] = [];
  for (const { name } of lists) shown.push(name === 'get_me' ? null : await theirs.call(name));
  shown.push(await theirs.call('get_conversation', { sessionId: 'theirs' }));
  return JSON.stringify(shown);
}

test('tries every tool that takes the id of a record', () => {
  const byId = listFor(registry, 'token')
    .filter(({ rest }) => rest.path.includes('{'))
    .map(({ name }) => name);
  expect(Object.keys(foreign).sort()).toEqual(byId.sort());
});

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  test('[TENANT-1 rest mcp] never shows, changes or deletes a record of another workspace by its id', async () => {
    const before = await theirRecords();
    for (const [name, input] of Object.entries(foreign).filter(([name]) => offers(surface, name)))
      expect(codeOf(surface, await surface.call(token, name, input)), name).toBe('not_found');
    expect(await theirRecords()).toBe(before);
  });

  test('[TENANT-1 rest mcp] the ids are valid: their own workspace finds them', async () => {
    const own = await theirs.token();
    for (const name of Object.keys(foreign).filter(
      (one) => registry.get(one)?.effects.readOnly && offers(surface, one),
    ))
      expect(codeOf(surface, await surface.call(own, name, foreign[name])), name).toBeNull();
  });
});
