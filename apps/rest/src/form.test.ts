import { createHash } from 'node:crypto';
import { connect } from 'node:net';
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

function upload(fill: (form: FormData) => void, headers: Record<string, string> = {}) {
  const form = new FormData();
  fill(form);
  return fetch(`${rest.url}/kb/files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}
const file = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]);

test('[OPS-8 rest] accepts a form of 20 MiB with its bytes and file name', async () => {
  const bytes = new Uint8Array(20 * 1_048_576).map((_, at) => at % 251);
  const answer = await upload((form) => {
    form.append('file', file(bytes), '価格.bin');
    form.append('title', 'Prices');
    form.append('chatbotId', tenant.bots[0] as string);
  });
  expect(answer.status).toBe(202);
  const { data } = (await answer.json()) as { data: { id: string; status: string } };
  expect(data.status).toBe('queued');
  const [kept] = await tenant.context().sql`
    select filename, encode(sha256(bytes), 'hex') as sha256, title from document_files f join documents d on d.id = f.document_id where d.id = ${data.id}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(kept).toEqual({ filename: '価格.bin', title: 'Prices', sha256 });
});

test.each<[string, (form: FormData) => void, string]>([
  ['without a file', (form) => form.append('title', 'T'), 'file'],
  ['with an empty file', (form) => form.append('file', file(''), 'a.txt'), 'file'],
  ['with a text for the file', (form) => form.append('file', 'x'), 'file'],
  ['with two files', (form) => [1, 2].map(() => form.append('file', file('x'), 'a.txt')), 'file'],
  [
    'with a file for the title',
    (form) => [form.append('file', file('x'), 'a.txt'), form.append('title', file('x'))],
    'title',
  ],
])('refuses a form %s', async (_name, fill, path) => {
  const answer = await upload(fill);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', issues: [{ path }] });
});

test('makes one document of the same form under one key', async () => {
  const send = () =>
    upload((form) => form.append('file', file('Once only.'), 'once.txt'), { 'idempotency-key': 'form' });
  const [first, second] = [await send(), await send()];
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(await second.json()).toEqual(await first.json());
  const other = await upload((form) => form.append('file', file('Another.'), 'once.txt'), {
    'idempotency-key': 'form',
  });
  expect(other.status).toBe(422);
});

test('refuses more than 20 MiB, a missing boundary, a form elsewhere and a missing scope', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const broken = await rest.send(token, 'POST /kb/files', '--y\r\n\r\nx', headers);
  expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([400, 'invalid_request']);
  const elsewhere = await rest.send(token, 'POST /kb/ingest', '--x--', headers);
  expect(elsewhere.status).toBe(415);
  expect(await elsewhere.json()).toMatchObject({ error: expect.not.stringContaining('multipart') });
  const untyped = await rest.send(token, 'POST /kb/files', 'x', { 'content-type': 'text/csv' });
  expect(untyped.status).toBe(415);
  expect(await untyped.json()).toMatchObject({ error: expect.stringContaining('`multipart/form-data`') });
  const asJson = await rest.send(token, 'POST /kb/files', { contentBase64: 'x'.repeat(1_048_577) });
  expect(asJson.status).toBe(413);
  expect(await asJson.json()).toMatchObject({ error: expect.stringContaining('`multipart/form-data`') });
  const reader = await tenant.token({ scopes: ['kb:read'] });
  expect((await rest.send(reader, 'POST /kb/files', '--x--', headers)).status).toBe(403);
  const { host, port } = { host: '127.0.0.1', port: Number(new URL(rest.url).port) };
  const socket = connect(port, host);
  socket.write(
    `POST /v1/kb/files HTTP/1.1\r\nhost: ${host}:${port}\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 21100000\r\n\r\n`,
  );
  let answer = '';
  for await (const part of socket.setEncoding('utf8')) {
    answer += part;
    if (answer.includes('}')) break;
  }
  expect(answer).toMatch(/^HTTP\/1.1 413.*A file can have at most 20 MiB/s);
});

test('refuses more parts, and longer heads of parts, than any operation takes', async () => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nv\r\n`;
  const refused = async (body: string) => {
    const headers = { 'content-type': 'multipart/form-data; boundary="x"' };
    const answer = await rest.send(token, 'POST /kb/files', body, headers);
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, error.length < 300]).toEqual([400, true]);
    return error;
  };
  expect(await refused(`${part('title').repeat(60_000)}--x--`)).toContain('at most 50 parts');
  expect(await refused(`${part('n'.repeat(5_000))}--x--`)).toContain('at most 4096 bytes');
  expect(await refused(`${part('title')}--x--`)).toContain('`file` is required');
});

test('accepts the same file as JSON with base64', async () => {
  const body = { filename: 'a.txt', contentBase64: Buffer.from('Words.').toString('base64') };
  expect((await rest.send(token, 'POST /kb/files', body)).status).toBe(202);
});
