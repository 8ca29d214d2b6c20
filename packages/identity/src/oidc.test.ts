import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from '@jawab/test/support/loopback.ts';
import { type Browser, openPeople, type People } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';

const redirect = 'http://127.0.0.1:4000/api/auth/callback/oidc';
let server: Server;
let issuer: string;
let world: World;
let people: People;
let tenant: Tenant;
/** True if the provider has verified the addresses of its accounts. */
let isVerified = true;

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'jawab', client_secret: 'a secret of the client', redirect_uris: [redirect] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@example.com`, email_verified: isVerified, name: sub }),
    }),
  });
  server.on('request', provider.callback());
  world = await openWorld({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'jawab',
    OIDC_CLIENT_SECRET: 'a secret of the client',
  });
  people = await openPeople(world);
  tenant = await createTenant(world);
});
afterAll(async () => {
  await people.close();
  await world.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A browser that follows redirects and answers the forms of the provider, until the provider sends it back to us. */
async function logInAtProvider(address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | null = null;
  for (let hop = 0; hop < 20; hop++) {
    if (next.href.startsWith(redirect)) return next.search;
    const response: Response = await request(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    form = null;
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) next = new URL(location, next);
    else {
      const page = await response.text();
      const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      next = new URL(action, next);
      form = new URLSearchParams({ prompt, login, password: 'any' });
    }
  }
  throw new Error('The provider did not send the browser back.');
}

async function signIn(login: string): Promise<{ browser: Browser; location: string | null }> {
  const browser = people.browser();
  const { body } = await browser.send('POST /api/auth/sign-in/social', { callbackURL: '/start' });
  const search = await logInAtProvider(body.data.url, login);
  const answer = await browser.send(`GET /api/auth/callback/oidc${search}`);
  expect(answer.status).toBe(302);
  return { browser, location: answer.headers.get('location') };
}

test('an invited person signs in with the provider, comes back to the page, and keeps one account', async () => {
  expect((await people.browser().send('GET /api/auth/methods')).body.data.oidc).toBe(true);
  const { data } = await tenant.call('invite_member', { email: 'siti@example.com', role: 'support' });
  const { browser, location } = await signIn('siti');
  expect(location).toMatch(/\/start$/);
  const { user } = (await browser.send('GET /api/auth/get-session')).body.data;
  expect(user).toMatchObject({ name: 'siti', email: 'siti@example.com', email_verified: true });
  const token = data.link.split('#')[1];
  expect((await browser.send('POST /v1/invitations/accept', { token })).status).toBe(200);
  expect((await browser.send('GET /v1/bots')).status).toBe(200);
  const again = (await signIn('siti')).browser;
  expect((await again.send('GET /api/auth/get-session')).body.data.user.id).toBe(user.id);
  const stored = JSON.stringify(await world.runtime.database.system.sql`select * from auth.account`);
  expect(stored).not.toMatch(/"access_token":"[\w-]{43}"/);
});

test('a person without an invitation, or with an address that nobody verified, makes no account', async () => {
  const stranger = await signIn('eve');
  expect(stranger.location).toContain('error=');
  expect((await stranger.browser.send('GET /api/auth/get-session')).body.data).toBeNull();
  await tenant.call('invite_member', { email: 'mallory@example.com', role: 'viewer' });
  isVerified = false;
  expect((await signIn('mallory')).location).toContain('error=');
  isVerified = true;
  const known = await world.runtime.database.system.sql`select email from auth."user"`;
  expect(known).toEqual([{ email: 'siti@example.com' }]);
});

test('an answer of the provider works in the browser that asked, and once', async () => {
  const browser = people.browser();
  const { body } = await browser.send('POST /api/auth/sign-in/social', {});
  const search = await logInAtProvider(body.data.url, 'siti');
  const other = people.browser();
  expect((await other.send(`GET /api/auth/callback/oidc${search}`)).headers.get('location')).toContain(
    'error=',
  );
  expect((await other.send('GET /api/auth/get-session')).body.data).toBeNull();
});

test('nobody comes back to another site', async () => {
  for (const callbackURL of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:x'])
    expect(await people.browser().send('POST /api/auth/sign-in/social', { callbackURL })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'callbackURL' }] },
    });
});
