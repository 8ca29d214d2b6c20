import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Service, serve } from '@jawab/server/serve.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../support/world.ts';

let world: World;
let service: Service;
let token: string;
beforeAll(async () => {
  world = await openWorld({ PORT: '0' });
  service = await serve(world.runtime, ['rest', 'mcp']);
  token = await (await createTenant(world)).token();
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

/** Sends bytes as they are and reads until the server closes. */
async function sendRaw(bytes: string) {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}
const post = (headers: string, body = '{}') =>
  `POST /v1/bots HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

test.each([
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3'), 400, 'invalid_request'],
  ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked'), 400, 'invalid_request'],
  ['a control character', post('X-A: a\u0001b'), 400, 'invalid_request'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'invalid_request'],
  ['17 KiB of headers', post(`X-A: ${'a'.repeat(17_000)}`), 431, 'headers_too_large'],
  ['an unknown Expect', post('Expect: x', ''), 417, 'expectation_failed'],
])('[REQ-15 rest] answers %s in the Error shape with a request id', async (_, bytes, status, code) => {
  const answer = await sendRaw(bytes);
  const body = JSON.parse(answer.body);
  expect([answer.status, body]).toEqual([
    status,
    { error: expect.stringMatching(/\.$/), code, request_id: expect.any(String) },
  ]);
  expect(answer.head).toContain(`x-request-id: ${body.request_id}`);
});

test('[REQ-15 rest] answers a request without Host', async () => {
  const answer = await sendRaw('GET /v1/bots HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'invalid_request']);
});

test('[REQ-15 rest] keeps idle connections longer than load balancers do', async () => {
  const response = await fetch(`${service.url}/healthz`);
  expect(response.headers.get('keep-alive')).toBe('timeout=65');
});

describe('[REQ-16 rest] a wrong path says what may be meant:', () => {
  test.each([
    ['GET /v1/bots/', 'There is no /v1/bots/. Did you mean GET /v1/bots?'],
    ['POST /v1/bot', 'There is no /v1/bot. Did you mean POST /v1/bots?'],
    ['GET /v1/conversation', 'Did you mean GET /v1/conversations?'],
    ['GET /v1/models/', 'There is no /v1/models/. Did you mean GET /v1/models?'],
    ['POST /v1/chat/completion', 'Did you mean POST /v1/chat/completions?'],
    ['GET /v1/Leads', 'Did you mean GET /v1/leads?'],
    ['POST /v1/webhok', 'Did you mean POST /v1/webhooks?'],
    [
      'GET /v1/nothing/like/it',
      'There is no operation at /v1/nothing/like/it. GET /v1/openapi.json lists all',
    ],
    ['GET /v1', 'There is no operation at /v1'],
    ['POST /v1/responses', 'There is no operation at /v1/responses. Use POST /v1/chat/completions'],
    ['POST /v1/completions', 'Use POST /v1/chat/completions'],
    ['POST /v1/embeddings/', 'A bot answers at POST /v1/chat/completions'],
    ['POST /sse', 'MCP is at /mcp'],
    ['POST /mcp/sse', 'MCP is at /mcp'],
    ['POST /', 'MCP is at /mcp'],
    ['GET /docs/', 'There is no /docs/. Did you mean /docs?'],
    ['POST /mcp/', 'There is no /mcp/. Did you mean /mcp?'],
    ['POST /chat', 'There is no /chat. Did you mean /v1/chat?'],
    ['GET /health', 'There is no /health. Did you mean /healthz?'],
    ['GET /favicon.ico', 'There is nothing here. The operations are at /v1'],
    ['GET /', 'There is nothing at /. The operations are at /v1'],
  ])('%s', async (line, sentence) => {
    const [method, path] = line.split(' ') as [string, string];
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const response = await fetch(service.url + path, { method, headers });
    const body = (await response.json()) as { error: string };
    expect([response.status, body]).toMatchObject([404, { code: 'not_found' }]);
    expect(body.error).toContain(sentence);
  });
});

test('[REQ-16 rest] shows browsers a page at /, whose links work', async () => {
  const response = await fetch(service.url, { headers: { accept: 'text/html,*/*' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const links = [...(await response.text()).matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
  expect(links).toEqual(expect.arrayContaining(['/docs', '/v1/openapi.json', '/mcp', '/healthz']));
  for (const path of links) expect((await fetch(service.url + path)).status, path).not.toBe(404);
});
