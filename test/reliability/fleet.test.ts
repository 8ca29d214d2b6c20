import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openVisit } from '@jawab/visitor/visit.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUnderWay, findLosses } from '../support/find-losses.ts';
import { ingest } from '../support/ingest.ts';
import { bearer, request } from '../support/loopback.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { startWriters } from '../support/writers.ts';
import { forkServer } from './fork-server.ts';
import { forkWorker } from './fork-worker.ts';

const size = 3;
const message = 'When do the parcels arrive at the shop in Lucknow?';
const sentences = Array.from({ length: 8 }, (_, n) => `Parcel ${n + 1} arrives at the shop in Lucknow.`);
const soon = { timeout: 60_000 };

let model: ModelServer;
let world: World;
let servers: Awaited<ReturnType<typeof forkServer>>[];
let workers: ChildProcess[];
beforeAll(async () => {
  model = await startModelServer({ reply: sentences.map((text) => `${text} [1] `) });
  world = await openWorld();
  const settings = { CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' };
  const address = world.database.connectionString;
  const ofEach = <T>(start: () => Promise<T>) => Promise.all(Array.from({ length: size }, start));
  [servers, workers] = await Promise.all([
    ofEach(() => forkServer(address, settings)),
    ofEach(() => forkWorker(address, settings)),
  ]);
});
afterAll(async () => {
  for (const child of [...(servers ?? []).map((one) => one.child), ...(workers ?? [])]) child.kill('SIGKILL');
  await world.close();
  await model.close();
});

const newShop = async (options: Parameters<typeof createTenant>[1] = {}): Promise<Tenant> => {
  const shop = await createTenant(world, options);
  await ingest(world, shop, [{ title: 'Parcels', text: sentences.join(' ') }]);
  return shop;
};

const post = (url: string, path: string, body: object, headers: Record<string, string>) =>
  request(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The n-th server, from the first again after the last. */
const serverAt = (n: number) => servers[n % servers.length] as (typeof servers)[number];

/** A server as a visitor's page sees it. */
const doorOf = ({ url }: { url: string }) => ({
  url: `${url}/v1`,
  send(_token: null | string, line: string, body?: unknown, headers: Record<string, string> = {}) {
    const [method, path] = line.split(' ') as [string, string];
    if (method !== 'POST') return request(`${url}/v1${path}`, { method, headers });
    return post(url, path, body as object, headers);
  },
});

test('a stop on a second server ends the answer of a first one, for a session of a third', async () => {
  const shop = await newShop();
  const key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
  const [home, answering, stopping] = [0, 1, 2].map((n) => doorOf(serverAt(n)));
  const visit = await openVisit(home as ReturnType<typeof doorOf>, key);
  model.script({ stallAfter: 3, hold: new Promise(() => {}) });
  const answer = visit.ask({ message }, {}, answering);
  await answer.until(sentences[0] as string);
  const stopped = await visit.send('POST stop', {}, stopping);
  expect(await stopped.json()).toEqual({ data: { stopped: true } });
  const { text, last, isDone } = await answer.whole();
  expect([isDone, last.jawab.interrupted]).toEqual([true, true]);
  const { data } = (await (await visit.send('GET messages')).json()) as { data: object[] };
  expect(data).toMatchObject([{ role: 'user' }, { role: 'assistant', content: text, interrupted: true }]);
});

test('three servers share the limit of requests and the quota of messages', async () => {
  const [requestsPerMinute, messagesPerMonth, tried] = [6, 5, 18];
  const slow = await createTenant(world, { limits: { requestsPerMinute } });
  const headers = bearer(await slow.token());
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: tried }, async (_, n) => {
      const answer = await request(`${serverAt(n).url}/v1/bots`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const accepted = statuses.filter((status) => status === 200).length;
  // The bucket fills again while a busy machine answers.
  const refilled = Math.floor(((performance.now() - startedAt) * requestsPerMinute) / 60_000);
  expect(accepted).toBeGreaterThanOrEqual(requestsPerMinute);
  expect(accepted).toBeLessThanOrEqual(requestsPerMinute + refilled);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));

  const small = await createTenant(world, { limits: { messagesPerMonth } });
  const token = bearer(await small.token());
  const asked = await Promise.all(
    Array.from({ length: tried }, async (_, n) => {
      const answer = await post(serverAt(n).url, '/chat', { message: 'Hello', stream: false }, token);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  expect(asked.filter((status) => status === 200)).toHaveLength(messagesPerMonth);
  expect(asked.filter((status) => status === 402)).toHaveLength(tried - messagesPerMonth);
});

/** Kills two of all processes, and says which. */
async function killTwo(): Promise<string> {
  const all = [...servers.map(({ child }) => child), ...workers];
  const dead = Array.from({ length: 2 }, () => all.splice(Math.floor(Math.random() * all.length), 1)[0]);
  const names = dead.map((child) => (workers.includes(child as ChildProcess) ? 'worker' : 'server'));
  for (const child of dead as ChildProcess[]) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  servers = servers.filter(({ child }) => !dead.includes(child));
  workers = workers.filter((child) => !dead.includes(child));
  return `killed a ${names.join(' and a ')}`;
}

test('two of six processes killed at random under load: nothing is lost, and any server serves any session', async () => {
  const shop = await newShop();
  const token = await shop.token();
  const { sql } = world.runtime.database.system;
  const writers = startWriters({
    urls: () => servers.map(({ url }) => url),
    token,
    atOnce: 6,
    question: (n) => (n % 3 === 0 ? 'Qwxyz blorp frunk?' : message),
  });
  const more = async (count: number) => {
    const wanted = [writers.answers.size + count, writers.documents.size + count / 2] as const;
    const done = () => writers.answers.size >= wanted[0] && writers.documents.size >= wanted[1];
    await expect.poll(done, soon).toBe(true);
  };
  await more(6 + Math.floor(Math.random() * 12));
  const killed = await killTwo();
  await more(12);
  await writers.stop();
  await expect.poll(() => countUnderWay(sql), soon).toBe(0);
  expect(writers.wrong).toEqual([]);
  expect(await findLosses(sql, shop.workspaceId, writers), killed).toEqual([]);

  const [session] = writers.answers.keys();
  for (const [n, { url }] of servers.entries()) {
    const asked = await post(url, '/chat', { message, sessionId: session, stream: false }, bearer(token));
    expect(asked.status).toBe(200);
    const read = await request(`${url}/v1/conversations/${session}`, { headers: bearer(token) });
    const { data } = (await read.json()) as { data: { messages: object[] } };
    expect(data.messages).toHaveLength(2 * (n + 2));
  }
});
