import { openRuntime, type Runtime, readConfig } from '@jawab/runtime';
import { type Service, serve } from '@jawab/server/serve.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { bearer, request } from '../support/loopback.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { openSilentPath, type SilentPath } from '../support/silent-path.ts';
import { createTenant, openWorld, type World } from '../support/world.ts';

// The embedded database is watched by its supervisor and cannot be reached over a network.
const onPostgres = inject('databaseUrl') ? test : test.skip;

let world: World;
let path: SilentPath;
let model: ModelServer;
let runtime: Runtime;
let service: Service;
let token: string;

beforeAll(async () => {
  world = await openWorld();
  if (world.database.engine === 'embedded') return;
  path = await openSilentPath(world.database.connectionString);
  model = await startModelServer({ reply: ['Delivery takes two days. [1] ', 'It is fast. [1]'] });
  const settings = { CHAT_MODEL_URL: model.openaiUrl, CHAT_MODEL: 'test', PORT: '0', LOG_LEVEL: 'silent' };
  const config = readConfig({ SECRET_KEY: 'ab'.repeat(32), ...settings });
  runtime = await openRuntime(config, { connectionString: path.connectionString });
  service = await serve(runtime, ['rest', 'mcp']);
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  await ingest(world, tenant, [{ title: 'Delivery', text: 'Delivery takes two days.', chatbotId }]);
  token = await tenant.token();
});
afterAll(async () => {
  path?.restore();
  await service?.stop();
  await runtime?.close();
  await path?.close();
  await model?.close();
  await world?.close();
});

const send = (line: string, body?: unknown) => {
  const [method, at] = line.split(' ') as [string, string];
  return request(`${service.url}${at}`, {
    method,
    headers: { ...bearer(token), 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

onPostgres(
  'answers 503 with Retry-After while the database is silent, and works again afterwards',
  async () => {
    expect((await send('GET /v1/me')).status).toBe(200);
    path.silence();
    const lines = ['GET /v1/me', 'GET /v1/bots', 'GET /v1/conversations', 'GET /readyz'];
    const asked = lines.flatMap((line) => Array.from({ length: 8 }, () => send(line)));
    asked.push(send('POST /v1/chat', { message: 'How long does delivery take?', stream: false }));
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      await answer.text();
    }
    const later = await send('GET /v1/me');
    expect(later.status).toBe(503);
    expect(await later.json()).toMatchObject({
      code: 'unavailable',
      error: 'The database does not answer in time. Try again in a moment.',
    });
    path.restore();
    await expect.poll(async () => (await send('GET /v1/bots')).status, { interval: 50 }).toBe(200);
    // Ready again with its next heartbeat: only then is it known that writes succeed.
    await expect
      .poll(async () => (await send('GET /readyz')).status, { interval: 50, timeout: 15_000 })
      .toBe(200);
  },
);

onPostgres(
  'ends a streaming answer with an error event when the database falls silent under it',
  async () => {
    const goOn = Promise.withResolvers<void>();
    model.script({ stallAfter: 1, hold: goOn.promise });
    const asking = send('POST /v1/chat', { message: 'How long does delivery take?' });
    await expect.poll(() => model.requests.length).toBeGreaterThan(0);
    path.silence();
    goOn.resolve();
    const text = await (await asking).text();
    expect(text).toContain('"code":"unavailable"');
    path.restore();
    await expect.poll(async () => (await send('GET /v1/bots')).status, { interval: 50 }).toBe(200);
  },
);
