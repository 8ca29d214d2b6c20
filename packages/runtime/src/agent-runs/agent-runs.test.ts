import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '@jawab/core';
import { openEmbedded } from '@jawab/embedded-postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest, withWorker } from '../../../../test/support/ingest.ts';
import { type ModelServer, startModelServer } from '../../../../test/support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../../../test/support/world.ts';
import { readConfig } from '../config.ts';
import { openRuntime } from '../open.ts';

/** More than the connections that serve chats. */
const chatsWhileLocked = 12;
const secret = 'zanzibar';
const question = `How long does delivery take inside Indonesia, my ${secret}?`;

let model: ModelServer;
let world: World;
let shop: Tenant;
let bot: string;
beforeAll(async () => {
  model = await startModelServer({ reply: ['Delivery takes 2 to 4', ' working days [1].'] });
  world = await openWorld({ GEMINI_API_KEY: 'test', GEMINI_BASE_URL: model.url, AGENT_TRACES: 'on' });
  shop = await createTenant(world);
  bot = shop.bots[0] as string;
  const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
  await ingest(world, shop, [{ title: 'Delivery', text, chatbotId: bot }]);
});
afterAll(async () => {
  await world.close();
  await model.close();
});

const sql = ((...given: [never]) => world.runtime.database.system.sql(...given)) as Sql;

interface Span {
  spanType: string;
  spanId: string;
  parentSpanId: string | null;
  organizationId: string;
  resourceId: string;
  attributes: Record<string, unknown>;
  metadata: Record<string, unknown>;
  startedAtZ: string;
  endedAtZ: string;
  error: { message: string } | null;
}

async function scoresOf(trace: string): Promise<Record<string, number>> {
  const rows = await sql<{ scorerId: string; score: number }>`
    select "scorerId", score from mastra.mastra_scorers where "traceId" = ${trace}`;
  return Object.fromEntries(rows.map(({ scorerId, score }) => [scorerId, score]));
}

/** Asks the bot and waits until the run behind its answer is kept. */
async function ask(sessionId: string, message = question, spans = 2) {
  await shop.call('ask_bot', { message, chatbotId: bot, sessionId });
  const { data } = await shop.call('get_conversation', { sessionId, include: 'trace' });
  const reply = data.messages.at(-1);
  const run = await vi.waitFor(
    async () => {
      const rows = await sql<Span>`
        select * from mastra.mastra_ai_spans where "traceId" = ${reply.trace.trace_id} order by "startedAt", "parentSpanId" nulls first, "endedAt"`;
      expect(rows).toHaveLength(spans);
      return rows;
    },
    { timeout: 20_000, interval: 50 },
  );
  return { reply, run };
}

