import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, openShop, type Shop } from '../worker.testing.ts';

let model: ModelServer;
let first: Shop;
beforeAll(async () => {
  model = await startModelServer({ reply: 'That is not in our pages.' });
  first = await openShop({ CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
  await first.startWorker();
});
afterAll(async () => {
  await first.close();
  await model.close();
});

const isSummary = ({ system }: { system: string }) => system.startsWith('You brief a support person');
const question = 'My order 4711 has not arrived. I want to talk to a human.';

/** Hands over a conversation whose summary by the model is `reply`. Returns how to read it. */
async function handOver(reply: string, language = 'en') {
  const shop = await createShop(first.world);
  await createPerson(first.world, { tenant: shop, role: 'support' });
  await first.world.runtime.database.system.sql`
    update bots set language = ${language} where workspace_id = ${shop.workspaceId}`;
  model.script({ match: isSummary, reply });
  const visitor = asVisitor(shop);
  await shop.call('widget_lead', { name: 'Aiko', email: 'aiko@example.com' }, visitor);
  await shop.call('widget_chat', { message: question }, visitor);
  const input = { sessionId: visitor.sessionId };
  const read = async (...as: object[]) =>
    (await shop.call('get_conversation', input, ...as)).data.summary as string | null;
  return { shop, read, input };
}

const jobs = () => first.world.runtime.database.system.sql`
  select key from ${queued} where key like 'summarize-handoff:%'`;
const asked = () => model.requests.filter(isSummary);
const events = ({ workspaceId }: Shop) => first.world.runtime.database.system.sql<{ data: object }>`
  select data from events where workspace_id = ${workspaceId} and event = 'conversation.handoff'`;

test('the event has a summary at once, and the chat model’s two sentences follow in the inbox, in the language of the bot', async () => {
  const summary = 'お客様は注文4711が届かないと連絡しています。返答はまだです。';
  const { shop, read, input } = await handOver(summary, 'ja');
  const plain = `Aiko, aiko@example.com · en · “${question}”`;
  expect(await events(shop)).toMatchObject([{ data: { summary: plain } }]);
  await expect.poll(() => read(), { timeout: 20_000 }).toBe(summary);
  const request = asked().at(-1);
  expect(request?.system).toContain('Japanese');
  expect(request?.text).toContain('4711');
  await shop.call('set_conversation_status', { ...input, status: 'open' });
  expect(await read()).toBeNull();
});

test.each([
  ['a number', 'The customer waits for order 4712. Nothing was answered.'],
  ['a name', 'The customer waits for order 4711. It was sent by Priya yesterday.'],
  ['a link', 'The customer waits for order 4711. See https://track.example/4711 for it.'],
  ['more than two sentences can have', 'The customer waits for order 4711. '.repeat(30)],
])('a summary with %s that the conversation does not have is not kept', async (_, summary) => {
  const before = asked().length;
  const { read } = await handOver(summary);
  await expect.poll(() => asked().length, { timeout: 20_000 }).toBe(before + 1);
  await asked().at(-1)?.done;
  await expect.poll(() => jobs(), { timeout: 20_000 }).toEqual([]);
  expect(await read()).toBe(`Aiko, aiko@example.com · en · “${question}”`);
});

test('who may not read leads gets the plain summary without contact details', async () => {
  const { read } = await handOver('');
  expect(await read({ scopes: ['conversations:read'] })).toBe(`en · “${question}”`);
});

test('a chat model that fails leaves the plain summary, and is asked once', async () => {
  await expect.poll(() => jobs(), { timeout: 20_000 }).toEqual([]);
  const before = asked().length;
  const shop = await createShop(first.world);
  await createPerson(first.world, { tenant: shop, role: 'support' });
  const visitor = asVisitor(shop);
  let fails = true;
  model.script({ match: isSummary, status: 400, while: () => fails });
  await shop.call('widget_chat', { message: question }, visitor);
  await expect.poll(() => asked().length, { timeout: 20_000 }).toBeGreaterThan(before);
  await expect.poll(() => jobs(), { timeout: 20_000 }).toEqual([]);
  fails = false;
  const { data } = await shop.call('get_conversation', { sessionId: visitor.sessionId });
  expect([data.summary, asked().length]).toEqual([`en · “${question}”`, before + 1]);
});
