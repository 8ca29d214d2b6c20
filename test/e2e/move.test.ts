import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@jawab/db';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { runJawab } from '../support/run-command.ts';
import { runJawabHere } from '../support/run-jawab-here.ts';
import { addDatabase, type ServerProcess, startServer } from '../support/server-process.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const serverUrl = inject('databaseUrl');
const name = `jawab_test_${randomBytes(8).toString('hex')}`;
let folder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawab-move-'));
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
  if (serverUrl) await ask(serverUrl, `drop database if exists ${name} with (force)`);
});

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const pool = createPool(connectionString, 1);
  const { rows } = await pool.query(sql);
  await pool.end();
  return rows[0];
}

test.runIf(serverUrl)(
  'moves an installation to PostgreSQL, where its token, its secrets and its answers work',
  async () => {
    const data = join(folder, 'data');
    await addDatabase(data);
    server = await startServer(data);
    const { token } = server.demo;
    const call = async (path: string, body?: object) => {
      const answer = await fetch(`${server?.url}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        body: body ? JSON.stringify(body) : null,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
      return (await answer.json()) as any;
    };
    const ready = async () =>
      (await call('/kb?limit=200')).data.every(({ status }: { status: string }) => status === 'ready');
    await expect.poll(ready, { timeout: 120_000 }).toBe(true);
    const question = { message: 'How long does delivery take?', sessionId: 'moved', stream: false };
    const answered = await call('/chat', question);
    const webhook = (await call('/webhooks', { url: 'https://example.com/', events: ['lead.created'] })).data;

    await ask(serverUrl as string, `create database ${name}`);
    const target = new URL(serverUrl as string);
    target.pathname = `/${name}`;
    const running = await runJawabHere(['move', '--to', target.href], { JAWAB_DATA: data });
    expect([running.code, running.err]).toEqual([1, expect.stringContaining('in use by process')]);
    await server.stop();
    const moved = await runJawab(['move', '--to', target.href], { JAWAB_DATA: data });
    expect([moved.code, moved.out], moved.err).toEqual([
      0,
      expect.stringMatching(/^Moved \d+ rows of \d+ tables\./),
    ]);
    const twice = await runJawabHere(['move', '--to', target.href], { JAWAB_DATA: data });
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('is not empty')]);

    const SECRET_KEY = await readFile(join(data, 'secret.key'), 'utf8');
    server = await startServer(data, { DATABASE_URL: target.href, SECRET_KEY, JAWAB_DEMO: '1' });
    expect((await call('/conversations/moved')).data.messages).toHaveLength(2);
    const again = await call('/chat', { message: question.message, stream: false });
    expect(again.choices[0].message.content).toBe(answered.choices[0].message.content);
    expect((await call(`/webhooks/${webhook.id}/rotate`, {})).data.secret).toMatch(/^whsec_/);
  },
);