/** Every row of the schema as text. */
async function everything(): Promise<string> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'mastra'`;
  expect(tables.length).toBeGreaterThanOrEqual(2);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const text = `select to_jsonb(t) as row from mastra.${name} t`;
      const rows = await sql(Object.assign([text], { raw: [text] }));
      return JSON.stringify(rows);
    }),
  );
  return texts.flat().join('\n');
}

test('records one run with one model call for a chat: ids, tokens, times, scores, and no text', async () => {
  const { reply, run } = await ask('one');
  const [root, call] = run as [Span, Span];
  const owner = { organizationId: shop.workspaceId, resourceId: bot };
  expect(root).toMatchObject({
    spanType: 'agent_run',
    parentSpanId: null,
    error: null,
    ...owner,
    metadata: { language: 'en' },
  });
  expect(call).toMatchObject({
    spanType: 'model_generation',
    parentSpanId: root.spanId,
    error: null,
    ...owner,
  });
  expect(call.attributes).toMatchObject({
    model: 'gemini-3.8-flash',
    finishReason: 'stop',
    usage: { inputTokens: 100, outputTokens: 40 },
    streaming: true,
  });
  const times = [
    root.startedAtZ,
    call.startedAtZ,
    call.attributes.completionStartTime,
    call.endedAtZ,
    root.endedAtZ,
  ];
  expect(times.toSorted()).toEqual(times);
  expect(await scoresOf(reply.trace.trace_id)).toEqual({ answered: 1, citations: 1, language: 1 });
  expect(await everything()).not.toMatch(new RegExp(`${secret}|Delivery|Shop`, 'i'));
});

test('stores feedback as a score of the run, and changes and deletes it with the feedback', async () => {
  const { reply } = await ask('thumb');
  const rate = (rating: string) =>
    shop.call('rate_message', { sessionId: 'thumb', messageId: reply.id, rating, comment: `no ${secret}` });
  await rate('down');
  expect(await scoresOf(reply.trace.trace_id)).toMatchObject({ feedback: 0 });
  await rate('up');
  expect(await scoresOf(reply.trace.trace_id)).toMatchObject({ feedback: 1 });
  expect(await everything()).not.toContain(secret);
});

test('records a second run in the same trace after an opening in another language', async () => {
  model.script(
    {
      match: ({ text }) => text.includes('second try'),
      reply: '配送にはインドネシア国内で二日から四日かかります。',
    },
    { match: ({ text }) => text.includes('second try'), reply: 'Delivery takes 2 to 4 working days [1][7].' },
  );
  const { reply, run } = await ask('two', 'How long does delivery take inside Indonesia, second try?', 4);
  expect(run.map(({ spanType }) => spanType).toSorted()).toEqual([
    'agent_run',
    'agent_run',
    'model_generation',
    'model_generation',
  ]);
  expect(reply.trace).toMatchObject({ restarts: 1, invented: 1, decision: 'model' });
  expect(await scoresOf(reply.trace.trace_id)).toEqual({ answered: 1, citations: 0.5, language: 0.5 });
});

test('records a model failure as an error of the run, without the provider’s text', async () => {
  model.script({ match: ({ text }) => text.includes('please'), status: 400 });
  const { reply, run } = await ask('three', 'How long does delivery take inside Indonesia, please?');
  const [root] = run as [Span];
  expect(root).toMatchObject({ error: { message: 'model provider: refused (HTTP 400)' } });
  expect(reply.trace).toMatchObject({ failure: 'refused', decision: 'quoted' });
  expect(await everything()).not.toContain('upstream-secret');
});

test('hides the tables from the request role', async () => {
  await expect(shop.context().sql`select 1 from mastra.mastra_ai_spans`).rejects.toThrow(/permission denied/);
});

test('deletes runs and scores older than thirty days, and keeps newer ones', async () => {
  const { reply: old } = await ask('old');
  const { reply: young } = await ask('young');
  await sql`update mastra.mastra_ai_spans set "startedAtZ" = now() - interval '31 days' where "traceId" = ${old.trace.trace_id}`;
  await sql`update mastra.mastra_scorers set "createdAtZ" = now() - interval '31 days' where "traceId" = ${old.trace.trace_id}`;
  await sql`select graphile_worker.add_job('housekeeping')`;
  await withWorker(world, () =>
    vi.waitFor(
      async () => {
        const rows = await sql`select 1 from mastra.mastra_ai_spans where "traceId" = ${old.trace.trace_id}`;
        expect(rows).toEqual([]);
      },
      { timeout: 150_000, interval: 100 },
    ),
  );
  expect(await scoresOf(old.trace.trace_id)).toEqual({});
  expect(await scoresOf(young.trace.trace_id)).toMatchObject({ answered: 1 });
});

test('loses only spans when the store is gone, and neither delays nor fails a chat', async () => {
  await sql`alter table mastra.mastra_ai_spans rename to away`;
  const lost = async () => {
    const { values } = await world.runtime.metrics.agentSpans.get();
    return values.find(({ labels }) => labels.outcome === 'lost')?.value ?? 0;
  };
  try {
    const answer = await shop.call('ask_bot', { message: question, chatbotId: bot, sessionId: 'gone' });
    expect(answer).toMatchObject({ answered: true, fallback: false });
    await expect.poll(lost, { timeout: 60_000, interval: 100 }).toBe(2);
  } finally {
    await sql`alter table mastra.away rename to mastra_ai_spans`;
  }
  await ask('back');
  expect(await lost()).toBe(2);
});

test('accepts feedback when the scores table is gone', async () => {
  const { reply } = await ask('scored');
  await sql`alter table mastra.mastra_scorers rename to away`;
  try {
    await shop.call('rate_message', { sessionId: 'scored', messageId: reply.id, rating: 'up' });
  } finally {
    await sql`alter table mastra.away rename to mastra_scorers`;
  }
  const { data } = await shop.call('get_conversation', { sessionId: 'scored' });
  expect(data.messages.at(-1).feedback).toBe('up');
});

test('never makes a chat wait for a locked store', async () => {
  const freed = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const lock = world.runtime.database.system.tx(async (tx) => {
    await tx`lock table mastra.mastra_ai_spans in access exclusive mode`;
    locked.resolve();
    // The embedded database lets a transaction run alone: there nothing can hold a lock beside a chat.
    if (world.database.engine === 'postgres') await freed.promise;
  });
  await locked.promise;
  for (let chats = 0; chats < chatsWhileLocked; chats++) {
    const answer = await shop.call('ask_bot', { message: question, chatbotId: bot, sessionId: 'locked' });
    expect(answer).toMatchObject({ answered: true, fallback: false });
  }
  freed.resolve();
  await lock;
  await ask('free');
});

/** Returns the trace of a chat and the number of its spans after its runtime, one more on the database, has closed. */
async function askAndClose(settings: Record<string, string>) {
  const config = readConfig({ ...settings, SECRET_KEY: 'ab'.repeat(32), LOG_LEVEL: 'error' });
  const { connectionString } = world.database;
  const runtime = await openRuntime(config, { connectionString });
  const tenant = await createTenant({ runtime });
  const [chatbotId] = tenant.bots;
  const text = 'Delivery takes 2 to 4 working days inside Indonesia.';
  await ingest({ ...world, runtime }, tenant, [{ title: 'Delivery', text, chatbotId }]);
  await tenant.call('ask_bot', { message: question, chatbotId, sessionId: 'last' });
  const { data } = await tenant.call('get_conversation', { sessionId: 'last', include: 'trace' });
  await runtime.close();
  const spans = await sql`
    select 1 from mastra.mastra_ai_spans where "organizationId" = ${tenant.workspaceId}`;
  return { trace: data.messages.at(-1).trace, spans: spans.length };
}

test('writes pending spans on close, and writes none and names no trace when switched off', async () => {
  const settings = { GEMINI_API_KEY: 'test', GEMINI_BASE_URL: model.url };
  const on = await askAndClose({ ...settings, AGENT_TRACES: 'on' });
  expect(on).toMatchObject({ trace: { decision: 'model', trace_id: expect.any(String) }, spans: 2 });
  const off = await askAndClose({ ...settings, AGENT_TRACES: 'off' });
  expect(off).toMatchObject({ trace: { decision: 'model' }, spans: 0 });
  expect(off.trace).not.toHaveProperty('trace_id');
});

test('starts two processes at once on an empty database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-empty-'));
  const empty = await openEmpty(dataDir);
  try {
    const config = readConfig({ SECRET_KEY: 'ab'.repeat(32), LOG_LEVEL: 'error' });
    const runtimes = await Promise.all([1, 2].map(() => openRuntime(config, empty)));
    for (const { database } of runtimes)
      expect(await database.system.sql`select count(*) as n from mastra.mastra_ai_spans`).toEqual([{ n: 0 }]);
    await Promise.all(runtimes.map((runtime) => runtime.close()));
  } finally {
    await empty.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function openEmpty(dataDir: string) {
  const { engine, connectionString } = world.database;
  if (engine === 'embedded') return openEmbedded({ dataDir });
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const create = `create database ${name}`;
  await sql(Object.assign([create], { raw: [create] }));
  const drop = `drop database ${name} with (force)`;
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    close: async () => void (await sql(Object.assign([drop], { raw: [drop] }))),
  };
}
