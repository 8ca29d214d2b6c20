import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openAnswer } from '@jawab/visitor/visit.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { forkServer } from './fork-server.ts';

const sentences = Array.from({ length: 20 }, (_, n) => `Parcel ${n + 1} arrives at the shop in Lucknow.`);
const message = 'When do the parcels arrive at the shop in Lucknow?';
const never = new Promise(() => {});

let model: ModelServer;
let world: World;
let shop: Tenant;
let token: string;
let server: { child: ChildProcess; url: string };
beforeAll(async () => {
  model = await startModelServer({ reply: sentences.map((text) => `${text} [1] `) });
  world = await openWorld();
  shop = await createTenant(world);
  token = await shop.token();
  await ingest(world, shop, [{ title: 'Parcels', text: sentences.join(' ') }]);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await world.close();
  await model.close();
});

const startChat = () =>
  forkServer(world.database.connectionString, { CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });

async function kill() {
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
}

const ask = (sessionId: string, headers: Record<string, string> = {}) =>
  openAnswer(
    `${server.url}/v1/chat`,
    { message, sessionId },
    { authorization: `Bearer ${token}`, ...headers },
  );
const used = async () => (await shop.call('get_usage')).data.messages.used as number;
const messagesOf = async (sessionId: string) =>
  (await shop.call('get_conversation', { sessionId })).data.messages;
const draftOf = async (sessionId: string) => {
  const [row] = await world.runtime.database.system.sql<{ content: string }>`
    select o.content from open_turns o join conversations c on c.workspace_id = o.workspace_id and c.id = o.conversation_id
    where c.session_id = ${sessionId}`;
  return row?.content;
};
const openTurns = () => world.runtime.database.system.sql`select 1 from open_turns`;

test('[TURN-14 rest] kill -9 keeps the text of a cut answer, and gives back the message of one without text', async () => {
  server = await startChat();
  const before = await used();
  model.script({ stallAfter: 6, hold: never });
  const answer = ask('cut');
  await answer.until(sentences[3] as string);
  await expect.poll(() => draftOf('cut')).toContain(sentences[3] as string);
  const asked = model.requests.length;
  model.script({ stallAfter: 0, hold: never });
  ask('silent');
  await expect.poll(() => model.requests.length).toBeGreaterThan(asked);
  expect(await used()).toBe(before + 2);
  await kill();
  // Nobody restarts it: the process of this test notices.
  await expect
    .poll(() => messagesOf('cut'), { timeout: 15_000 })
    .toMatchObject([
      { role: 'user', content: message },
      {
        role: 'assistant',
        interrupted: true,
        answered: null,
        content: expect.stringContaining(sentences[3] as string),
      },
    ]);
  await expect.poll(used, { timeout: 15_000 }).toBe(before + 1);
  await expect(messagesOf('silent')).rejects.toMatchObject({ code: 'not_found' });
  expect(await openTurns()).toEqual([]);
});

test('[IDEM-5 rest] after kill -9 before and amid the text, the same key gets one whole answer to one question, at once', async () => {
  server = await startChat();
  const before = await used();
  const keys = ['before-text', 'amid-text'];
  const headersOf = (key: string) => ({ 'idempotency-key': key });
  const [early, amid] = keys as [string, string];
  const asked = model.requests.length;
  model.script({ stallAfter: 0, hold: never });
  ask(early, headersOf(early));
  await expect.poll(() => model.requests.length).toBeGreaterThan(asked);
  model.script({ stallAfter: 6, hold: never });
  await ask(amid, headersOf(amid)).until(sentences[1] as string);
  await kill();
  server = await startChat();
  for (const key of keys) {
    const again = ask(key, headersOf(key));
    expect(await again.status()).toBe(200);
    const { text, last } = await again.whole();
    expect(last.jawab).toMatchObject({ answered: true, interrupted: false });
    expect(await messagesOf(key)).toMatchObject([
      { role: 'user', content: message },
      { role: 'assistant', content: text, interrupted: false },
    ]);
    const { data } = await shop.call('list_conversations', { q: key });
    expect(data[0].message_count).toBe(2);
  }
  expect(await used()).toBe(before + 2);
  expect(await openTurns()).toEqual([]);
});
