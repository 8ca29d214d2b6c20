import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeExport } from '@jawab/runtime';
import { exportedTables, leftOut } from '@jawab/runtime/export/tables.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ingest, ingestQueued, withWorker } from '../support/ingest.ts';
import { openPeople, type People } from '../support/people.ts';
import { runJawab } from '../support/run-command.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

let world: World;
let people: People;
let shop: Tenant;
let other: Tenant;
const upload = randomBytes(2_500_000);
const photo = randomBytes(1_500_000);
/** Texts that must never be in an export. */
const secrets: string[] = [];

beforeAll(async () => {
  world = await openWorld({ SIGN_UP: 'open' });
  people = await openPeople(world);
  [shop, other] = [await createTenant(world), await createTenant(world)];
  await ingest(world, other, [{ title: 'Zyxomma', text: 'A zyxomma costs 20 cents.' }]);
  await fill(shop);
});
afterAll(async () => {
  await people.close();
  await world.close();
});

async function fill(tenant: Tenant): Promise<void> {
  const [chatbotId] = tenant.bots as [string];
  const { sql } = world.runtime.database.system;
  await ingest(world, tenant, [{ title: 'Oranges', text: 'Oranges cost 12 cents.' }]);
  await tenant.call('ask_bot', { message: 'What do oranges cost?', sessionId: 'one' });
  await tenant.call('ask_bot', { message: 'आम की कीमत?', sessionId: 'two' });
  await sql`
    insert into attachments (workspace_id, message_id, kind, name, mime, bytes)
    select workspace_id, id, 'image', 'receipt.png', 'image/png', ${photo} from messages
    where workspace_id = ${tenant.workspaceId} and content = 'What do oranges cost?'`;
  const file = { filename: '../a/b.bin', contentBase64: upload.toString('base64') };
  const added = await tenant.call('add_file', file);
  await ingestQueued(world, tenant, added.data.id);
  secrets.push(await tenant.token());
  const hook = { url: 'https://shop.example.com/hook', events: ['lead.created'] };
  const { data } = await tenant.call('create_webhook', hook);
  await tenant.call('rotate_webhook_secret', { id: data.id });
  await tenant.call('test_webhook', { id: data.id, event: 'lead.created' });
  const { data: invited } = await tenant.call('invite_member', { email: 'wei@example.com', role: 'viewer' });
  secrets.push(data.secret, invited.link.split('#')[1]);
  await tenant.call('create_test_case', { chatbotId, question: 'When?', expectedAnswer: 'nine' });
  for (const { secret } of await sql<{ secret: string }>`
    select encode(hash, 'hex') as secret from tokens union all select encode(token_hash, 'hex') from invitations
    union all select secret from webhooks union all select previous_secret from webhooks`)
    secrets.push(secret);
}

const unzip = (bytes: Uint8Array) => {
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  const rows = (table: string) =>
    text(`${table}.jsonl`)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { files, rows, manifest: JSON.parse(text('manifest.json')) };
};

/** Exports a workspace through the worker, and returns the export. */
const exported = (tenant: Tenant) =>
  withWorker(world, async () => {
    const { data } = await tenant.call('export_workspace');
    const newest = async () => (await tenant.call('list_exports')).data[0];
    await expect.poll(newest, { timeout: 60_000 }).toMatchObject({ id: data.id, status: 'ready' });
    return newest();
  });

