import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFor } from '@jawab/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { createPerson } from '../support/people.ts';
import { type Ran, runCommand, runJawab } from '../support/run-command.ts';
import { runJawabHere } from '../support/run-jawab-here.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let shop: Tenant;
let other: Tenant;
let data: string;
beforeAll(async () => {
  world = await openWorld();
  data = await mkdtemp(join(tmpdir(), 'jawab-cli-'));
  const { dataDir } = world.database;
  if (dataDir) await symlink(dataDir, join(data, 'postgres'));
  shop = await createTenant(world, { bots: ['Shop', 'Other'], limits: { bots: 3, messagesPerMonth: 4 } });
  other = await createTenant(world);
  await ingest(world, shop, [
    {
      title: 'Delivery',
      text: 'Delivery takes 2 to 4 working days inside Indonesia.',
      chatbotId: shop.bots[0] as string,
    },
  ]);
  await world.runtime.database.system.sql`
    insert into leads (workspace_id, bot_id, session_id, name, email, intent_score)
    values (${shop.workspaceId}, ${shop.bots[0]}, 'lead', 'Ann', 'ann@example.com', 80)`;
});
afterAll(async () => {
  await world.close();
  await rm(data, { recursive: true, force: true });
});

/** Settings of a command beside the running service: attached to the embedded database, or on the PostgreSQL one. */
function settings(): Record<string, string> {
  const { engine, connectionString } = world.database;
  const common = { JAWAB_DATA: data, SECRET_KEY: 'ab'.repeat(32) };
  return engine === 'postgres' ? { ...common, DATABASE_URL: connectionString } : common;
}
// The commands run in this process; test/e2e/cli.test.ts runs them in their own.
const jawab = (...args: string[]) => runJawabHere(args, settings());
const call = (tool: string, input: object = {}, workspace = shop.workspaceId) =>
  jawab('call', tool, JSON.stringify(input), '--workspace', workspace);
// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
async function read(tool: string, input: object = {}): Promise<any> {
  const { code, out, err } = await call(tool, input);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}
const uuid = expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);

test('[FILTER-1 cli] filters lists and analytics', async () => {
  expect((await read('list_leads', { label: 'hot', q: 'ann' })).data).toHaveLength(1);
  expect((await read('list_leads', { label: 'cold' })).data).toEqual([]);
  const { code, out } = await jawab(
    ...['call', 'get_analytics', 'from=2026-01-01', 'to=2026-01-07', '--workspace', shop.workspaceId],
  );
  expect([code, JSON.parse(out).data.window.days]).toEqual([0, 7]);
});

