import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: Server;
let origin: string;
let world: World;
let tenant: Tenant;
let id: string;
let page = { html: '', policy: '' };
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { location: '/' }).end();
    if (request.url === '/gone') return response.writeHead(404).end();
    if (page.policy) response.setHeader('content-security-policy', page.policy);
    response.writeHead(200, { 'content-type': 'text/html' }).end(page.html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  world = await openWorld({ EGRESS_ALLOW: `127.0.0.1:${port}` });
  tenant = await createTenant(world);
  id = tenant.bots[0] as string;
  await world.runtime.database.system.sql`update workspaces set egress_allowed = true`;
  tenant.principal.egressAllowed = true;
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function check(url = `${origin}/`) {
  const { data } = await tenant.call('check_site', { id, url });
  const checks = data.checks as { check: string; ok: boolean; message: string }[];
  return {
    ok: data.ok,
    url: data.url,
    of: Object.fromEntries(checks.map(({ check, ok }) => [check, ok])),
    checks,
  };
}

test('names what is missing, until everything is there', async () => {
  expect((await check()).of).toEqual({ reachable: true, snippet: false, origin: false });
  const key = (await tenant.call('get_bot', { id })).data.public_key;
  page = {
    html: `<script src="https://jawab.example/widget.js" data-key="${key}" defer></script>`,
    policy: "script-src 'self'",
  };
  const blocked = await check();
  expect(blocked.of).toEqual({ reachable: true, snippet: true, policy: false, origin: false });
  expect(blocked.checks[2]?.message).toContain('Add https://jawab.example to script-src.');
  page.policy = 'script-src https://jawab.example';
  await tenant.call('update_bot', { id, allowedOrigins: [origin] });
  expect(await check(`${origin}/moved`)).toMatchObject({ ok: true, url: `${origin}/` });
});

test('says which code to copy if the script does not ask for the bubble of the bot', async () => {
  const { data } = await tenant.call('update_bot', {
    id,
    allowedOrigins: [origin],
    bubble: { texts: { en: 'Need a room?' } },
  });
  const script = (more: string) =>
    `<script src="https://jawab.example/widget.js" data-key="${data.public_key}"${more} defer></script>`;
  page = { html: script(''), policy: '' };
  const without = await check();
  expect(without).toMatchObject({ ok: true, of: { snippet: true, bubble: false } });
  const { snippet } = (await tenant.call('get_bot', { id })).data;
  expect(snippet).toContain(' data-bubble ');
  expect(without.checks.find((one) => one.check === 'bubble')?.message).toContain(snippet);
  page.html = script(' data-bubble');
  expect((await check()).of).toMatchObject({ bubble: true });
  await tenant.call('update_bot', { id, bubble: { texts: {} } });
  expect((await check()).of).not.toHaveProperty('bubble');
});

test('a page that does not answer is a finding, an address that may not be fetched a refusal', async () => {
  expect((await check(`${origin}/gone`)).of).toEqual({ reachable: false });
  for (const url of [
    'http://127.0.0.1:9/',
    'http://169.254.169.254/',
    'ftp://shop.example/',
    'http://user@shop.example/',
  ])
    await expect(check(url)).rejects.toMatchObject({ code: 'url_not_allowed' });
});

test('a bot of another workspace cannot be checked', async () => {
  const other = await createTenant(world);
  const call = other.call('check_site', { id, url: 'https://shop.example/' });
  await expect(call).rejects.toMatchObject({ code: 'not_found' });
});
