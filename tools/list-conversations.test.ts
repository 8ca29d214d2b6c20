import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const sessions = (page: { data: { session_id: string }[] }) => page.data.map((row) => row.session_id);

test('lists entries in the documented shape, most recent first', async () => {
  const tenant = await createTenant(world);
  for (const sessionId of ['one', 'two']) await tenant.call('ask_bot', { message: 'Hello', sessionId });
  await tenant.call('ask_bot', { message: 'Again', sessionId: 'one' });
  const page = await tenant.call('list_conversations');
  expect(sessions(page)).toEqual(['one', 'two']);
  expect(page.data[0]).toEqual({
    session_id: 'one',
    chatbot_id: tenant.bots[0],
    language: 'en',
    message_count: 4,
    status: 'open',
    channel: 'api',
    channel_id: null,
    customer_id: null,
    reply_until: null,
    lead_id: null,
    assignee: null,
    last_message: expect.any(String),
    last_customer_message: 'Again',
    waiting_since: null,
    customer_name: null,
    first_message_at: expect.stringMatching(/Z$/),
    last_message_at: expect.stringMatching(/Z$/),
    tags: [],
    snooze_until: null,
    csat: null,
    match: null,
  });
});

test.each([
  ['東', 'ja'],
  ['ﾄｳｷｮｳ', 'kana'],
  ['DELIVERY', 'en'],
  ['delivery', 'wide'],
  ['100%', 'percent'],
  ['ann@', 'lead'],
  ['ja', 'ja'],
])('q=%s finds the conversation %s', async (q, expected) => {
  const tenant = await createTenant(world);
  const messages = {
    ja: '東京に送れますか',
    kana: 'トウキョウ',
    en: 'Delivery?',
    wide: 'ＤＥＬＩＶＥＲＹ',
    percent: '100% cotton',
  };
  for (const [sessionId, message] of Object.entries(messages))
    await tenant.call('ask_bot', { message, sessionId });
  await tenant.call('ask_bot', { message: 'Hi', sessionId: 'lead' });
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${tenant.workspaceId}, ${tenant.bots[0]}, 'lead', 'Ann', 'ann@example.com')`;
  expect(sessions(await tenant.call('list_conversations', { q }))).toContain(expected);
  expect(sessions(await tenant.call('list_conversations', { q: `${q}zzz` }))).toEqual([]);
});

test.each([
  [
    'delivery',
    'Do you offer DELIVERY to Ubud?',
    { before: 'Do you offer ', text: 'DELIVERY', after: ' to Ubud?' },
  ],
  [
    '駐車場',
    '明日の夜に着きますが駐車場はありますか',
    { before: '明日の夜に着きますが', text: '駐車場', after: 'はありますか' },
  ],
  ['トウキョウ', '行き先はﾄｳｷｮｳです', { before: '行き先は', text: 'ﾄｳｷｮｳ', after: 'です' }],
  ['ガス', 'ここのｶﾞｽ代', { before: 'ここの', text: 'ｶﾞｽ', after: '代' }],
  ['จอดรถ', 'มีที่จอดรถไหมคะ', { before: 'มีที่', text: 'จอดรถ', after: 'ไหมคะ' }],
  ['停车', '请问可以停车吗', { before: '请问可以', text: '停车', after: '吗' }],
  ['إفطار', 'هل الإفطار مجاني؟', { before: 'هل ال', text: 'إفطار', after: ' مجاني؟' }],
  ['नाश्त', 'क्या नाश्ता मुफ़्त है?', { before: 'क्या ', text: 'नाश्ता', after: ' मुफ़्त है?' }],
])('q=%s shows the words in “%s”', async (q, message, cut) => {
  const tenant = await createTenant(world);
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 'one' });
  await tenant.call('ask_bot', { message, sessionId: 'one' });
  await tenant.call('ask_bot', { message: 'Thanks', sessionId: 'one' });
  const [entry] = (await tenant.call('list_conversations', { q })).data;
  const { messages } = (await tenant.call('get_conversation', { sessionId: 'one' })).data;
  const { id } = messages.find((one: { content: string }) => one.content === message) ?? {};
  expect(entry?.match).toEqual(Object.assign({ field: 'message', id }, cut));
});

test('a long message is cut around the words', async () => {
  const tenant = await createTenant(world);
  const message = `${'I have a long story. '.repeat(20)}Is there a sauna? ${'And so on. '.repeat(20)}`;
  await tenant.call('ask_bot', { message, sessionId: 'one' });
  const { match } = (await tenant.call('list_conversations', { q: 'Sauna' })).data[0] ?? {};
  expect(match).toMatchObject({ before: '… long story. Is there a ', text: 'sauna' });
  expect(match?.after).toMatch(/^\? And so on\..*…$/);
});

test('a note, a tag, the customer and the session id are found and shown, a lead only to who may read it', async () => {
  const tenant = await createTenant(world);
  const { workspaceId } = tenant;
  const { sql } = world.runtime.database.system;
  for (const sessionId of ['noted', 'tagged', 'left', 'channel'])
    await tenant.call('ask_bot', { message: 'Hi', sessionId });
  const { data: note } = await tenant.call('add_note', { sessionId: 'noted', text: 'Comes each Friday.' });
  await tenant.call('set_tags', { sessionId: 'tagged', tags: ['new', 'VIP guest'] });
  await sql`
    insert into leads (workspace_id, bot_id, session_id, name, email)
    values (${workspaceId}, ${tenant.bots[0]}, 'left', 'Ann', 'ann@example.com')`;
  const [customer] = await sql<{ id: string }>`
    insert into customers (workspace_id, name) values (${workspaceId}, '山田 花子') returning id`;
  await sql`update conversations set customer_id = ${customer?.id} where workspace_id = ${workspaceId} and session_id = 'channel'`;
  const find = async (q: string, as?: object) => {
    const { data } = await tenant.call('list_conversations', { q }, as);
    return data.map((row: { session_id: string; match: object | null }) => [
      row.session_id,
      row.match && Object.values(row.match),
    ]);
  };
  expect(await find('friday')).toEqual([['noted', ['note', note.id, 'Comes each ', 'Friday', '.']]]);
  expect(await find('vip')).toEqual([['tagged', ['tag', null, '', 'VIP', ' guest']]]);
  expect(await find('EXAMPLE')).toEqual([['left', ['email', null, 'ann@', 'example', '.com']]]);
  expect(await find('花子')).toEqual([['channel', ['name', null, '山田 ', '花子', '']]]);
  expect(await find('eft')).toEqual([['left', ['session_id', null, 'l', 'eft', '']]]);
  const limited = { scopes: ['conversations:read'] };
  expect(await find('example', limited)).toEqual([]);
  expect(await find('花子', limited)).toEqual([]);
});

test('pages without loss, within limits and reach', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  for (let n = 0; n < 5; n++)
    await tenant.call('ask_bot', { message: 'Hi', sessionId: `s${n}`, chatbotId: n % 2 ? b : a });
  const first = await tenant.call('list_conversations', { limit: 3 });
  const second = await tenant.call('list_conversations', { limit: 3, cursor: first.next_cursor });
  expect([...sessions(first), ...sessions(second)]).toEqual(['s4', 's3', 's2', 's1', 's0']);
  expect(second).toMatchObject({ has_more: false, next_cursor: null });
  expect(sessions(await tenant.call('list_conversations', { chatbotId: b }))).toEqual(['s3', 's1']);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  expect(sessions(await tenant.call('list_conversations', {}, limited))).toEqual(['s3', 's1']);
  await expect(tenant.call('list_conversations', { chatbotId: a }, limited)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  for (const limit of [0, 201])
    await expect(tenant.call('list_conversations', { limit })).rejects.toMatchObject({
      code: 'invalid_request',
    });
});

test('does not list another workspace’s conversations', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  await other.call('ask_bot', { message: 'x', sessionId: 'foreign' });
  expect((await tenant.call('list_conversations')).data).toEqual([]);
});

test('finds what was said long ago, and counts', async () => {
  const tenant = await createTenant(world);
  const { workspaceId } = tenant;
  const { sql } = world.runtime.database.system;
  await sql`
    insert into conversations (workspace_id, bot_id, session_id, channel, last_message_at)
    select ${workspaceId}, ${tenant.bots[0]}, 's' || n, 'api', now() - n * interval '1 minute' from generate_series(1, 700) n`;
  await sql`
    insert into messages (workspace_id, conversation_id, position, role, author, content)
    select workspace_id, id, 1, 'user', 'visitor', case session_id when 's690' then '釜' else 'Ｔｅａ' end
    from conversations where workspace_id = ${workspaceId}`;
  const rare = await tenant.call('list_conversations', { q: '釜', count: true });
  expect([sessions(rare), rare.total]).toEqual([['s690'], 1]);
  const often = await tenant.call('list_conversations', { q: 'tea', count: true, limit: 2 });
  expect([sessions(often), often.total]).toEqual([['s1', 's2'], 699]);
  const next = await tenant.call('list_conversations', { q: 'tea', limit: 2, cursor: often.next_cursor });
  expect([sessions(next), next.total]).toEqual([['s3', 's4'], undefined]);
});

test('counts what a search finds on each page, also when a page is the last or empty', async () => {
  const tenant = await createTenant(world);
  for (let n = 0; n < 3; n++) await tenant.call('ask_bot', { message: `Oolong ${n}`, sessionId: `s${n}` });
  await tenant.call('ask_bot', { message: 'Coffee', sessionId: 'other' });
  const read = (cursor?: string) =>
    tenant.call('list_conversations', { q: 'oolong', limit: 2, count: true, cursor });
  const first = await read();
  expect([sessions(first), first.total]).toEqual([['s2', 's1'], 3]);
  const second = await read(first.next_cursor);
  expect([sessions(second), second.total]).toEqual([['s0'], 3]);
  await tenant.call('delete_conversation', { sessionId: 's0' });
  const third = await read(first.next_cursor);
  expect([sessions(third), third.total]).toEqual([[], 2]);
  const none = await tenant.call('list_conversations', { q: 'milk', count: true });
  expect([none.data, none.total]).toEqual([[], 0]);
});