const download = (path: string, token: string, headers: Record<string, string> = {}) =>
  fetch(`${people.url}/v1${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

test('every table of workspaces is exported, or named as left out with a reason', async () => {
  const tables = await world.runtime.database.system.sql<{ name: string; columns: string[] }>`
    select c.relname as name, array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'tenant' order by 1`;
  const named = [...Object.keys(exportedTables), ...Object.keys(leftOut)];
  expect(named.sort()).toEqual(tables.map(({ name }) => name));
  for (const { name, columns } of tables) {
    const { omits = [] } = exportedTables[name] ?? {};
    for (const column of omits) expect(columns, `${name}.${column}`).toContain(column);
    const suspect = columns.filter((column) => /secret|hash|password|salt|token(?!s)|bytes/.test(column));
    if (exportedTables[name]) expect(omits, name).toEqual(expect.arrayContaining(suspect));
  }
});

test('[EXPORT-1 rest] an export has every row and file of the workspace, no secret, and nothing of another', async () => {
  const { bytes, url, records } = await exported(shop);
  const token = await shop.token();
  const path = new URL(url).pathname.replace('/v1', '');
  const response = await download(path, token);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const zip = Buffer.from(await response.arrayBuffer());
  expect(zip.length).toBe(bytes);
  const { files, rows, manifest } = unzip(zip);
  const { sql } = world.runtime.database.workspace(shop.workspaceId);
  let sum = 0;
  for (const table of Object.keys(exportedTables)) {
    const counted = [`select count(*)::int as n from ${table}`];
    const [row] = await sql<{ n: number }>(Object.assign(counted, { raw: counted }));
    // The download itself and the token for it came later.
    const later = { tokens: 1, audit_events: 1 }[table] ?? 0;
    expect([table, rows(table).length]).toEqual([table, (row?.n ?? 0) - later]);
    expect(manifest.records[table]).toBe(rows(table).length);
    sum += rows(table).length;
  }
  expect(records).toBe(sum);
  expect(rows('messages').map(({ content }) => content)).toContain('आम की कीमत?');
  const [kept] = Object.keys(files).filter((name) => name.startsWith('files/'));
  expect(kept).toMatch(/^files\/[0-9a-f-]{36}\/[^/]*b\.bin$/);
  expect(Buffer.from(files[kept as string] as Uint8Array).equals(upload)).toBe(true);
  const [sent] = Object.keys(files).filter((name) => name.startsWith('attachments/'));
  expect(sent).toMatch(/^attachments\/[0-9a-f-]{36}\/receipt\.png$/);
  expect(Buffer.from(files[sent as string] as Uint8Array).equals(photo)).toBe(true);
  const texts = Object.entries(files).filter(([name]) => name !== kept && name !== sent);
  const all = texts.map(([, content]) => strFromU8(content));
  for (const secret of secrets) expect(all.join('\n')).not.toContain(secret);
  for (const foreign of [other.workspaceId, 'yxomma']) expect(all.join('\n')).not.toContain(foreign);
});

test('a download that broke off goes on, and one of another file begins again', async () => {
  const { url, id, bytes } = await exported(shop);
  const path = new URL(url).pathname.replace('/v1', '');
  const token = await shop.token();
  const whole = Buffer.from(await (await download(path, token)).arrayBuffer());
  const at = 1_048_570;
  const rest = await download(path, token, { range: `bytes=${at}-`, 'if-range': `"${id}"` });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([
    206,
    `bytes ${at}-${bytes - 1}/${bytes}`,
  ]);
  expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(at))).toBe(true);
  const middle = await download(path, token, { range: 'bytes=5-14' });
  expect(Buffer.from(await middle.arrayBuffer()).equals(whole.subarray(5, 15))).toBe(true);
  expect((await download(path, token, { range: 'bytes=-10' })).headers.get('content-length')).toBe('10');
  const changed = await download(path, token, { range: 'bytes=5-', 'if-range': '"another"' });
  expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  const beyond = await download(path, token, { range: `bytes=${bytes}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
  expect(await beyond.json()).toMatchObject({ code: 'invalid_request' });
});

test('one export is made at a time, and a new file replaces the one before', async () => {
  const before = await exported(shop);
  const [first, second] = [await shop.call('export_workspace'), await shop.call('export_workspace')];
  expect(second.data.id).toBe(first.data.id);
  expect((await shop.call('list_exports')).data).toMatchObject([{ status: 'queued', url: null }, before]);
  await exported(shop);
  expect((await shop.call('list_exports')).data).toMatchObject([{ id: first.data.id, status: 'ready' }]);
});

test('an admin downloads by a link of the dashboard, which names the workspace; an editor may not', async () => {
  const { id, bytes } = await exported(shop);
  const admin = await people.signUp('Aiko');
  await people.join(admin.id, shop.workspaceId, 'admin');
  await people.join(admin.id, other.workspaceId, 'admin');
  await admin.browser.send('GET /v1/me', undefined, { 'x-workspace': other.workspaceId });
  const cookie = [...admin.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const link = `/workspace/exports/${id}/file?workspace=${shop.workspaceId}`;
  const response = await fetch(`${people.url}/v1${link}`, { headers: { cookie } });
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  const editor = await people.signUp('Emil');
  await people.join(editor.id, shop.workspaceId, 'editor');
  const refused = await editor.browser.send(`GET /v1${link}`);
  expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  const { data } = await shop.call('list_audit_events', { operation: 'download_export' });
  expect(data[0]).toMatchObject({ actor: { kind: 'member', name: 'Aiko' }, target: { kind: 'export', id } });
});

// The embedded database has one session, so nothing can be written while an export reads.
test.skipIf(!inject('databaseUrl'))('all tables are of one moment', async () => {
  const parts: Buffer[] = [];
  await world.runtime.database.workspace(shop.workspaceId).tx(
    async (sql) => {
      for await (const part of writeExport(sql, shop.workspaceId, new Date())) {
        if (parts.push(part) === 1) await shop.call('create_bot', { name: 'Later' });
      }
    },
    { snapshot: true },
  );
  const names = unzip(Buffer.concat(parts))
    .rows('bots')
    .map(({ name }) => name);
  expect([names.includes('Later'), (await shop.call('list_bots')).data.length]).toEqual([false, 2]);
});

test.skipIf(!inject('databaseUrl'))('the command line writes an export into a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jawab-export-'));
  try {
    const file = join(folder, 'shop.zip');
    const made = await runJawab(['export', file, '--workspace', shop.workspaceId], {
      DATABASE_URL: world.database.connectionString,
      SECRET_KEY: 'ab'.repeat(32),
    });
    expect([made.code, made.out]).toEqual([
      0,
      expect.stringMatching(/shop\.zip: \d+ records, [\d.]+ MiB\.\n$/),
    ]);
    expect(unzip(await readFile(file)).rows('workspaces')).toMatchObject([{ id: shop.workspaceId }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
