import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callback, createPkce, createProgram, type Program } from '../../support/oauth.ts';
import { openPeople, type People } from '../../support/people.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let people: People;
let program: Program;
let clientId: string;
const web = 'https://app.example/callback?at=1';
beforeAll(async () => {
  world = await openWorld({ OAUTH: 'on' });
  people = await openPeople(world);
  program = createProgram(people);
  clientId = await program.registered([
    callback,
    'http://localhost/callback',
    'http://[::1]:1/callback',
    'http://127.0.0.1:33418',
    web,
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ]);
});
afterAll(async () => {
  await people.close();
  await world.close();
});

const { challenge } = createPkce();
const ask = (change: Record<string, string> = {}) =>
  program.authorize(program.asked(clientId, challenge, change));

/** Expects our own error page: not framed, no redirect, no code. */
async function expectHere(answer: Awaited<ReturnType<typeof ask>>) {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.to).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.text).toContain('cannot be connected');
}

describe('an address to return to', () => {
  test.each([
    callback,
    'http://127.0.0.1:1/callback',
    'http://127.0.0.1/callback',
    'http://localhost:60000/callback',
    'http://[::1]:8080/callback',
    'http://127.0.0.1:9',
    web,
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ])('%s is the program’s own', async (redirect_uri) => {
    expect((await ask({ redirect_uri })).to).toMatch(/^\/connect\?request=/);
  });

  test.each([
    'https://app.example.evil.example/callback?at=1',
    'https://app.example/callback',
    'https://app.example/callback?at=2',
    'https://app.example/callback?at=1&more=1',
    'https://app.example/other?at=1',
    'https://app.example:8443/callback?at=1',
    'https://app.example/callback?at=1#here',
    'https://user@app.example/callback?at=1',
    'https://app.example/x/../callback?at=1',
    'https://app.example/./callback?at=1',
    'https://app.example/%2e/callback?at=1',
    'https://app.example\\callback?at=1',
    'https://app.example\\@evil.example/callback?at=1',
    'http://app.example/callback?at=1',
    'HTTPS://app.example/callback?at=1',
    'https://app.example/callback?at=1 ',
    'javascript:alert(1)',
    'data:text/html,x',
    '/callback',
    '//evil.example/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1.evil.example:5555/callback',
    'http://127.0.0.1:5555@evil.example/callback',
    'http://127.0.0.2:5555/callback',
    'http://127.1:5555/callback',
    'https://127.0.0.1:5555/callback',
    'http://127.0.0.1:5555/callback/more',
    'http://127.0.0.1:99999/callback',
    'http://[::1]:8080/other',
    '',
  ])('%s is not', async (redirect_uri) => {
    await expectHere(await ask({ redirect_uri }));
  });

  test.each([
    'http://app.example/callback',
    'https://app.example/callback#here',
    'https://user:secret@app.example/callback',
    'https://app.example/x/../callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'callback',
    'http://127.0.0.2/callback',
    'ftp://app.example/',
    7,
  ])('%s cannot be registered', async (redirect) => {
    const refused = await program.register({ redirect_uris: [callback, redirect] });
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_redirect_uri']);
  });
});

