import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPkce, createProgram, type Program } from '../../support/oauth.ts';
import { openPeople, type People } from '../../support/people.ts';
import { createTenant, openWorld, type World } from '../../support/world.ts';

const opened: { world: World; people: People }[] = [];
async function open(
  settings: Record<string, string>,
): Promise<{ world: World; people: People; program: Program }> {
  const world = await openWorld(Object.assign({ SIGN_UP: 'open' }, settings));
  const people = await openPeople(world);
  opened.push({ world, people });
  return { world, people, program: createProgram(people) };
}
afterAll(async () => {
  for (const { world, people } of opened) {
    await people.close();
    await world.close();
  }
});

const resourcePaths = ['/mcp', '/mcp/all', '/mcp/read'];
const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };

describe('behind a public address', () => {
  const base = 'https://bots.example.com';
  let program: Program;
  beforeAll(async () => {
    program = (await open({ OAUTH: 'on', PUBLIC_URL: base })).program;
  });

  test.each(resourcePaths)('%s names its metadata and scopes, whatever Host a proxy sends', async (path) => {
    const refused = await program.callMcp(null, path);
    expect(refused.status).toBe(401);
    const challenge = refused.headers.get('www-authenticate') ?? '';
    expect(challenge).toContain(`resource_metadata="${base}/.well-known/oauth-protected-resource${path}"`);
    const { body, headers } = await program.get(`/.well-known/oauth-protected-resource${path}`, forged);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      resource: base + path,
      authorization_servers: [`${base}/oauth`],
      bearer_methods_supported: ['header'],
    });
    expect(challenge).toContain(`scope="${body.scopes_supported.join(' ')}"`);
    expect(body.scopes_supported).toContain('bots:read');
    expect(body.scopes_supported.some((scope: string) => /^(?:tokens|members|workspace):/.test(scope))).toBe(
      false,
    );
  });

  test('the authorization server says what it does, at an issuer with a path', async () => {
    const { body, headers } = await program.get('/.well-known/oauth-authorization-server/oauth', forged);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      issuer: `${base}/oauth`,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
      registration_endpoint: `${base}/oauth/register`,
      revocation_endpoint: `${base}/oauth/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    expect(JSON.stringify(body)).not.toContain('evil');
  });

  test('the root of the host and /key/mcp name nothing', async () => {
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/key/mcp',
      '/.well-known/oauth-authorization-server',
      '/.well-known/openid-configuration',
    ])
      expect((await program.get(path)).status, path).toBe(404);
    const refused = await program.callMcp(null, '/key/mcp');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).not.toMatch(/resource_metadata|scope=/);
  });

  test('the issuer in an answer is that of the metadata, and the resource that of the metadata', async () => {
    const id = await program.registered();
    const { to } = await program.authorize(
      program.asked(id, createPkce().challenge, { resource: `${base}/mcp`, response_type: 'token' }),
    );
    expect(new URL(to as string).searchParams.get('iss')).toBe(`${base}/oauth`);
    const own = await program.authorize(program.asked(id, createPkce().challenge));
    expect(new URL(own.to as string).searchParams.get('error')).toBe('invalid_target');
  });

  test('a forged Host changes nothing', async () => {
    const { hostname, port } = new URL(program.url);
    for (const path of [
      '/.well-known/oauth-authorization-server/oauth',
      '/.well-known/oauth-protected-resource/mcp',
    ]) {
      const text = await new Promise<string>((resolve, reject) => {
        http
          .get({ hostname, port, path, headers: { host: 'evil.example' } }, async (answer) => {
            resolve(Buffer.concat(await answer.toArray()).toString());
          })
          .on('error', reject);
      });
      expect(text).toContain(`"${base}/oauth"`);
      expect(text).not.toContain('evil');
    }
  });
});

test('OAUTH=off removes all of it, and ends what was connected', async () => {
  const on = await open({ OAUTH: 'on' });
  const shop = await createTenant(on.world);
  const ann = await on.people.signUp('Ann');
  await on.people.join(ann.id, shop.workspaceId, 'owner');
  const id = await on.program.registered();
  const { access_token } = await on.program.connect(ann.browser, id);
  const { to } = await on.program.authorize(on.program.asked(id, createPkce().challenge));
  on.world.runtime.config.oauth = false;
  const people = await openPeople(on.world);
  const off = createProgram(people);
  for (const path of [
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server/oauth',
    '/oauth/authorize',
    '/oauth/token',
  ])
    expect((await off.get(path)).status, path).toBe(404);
  expect((await off.register({})).status).toBe(404);
  expect((await off.callMcp(access_token)).status).toBe(401);
  const refused = await off.callMcp(null);
  expect(refused.headers.get('www-authenticate')).not.toMatch(/resource_metadata|scope=/);
  const request = new URL(to as string, people.url).searchParams.get('request') ?? '';
  const page = await ann.browser.send(`GET /api/auth/connection-request?${new URLSearchParams({ request })}`);
  expect(page.status).toBe(404);
  expect((await off.callMcp(await shop.token())).status).toBe(200);
  expect((await off.callMcp(await shop.token(), '/key/mcp')).status).toBe(200);
  await people.close();
});
