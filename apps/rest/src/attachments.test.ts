import { createRestApp } from '@jawab/rest';
import { type Loopback, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let world: World;
let server: Loopback;
let tenant: Tenant;
let token: string;
let messageId: string;
beforeAll(async () => {
  world = await openWorld();
  server = await serveOnLoopback(createRestApp({ runtime: world.runtime, registry }).fetch, { base: '/v1' });
  tenant = await createTenant(world);
  token = await tenant.token();
  ({ message_id: messageId } = await tenant.call('ask_bot', { message: 'Hello', chatbotId: tenant.bots[0] }));
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function add(mime: string, name: string, bytes: Uint8Array = png): Promise<string> {
  const [row] = await world.runtime.database.system.sql<{ id: string }>`
    insert into attachments (workspace_id, message_id, kind, name, mime, bytes)
    values (${tenant.workspaceId}, ${messageId}, 'file', ${name}, ${mime}, ${bytes}) returning id`;
  return row?.id as string;
}
const read = (id: string, headers: Record<string, string> = {}, by = token) =>
  server.send(by, `GET /attachments/${id}`, undefined, headers);

test('a verified picture is shown where it stands, and runs nothing', async () => {
  const response = await read(await add('image/png', 'लोगो "1".png'));
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
  const { headers } = response;
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('content-disposition')).toMatch(
    /^inline; filename="_+ _1_\.png"; filename\*=UTF-8''%E0/,
  );
});

test.each(['application/octet-stream', 'application/pdf', 'audio/ogg', 'image/heic', 'image/svg+xml'])(
  '%s is a download',
  async (mime) => {
    const { headers } = await read(await add(mime, 'a.bin'));
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      mime,
      `attachment; filename="a.bin"; filename*=UTF-8''a.bin`,
    ]);
  },
);

test('players ask for ranges, and who has a file gets it once', async () => {
  const id = await add('audio/ogg', 'a.ogg', Buffer.from('0123456789'));
  const part = await read(id, { range: 'bytes=2-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  expect((await read(id, { range: 'bytes=10-' })).status).toBe(416);
  const known = await read(id, { 'if-none-match': part.headers.get('etag') ?? '' });
  expect([known.status, await known.text()]).toEqual([304, '']);
});

test('a client that accepts only JSON gets the bytes in base64', async () => {
  const response = await read(await add('image/png', 'a.png'), { accept: 'application/json' });
  const { data } = (await response.json()) as { data: object };
  expect(data).toMatchObject({
    name: 'a.png',
    mime: 'image/png',
    bytes: png.length,
    data: png.toString('base64'),
  });
});

test('a token of another bot, and one of another workspace, find nothing', async () => {
  const id = await add('image/png', 'a.png');
  const { data: bot } = await tenant.call('create_bot', { name: 'Other' });
  const limited = await tenant.token({ bots: [bot.id] });
  const other = await createTenant(world);
  for (const by of [limited, await other.token()]) expect((await read(id, {}, by)).status).toBe(404);
});
