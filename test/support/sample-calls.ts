import { randomUUID } from 'node:crypto';
import { isFor, type Principal, type Tool, type VisitorPrincipal } from '@jawab/core';
import { addConnection } from './connections.ts';
import { addFoundCrawl } from './crawls.ts';
import { createPerson } from './people.ts';
import { pushSubscription, sampleInput, sampleSecret } from './sample-input.ts';
import { newToken } from './telegram.ts';
import { asVisitor } from './visitor.ts';
import { makeVoiceWav } from './voice.ts';
import { createTenant, type Tenant, type World } from './world.ts';

/** The input that a call of a tool needs to succeed, and its caller. */
export interface SampleCall {
  input: { id?: string; sessionId?: string; chatbotId?: string } & Record<string, unknown>;
  /** Who calls, where the operator of the workspace cannot. */
  caller: Principal | undefined;
  /** The workspace to call it for. */
  tenant: Tenant;
}

/** A visitor and a person, each of one call only. */
interface Caller {
  visitor: VisitorPrincipal;
  email: string;
  /** A member of the shop. */
  person: () => Promise<Principal>;
}

/** Calls that need a record first, or more than the fields that the tool requires. The others are sample inputs. */
function createCalls(world: World, shop: Tenant) {
  const bot = () => shop.bots[0] as string;
  const made = async (tool: string, input: object) => (await shop.call(tool, input)).data.id as string;
  const newBot = () => made('create_bot', { name: 'New' });
  const deleted = async (tool: string, id: string) => {
    await shop.call(tool, { id });
    return { id };
  };
  const snippet = { title: 'Hours', text: 'We open at nine.' };
  const document = () => made('add_knowledge', Object.assign({ chatbotId: bot() }, snippet));
  const webhook = { url: 'https://shop.example.com/hook', events: ['lead.created'] };
  const newWebhook = () => made('create_webhook', webhook);
  const newAccount = () => ({ kind: 'telegram', chatbotId: bot(), settings: { botToken: newToken() } });
  const newChannel = () => made('create_channel', newAccount());
  async function newCustomer(): Promise<string> {
    const [row] = await world.runtime.database.system.sql<{ id: string }>`
      insert into customers (workspace_id, name) values (${shop.workspaceId}, 'Ann') returning id`;
    return row?.id as string;
  }
  const newSavedReply = (shortcut: string) =>
    made('create_saved_reply', { shortcut: shortcut.slice(0, 8), text: 'Hello.' });
  const conversation = async (message = 'Qwxyz?') =>
    (await shop.call('ask_bot', { message, chatbotId: bot() })).session_id as string;
  const member = async () => (await createPerson(world, { tenant: shop })).memberId;
  const connection = async () => addConnection(world, shop, { memberId: await member() });
  const newTest = (chatbotId: string) =>
    made('create_test_case', { chatbotId, question: 'When?', language: 'en' });
  /** A bot runs its tests once at a time. */
  const testedBot = async () => {
    const chatbotId = await newBot();
    await newTest(chatbotId);
    return { chatbotId };
  };

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
  const reply = async () => {
    const sessionId = await conversation();
    const { data } = await shop.call('get_conversation', { sessionId });
    return { sessionId, messageId: data.messages.at(-1).id as string };
  };
  const delivery = async () => {
    const id = await newWebhook();
    return { id, deliveryId: await made('test_webhook', { id, event: 'lead.created' }) };
  };

  /** A workspace makes one export at a time. */
  const endExports = () => world.runtime.database.system.sql`
    update exports set status = 'ready', bytes = 9 where workspace_id = ${shop.workspaceId}`;
  const replyTo = async (visitor: VisitorPrincipal) =>
    (await shop.call('widget_chat', { message: 'Hello' }, visitor)).message_id as string;

  async function attachment(): Promise<string> {
    const sessionId = await conversation();
    const [row] = await world.runtime.database.system.sql<{ id: string }>`
      insert into attachments (workspace_id, message_id, kind, name, mime, bytes)
      select m.workspace_id, m.id, 'image', 'receipt.png', 'image/png', '\\x89504e470d0a1a0a'
      from messages m join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
      where c.session_id = ${sessionId} and m.role = 'user' limit 1 returning id`;
    return row?.id as string;
  }

  const calls: Record<string, (by: Caller) => object | Promise<object>> = {
    add_knowledge: () => snippet,
    add_note: async () => ({ sessionId: await conversation(), text: 'Call back at nine.' }),
    assign_conversation: async () => ({ sessionId: await conversation(), assignee: 'nobody' }),
    correct_answer: async () => ({ messageId: await unanswered('Zyxwq?'), answer: 'At nine.' }),
    create_test_case: () => ({ chatbotId: bot(), question: 'When?', expectedAnswer: 'nine' }),
    import_test_cases: () => ({ chatbotId: bot(), csv: 'question,language\nWhen?,en' }),
    change_plan: () => ({ limits: { bots: null } }),
    accept_invitation: async ({ email }) => {
      const { data } = await shop.call('invite_member', { email, role: 'viewer' });
      return { token: data.link.split('#')[1] };
    },
    create_push_subscription: () => pushSubscription,
    create_saved_reply: ({ email }) => ({ shortcut: email.slice(0, 8), text: 'Hello.' }),
    delete_saved_reply: async ({ email }) => ({ id: await newSavedReply(email) }),
    update_saved_reply: async ({ email }) => ({ id: await newSavedReply(email), text: 'Good day.' }),
    create_token: () => ({ name: 'CI', scopes: ['kb:read'] }),
    check_channel: async () => ({ id: await newChannel() }),
    create_channel: newAccount,
    delete_channel: async () => ({ id: await newChannel() }),
    get_channel: async () => ({ id: await newChannel() }),
    update_channel: async () => ({ id: await newChannel(), name: 'Telegram of the shop' }),
    check_site: () => ({ id: bot(), url: 'https://shop.example.com/' }),
    delete_bot: async () => ({ id: await newBot() }),
    archive_bot: async () => ({ id: await newBot() }),
    restore_bot: async () => ({ id: await newBot() }),
    delete_conversation: async () => ({ sessionId: await conversation() }),
    delete_knowledge: async () => ({ id: await document() }),
    delete_lead: async () => ({ id: await lead() }),
    get_lead: async () => ({ id: await lead() }),
    update_lead: async () => ({ id: await lead(), state: 'contacted' }),
    delete_push_subscription: async ({ person }) => ({
      id: (await shop.call('create_push_subscription', pushSubscription, await person())).data.id,
    }),
    restore_conversation: async () => {
      const sessionId = await conversation();
      await shop.call('delete_conversation', { sessionId });
      return { sessionId };
    },
    restore_knowledge: async () => deleted('delete_knowledge', await document()),
    restore_lead: async () => deleted('delete_lead', await lead()),
    restore_test_case: async () => deleted('delete_test_case', await newTest(bot())),
    delete_test_case: async () => ({ id: await newTest(bot()) }),
    delete_workspace: () => ({ confirm: 'Test' }),
    delete_webhook: async () => ({ id: await newWebhook() }),
    dismiss_missing: async () => ({ id: await made('report_missing', { wanted: randomUUID() }) }),
    download_export: async () => {
      await endExports();
      const id = await made('export_workspace', {});
      await endExports();
      return { id };
    },
    erase_visitor: async () => {
      await lead();
      return { email: 'ann@example.com' };
    },
    export_workspace: async () => {
      await endExports();
      return {};
    },
    get_attachment: async () => ({ id: await attachment() }),
    get_bot: () => ({ id: bot() }),
    create_identity_secret: () => ({ id: bot() }),
    get_conversation: async () => ({ sessionId: await conversation() }),
    list_crawl_pages: async () => ({ id: await addFoundCrawl(world, shop) }),
    choose_crawl_pages: async () => ({
      id: await addFoundCrawl(world, shop),
      urls: ['https://shop.example.com/0'],
    }),
    get_crawl: async () => ({ id: await made('crawl_site', { url: 'https://shop.example.com/' }) }),
    stop_crawl: async () => ({ id: await made('crawl_site', { url: 'https://shop.example.com/' }) }),
    get_customer: async () => ({ id: await newCustomer() }),
    merge_customers: async () => ({ id: await newCustomer(), intoId: await newCustomer() }),
    update_customer: async () => ({ id: await newCustomer(), name: 'Ann Lim' }),
    get_knowledge: async () => ({ id: await document() }),
    get_test_run: async () => ({ id: await made('run_tests', await testedBot()) }),
    get_webhook: async () => ({ id: await newWebhook() }),
    invite_member: ({ email }) => ({ email, role: 'viewer' }),
    list_passages: async () => ({ id: await document() }),
    list_webhook_deliveries: async () => ({ id: (await delivery()).id }),
    rate_message: async () => Object.assign(await reply(), { rating: 'up' }),
    recrawl_knowledge: async () => ({ id: await page('ready') }),
    remove_member: async () => ({ id: await member() }),
    redeliver_webhook: delivery,
    reply_to_conversation: async () => ({ sessionId: await conversation(), text: 'Hello.' }),
    resolve_unanswered: async () => ({ id: await unanswered(), answer: 'At nine.' }),
    retry_knowledge: async () => ({ id: await page('failed') }),
    revoke_connection: async () => ({ id: await connection() }),
    revoke_invitation: async ({ email }) => ({ id: await made('invite_member', { email, role: 'viewer' }) }),
    revoke_token: async () => ({ id: await made('create_token', { name: 'CI', scopes: ['kb:read'] }) }),
    rotate_webhook_secret: async () => ({ id: await newWebhook() }),
    run_tests: testedBot,
    set_conversation_status: async () => ({ sessionId: await conversation(), status: 'closed' }),
    set_tags: async () => ({ sessionId: await conversation(), tags: ['refund'] }),
    show_typing: async () => ({ sessionId: await conversation() }),
    test_webhook: async () => ({ id: await newWebhook(), event: 'lead.created' }),
    check_reply: () => ({ id: bot(), text: 'We open at nine.' }),
    try_bot: () => ({ id: bot(), message: 'When do you open?' }),
    try_voice: () => ({ id: bot(), audio: { data: makeVoiceWav(500).toString('base64') } }),
    unsubscribe_events: async () => {
      const key = { event: 'lead.created', url: webhook.url };
      await shop.call('subscribe_events', Object.assign({ secret: sampleSecret }, key));
      return key;
    },
    update_bot: ({ email }) => ({ id: bot(), name: `Renamed for ${email}` }),
    update_me: () => ({ alerts: { sound: false } }),
    update_knowledge: async () => ({ id: await document(), title: 'New title' }),
    update_member: async () => ({ id: await member(), role: 'support' }),
    update_webhook: async () => ({ id: await newWebhook(), enabled: false }),
    widget_attach: async () => {
      await shop.call('update_bot', { id: bot(), attachments: true });
      return { filename: 'note.txt', contentBase64: Buffer.from('My receipt').toString('base64') };
    },
    widget_attachment: async ({ visitor }) => {
      await shop.call('update_bot', { id: bot(), attachments: true });
      const file = { filename: 'note.txt', contentBase64: Buffer.from('My receipt').toString('base64') };
      await shop.call('widget_attach', file, visitor);
      const { data } = await shop.call('widget_messages', {}, visitor);
      return { id: data[0].attachments[0].id };
    },
    widget_csat: async ({ visitor }) => {
      await replyTo(visitor);
      await shop.call('update_bot', { id: bot(), csat: 'on_close' });
      await shop.call('set_conversation_status', { sessionId: visitor.sessionId, status: 'closed' });
      return { score: 5 };
    },
    widget_delete_conversation: async ({ visitor }) => {
      await replyTo(visitor);
      return {};
    },
    widget_feedback: async ({ visitor }) => ({ messageId: await replyTo(visitor), rating: 'up' }),
    widget_lead: () => ({ name: 'Ann', email: 'ann@example.com' }),
    widget_speech: async ({ visitor }) => ({ messageId: await replyTo(visitor) }),
  };
  return calls;
}

