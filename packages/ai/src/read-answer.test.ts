import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPost } from './post.ts';
import { readJson } from './read-answer.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(answer: RequestListener, limits: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const post = createPost(`http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`, { key: 'k' });
  return readJson(post, '/path?x=1', { asked: 1 }, limits).catch((error) => error);
}

test('sends and reads JSON below the path of the base address', async () => {
  const answer = await ask(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.end(JSON.stringify({ url: request.url, key: request.headers.key, body: JSON.parse(body) }));
  });
  expect(answer).toEqual({ url: '/base/path?x=1', key: 'k', body: { asked: 1 } });
});

test.each<[string, string, RequestListener]>([
  ['invalid JSON', 'malformed', (_, response) => response.end('<html>')],
  ['a redirect', 'refused', (_, response) => response.writeHead(307, { location: '/other' }).end()],
  [
    'a broken answer',
    'unavailable',
    (_, response) => response.writeHead(200).write('{', () => response.destroy()),
  ],
])('reports %s as %s', async (_, code, answer) => {
  expect(await ask(answer)).toMatchObject({ name: 'ProviderError', code });
});

test.each<[string, string, RequestListener]>([
  ['silence', 'unavailable', () => {}],
  ['half an answer', 'unavailable', (_, response) => void response.writeHead(200).write('{')],
])('reports %s as %s after the timeout', async (_, code, answer) => {
  expect(await ask(answer, { timeoutMs: 100 })).toMatchObject({ name: 'ProviderError', code });
});

test('throws the reason of an abort, and sends nothing when already aborted', async () => {
  const abort = new AbortController();
  const reason = new Error('gone');
  expect(await ask(() => abort.abort(reason), { signal: abort.signal })).toBe(reason);
  let asked = 0;
  server.close();
  expect(await ask(() => void asked++, { signal: abort.signal })).toBe(reason);
  expect(asked).toBe(0);
});
