import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RestServer, startRest } from './rest.testing.ts';

let world: World;
let rest: RestServer;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  tenant = await createTenant(world);
  token = await tenant.token();
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

const post = async (path: string, body: unknown, headers?: Record<string, string>) => {
  const response = await rest.send(token, `POST ${path}`, body, headers);
  return {
    status: response.status,
    ...((await response.json()) as { code: string; issues: { path: string; message: string }[] }),
  };
};

test.each([
  ['nothing closed', '{"name":'],
  ['a word', 'name'],
  ['a megabyte of brackets', '['.repeat(1_048_576)],
  ['33 levels', `{"name":${'['.repeat(32)}${']'.repeat(32)}}`],
])('refuses %s as JSON', async (_, body) => {
  expect(await post('/bots', body)).toMatchObject({ status: 400, code: 'malformed_json' });
});

test('refuses bytes that are not UTF-8, but accepts a byte order mark', async () => {
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    fetch(`${rest.url}/bots`, {
      method: 'POST',
      body: bytes,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset="UTF-8"' },
    });
  const text = new TextEncoder().encode('{"name":"店"}');
  const broken = await send(text.subarray(0, 10) as Uint8Array<ArrayBuffer>);
  expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([400, 'malformed_json']);
  expect((await send(new Uint8Array([0xef, 0xbb, 0xbf, ...text]))).status).toBe(201);
});

test.each([
  ['[]', ''],
  ['null', ''],
  ['"x"', ''],
  ['{}', 'name'],
  ['', 'name'],
  ['{"name":5}', 'name'],
  ['{"name":" \\u3000"}', 'name'],
  [`{"name":"${'x'.repeat(101)}"}`, 'name'],
  ['{"name":"a\\u0000"}', 'name'],
  ['{"name":"\\ud800"}', 'name'],
  ['{"name":"a","language":"xx"}', 'language'],
  ['{"__proto__":{"name":"x"}}', 'name'],
])('%s names what is wrong', async (body, path) => {
  const answer = await post('/bots', body);
  expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(answer.issues.map((issue) => issue.path)).toContain(path);
});

test('ignores unknown keys, takes the last of duplicate keys, and counts code points as characters', async () => {
  const body = `{"name":1,"name":"${'😀'.repeat(100)}","constructor":{"prototype":1},"hasOwnProperty":1}`;
  expect((await post('/bots', body)).status).toBe(201);
});

test('names the right spelling of a misspelt field, in body and query', async () => {
  expect(await post('/chat', { message: 'x', chatbot_id: tenant.bots[0] })).toMatchObject({
    status: 400,
    code: 'invalid_request',
    issues: [{ path: 'chatbot_id', message: 'did you mean chatbotId?' }],
  });
  const listed = await rest.send(token, `GET /kb?chatbot_id=${tenant.bots[0]}`);
  expect(await listed.json()).toMatchObject({ code: 'invalid_request', issues: [{ path: 'chatbot_id' }] });
});

test('`stream` accepts only a boolean', async () => {
  expect(await post('/chat', { message: 'x', stream: 'false' })).toMatchObject({
    status: 400,
    code: 'invalid_request',
    issues: [{ path: 'stream', message: 'must be true or false' }],
  });
});

test.each([
  ['GET /conversations?limit=0', 'limit'],
  ['GET /conversations?limit=201', 'limit'],
  ['GET /conversations?limit=1.5', 'limit'],
  ['GET /conversations?limit=ten', 'limit'],
  ['GET /conversations?limit=1&limit=2', 'limit'],
  ['GET /conversations?q=%00', 'q'],
  ['GET /conversations?q=%ff', 'q'],
  ['GET /conversations/%ff', 'sessionId'],
  ['GET /conversations/a%00', 'sessionId'],
  ['GET /conversations/a%0a', 'sessionId'],
  ['GET /kb/not-a-uuid', 'id'],
  [`GET /kb/${'0'.repeat(5000)}`, 'id'],
])('%s', async (request, path) => {
  const response = await rest.send(token, request);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_request', issues: [{ path }] });
});

test('refuses a cursor of another list', async () => {
  const response = await rest.send(token, 'GET /kb?cursor=bm9uc2Vuc2U');
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    400,
    'invalid_cursor',
  ]);
});

test('refuses a body that grows beyond 1 MiB while it is read', async () => {
  const part = new TextEncoder().encode(' '.repeat(65_536));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(part);
      if (++sent === 40) controller.close();
    },
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${rest.url}/bots`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
});

test.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/json; charset=iso-8859-1', 415],
  ['application/jsonx', 415],
  ['APPLICATION/JSON;charset=UTF-8', 201],
  ['application/vnd.api+json', 201],
])('a body of type %s returns %i', async (type, status) => {
  expect((await post('/bots', { name: 'x' }, { 'content-type': type })).status).toBe(status);
});

test('never refuses because of Accept', async () => {
  expect((await rest.send(token, 'GET /bots', undefined, { accept: 'image/png' })).status).toBe(200);
});

test('after a body that was too large the connection serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ports = new Set<number | undefined>();
  const send = (body: string, more: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${rest.url}/bots`, { agent, method: 'POST', headers: { ...headers, ...more } });
      sent.on('response', (response) => {
        ports.add(response.socket.localPort);
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject).end(body);
    });
  const large = `{"name":"${' '.repeat(3_000_000)}"}`;
  expect(await send(large, { 'transfer-encoding': 'chunked' })).toBe(413);
  expect(await send(large, { 'content-length': String(large.length) })).toBe(413);
  expect(await send('{"name":"next"}', {})).toBe(201);
  expect(ports.size).toBe(1);
  agent.destroy();
});

test('reads a POST without a body as an empty object, whatever its type', async () => {
  const { hostname, port } = new URL(rest.url);
  for (const more of ['', 'Content-Length: 0\r\nContent-Type: text/plain\r\n']) {
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /v1/bots HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`,
    );
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"path":"name","message":"is required"');
  }
});

test.each(['/bots/', '/models/'])('finds nothing at %s, which ends in a slash', async (path) => {
  const answer = await rest.send(token, `GET ${path}`);
  expect([answer.status, (await answer.json()) as object]).toMatchObject([404, { code: 'not_found' }]);
});
