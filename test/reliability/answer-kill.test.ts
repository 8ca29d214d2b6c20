import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openAnswer } from '@jawab/visitor/visit.testing.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
beforeEach(async () => {
  server = await startChat();
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

test('[TURN-14 rest] an answer cut by kill -9 is kept with its text and marked interrupted', async () => {
  model.script({ stallAfter: 6, hold: never });
  const answer = ask('cut');
  await answer.until(sentences[3] as string);
  await expect.poll(() => draftOf('cut')).toContain(sentences[3] as string);
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
  expect(await openTurns()).toEqual([]);
});

test('[TURN-14 rest] a turn that had no text when its process died gives its message back', async () => {
  const before = await used();
  const asked = model.requests.length;
  model.script({ stallAfter: 0, hold: never });
  ask('silent');
  await expect.poll(() => model.requests.length).toBeGreaterThan(asked);
  expect(await used()).toBe(before + 1);
  await kill();
  await expect.poll(used, { timeout: 15_000 }).toBe(before);
  await expect(messagesOf('silent')).rejects.toMatchObject({ code: 'not_found' });
  expect(await openTurns()).toEqual([]);
});

test.each([0, 6])(
  '[IDEM-5 rest] after kill -9 at piece %d, the same key gets one whole answer to one question, at once',
  async (stallAfter) => {
    const before = await used();
    const asked = model.requests.length;
    const sessionId = `keyed-${stallAfter}`;
    const headers = { 'idempotency-key': sessionId };
    model.script({ stallAfter, hold: never });
    const first = ask(sessionId, headers);
    await expect.poll(() => model.requests.length).toBeGreaterThan(asked);
    if (stallAfter) await first.until(sentences[1] as string);
    await kill();
    server = await startChat();
    const again = ask(sessionId, headers);
    expect(await again.status()).toBe(200);
    const { text, last } = await again.whole();
    expect(last.jawab).toMatchObject({ answered: true, interrupted: false });
    expect(await messagesOf(sessionId)).toMatchObject([
      { role: 'user', content: message },
      { role: 'assistant', content: text, interrupted: false },
    ]);
    const { data } = await shop.call('list_conversations', { q: sessionId });
    expect(data[0].message_count).toBe(2);
    expect(await used()).toBe(before + 1);
    expect(await openTurns()).toEqual([]);
    await kill();
  },
);