test('[BOT-1 cli] [BOT-2 cli] [BOT-3 cli] [BOT-4 cli] [REQ-9 cli] creates bots up to the limit of the plan, and lists them', async () => {
  const made = await read('create_bot', { name: 'New', language: 'th-TH', theme: { side: 'start' } });
  const bot = { id: uuid, name: 'New', language: 'th-TH', created_at: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(made.data).toMatchObject(bot);
  expect((await read('get_bot', { id: made.data.id })).data.theme.side).toBe('start');
  expect((await read('list_bots')).data).toMatchObject([bot, { name: 'Other' }, { name: 'Shop' }]);
  const refused = await call('create_bot', { name: 'Fourth' });
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toMatch(/limit/);
  expect(await read('delete_bot', { id: made.data.id })).toEqual({
    data: { id: made.data.id, deleted: true, restorable_until: expect.any(String) },
  });
});

test('[KB-1 cli] [KB-2 cli] [KB-3 cli] [KB-5 cli] [REQ-6 cli] adds knowledge, waits for it, and lists it by bot', async () => {
  const chatbotId = shop.bots[1];
  const { data } = await read('add_knowledge', { title: 'T', text: 'Nine to five.', chatbotId });
  expect(data).toEqual({ id: uuid, status: 'queued' });
  expect((await read('get_knowledge', { id: data.id })).data.status).toBe('queued');
  const listed = (await read('list_knowledge', { chatbotId: shop.bots[0] })).data;
  expect(listed).toMatchObject([
    {
      id: uuid,
      title: 'Delivery',
      source_url: null,
      source_type: 'snippet',
      status: 'ready',
      chunk_count: 1,
      chatbot_id: shop.bots[0],
      created_at: expect.any(String),
    },
  ]);
  const refused = await call('add_knowledge', { title: 'T' });
  expect([refused.code, refused.out, refused.err]).toEqual([
    1,
    '',
    expect.stringContaining('Send a `url`, a `text`'),
  ]);
});

test('[CHAT-1 cli] [CHAT-3 cli] [CHAT-4 cli] [TURN-11 cli] [CONV-1 cli] [CONV-2 cli] [QUOTA-1 cli] [REACH-5 cli] a chat is one conversation, counts, and stops at the quota', async () => {
  const answered = await read('ask_bot', {
    message: 'How long does delivery take inside Indonesia?',
    sessionId: 's',
  });
  expect(answered).toMatchObject({ answered: true, session_id: 's', language: 'en' });
  expect(answered.answer).toContain('2 to 4 working days');
  const asked = await jawab(
    'ask',
    '社長の誕生日はいつですか?',
    '--session',
    's',
    '--json',
    '--workspace',
    shop.workspaceId,
  );
  expect(JSON.parse(asked.out)).toMatchObject({ answered: false, language: 'ja', sources: [] });
  const thai = await read('ask_bot', { message: 'Qwxyz?', language: 'th-TH' });
  expect([thai.language, thai.answered]).toEqual(['th', false]);
  const { data } = await read('get_conversation', { sessionId: 's' });
  expect([data.chatbot_id, data.messages.length]).toEqual([shop.bots[0], 4]);
  expect((await read('list_conversations', { q: '社長', limit: 200 })).data).toMatchObject([
    { session_id: 's' },
  ]);
  expect((await jawab('ask', 'Hello', '--workspace', shop.workspaceId)).code).toBe(0);
  const spent = await jawab('ask', 'Hello', '--workspace', shop.workspaceId);
  expect([spent.code, spent.out, spent.err]).toEqual([1, '', expect.stringMatching(/month/)]);
});

test('[OPS-1 cli] reads an input that is too long for the command line from standard input', async () => {
  const words = 'Oranges are sold by the crate. '.repeat(10_000);
  const input = { filename: 'long.txt', contentBase64: Buffer.from(words).toString('base64') };
  const args = ['call', 'add_file', '-', '--workspace', shop.workspaceId];
  const added = await runJawab(args, settings(), JSON.stringify(input));
  expect([added.code, added.err]).toEqual([0, '']);
  expect(JSON.parse(added.out).data).toEqual({ id: uuid, status: 'queued' });
});

test('[LEAD-1 cli] [ANA-1 cli] [OPS-1 cli] [OPS-2 cli] prints leads, analytics and every other operation as JSON', async () => {
  expect((await read('list_leads', { chatbotId: shop.bots[0] })).data).toMatchObject([
    { name: 'Ann', intent_score: 80, intent_label: 'hot' },
  ]);
  expect((await read('get_analytics')).data.daily).toHaveLength(30);
  expect((await read('get_me')).data.workspace.id).toBe(shop.workspaceId);
  expect((await read('get-usage')).data.messages.limit).toBe(4);
  const unknown = await runCommand(['npm', 'run', '-s', 'jawab', '--', 'call', 'no_such_tool'], settings());
  expect([unknown.code, unknown.out]).toEqual([1, '']);
  const { registry } = await import('@jawab/tools');
  for (const { name } of listFor(registry, 'operator')) expect(unknown.err).toContain(name);
});

test('[HOOK-1 cli] [HOOK-2 cli] [HOOK-4 cli] [SIGN-7 cli] creates and lists webhooks; shows the secret only once', async () => {
  const url = 'https://shop.example.com/hook';
  const options = ['--url', url, '--events', 'lead.created', '--bot', shop.bots[0] as string];
  const made = await jawab('webhook', 'create', ...options, '--json', '--workspace', shop.workspaceId);
  const webhook = JSON.parse(made.out);
  expect(webhook).toMatchObject({ id: uuid, url, events: ['lead.created'], chatbot_id: shop.bots[0] });
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await jawab('webhook', 'list', '--json', '--workspace', shop.workspaceId);
  expect(JSON.parse(listed.out)).toMatchObject([{ id: webhook.id, last_delivery: null }]);
  expect(listed.out).not.toContain('whsec_');
});

test('[AUTH-1 cli] [AUTH-3 cli] [AUTH-6 cli] [TOKEN-2 cli] [PLAN-1 cli] a token has the scopes, bots and lifetime it was given, and is shown only once', async () => {
  const limits = '{"bots":2,"requestsPerMinute":9}';
  const created = await jawab(
    'workspace',
    'create',
    '--name',
    'W',
    '--plan',
    'scale',
    '--limits',
    limits,
    '--json',
  );
  expect(JSON.parse(created.out)).toEqual({ id: uuid });
  const options = ['--scopes', 'bots:read,kb:read', '--bots', shop.bots[0] as string, '--expires-in', '30d'];
  const made = await jawab(
    'token',
    'create',
    '--workspace',
    shop.workspaceId,
    ...options,
    '--name',
    'CI',
    '--json',
  );
  const { id, token } = JSON.parse(made.out);
  expect(token).toMatch(/^jwb_[0-9A-Za-z]{38}$/);
  const listed = await jawab('token', 'list', '--workspace', shop.workspaceId, '--json');
  expect(JSON.parse(listed.out)).toMatchObject([
    {
      id,
      name: 'CI',
      scopes: ['bots:read', 'kb:read'],
      bots: [shop.bots[0]],
      token: `jwb_…${token.slice(-4)}`,
      revoked_at: null,
      last_used_at: null,
    },
  ]);
  expect(listed.out).not.toContain(token);
});

test('[TENANT-1 cli] [REQ-3 cli] [REQ-7 cli] prints refusals as sentences on stderr with exit code 1', async () => {
  const refusals = [
    ['list_knowledge', { chatbotId: other.bots[0] }, /There is no bot/],
    ['get_conversation', { sessionId: 'none' }, /There is no conversation/],
    ['list_conversations', { limit: 201 }, /^`limit` must be a whole number from 1 to 200\.$/m],
    ['list_leads', { chatbot_id: shop.bots[0] }, /`chatbot_id`: did you mean chatbotId\?/],
    ['add_knowledge', { title: 'T', url: 'http://127.0.0.1/' }, /^ {2}url: /m],
  ] as const;
  const odd = await Promise.all([jawab('token', 'revoke', 'abc'), call('list_bots', {}, 'abc')]);
  for (const { code, out, err } of odd)
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(/^abc is not a valid id/)]);
  const ran = await Promise.all(refusals.map(([tool, input]) => call(tool, input)));
  for (const [at, [tool, , sentence]] of refusals.entries()) {
    const { code, out, err } = ran[at] as Ran;
    expect([tool, code, out]).toEqual([tool, 1, '']);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^\s+at /m);
  }
});

