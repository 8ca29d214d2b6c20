import { startWorker } from '@jawab/worker';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ModelRequest } from '../support/model-request.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { wordVector } from '../support/word-vector.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

/** Words of several languages with the same meaning, as a multilingual model knows them. The last group is small talk. */
const meanings = [/return|返品|trả hàng|반품/i, /deliver|配送|giao hàng|배송/i, /warranty|保証|bảo hành/i];
const dimensions = 64;

function vectorOf(text: string): number[] {
  const meaning = meanings.map((words) => (words.test(text) ? 4 : 0));
  return [...meaning, ...wordVector(text, dimensions)];
}

let models: ModelServer;
let world: World;
let tenant: Tenant;
const ids: Record<string, string> = {};

beforeAll(async () => {
  models = await startModelServer({ vectorOf });
  world = await openWorld({ EMBEDDING_URL: models.openaiUrl, EMBEDDING_MODEL: 'many-tongues' });
  tenant = await createTenant(world);
  const worker = await startWorker(world.runtime, { pollIntervalMs: 40, refreshMs: 40 });
  for (const [name, text] of Object.entries({
    returns: 'You may return what you bought within fourteen days.',
    delivery: 'We deliver within three working days.',
    warranty: 'Lamps have a warranty of two years.',
    code: 'The lamp ZX81 takes two bulbs of forty watts.',
  })) {
    const { data } = await tenant.call('add_knowledge', { title: name, text });
    ids[name] = data.id;
  }
  const sql = tenant.context().sql;
  const embedded = () => sql`select 1 from embeddings`;
  await vi.waitFor(async () => expect(await embedded()).toHaveLength(4), { timeout: 60_000 });
  // The worker would also embed the questions of these tests and use up their scripted replies.
  await worker.stop();
});
afterAll(async () => {
  await world.close();
  await models.close();
});

const find = (query: string) => tenant.call('search_knowledge', { query, explain: true });
const asks = ({ inputs }: ModelRequest) => inputs.length === 1;

test.each([
  ['返品は何日以内にできますか', 'returns'],
  ['Trả hàng trong bao lâu?', 'returns'],
  ['배송은 며칠 걸려요?', 'delivery'],
])('finds the passage of a question in another language: %s', async (question, passage) => {
  const { data, confidence, threshold } = await find(question);
  expect(data[0]).toMatchObject({ document_id: ids[passage], retrievers: { vectors: 1 } });
  expect(confidence).toBeGreaterThan(threshold / 2);
});

test('the bot answers across languages, and does not know what nobody wrote', async () => {
  const sure = await tenant.call('ask_bot', { message: '배송은 며칠 걸려요?', sessionId: 'ko' });
  expect(sure).toMatchObject({ answered: true, language: 'ko' });
  expect(sure.sources[0]).toMatchObject({ document_id: ids.delivery });
  const near = await tenant.call('ask_bot', { message: '返品は何日以内にできますか', sessionId: 'ja' });
  expect(near).toMatchObject({ answered: true, language: 'ja' });
  expect(near.sources[0]).toMatchObject({ document_id: ids.returns });
  const unknown = await tenant.call('ask_bot', { message: '社長の誕生日はいつですか', sessionId: 'ja' });
  expect(unknown).toMatchObject({ answered: false, sources: [] });
});

test('terms only add passages: a word finds a passage with a distant vector, and near passages stay', async () => {
  const { data } = await find('ZX81 warranty');
  const found = data.map((hit: { document_id: string }) => hit.document_id);
  expect(found.slice(0, 2).toSorted()).toEqual([ids.code, ids.warranty].toSorted());
  const code = data.find((hit: { document_id: string }) => hit.document_id === ids.code);
  expect(code.retrievers.terms).toBeDefined();
  const byVectors = data.filter((hit: { retrievers: object }) => 'vectors' in hit.retrievers);
  expect(byVectors).toHaveLength(4);
});

test.each([
  ['is down', [{ status: 503 }, { status: 503 }]],
  ['asks to wait longer than a visitor does', [{ status: 429, retryAfter: 30 }]],
  ['refuses', [{ status: 400 }]],
  ['sends too many vectors', [{ vectors: 2 }]],
])('searches by terms if the embedder %s at question time', async (_, behaviours) => {
  models.script(...behaviours.map((behaviour) => ({ kind: 'embed' as const, match: asks, ...behaviour })));
  const { data, answerable } = await find('How long is the warranty of lamps?');
  expect(data[0]).toMatchObject({ document_id: ids.warranty, retrievers: { terms: 1 } });
  expect(data.every((hit: { retrievers: object }) => !('vectors' in hit.retrievers))).toBe(true);
  expect(answerable).toBe(true);
});

test('a bot whose embedder fails still answers, and its trace says so', async () => {
  models.script({ kind: 'embed', match: asks, status: 400 });
  const asked = await tenant.call('ask_bot', {
    message: 'How long is the warranty of lamps?',
    sessionId: 'en',
  });
  expect(asked).toMatchObject({ answered: true, sources: [{ document_id: ids.warranty }] });
  const [row] = await tenant.context().sql`
    select trace ->> 'embedder' as embedder from messages where role = 'assistant' order by created_at desc limit 1`;
  expect(row).toEqual({ embedder: 'failed' });
});
