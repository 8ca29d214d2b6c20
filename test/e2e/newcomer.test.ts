import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let dataDir: string;
let pages: Server;
let pagesPort: number;
let server: ServerProcess;

const helpPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Library help</title></head><body><main>
<h1>Borrowing</h1><p>You can borrow ten books for four weeks. Renewals are possible twice.</p>
<h2>Late books</h2><p>A late book costs 20 cents a day, at most 5 euros.</p></main></body></html>`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jawab-e2e-'));
  pages = createServer((request, response) => {
    if (request.url === '/help') return response.setHeader('content-type', 'text/html').end(helpPage);
    response.statusCode = 404;
    return response.end();
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  pagesPort = (pages.address() as { port: number }).port;
  server = await startServer(dataDir, { EGRESS_ALLOW: `127.0.0.1:${pagesPort}` });
});
afterAll(async () => {
  await server?.stop();
  pages.close();
  await rm(dataDir, { recursive: true, force: true });
});

const headers = () => ({ authorization: `Bearer ${server.demo.token}`, 'content-type': 'application/json' });

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
async function rest(method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(server.demo.base_url + path, {
    method,
    headers: headers(),
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

async function ask(message: string, more: object = {}) {
  const answer = await fetch(`${server.demo.base_url}/chat`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ message, ...more }),
  });
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events = (await answer.text()).split('\n\n').filter((event) => event.startsWith('data: '));
  expect(events.at(-1)).toBe('data: [DONE]');
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice(6)));
  for (const chunk of chunks) expect(typeof chunk.choices[0].delta.content).toBe('string');
  return { text: chunks.map((chunk) => chunk.choices[0].delta.content).join(''), ...chunks.at(-1).jawab };
}

test('the first start prints a token, a curl line and an MCP snippet, and keeps them in demo.json for its owner only', async () => {
  const printed = server.printed();
  expect(printed).toContain(`ready ${server.url}`);
  expect(printed).toContain(server.demo.token);
  expect(printed).toContain(`curl -N ${server.url}/v1/chat`);
  expect(printed).toContain(`"url": "${server.url}/key/mcp"`);
  expect((await stat(join(dataDir, 'demo.json'))).mode & 0o777).toBe(0o600);
  expect(Object.keys(server.demo).sort()).toEqual(['base_url', 'bot_id', 'mcp_url', 'token', 'workspace_id']);
});

test('the demo shop answers in its five languages, with the source', async () => {
  const { data } = await rest('GET', '/kb');
  for (const { id } of data) expect((await rest('GET', `/kb/${id}?wait=30`)).data.status).toBe('ready');
  for (const [message, language, words] of [
    ['How long does delivery take inside Indonesia?', 'en', '2 to 4 working days'],
    ['送料はいくらですか？', 'ja', '50米ドル'],
    ['क्या मैं खुला हुआ पैकेट वापस कर सकता हूँ?', 'hi', 'खुले हुए पैकेट'],
    ['Bagaimana cara mengembalikan barang yang rusak?', 'id', 'rusak'],
    ['ร้านเปิดกี่โมง', 'th', '9.00 น.'],
  ] as const) {
    const answer = await ask(message);
    expect(answer, message).toMatchObject({ answered: true, language });
    expect(answer.text).toContain(words);
    expect(answer.sources[0].quote).toContain(words);
  }
});

test('says in the language of the question that it does not know', async () => {
  const answer = await ask('พรุ่งนี้อากาศที่ปารีสจะเป็นอย่างไร');
  expect(answer).toMatchObject({ answered: false, language: 'th', sources: [] });
  expect(answer.text).toMatch(/[\u0e00-\u0e7f]/);
});

test('creates a bot, a text and a page over REST, and answers from them over MCP', async () => {
  const bot = (await rest('POST', '/bots', { name: 'Library', language: 'en' })).data.id;
  const added = [
    {
      title: 'Opening hours',
      text: 'The library is open from Tuesday to Sunday, 10:00 to 18:00.',
      chatbotId: bot,
    },
    { title: 'Help', url: `http://127.0.0.1:${pagesPort}/help`, chatbotId: bot },
  ];
  for (const document of added) {
    const { data } = await rest('POST', '/kb/ingest', document);
    expect((await rest('GET', `/kb/${data.id}?wait=30`)).data).toMatchObject({
      status: 'ready',
      error: null,
    });
  }
  const client = new Client({ name: 'newcomer', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(server.demo.mcp_url), { requestInit: { headers: headers() } }),
  );
  const { structuredContent } = await client.callTool({
    name: 'ask_bot',
    arguments: { message: 'How much does a late book cost?', chatbotId: bot },
  });
  expect(structuredContent).toMatchObject({ answered: true, language: 'en' });
  expect(JSON.stringify(structuredContent)).toContain('20 cents');
  await client.close();
});

test('recovers when the database child is killed: answers or returns 503, and loses nothing', async () => {
  const before = (await rest('GET', '/kb')).data.length;
  const { execFileSync } = await import('node:child_process');
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(server.child.pid)]).toString();
  const database = Number(/^\s*(\d+) .*embedded/m.exec(children)?.[1]);
  expect(database).toBeGreaterThan(0);
  process.kill(database, 'SIGKILL');
  const giveUpAt = Date.now() + 45_000;
  for (let status = 0; status !== 200; ) {
    expect(Date.now()).toBeLessThan(giveUpAt);
    const answer = await fetch(`${server.demo.base_url}/kb`, { headers: headers() });
    status = answer.status;
    expect([200, 503]).toContain(status);
    if (status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
    const { data } = (await answer.json()) as any;
    if (status === 200) expect(data).toHaveLength(before);
  }
});

test('answers HEAD like GET without a body', async () => {
  for (const path of ['/bots', '/openapi.json', '/nope']) {
    const [answer, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(server.demo.base_url + path, { method, headers: headers() })),
    );
    expect([answer?.status, await answer?.text()]).toEqual([whole?.status, '']);
    expect(answer?.headers.get('content-type')).toBe(whole?.headers.get('content-type'));
    await whole?.text();
  }
});

test('keeps everything after a restart, does not print the token again, and warns of a network without TLS', async () => {
  const { token } = server.demo;
  const before = (await rest('GET', '/kb')).data;
  expect(await server.stop()).toBe(0);
  expect(server.printed()).not.toContain('ERR_HTTP_HEADERS_SENT');
  server = await startServer(dataDir, { HOST: '0.0.0.0', LOG_LEVEL: 'warn' });
  expect(server.demo.token).toBe(token);
  expect(server.printed()).not.toContain(token);
  expect(server.printed()).toContain('without TLS');
  expect((await rest('GET', '/kb')).data).toEqual(before);
  expect((await ask('送料はいくらですか？')).answered).toBe(true);
});
