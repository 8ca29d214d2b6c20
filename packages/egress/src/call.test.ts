import { afterEach, expect, test } from 'vitest';
import { call, EgressError, MayHaveArrived, parseAllow } from './index.ts';
import { type Loopback, serve, serveRaw } from './loopback.testing.ts';

const servers: Loopback[] = [];
async function started(server: Promise<Loopback>): Promise<Loopback> {
  const running = await server;
  servers.push(running);
  return running;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const to = ({ origin, allow }: Pick<Loopback, 'origin' | 'allow'>, change: object = {}) =>
  call({
    method: 'PUT',
    url: `${origin}/v2/bot`,
    headers: { authorization: 'Bearer x' },
    body: new TextEncoder().encode('{}'),
    totalMs: 20_000,
    maxBytes: 1_000,
    allow,
    ...change,
  });

test('makes a call of any method and returns any status with its bytes', async () => {
  const seen: unknown[] = [];
  const server = await started(
    serve(async (request, response) => {
      seen.push(request.method, request.url, request.headers.authorization);
      seen.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(429, { 'retry-after': '2' }).end(Buffer.from([0, 255]));
    }),
  );
  const answer = await to(server);
  expect(seen).toEqual(['PUT', '/v2/bot', 'Bearer x', '{}']);
  expect([answer.status, answer.headers['retry-after'], [...answer.bytes]]).toEqual([429, '2', [0, 255]]);
});

test('tells a call that never left from one that may have arrived', async () => {
  const gone = await serve((_, response) => void response.end());
  await gone.close();
  await expect(to(gone)).rejects.toBeInstanceOf(EgressError);
  const dropping = await started(serveRaw((socket) => socket.destroy()));
  await expect(to(dropping)).rejects.toBeInstanceOf(MayHaveArrived);
  const silent = await started(serve(() => {}));
  await expect(to(silent, { totalMs: 200 })).rejects.toBeInstanceOf(MayHaveArrived);
  const long = await started(serve((_, response) => void response.end('x'.repeat(2_000))));
  await expect(to(long)).rejects.toBeInstanceOf(MayHaveArrived);
});

test('reaches no private address that is not allowed, and nothing over plain http', async () => {
  const server = await started(serve((_, response) => void response.end('secret')));
  for (const url of [
    server.origin,
    'https://127.0.0.1/x',
    'https://169.254.169.254/',
    'http://93.184.216.34/',
  ])
    await expect(to(server, { url, allow: parseAllow('') }), url).rejects.toBeInstanceOf(EgressError);
  expect(server.accepted()).toBe(0);
});