test('prints a link that sets a new password, for an address that has an account', async () => {
  await createPerson(world, { email: 'siti@example.com' });
  const [found, missing] = await Promise.all([
    jawab('user', 'reset-link', 'Siti@example.com', '--json'),
    jawab('user', 'reset-link', 'nobody@example.com'),
  ]);
  expect([found.code, JSON.parse(found.out)]).toEqual([
    0,
    { link: expect.stringMatching(/\/reset#[\w-]{32}$/) },
  ]);
  expect([missing.code, missing.out]).toEqual([1, '']);
  expect(missing.err).toMatch(/^There is no account with the address nobody@example\.com\.$/m);
});

test('installs a sentence model by its name, and says which file is not the pinned one', async () => {
  const unknown = await jawab('model', 'install', 'e5-huge');
  expect([unknown.code, unknown.out]).toEqual([1, '']);
  expect(unknown.err).toBe('There is no model e5-huge. Choose one of these: e5-small.\n');
  const from = join(data, 'wrong-model');
  await mkdir(from);
  await writeFile(join(from, 'model_quantized.onnx'), 'another model');
  const wrong = await jawab('model', 'install', 'e5-small', '--from', from);
  expect([wrong.code, wrong.out]).toEqual([1, '']);
  expect(wrong.err).toMatch(/model_quantized\.onnx has the SHA-256 [0-9a-f]{64}\. f80102d3\w+ is expected/);
  expect(wrong.err).not.toMatch(/^\s+at /m);
});

test('deletes at once what is older than it is kept', async () => {
  const { code, out } = await jawab('retention', 'run');
  expect([code, out]).toEqual([0, 'Deleted 0 conversations, 0 leads, 0 attachments and 0 customers.\n']);
});

test('seals secrets with a new key, and refuses the former one from then on', async () => {
  const next = { SECRET_KEY: 'cd'.repeat(32), SECRET_KEY_OLD: 'ab'.repeat(32) };
  const rotated = await runJawabHere(['key', 'rotate'], Object.assign(settings(), next));
  expect([rotated.code, rotated.out]).toEqual([0, expect.stringContaining('with the new key')]);
  const { code, err } = await jawab('workspace', 'list');
  expect([code, err]).toEqual([1, expect.stringContaining('SECRET_KEY is not the key')]);
});
