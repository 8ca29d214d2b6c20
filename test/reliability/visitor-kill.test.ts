import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@jawab/rest/rest.testing.ts';
import { openVisit } from '@jawab/visitor/visit.testing.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bearer, request } from '../support/loopback.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { addDatabase, type ServerProcess, startServer } from '../support/server-process.ts';

let model: ModelServer;
let dataDir: string;
let server: ServerProcess;
const start = () => startServer(dataDir, { CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test' });
beforeAll(async () => {
  model = await startModelServer({
    reply: ['Orders leave our warehouse in Jakarta within one working day. [1] ', 'Delivery follows. [1]'],
  });
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-visitor-kill-'));
  await addDatabase(dataDir);
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The running server, which has another port after a restart. */
const here = () => ({
  url: `${server.url}/v1`,
  send(token: string | null, line: string, body?: unknown, headers: Record<string, string> = {}) {
    const [method, path] = line.split(' ') as [string, string];
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return request(`${server.url}/v1${path}`, {
      method,
      headers: { ...bearer(token), ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  },
});

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
const read = async (line: string): Promise<any> => (await here().send(server.demo.token, line)).json();

test('kill -9 in the middle of an answer: the page recovers when the server is back, and nothing is doubled', async () => {
  await eventually(async () => {
    const { data } = await read('GET /kb?limit=200');
    expect(data.length).toBeGreaterThan(0);
    for (const { status } of data) expect(status).toBe('ready');
  });
  const { public_key: key } = (await read(`GET /bots/${server.demo.bot_id}`)).data;
  const before = (await read('GET /usage')).data.messages.used;
  const visit = await openVisit(here(), key);
  const question = { message: 'How long does delivery inside Indonesia take?' };
  const headers = { 'idempotency-key': 'killed' };
  const asked = model.requests.length;
  model.script({ stallAfter: 1, hold: new Promise(() => {}) });
  const first = visit.ask(question, headers);
  first.whole().catch(() => {});
  await eventually(() => expect(model.requests.length).toBeGreaterThan(asked));
  const exited = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await exited;
  server = await start();
  // As slow as Retry-After says, or the visitor's limit refuses it.
  const repeat = async () => {
    const again = visit.ask(question, headers, here());
    expect(await again.status()).toBe(200);
    return again.whole();
  };
  const whole = await vi.waitFor(repeat, { timeout: 90_000, interval: 2_000 });
  expect(whole.last.jawab).toMatchObject({ answered: true, interrupted: false });
  const shown = await visit.send('GET messages', undefined, here());
  expect((await shown.json()) as object).toMatchObject({
    data: [
      { role: 'user', content: question.message },
      { role: 'assistant', content: whole.text },
    ],
  });
  expect((await read('GET /usage')).data.messages.used).toBe(before + 1);
});
