import type { Loopback } from '@jawab/test/support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit } from './visit.testing.ts';
import { startVisitors } from './visitor.testing.ts';

let world: World;
let server: Loopback;
let shop: Tenant;
let key: string;
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '127.0.0.1' });
  server = await startVisitors({ runtime: world.runtime });
  shop = await createTenant(world);
  key = (await shop.call('get_bot', { id: shop.bots[0] })).data.public_key;
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const mebibyte = 1_048_576;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const turn = (attachments: boolean) => shop.call('update_bot', { id: shop.bots[0], attachments });
const rows = () => world.runtime.database.system.sql`select 1 from attachments`;

const head = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
const formOf = (name: string, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(head(name)), bytes, Buffer.from('\r\n--x--\r\n')]);

/** Sends a file as a form, as a page does. */
async function upload(
  token: string | null,
  body: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
  at = key,
) {
  const answer = await fetch(`${server.url}/widget/${at}/attachments`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...(token && { 'x-widget-session': token }),
      ...headers,
    },
    body,
    duplex: 'half',
  } as RequestInit);
  // biome-ignore lint/suspicious/noExplicitAny: tests know what was answered
  return { status: answer.status, body: (await answer.json()) as any };
}

async function openSession(at = key, headers: Record<string, string> = {}): Promise<string> {
  const opened = await server.send(null, `POST /widget/${at}/session`, {}, headers);
  return ((await opened.json()) as { data: { session_token: string } }).data.session_token;
}
const get = (id: string, token: string, at = key) =>
  server.send(null, `GET /widget/${at}/attachments/${id}`, undefined, { 'x-widget-session': token });

test('is refused while the setting is off, without a row', async () => {
  const refused = await upload(await openSession(), formOf('a.png', png));
  expect([refused.status, refused.body.code]).toEqual([403, 'attachments_off']);
  expect(await rows()).toEqual([]);
});

test('needs a session', async () => {
  await turn(true);
  expect((await upload(null, formOf('a.png', png))).status).toBe(401);
  expect(await rows()).toEqual([]);
});

test('hands a file to its own visitor only: a picture where it stands, another file as a download', async () => {
  await turn(true);
  const token = await openSession();
  const files = [
    ['receipt.png', png, 'image/png', /^inline/],
    ['fake.png', Buffer.from('Hello'), 'application/octet-stream', /^attachment/],
  ] as const;
  for (const [name, bytes] of files) expect((await upload(token, formOf(name, bytes))).status).toBe(201);
  const listed = await server.send(null, `GET /widget/${key}/messages`, undefined, {
    'x-widget-session': token,
  });
  const { data } = (await listed.json()) as { data: { attachments: { id: string }[] }[] };
  const sent = data.flatMap(({ attachments }) => attachments);
  const stranger = await openSession();
  const other = await createTenant(world);
  const otherKey = (await other.call('get_bot', { id: other.bots[0] })).data.public_key;
  const visit = await openVisit(server, otherKey);
  for (const [at, [, bytes, type, disposition]] of files.entries()) {
    const id = sent[at]?.id as string;
    const own = await get(id, token);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, type]);
    expect(own.headers.get('content-disposition')).toMatch(disposition);
    expect(own.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await own.arrayBuffer())).toEqual(bytes);
    expect((await get(id, stranger)).status).toBe(404);
    expect((await visit.send(`GET attachments/${id}`)).status).toBe(404);
  }
});

test('refuses a page that is called a picture', async () => {
  await turn(true);
  const before = (await rows()).length;
  const refused = await upload(await openSession(), formOf('a.png', Buffer.from('<html>')));
  expect([refused.status, refused.body.code]).toEqual([415, 'unsupported_media_type']);
  expect(await rows()).toHaveLength(before);
});

test('refuses more than 10 MiB: when it is announced, and while it is read', async () => {
  await turn(true);
  const before = (await rows()).length;
  const token = await openSession();
  const large = formOf('a.png', Buffer.concat([png, Buffer.alloc(11 * mebibyte)]));
  const announced = await upload(token, large);
  expect([announced.status, announced.body.code]).toEqual([413, 'payload_too_large']);
  // The rest never comes, so only a refusal while it is read ends this.
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head('a.png'))),
    pull: (controller) => controller.enqueue(Buffer.alloc(mebibyte)),
  });
  const read = await upload(token, endless);
  expect([read.status, read.body.code]).toEqual([413, 'payload_too_large']);
  expect(await rows()).toHaveLength(before);
  const whole = formOf('a.png', Buffer.concat([png, Buffer.alloc(10 * mebibyte - png.length)]));
  expect((await upload(token, whole)).status).toBe(201);
});

test('counts against the limit of the address', async () => {
  const tight = await createTenant(world, { limits: { addressRequestsPerMinute: 3 } });
  const { data } = await tight.call('update_bot', { id: tight.bots[0], attachments: true });
  const address = { 'x-forwarded-for': '203.0.113.9' };
  const token = await openSession(data.public_key, address);
  const statuses: number[] = [];
  for (let at = 0; at < 3; at++)
    statuses.push((await upload(token, formOf('a.png', png), address, data.public_key)).status);
  expect(statuses).toEqual([201, 201, 429]);
});