describe('a request', () => {
  test('of an unknown program, or with a parameter twice, leads nowhere', async () => {
    await expectHere(await ask({ client_id: 'jwc_unknown' }));
    await expectHere(await ask({ client_id: '' }));
    const query = new URLSearchParams(program.asked(clientId, challenge));
    for (const name of ['redirect_uri', 'client_id', 'scope', 'state']) {
      const twice = new URLSearchParams(query);
      twice.append(name, twice.get(name) ?? 'x');
      twice.append(name, twice.get(name) ?? 'x');
      const answer = await program.get(`/oauth/authorize?${twice}`);
      await expectHere({ ...answer, to: answer.headers.get('location') });
    }
  });

  test.each([
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method of PKCE', { code_challenge_method: '' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    ['no response type', { response_type: '' }, 'invalid_request'],
    ['the response type token', { response_type: 'token' }, 'unsupported_response_type'],
    ['a foreign resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['the resource /v1', { resource: 'BASE/v1' }, 'invalid_target'],
    ['the resource /key/mcp', { resource: 'BASE/key/mcp' }, 'invalid_target'],
    ['a resource with a slash more', { resource: 'BASE/mcp/' }, 'invalid_target'],
    ['unknown scopes alone', { scope: 'openid root' }, 'invalid_scope'],
  ])(
    'with %s goes back with an error, the state and the issuer',
    async (_, change: Record<string, string>, error) => {
      const given = Object.entries(change).map(([name, value]) => [name, value.replace('BASE', people.url)]);
      const { status, to } = await ask(Object.fromEntries(given));
      const back = new URL(to as string);
      expect([status, back.origin + back.pathname]).toEqual([302, callback]);
      const { issuer } = (await program.get('/.well-known/oauth-authorization-server/oauth')).body;
      expect(Object.fromEntries(back.searchParams)).toEqual({
        error,
        error_description: expect.any(String),
        state: 'st',
        iss: issuer,
      });
    },
  );

  test('has its state back byte for byte, and none if it sent none', async () => {
    const query = new URLSearchParams(program.asked(clientId, challenge, { response_type: 'token' }));
    query.delete('state');
    const none = await program.get(`/oauth/authorize?${query}`);
    expect(new URL(none.headers.get('location') as string).searchParams.has('state')).toBe(false);
    for (const state of ['a+b%20c%2Fd', '%E3%81%82', '%ff', '']) {
      const answer = await program.get(`/oauth/authorize?${query}&state=${state}`);
      expect(answer.headers.get('location')).toSatisfy((to: string) => to.endsWith(`&state=${state}`));
    }
  });

  test('keeps the query of an address that has one', async () => {
    const { to } = await ask({ redirect_uri: web, response_type: 'token' });
    expect(to).toMatch(/^https:\/\/app\.example\/callback\?at=1&error=unsupported_response_type&/);
  });
});

describe('registrations', () => {
  test('make public programs, whatever they ask for', async () => {
    const { status, headers, body } = await program.register({
      client_name: 'Editor',
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
      token_endpoint_auth_method: 'client_secret_basic',
      client_id: 'jwc_mine',
    });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      client_id: expect.stringMatching(/^jwc_[\w-]{24}$/),
      client_name: 'Editor',
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    });
    expect(body).not.toHaveProperty('client_secret');
  });

  test.each([
    ['nothing', {}, 400],
    ['no redirects', { redirect_uris: [] }, 400],
    [
      '200 redirects',
      { redirect_uris: Array.from({ length: 200 }, (_, i) => `http://127.0.0.1:${i}/`) },
      400,
    ],
    ['200 KB', { redirect_uris: [callback], client_name: 'x'.repeat(200_000) }, 413],
    ['broken JSON', '{"redirect_uris":', 400],
    ['a list', '[]', 400],
  ])('of %s are refused', async (_, body, status) => {
    expect((await program.register(body)).status).toBe(status);
  });

  test('die unused after a day', async () => {
    const id = await program.registered();
    const { sql } = world.runtime.database.system;
    await sql`update oauth_clients set created_at = now() - interval '25 hours' where id = ${id}`;
    await expectHere(await ask({ client_id: id }));
    await program.registered();
    expect(await sql`select 1 from oauth_clients where id = ${id}`).toEqual([]);
  });
});

test('more than 20 registrations an hour of one network are refused, those of others are not', async () => {
  const other = await openWorld({ OAUTH: 'on', TRUST_PROXY: '127.0.0.1' });
  const served = await openPeople(other);
  const { register } = createProgram(served);
  const from = (address: string) => register({ redirect_uris: [callback] }, { 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 25 }, () => from('203.0.113.7')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await from('203.0.113.8')).status).toBe(201);
  await served.close();
  await other.close();
});
