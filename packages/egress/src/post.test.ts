import { afterEach, expect, test } from 'vitest';
import { parseAllow, post } from './index.ts';
import { type Loopback, serve, serveRaw } from './loopback.testing.ts';

const servers: Loopback[] = [];

async function started(server: Promise<Loopback>): Promise<Loopback> {
  const running = await server;
  servers.push(running);
  return running;
}

function postTo(server: Loopback, text: string, totalMs = 20_000) {
  const body = new TextEncoder().encode(text);
  const headers = { 'content-type': 'application/json', 'x-service-signature': 'abc' };
  return post({ url: `${server.origin}/hook`, body, headers, totalMs, allow: server.allow });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

test('sends the exact bytes and keeps the start of the answer, whole characters only', async () => {
  const received: unknown[] = [];
  const server = await started(
    serve(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      received.push(body, request.headers['x-service-signature'], request.headers['content-length']);
      response.writeHead(202).end('あ'.repeat(1000));
    }),
  );
  const answer = await postTo(server, '{"名":"値"}');
  expect(received).toEqual(['{"名":"値"}', 'abc', '13']);
  expect(answer).toMatchObject({ status: 202, answer: 'あ'.repeat(341) });
  expect(answer.latencyMs).toBeGreaterThanOrEqual(0);
  await server.drained();
});

test('follows no redirect', async () => {
  const victim = await started(serve((_, response) => void response.end('secret')));
  const server = await started(
    serve((_, response) => void response.writeHead(307, { location: victim.origin }).end('moved')),
  );
  expect(await postTo(server, 'x')).toMatchObject({ status: 307, answer: 'moved' });
  expect(victim.accepted()).toBe(0);
});

test('an answer that breaks off or never ends still counts with its status', async () => {
  const broken = await started(
    serveRaw((socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\npart')),
  );
  expect(await postTo(broken, 'x')).toMatchObject({ status: 200, answer: 'part' });
  const endless = await started(
    serveRaw((socket) => void socket.write('HTTP/1.1 500 Oops\r\nContent-Length: 50\r\n\r\npart')),
  );
  expect(await postTo(endless, 'x', 2_000)).toMatchObject({ status: 500, answer: 'part' });
  await endless.drained();
});

test('a receiver that never answers times out', async () => {
  const silent = await started(serveRaw(() => {}));
  await expect(postTo(silent, 'x', 200)).rejects.toMatchObject({ code: 'timed_out', retryable: true });
  await silent.drained();
});

test('wants https and a public address unless the host is on the allow list', async () => {
  const base = { body: new Uint8Array(), headers: {}, totalMs: 1_000, resolve: async () => ['10.1.2.3'] };
  await expect(post({ url: 'http://shop.com/', ...base })).rejects.toMatchObject({ code: 'https_required' });
  await expect(post({ url: 'https://shop.com/', ...base })).rejects.toMatchObject({
    code: 'private_address',
  });
  const allow = parseAllow('127.0.0.1:1');
  await expect(post({ url: 'https://127.0.0.1/', allow, ...base })).rejects.toMatchObject({
    code: 'private_address',
  });
});
