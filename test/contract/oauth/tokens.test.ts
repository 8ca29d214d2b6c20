import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPkce, createProgram, type Program } from '../../support/oauth.ts';
import { type Browser, openPeople, type People } from '../../support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';

let world: World;
let people: People;
let shop: Tenant;
let program: Program;
let ann: { browser: Browser; id: string };
let clientId: string;
beforeAll(async () => {
  world = await openWorld({ OAUTH: 'on', SIGN_UP: 'open' });
  people = await openPeople(world);
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  program = createProgram(people);
  ann = await people.signUp('Ann');
  await people.join(ann.id, shop.workspaceId, 'owner');
  clientId = await program.registered();
});
afterAll(async () => {
  await people.close();
  await world.close();
});

const sql = () => world.runtime.database.system.sql;
const statusOf = async (token: string, path?: string) => (await program.callMcp(token, path)).status;
const connect = (more = {}, decision = {}) => program.connect(ann.browser, clientId, more, decision);
const refresh = (token: string, more: Record<string, string> = {}) =>
  program.token(
    Object.assign({ grant_type: 'refresh_token', refresh_token: token, client_id: clientId }, more),
  );

describe('a code', () => {
  test('gives an API token of one hour, more or less a tenth, for one address', async () => {
    const answer = await program.token(await program.getCode(ann.browser, clientId));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^jwb_\w{38}$/),
    });
    expect(answer.body.expires_in).toBeGreaterThanOrEqual(3_230);
    expect(answer.body.expires_in).toBeLessThanOrEqual(3_960);
    const token = answer.body.access_token;
    expect(await statusOf(token)).toBe(200);
    for (const other of ['/mcp/all', '/mcp/read', '/key/mcp', '/key/mcp/all'])
      expect(await statusOf(token, other), other).toBe(401);
    const rest = await program.get('/v1/bots', { authorization: `Bearer ${token}` });
    expect(rest.status).toBe(401);
    const inQuery = await program.get(`/v1/bots?access_token=${token}`);
    expect(inQuery.status).toBe(401);
    expect(await statusOf(answer.body.refresh_token)).toBe(401);
  });

  test('of a request without a resource is for /mcp', async () => {
    const { access_token } = await connect({ resource: '' });
    expect(await statusOf(access_token)).toBe(200);
  });

  test('used twice is refused, and ends what it gave', async () => {
    const code = await program.getCode(ann.browser, clientId);
    const { body } = await program.token(code);
    expect(await statusOf(body.access_token)).toBe(200);
    expect((await program.token(code)).body.error).toBe('invalid_grant');
    expect(await statusOf(body.access_token)).toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('used twice at once gives tokens to nobody for long', async () => {
    const code = await program.getCode(ann.browser, clientId);
    const answers = await Promise.all([program.token(code), program.token(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const given = answers.find(({ status }) => status === 200)?.body.access_token;
    expect(await statusOf(given)).toBe(401);
  });

  test.each([
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['another verifier', { code_verifier: createPkce().verifier }, 'invalid_grant'],
    ['another redirect', { redirect_uri: 'http://127.0.0.1:5556/callback' }, 'invalid_grant'],
    ['an unknown client', { client_id: 'jwc_unknown' }, 'invalid_grant'],
    ['no client', { client_id: '' }, 'invalid_client'],
    ['another resource', { resource: 'RESOURCE/mcp/all' }, 'invalid_target'],
    ['a foreign resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['another code', { code: 'abc' }, 'invalid_grant'],
    ['the grant password', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['the grant client_credentials', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [
      'a device code',
      { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' },
      'unsupported_grant_type',
    ],
  ])('with %s gives nothing', async (_, change: Record<string, string>, error) => {
    const code = await program.getCode(ann.browser, clientId);
    const fields = Object.fromEntries(
      Object.entries(Object.assign({}, code, change))
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, value.replace('RESOURCE', people.url)]),
    );
    const refused = await program.token(fields);
    expect(refused.body).toMatchObject({ error, error_description: expect.any(String) });
    expect(refused.status).toBe(error === 'invalid_client' ? 401 : 400);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await program.token(code)).status).toBe(200);
  });

  test('of another program is refused', async () => {
    const code = await program.getCode(ann.browser, clientId);
    const stranger = await program.registered();
    const refused = await program.token(Object.assign({}, code, { client_id: stranger }));
    expect(refused.body.error).toBe('invalid_grant');
  });

  test('is worth nothing after a minute', async () => {
    const code = await program.getCode(ann.browser, clientId);
    await sql()`update connections set code_expires_at = now() - interval '1 ms' where redeemed_at is null`;
    expect((await program.token(code)).body.error).toBe('invalid_grant');
  });

  test('is redeemed by a form alone', async () => {
    const code = await program.getCode(ann.browser, clientId);
    const query = await program.get(`/oauth/token?${new URLSearchParams(code)}`);
    expect([query.status, query.body.error]).toEqual([405, 'invalid_request']);
    const json = await program.form('/oauth/token', code, { 'content-type': 'application/json' });
    expect([json.status, json.body.error]).toEqual([415, 'invalid_request']);
    const basic = await program.form('/oauth/token', code, {
      authorization: `Basic ${btoa(`${clientId}:`)}`,
    });
    expect([basic.status, basic.body.error]).toEqual([401, 'invalid_client']);
    for (const refused of [query, json, basic]) expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a refresh token', () => {
  test('used twice at once gives both the same successor', async () => {
    const first = await connect();
    const answers = await Promise.all([1, 2, 3].map(() => refresh(first.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const pairs = new Set(answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`));
    expect(pairs.size).toBe(1);
    const { body } = answers[0] as { body: { access_token: string; refresh_token: string } };
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(await statusOf(body.access_token)).toBe(200);
    expect(await statusOf(first.access_token)).toBe(200);
  });

  test('used again after a minute ends this connection alone', async () => {
    const [one, other] = [await connect(), await connect()];
    const { body } = await refresh(one.refresh_token);
    await sql()`update refresh_tokens set rotated_at = rotated_at - interval '61 s' where rotated_at is not null`;
    expect((await refresh(one.refresh_token)).body.error).toBe('invalid_grant');
    for (const token of [one.access_token, body.access_token]) expect(await statusOf(token)).toBe(401);
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await statusOf(other.access_token)).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('narrows when asked, never widens, and belongs to one program', async () => {
    const { refresh_token, scope } = await connect({ scope: 'bots:read kb:read' });
    expect(scope).toBe('bots:read kb:read');
    expect((await refresh(refresh_token, { scope: 'bots:read kb:write' })).body.error).toBe('invalid_scope');
    expect((await refresh(refresh_token, { client_id: 'jwc_other' })).body.error).toBe('invalid_grant');
    expect((await refresh(refresh_token, { resource: `${people.url}/v1` })).body.error).toBe(
      'invalid_target',
    );
    expect((await refresh(refresh_token, { scope: 'bots:read' })).body.scope).toBe('bots:read');
  });
});

describe('scopes', () => {
  test('are those that were allowed; unknown ones and those of other addresses are left out', async () => {
    const { scope, access_token } = await connect({
      resource: `${people.url}/mcp/read`,
      scope: 'kb:read kb:write openid',
    });
    expect(scope).toBe('kb:read');
    const { body } = await program.callMcp(access_token, '/mcp/read');
    const names = body.result.tools.map(({ name }: { name: string }) => name);
    expect(names).toContain('list_knowledge');
    expect(names).not.toContain('list_bots');
  });

  test('that are missing later are named by a 403', async () => {
    const { access_token } = await connect({ scope: 'bots:read' });
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_knowledge', arguments: {} },
    };
    const refused = await program.callMcp(access_token, '/mcp', call);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toMatch(
      /error="insufficient_scope", scope="bots:read kb:read".*resource_metadata="[^"]+\/mcp"/,
    );
  });

  test('end with the role: narrowed at once, gone with the membership, others go on', async () => {
    const bea = await people.signUp('Bea');
    await people.join(bea.id, shop.workspaceId, 'admin');
    const mine = await program.connect(bea.browser, clientId, { scope: 'kb:read kb:write' });
    const write = await program.connect(bea.browser, clientId, { scope: 'kb:write' });
    const other = await connect();
    const add = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'add_knowledge', arguments: { title: 'T', text: 'x', chatbotId: shop.bots[0] } },
    };
    expect((await program.callMcp(mine.access_token, '/mcp', add)).status).toBe(200);
    await shop.call('update_member', { id: bea.id, role: 'viewer' });
    expect((await program.callMcp(mine.access_token, '/mcp', add)).status).toBe(403);
    expect((await refresh(mine.refresh_token)).body.scope).toBe('kb:read');
    expect(await statusOf(write.access_token)).toBe(401);
    expect((await refresh(write.refresh_token)).body.error).toBe('invalid_grant');
    await shop.call('remove_member', { id: bea.id });
    expect(await statusOf(mine.access_token)).toBe(401);
    expect((await refresh(mine.refresh_token)).body.error).toBe('invalid_grant');
    expect(await statusOf(other.access_token)).toBe(200);
  });
});

describe('a connection', () => {
  const listed = async () => (await shop.call('list_connections')).data;

  test('is listed with its program, member and last use, and ends when it is revoked', async () => {
    const { access_token, refresh_token } = await connect(
      { scope: 'bots:read' },
      { bots: [shop.bots[0] as string] },
    );
    expect(await statusOf(access_token)).toBe(200);
    const [connection] = await listed();
    expect(connection).toMatchObject({
      client: { name: 'Desk', host: '127.0.0.1' },
      member: { id: ann.id, name: 'Ann' },
      address: '/mcp',
      scopes: ['bots:read'],
      bots: [shop.bots[0]],
      last_used_at: expect.stringMatching(/^\d{4}-/),
    });
    await shop.call('revoke_connection', { id: connection.id });
    expect(await statusOf(access_token)).toBe(401);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect((await listed()).map(({ id }: { id: string }) => id)).not.toContain(connection.id);
    await expect(shop.call('revoke_connection', { id: connection.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('its calls name the program in the audit log, by the connection', async () => {
    const { access_token } = await connect({ scope: 'bots:read kb:write' });
    const [{ id }] = await listed();
    const params = { name: 'add_knowledge', arguments: { title: 'A', text: 'x', chatbotId: shop.bots[0] } };
    await program.callMcp(access_token, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const { data } = await shop.call('list_audit_events', { limit: 2 });
    expect(data[0]).toMatchObject({ actor: { kind: 'token', id, name: 'Desk' }, operation: 'add_knowledge' });
    expect(data[1]).toMatchObject({
      actor: { kind: 'member', id: ann.id },
      target: { kind: 'connection', id },
    });
  });

  test('counts against no limit of API tokens and is not one of them', async () => {
    const full = await createTenant(world);
    const cat = await people.signUp('Cat');
    await people.join(cat.id, full.workspaceId, 'owner');
    for (let i = 0; i < 100; i++) await full.call('create_token', { name: `${i}`, scopes: ['bots:read'] });
    const { access_token } = await program.connect(cat.browser, clientId);
    expect(await statusOf(access_token)).toBe(200);
    const tokens = await full.call('list_tokens', { limit: 200 });
    expect(tokens.data).toHaveLength(100);
    const [token] =
      await sql()`select id from tokens where connection_id is not null and workspace_id = ${full.workspaceId}`;
    await expect(full.call('revoke_token', { id: token?.id })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has one rate, however often its tokens are refreshed', async () => {
    const slow = await createTenant(world, { limits: { requestsPerMinute: 2 } });
    const dan = await people.signUp('Dan');
    await people.join(dan.id, slow.workspaceId, 'owner');
    const first = await program.connect(dan.browser, clientId);
    expect(await statusOf(first.access_token)).toBe(200);
    expect(await statusOf(first.access_token)).toBe(200);
    const { body } = await refresh(first.refresh_token);
    expect(await statusOf(body.access_token)).toBe(429);
  });

  test('ends with its workspace', async () => {
    const brief = await createTenant(world);
    const eve = await people.signUp('Eve');
    await people.join(eve.id, brief.workspaceId, 'owner');
    const { access_token, refresh_token } = await program.connect(eve.browser, clientId);
    await brief.call('delete_workspace', { confirm: 'Test' });
    expect(await statusOf(access_token)).toBe(401);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
  });

  test.each(['access_token', 'refresh_token'])('ends when its program revokes its %s', async (kind) => {
    const pair = await connect();
    const revoke = (fields: Record<string, string>) => program.form('/oauth/revoke', fields);
    for (const fields of [
      { token: pair[kind], client_id: 'jwc_other' },
      { token: 'unknown', client_id: clientId },
      { token: await shop.token(), client_id: clientId },
    ])
      expect((await revoke(fields)).status).toBe(200);
    expect(await statusOf(pair.access_token)).toBe(200);
    const fields: Record<string, string> = { token: pair[kind] };
    if (kind === 'refresh_token') fields.client_id = clientId;
    expect((await revoke(fields)).status).toBe(200);
    expect(await statusOf(pair.access_token)).toBe(401);
    expect((await refresh(pair.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('static tokens go on, at both kinds of addresses', async () => {
    const token = await shop.token();
    for (const path of ['/mcp', '/mcp/all', '/mcp/read', '/key/mcp', '/key/mcp/all', '/key/mcp/read'])
      expect(await statusOf(token, path), path).toBe(200);
  });

  test('no secret of it is stored', async () => {
    const code = await program.getCode(ann.browser, clientId);
    const { body } = await program.token(code);
    const next = await refresh(body.refresh_token);
    const rows = await sql()`
      select (select json_agg(t)::text from tokens t) || (select json_agg(c)::text from connections c) ||
        (select json_agg(r)::text from refresh_tokens r) || (select json_agg(a)::text from audit_events a) as text`;
    const stored = JSON.stringify(rows);
    for (const secret of [
      code.code,
      body.access_token,
      body.refresh_token,
      next.body.access_token,
      next.body.refresh_token,
    ])
      expect(stored).not.toContain(secret);
  });
});
