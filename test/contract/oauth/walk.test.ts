import https from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { selfSigned } from '@jawab/egress/certificate.testing.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callback, createProgram, type Decision, type Program } from '../../support/oauth.ts';
import { type Browser, openPeople, type People } from '../../support/people.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';

const trusted = tls.getCACertificates('default');
const pair = selfSigned('localhost');
/** The host of a program's document, on this machine with a certificate of its own. */
const documents = https.createServer(pair, ({ headers, url }, response) => {
  const client_id = `https://${headers.host}${url}`;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ client_id, client_name: 'Walker', redirect_uris: ['http://127.0.0.1/callback'] }),
  );
});
let documentUrl: string;
let world: World;
let people: People;
let program: Program;
let shop: Tenant;
let ann: { browser: Browser; id: string };
beforeAll(async () => {
  tls.setDefaultCACertificates([...trusted, pair.cert]);
  await new Promise<void>((listening) => documents.listen(0, '127.0.0.1', listening));
  const { port } = documents.address() as AddressInfo;
  documentUrl = `https://localhost:${port}/client.json`;
  world = await openWorld({ OAUTH: 'on', SIGN_UP: 'open', EGRESS_ALLOW: `localhost:${port}` });
  people = await openPeople(world);
  program = createProgram(people);
  shop = await createTenant(world);
  ann = await people.signUp('Ann');
  await people.join(ann.id, shop.workspaceId, 'owner');
});
afterAll(async () => {
  tls.setDefaultCACertificates(trusted);
  documents.closeAllConnections();
  documents.close();
  await people.close();
  await world.close();
});

// biome-ignore lint/suspicious/noExplicitAny: both clients keep what they like here
type Kept = any;

/** Keeps what an official client keeps, in memory. It opens no browser: the test does what the person does. */
function createProvider(clientMetadataUrl?: string) {
  const kept: Record<'client' | 'tokens' | 'verifier' | 'url' | 'discovery', Kept> = {
    client: undefined,
    tokens: undefined,
    verifier: undefined,
    url: undefined,
    discovery: undefined,
  };
  return {
    kept,
    ...(clientMetadataUrl && { clientMetadataUrl }),
    redirectUrl: callback,
    clientMetadata: {
      client_name: 'Walker',
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'of the walk',
    clientInformation: () => kept.client,
    saveClientInformation: (value: Kept) => {
      kept.client = value;
    },
    tokens: () => kept.tokens,
    saveTokens: (value: Kept) => {
      kept.tokens = value;
    },
    redirectToAuthorization: (value: URL) => {
      kept.url = value;
    },
    saveCodeVerifier: (value: string) => {
      kept.verifier = value;
    },
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (value: Kept) => {
      kept.discovery = value;
    },
    discoveryState: () => kept.discovery,
  };
}
type Provider = ReturnType<typeof createProvider>;

const kinds = {
  v2: {
    open: (path: string, authProvider: Provider) => ({
      client: new Client({ name: 'walk', version: '1' }),
      transport: new StreamableHTTPClientTransport(new URL(path, people.url), { authProvider }),
    }),
  },
  v1: {
    open: (path: string, authProvider: Provider) => ({
      client: new OldClient({ name: 'walk', version: '1' }),
      transport: new OldTransport(new URL(path, people.url), { authProvider }),
    }),
  },
};

/** Follows the address that a client would open in a browser, and gives the client what comes back. */
async function consent({ kept }: Provider, decision: Decision = {}): Promise<URL> {
  const { headers } = await program.get(kept.url.href);
  const { body } = await program.decide(ann.browser, headers.get('location') as string, decision);
  const back = new URL(body.data.redirect);
  expect(back.searchParams.get('state')).toBe('of the walk');
  return back;
}

async function walk(kind: 'v1' | 'v2', path: string, provider: Provider, decision: Decision = {}) {
  const first = kinds[kind].open(path, provider);
  await expect(first.client.connect(first.transport as never)).rejects.toThrow(/unauthorized/i);
  const { searchParams } = await consent(provider, decision);
  await first.transport.finishAuth(searchParams.get('code') as string, searchParams.get('iss') as string);
  const { client, transport } = kinds[kind].open(path, provider);
  await client.connect(transport as never);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  return { client, transport, names };
}

describe.each(['v1', 'v2'] as const)('official client %s, given the address alone', (kind) => {
  test.each(['/mcp', '/mcp/all', '/mcp/read'])(
    'registers, is connected to %s, and lists its tools',
    async (path) => {
      const provider = createProvider();
      const { client, names } = await walk(kind, path, provider);
      expect(provider.kept.client.client_id).toMatch(/^jwc_/);
      expect(names).toContain('list_bots');
      expect(names.includes('create_bot')).toBe(path !== '/mcp/read');
      expect(names.includes('create_webhook')).toBe(path === '/mcp/all');
      expect(names).not.toContain('create_token');
      await client.close();
    },
  );

  test('is known by its document, gets the tools of the scopes that were allowed, and ends when revoked', async () => {
    const provider = createProvider(documentUrl);
    const { client, names } = await walk(kind, '/mcp', provider, { scopes: ['bots:read', 'kb:read'] });
    expect(provider.kept.client.client_id).toBe(documentUrl);
    expect(names).toEqual([
      'call_operation',
      'find_operations',
      'get_knowledge',
      'get_usage',
      'list_bots',
      'list_knowledge',
      'search_knowledge',
    ]);
    const { access_token, refresh_token } = provider.kept.tokens;
    const refresh = () =>
      program.token({ grant_type: 'refresh_token', refresh_token, client_id: documentUrl });
    const [one, two] = await Promise.all([refresh(), refresh()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.access_token).toBe(two.body.access_token);
    const [connection] = (await shop.call('list_connections')).data;
    expect(connection).toMatchObject({
      client: { name: 'Walker', host: new URL(documentUrl).host },
      scopes: ['bots:read', 'kb:read'],
    });
    await shop.call('revoke_connection', { id: connection.id });
    for (const token of [access_token, one.body.access_token])
      expect((await program.callMcp(token)).status).toBe(401);
    await client.close();
  });

  test('refreshes by itself when its token has expired', async () => {
    const provider = createProvider();
    const { client } = await walk(kind, '/mcp', provider);
    const before = provider.kept.tokens.access_token;
    await world.runtime.database.system
      .sql`update tokens set expires_at = now() where connection_id is not null`;
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    expect(provider.kept.tokens.access_token).not.toBe(before);
    await client.close();
  });

  test('finds nothing to sign in to at /key/mcp', async () => {
    const provider = createProvider();
    const { client, transport } = kinds[kind].open('/key/mcp', provider);
    await expect(client.connect(transport as never)).rejects.toThrow();
    expect(provider.kept.url).toBeUndefined();
    expect(provider.kept.client).toBeUndefined();
  });
});

// The former client refreshes instead, and gives up when that brings no scope.
test('official client v2 asks again for a scope that a call needs, and a second consent adds it', async () => {
  const provider = createProvider();
  const { client, transport } = await walk('v2', '/mcp', provider, { scopes: ['bots:read'] });
  const create = () => client.callTool({ name: 'create_bot', arguments: { name: 'Later' } });
  provider.kept.url = undefined;
  await expect(create()).rejects.toThrow();
  const { searchParams: wanted } = provider.kept.url as URL;
  expect(wanted.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['bots:read', 'bots:write']));
  const { searchParams } = await consent(provider);
  await transport.finishAuth(searchParams.get('code') as string, searchParams.get('iss') as string);
  expect(provider.kept.tokens.scope).toContain('bots:write');
  expect((await create()).isError).toBeFalsy();
  await client.close();
});
