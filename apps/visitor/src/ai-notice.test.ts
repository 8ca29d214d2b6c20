import { closeLostTurn } from '@jawab/core';
import { openRuntime } from '@jawab/runtime';
import { ingest } from '@jawab/test/support/ingest.ts';
import type { Loopback } from '@jawab/test/support/loopback.ts';
import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit } from './visit.testing.ts';
import { startVisitors } from './visitor.testing.ts';

const notice = 'You’re chatting with an AI assistant, not a person.';
const question = 'When does the bakery in Ipoh open?';
const parcels = Array.from({ length: 20 }, (_, n) => `Parcel ${n + 1} arrives at the shop in Lucknow.`);
const unknown = 'Do you sell spare parts for motorcycles?';

let model: ModelServer;
let world: World;
let server: Loopback;
let shop: Tenant;
let id: string;
let key: string;
beforeAll(async () => {
  model = await startModelServer({ reply: ['The bakery opens at seven. [1] ', 'It closes at six. [1]'] });
  world = await openWorld({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
  server = await startVisitors({ runtime: world.runtime });
  await world.runtime.warmUp();
  shop = await createTenant(world);
  id = shop.bots[0] as string;
  await ingest(world, shop, [
    { title: 'Hours', text: 'The bakery in Ipoh opens at seven. It closes at six.' },
    { title: 'Parcels', text: parcels.join(' ') },
  ]);
  key = (await shop.call('get_bot', { id })).data.public_key;
});
afterAll(async () => {
  await server.close();
  await world.close();
  await model.close();
});

type Visit = Awaited<ReturnType<typeof openVisit>>;
const say = async ({ ask }: Visit, message: string, at = server) =>
  (await ask({ message }, {}, at).whole()).text;
const messagesOf = async ({ send }: Visit) =>
  ((await (await send('GET messages')).json()) as { data: { role: string; content: string }[] }).data;
const saysOf = async (visit: Visit) =>
  (await messagesOf(visit)).filter(({ role }) => role === 'assistant').map(({ content }) => content);

test('opens the first reply of a conversation, and no other; the transcript has what the visitor read', async () => {
  const visit = await openVisit(server, key);
  const first = await say(visit, question);
  expect(first).toMatch(new RegExp(`^${notice}\n\nThe bakery opens at seven`));
  const second = await say(visit, 'When does it close?');
  expect(second).not.toContain(notice);
  expect(await saysOf(visit)).toEqual([first, second]);
});

test('is said once if two questions begin a conversation at the same moment', async () => {
  const visit = await openVisit(server, key);
  const said = await Promise.all([say(visit, question), say(visit, 'When does it close?')]);
  expect(said.filter((text) => text.startsWith(notice))).toHaveLength(1);
});

test('is said by a later reply if the one that should say it has no words', async () => {
  const visit = await openVisit(server, key);
  const asked = model.requests.length;
  model.script({ hold: new Promise(() => {}) });
  const left = visit.ask({ message: question });
  await expect.poll(() => model.requests.length).toBeGreaterThan(asked);
  const beside = await say(visit, question);
  expect(beside).toMatch(/^The bakery/);
  left.leave();
  await expect.poll(async () => (await messagesOf(visit)).length).toBe(2);
  expect(await say(visit, question)).toMatch(new RegExp(`^${notice}`));
});

test.each([
  [
    'ms',
    'Pukul berapa kedai roti di Ipoh dibuka?',
    'Anda sedang bersembang dengan pembantu AI, bukan manusia.',
  ],
  ['ja', 'イポーのパン屋は何時に開きますか。', '人ではなく、AIアシスタントがお答えしています。'],
])('is in the language of the reply: %s', async (_, asked, said) => {
  expect((await say(await openVisit(server, key), asked)).split('\n\n', 1)).toEqual([said]);
});

test('is not said if the bot does not say it, nor to who asks over the API', async () => {
  const asked = await shop.call('ask_bot', { message: question });
  expect(asked.answer).toMatch(/^The bakery/);
  await shop.call('update_bot', { id, aiNotice: false });
  expect(await say(await openVisit(server, key), question)).toMatch(/^The bakery/);
  await shop.call('update_bot', { id, aiNotice: true });
});

test('opens the words of a handoff that begins a conversation, once', async () => {
  const visit = await openVisit(server, key);
  const { data } = (await (await visit.send('POST handoff', {})).json()) as { data: { message: string } };
  expect(data.message.split('\n\n', 1)).toEqual([notice]);
  await shop.call('set_conversation_status', { sessionId: visit.sessionId, status: 'open' });
  expect(await say(visit, question)).toMatch(/^The bakery/);
});

test('hides from no later turn what the reply before it offered, and reaches no model', async () => {
  const visit = await openVisit(server, key);
  expect(await say(visit, unknown)).toContain(notice);
  const asked = model.requests.length;
  await say(visit, question);
  expect(JSON.stringify(model.requests.slice(asked))).not.toContain(notice);
  const other = await openVisit(server, key);
  await say(other, unknown);
  const { last } = await other.ask({ message: 'Yes, please' }).whole();
  expect(last.jawab.handoff).toBe(true);
});

test('is not said again after a reply whose process was lost', async () => {
  const visit = await openVisit(server, key);
  const runtime = await openRuntime(world.runtime.config, {
    connectionString: world.database.connectionString,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const dying = await startVisitors({ runtime });
  model.script({ reply: parcels.map((text) => `${text} [1] `), stallAfter: 5, hold: new Promise(() => {}) });
  const lost = visit.ask({ message: 'When do the parcels arrive at the shop in Lucknow?' }, {}, dying);
  await lost.until(parcels[1] as string);
  const { system } = world.runtime.database;
  const turns = () => system.sql<{ workspaceId: string; questionId: string; processId: string }>`
    select o.workspace_id as "workspaceId", o.question_id as "questionId", o.process_id as "processId"
    from open_turns o join conversations c on c.id = o.conversation_id
    where c.session_id = ${visit.sessionId} and o.content <> ''`;
  await expect.poll(turns, { timeout: 10_000 }).toHaveLength(1);
  const [turn] = await turns();
  await runtime.database.close();
  await dying.close();
  if (turn) await closeLostTurn(system, turn);
  expect((await saysOf(visit)).map((text) => text.startsWith(notice))).toEqual([true]);
  expect(await say(visit, 'When does it close?')).not.toContain(notice);
  await runtime.close().catch(() => {});
});
