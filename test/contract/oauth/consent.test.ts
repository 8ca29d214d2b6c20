import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPkce, createProgram, type Program } from '../../support/oauth.ts';
import { type Browser, openPeople, type People, type PersonAnswer } from '../../support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';

let world: World;
let people: People;
let shop: Tenant;
let other: Tenant;
let program: Program;
let ann: { browser: Browser; id: string };
let clientId: string;
beforeAll(async () => {
  world = await openWorld({ OAUTH: 'on', SIGN_UP: 'open' });
  people = await openPeople(world);
  shop = await createTenant(world, { bots: ['Shop', 'Second'] });
  other = await createTenant(world, { bots: ['Foreign'] });
  program = createProgram(people);
  ann = await people.signUp('Ann');
  await people.join(ann.id, shop.workspaceId, 'editor');
  clientId = await program.registered();
});
afterAll(async () => {
  await people.close();
  await world.close();
});

const { challenge } = createPkce();
const ask = async (more: Record<string, string> = {}) => {
  const { to } = await program.authorize(program.asked(clientId, challenge, more));
  return program.open(ann.browser, to as string);
};
const count = async () => (await world.runtime.database.system.sql`select 1 from connections`).length;

/** Posts an answer to the consent page, with changes, and says whether a connection was made. */
async function post(
  change: Record<string, unknown>,
  headers: Record<string, string | null> = {},
  by = ann.browser,
) {
  const { request, answer } = await ask({ scope: 'bots:read kb:read' });
  const { proof } = answer.body.data;
  const body = {
    request,
    proof,
    allow: true,
    workspaceId: shop.workspaceId,
    bots: null,
    scopes: ['bots:read'],
  };
  const before = await count();
  const done = await by.send('POST /api/auth/connection', Object.assign(body, change), headers);
  return { done, isConnected: (await count()) > before };
}

function expectRefused({ done, isConnected }: { done: PersonAnswer; isConnected: boolean }) {
  expect(done.status).toBeGreaterThanOrEqual(400);
  expect(done.status).toBeLessThan(500);
  expect(done.text).not.toContain('code=');
  expect(isConnected).toBe(false);
}

describe('the page', () => {
  test('says who asks, where it leads, and what the person can allow in each workspace', async () => {
    const { answer } = await ask({ scope: 'bots:read kb:write webhooks:write members:write' });
    expect(answer.body.data).toMatchObject({
      client: { name: 'Desk', host: '127.0.0.1', verified: false },
      returns_to: { host: '127.0.0.1', local: true },
      address: '/mcp',
      person: 'Ann',
      workspaces: [
        {
          id: shop.workspaceId,
          role: 'editor',
          has_api: true,
          scopes: ['bots:read', 'kb:write'],
          bots: [{ name: 'Second' }, { name: 'Shop' }],
        },
      ],
    });
    expect(answer.text).not.toContain('Foreign');
  });

  test('shows nothing without a session, or for a request that was changed or has expired', async () => {
    const { request } = await ask();
    const path = (text: string) =>
      `GET /api/auth/connection-request?${new URLSearchParams({ request: text })}`;
    expect((await people.browser().send(path(request))).status).toBe(401);
    const [payload = '', signature] = request.split('.');
    const changed = JSON.parse(Buffer.from(payload, 'base64url').toString());
    changed.request.redirectUri = 'https://evil.example/';
    const forged = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    for (const text of [forged, payload, '', `${payload}.`])
      expect((await ann.browser.send(path(text))).status, text.slice(-20)).toBe(400);
  });

  test('shows the name of a program as plain text, without direction marks', async () => {
    const names = [
      ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
      ['\u202eedualC\u0000\n  \u200bapp', 'edualC app'],
      [' ', '127.0.0.1'],
      ['x'.repeat(300), 'x'.repeat(80)],
    ] as const;
    for (const [given, shown] of names) {
      const id = (
        await program.register({ client_name: given, redirect_uris: ['http://127.0.0.1:5555/callback'] })
      ).body.client_id;
      expect((await ask({ client_id: id })).answer.body.data.client.name).toBe(shown);
    }
  });

  test('shows the host of an international name as ASCII, and takes no logo', async () => {
    const { body } = await program.register({
      client_name: 'Claude',
      logo_uri: 'https://claude.ai/logo.png',
      redirect_uris: ['https://xn--cude-5cd21a.ai/cb'],
    });
    const { answer } = await ask({
      client_id: body.client_id,
      redirect_uri: 'https://xn--cude-5cd21a.ai/cb',
    });
    expect(answer.body.data.client.host).toBe('xn--cude-5cd21a.ai');
    expect(answer.text).not.toContain('logo');
    expect((await program.register({ redirect_uris: ['https://cӏаude.ai/cb'] })).status).toBe(400);
  });
});

describe('an answer', () => {
  test('goes back to the program with a code, the state and the issuer', async () => {
    const { done, isConnected } = await post({});
    expect(isConnected).toBe(true);
    const { issuer } = (await program.get('/.well-known/oauth-authorization-server/oauth')).body;
    expect(done.body.data.redirect).toBe(
      `http://127.0.0.1:5555/callback?code=${new URL(done.body.data.redirect).searchParams.get('code')}&iss=${encodeURIComponent(issuer)}&state=st`,
    );
  });

  test('that says no goes back as access_denied', async () => {
    const { done, isConnected } = await post({ allow: false });
    const back = new URL(done.body.data.redirect);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('st');
    expect(back.searchParams.get('iss')).toBe(`${people.url}/oauth`);
    expect(isConnected).toBe(false);
  });

  test('needs a session', async () => {
    expectRefused(await post({}, {}, people.browser()));
  });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: null }],
    ['the origin null', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a form of text', { 'content-type': 'text/plain' }],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('of %s is forged', async (_, headers) => {
    expectRefused(await post({}, headers));
  });

  test('needs the proof that this session saw this request', async () => {
    const bob = await people.signUp('Bob');
    await people.join(bob.id, shop.workspaceId, 'editor');
    expectRefused(await post({}, {}, bob.browser));
    expectRefused(await post({ proof: 'x'.repeat(43) }));
    expectRefused(await post({ proof: undefined }));
    const later = await ask({ scope: 'bots:read kb:write' });
    expectRefused(await post({ request: later.request }));
  });

  test('cannot widen what was asked', async () => {
    expectRefused(await post({ scopes: ['bots:read', 'kb:write'] }));
    expectRefused(await post({ scopes: ['all'] }));
    expectRefused(await post({ scopes: [] }));
  });

  test('cannot name another workspace, or a bot of another one', async () => {
    expectRefused(await post({ workspaceId: other.workspaceId }));
    expectRefused(await post({ workspaceId: undefined }));
    expectRefused(await post({ bots: other.bots }));
    expectRefused(await post({ bots: [...shop.bots, ...other.bots] }));
  });

  test('gives no more than the role may do, and asks again for more', async () => {
    const viewer = await people.signUp('Vi');
    await people.join(viewer.id, shop.workspaceId, 'viewer');
    const scope = 'bots:read kb:write';
    const given = await program.connect(viewer.browser, clientId, { scope }, { scopes: scope.split(' ') });
    expect(given.scope).toBe('bots:read');
    const more = await program.authorize(program.asked(clientId, challenge, { scope: 'bots:read kb:read' }));
    expect(more.to).toMatch(/^\/connect\?/);
    await expect(program.connect(viewer.browser, clientId, { scope: 'kb:write' })).rejects.toThrow(
      'insufficient_scope',
    );
  });
});