/** Returns a function that makes a call of any tool that succeeds for a tenant, with the records that it needs. */
export function createSampleCalls(world: World, shop: Tenant): (tool: Tool) => Promise<SampleCall> {
  const calls = createCalls(world, shop);
  /** Who calls what the operator cannot: a person of the shop, or one outside any workspace. */
  const callers: Record<string, (by: Caller) => Promise<Principal>> = {
    accept_invitation: ({ email }) => createPerson(world, { email }),
    create_push_subscription: ({ person }) => person(),
    delete_push_subscription: ({ person }) => person(),
    get_push_key: ({ person }) => person(),
    leave_workspace: ({ person }) => person(),
    update_me: ({ person }) => person(),
  };
  return async (tool) => {
    const given = { chatbotId: shop.bots[0] };
    let member: Promise<Principal> | undefined;
    const person = () => (member ??= createPerson(world, { tenant: shop }));
    const by = { visitor: asVisitor(shop), email: `${randomUUID()}@example.com`, person };
    const input = ((await calls[tool.name]?.(by)) ?? sampleInput(tool, given)) as SampleCall['input'];
    const caller = (await callers[tool.name]?.(by)) ?? (isFor(tool, 'operator') ? undefined : by.visitor);
    return { input, caller, tenant: tool.name === 'delete_workspace' ? await createTenant(world) : shop };
  };
}
