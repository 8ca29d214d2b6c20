import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmptyDatabase } from '@jawab/db/open-test-database.testing.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { root } from '../support/child-environment.ts';
import { checkOut, findFormerVersion, install } from '../support/former-version.ts';
import { bearer } from '../support/loopback.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const question = 'How long does delivery take inside Indonesia?';
const settings = { SECRET_KEY: 'ab'.repeat(32), JAWAB_DEMO: '1' };
const version = findFormerVersion();
const onFormer = version ? test : test.skip;
// Two versions at once need a database that more than one process can open.
const onPostgres = version && inject('databaseUrl') ? test : test.skip;

let folder: string;
let checkout: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  if (!version) return;
  folder = await mkdtemp(join(tmpdir(), 'jawab-former-'));
  checkout = join(folder, 'code');
  await checkOut(version, checkout);
  await install(checkout);
}, 600_000);
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Starts the server of the former version, or of this one. Both versions of a test get one data folder. */
async function start(which: 'former' | 'this', data: string, more: Record<string, string> = {}) {
  const from = which === 'former' ? checkout : root;
  const server = await startServer(join(folder, data), Object.assign({}, settings, more), [], from);
  servers.push(server);
  return server;
}

// biome-ignore lint/suspicious/noExplicitAny: a test knows the shape of its answers
async function call({ url, demo }: ServerProcess, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${url}/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...bearer(demo.token), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBeLessThan(300);
  return answer.json();
}

/** Uses every part of the API that a customer uses daily, and returns the reply to the question. */
async function use(server: ServerProcess, sessionId: string) {
  const { id: chatbotId } = (await call(server, '/bots')).data[0];
  const { data: added } = await call(server, '/kb/ingest', {
    title: 'Warranty',
    text: 'Every teapot has a warranty of seven years.',
    wait: 30,
  });
  await expect
    .poll(async () => (await call(server, `/kb/${added.id}`)).data.status, { timeout: 60_000 })
    .toBe('ready');
  const reply = await call(server, '/chat', { message: question, chatbotId, sessionId, stream: false });
  expect(reply.jawab).toMatchObject({ answered: true });
  const feedback = `/conversations/${sessionId}/messages/${reply.jawab.message_id}/feedback`;
  await call(server, feedback, { chatbotId, rating: 'up' });
  const lists = ['/conversations', '/leads', '/kb', '/unanswered', '/analytics', '/usage', '/webhooks'];
  for (const list of lists) await call(server, list);
  return reply;
}

const contentsOf = async (server: ServerProcess, sessionId: string) =>
  (await call(server, `/conversations/${sessionId}`)).data.messages.map(
    ({ content }: { content: string }) => content,
  );

onFormer(
  'goes on with the embedded database of the former version',
  async () => {
    const theirs = await readFile(join(checkout, 'packages/db/schema.sql'), 'utf8');
    expect(theirs).not.toBe(await readFile(join(root, 'packages/db/schema.sql'), 'utf8'));
    const former = await start('former', 'embedded');
    const before = await use(former, 'before');
    await former.stop();
    const ours = await start('this', 'embedded');
    expect(ours.demo.token).toBe(former.demo.token);
    expect(await contentsOf(ours, 'before')).toEqual([question, before.choices[0].message.content]);
    await use(ours, 'after');
  },
  300_000,
);

onPostgres(
  'a server of the former version works on beside this one, and starts again',
  async () => {
    const database = await openEmptyDatabase(inject('databaseUrl'));
    const more = { DATABASE_URL: database.connectionString };
    try {
      const former = await start('former', 'postgres', more);
      const before = await use(former, 'before');
      const ours = await start('this', 'postgres', more);
      expect(await contentsOf(ours, 'before')).toEqual([question, before.choices[0].message.content]);
      await use(ours, 'ours');
      const beside = await use(former, 'beside');
      expect(await contentsOf(ours, 'beside')).toEqual([question, beside.choices[0].message.content]);
      await former.stop();
      await use(await start('former', 'postgres', more), 'again');
    } finally {
      await Promise.all(servers.splice(0).map((server) => server.stop()));
      await database.close();
    }
  },
  300_000,
);
