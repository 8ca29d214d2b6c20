import type { Scope, TokenPrincipal } from '@jawab/core';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

const grant: { name: string; scopes: Scope[] } = { name: 'CI', scopes: ['bots:read', 'tokens:write'] };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const admit = async (secret: string) => (await world.runtime.admit(secret, '127.0.0.1')).principal;

/** A token with these limits, as the principal that creates another one. */
async function holder(options: { bots?: string[]; expiresAt?: string } = {}): Promise<TokenPrincipal> {
  const { data } = await tenant.call('create_token', { ...grant, ...options });
  return admit(data.secret);
}

test('the operator gives any scope, and the secret works at the door', async () => {
  const { data } = await tenant.call('create_token', { name: ' CI ', scopes: ['audit:read', 'audit:read'] });
  expect(data).toMatchObject({
    name: 'CI',
    scopes: ['audit:read'],
    bots: null,
    expires_at: null,
    created_by: 'operator',
  });
  expect(data.token).toBe(`jwb_…${data.secret.slice(-4)}`);
  expect(await admit(data.secret)).toMatchObject({
    actor: 'token',
    tokenId: data.id,
    scopes: ['audit:read'],
    reach: { workspace: tenant.workspaceId, bots: null },
  });
});

test('a token passes on its own scopes only', async () => {
  const principal = await holder();
  const { data } = await tenant.call('create_token', { name: 'less', scopes: ['bots:read'] }, principal);
  expect(data.created_by).toBe(`token:${principal.tokenId}`);
  const more = tenant.call('create_token', { name: 'more', scopes: ['bots:read', 'kb:read'] }, principal);
  await expect(more).rejects.toMatchObject({
    code: 'insufficient_scope',
    message: expect.stringContaining('kb:read'),
  });
});

test('a token that is limited to bots passes on those bots, named or not', async () => {
  const [shop, other] = tenant.bots as [string, string];
  const principal = await holder({ bots: [shop] });
  const quiet = await tenant.call('create_token', grant, principal);
  expect(quiet.data.bots).toEqual([shop]);
  const named = await tenant.call('create_token', { ...grant, bots: [shop] }, principal);
  expect(named.data.bots).toEqual([shop]);
  await expect(tenant.call('create_token', { ...grant, bots: [other] }, principal)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
});

test('a token that expires passes on no later day', async () => {
  const expiresAt = inDays(2);
  const principal = await holder({ expiresAt });
  const quiet = await tenant.call('create_token', grant, principal);
  expect(quiet.data.expires_at).toBe(expiresAt);
  const sooner = inDays(1);
  const named = await tenant.call('create_token', { ...grant, expiresAt: sooner }, principal);
  expect(named.data.expires_at).toBe(sooner);
  const later = tenant.call('create_token', { ...grant, expiresAt: inDays(3) }, principal);
  await expect(later).rejects.toMatchObject({ details: { issues: [{ path: 'expiresAt' }] } });
});

test.each([
  ['a scope that does not exist', { scopes: ['kb:eat'] }, 'invalid_request'],
  ['no scope', { scopes: [] }, 'invalid_request'],
  ['a day in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'invalid_request'],
  ['an empty list of bots', { bots: [] }, 'invalid_request'],
  ['a bot that does not exist', { bots: ['00000000-0000-4000-8000-000000000000'] }, 'not_found'],
])('refuses %s', async (_, change, code) => {
  await expect(tenant.call('create_token', { ...grant, ...change })).rejects.toMatchObject({ code });
});

test('a bot of another workspace does not exist', async () => {
  const other = await createTenant(world);
  await expect(tenant.call('create_token', { ...grant, bots: other.bots })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a workspace has at most 100 tokens in use; revoked and expired ones do not count', async () => {
  const full = await createTenant(world, { bots: [] });
  await full.token({ expiresAt: new Date(Date.now() - 1000) });
  for (let n = 0; n < 99; n++) await full.token();
  const last = await full.call('create_token', grant);
  await expect(full.call('create_token', grant)).rejects.toMatchObject({ code: 'conflict' });
  await full.call('revoke_token', { id: last.data.id });
  await full.call('create_token', grant);
});
