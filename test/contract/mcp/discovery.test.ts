import { createHash } from 'node:crypto';
import { listFor } from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { revisions } from '@jawab/mcp/protocol/check-messages.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { post } from './post.ts';

let world: World;
let shop: Tenant;
let app: Hono;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  app = createMcpApp({ runtime: world.runtime, registry });
});
afterAll(() => world?.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://127.0.0.1:4000${path}`, { headers });

// biome-ignore lint/suspicious/noExplicitAny: tests read what they asked for
const read = (answer: Response): Promise<any> => answer.json();

describe('before connecting', () => {
  test('the catalogue names a card for each address, and each card leads to its address', async () => {
    const catalog = await get('/.well-known/ai-catalog.json');
    expect(catalog.headers.get('content-type')).toBe('application/ai-catalog+json');
    const { specVersion, entries } = await read(catalog);
    expect(specVersion).toBe('1.0');
    const addresses = [];
    for (const { type, url } of entries) {
      expect(type).toBe('application/mcp-server-card+json');
      const card = await get(new URL(url).pathname);
      expect(card.headers.get('content-type')).toBe(type);
      expect(card.headers.get('access-control-allow-origin')).toBe('*');
      expect(card.headers.get('cache-control')).toBe('public, max-age=3600');
      const { name, version, description, remotes } = await read(card);
      expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
      expect(version).toBe('1.0.0');
      expect(description.length).toBeLessThanOrEqual(100);
      expect(remotes).toMatchObject([
        {
          type: 'streamable-http',
          headers: [{ name: 'Authorization', isRequired: false, isSecret: true }],
          supportedProtocolVersions: revisions,
        },
      ]);
      addresses.push(remotes[0].url);
    }
    expect(addresses.sort()).toEqual(
      ['', '/all', '/read', '/find'].map((end) => `http://127.0.0.1:4000/mcp${end}`).sort(),
    );
  });

  test('a card never names an address of a Host that is not served here', async () => {
    const answer = await get('/mcp/server-card', { Host: 'evil.example' });
    expect(answer.status).toBe(421);
    expect(await answer.text()).not.toContain('evil.example');
  });

  test('the address itself speaks MCP by POST only', async () => {
    expect((await get('/mcp')).status).toBe(405);
  });
});

test('/mcp/read has only tools that change nothing', async () => {
  const client = await connect('v2 auto', app, await shop.token(), '/mcp/read');
  const names = (await client.listTools()).map(({ name }) => name);
  expect(names).toEqual(
    listFor(registry, 'token')
      .filter(({ mcp, effects }) => mcp !== false && effects.readOnly)
      .map(({ name }) => name)
      .sort(),
  );
  await expect(client.call('create_bot', { name: 'x' })).rejects.toThrow('There is no tool create_bot');
  await client.close();
});

test('tools carry the icon of what they work on where lists are long, and none at /mcp', async () => {
  const iconsAt = async (path: string) => {
    const answer = await (await post(app, 'tools/list', {}, { token: await shop.token(), path })).text();
    const { result } = JSON.parse(/^data: (.*)$/m.exec(answer)?.[1] ?? answer);
    return new Map<string, string | undefined>(
      result.tools.map(({ name, icons }: { name: string; icons?: { src: string }[] }) => [
        name,
        icons?.[0]?.src,
      ]),
    );
  };
  const all = await iconsAt('/mcp/all');
  for (const src of all.values())
    expect(atob(src?.replace('data:image/svg+xml;base64,', '') ?? '')).toMatch(/^<svg xmlns=.*<\/svg>$/);
  expect(all.get('list_knowledge')).toBe(all.get('add_knowledge'));
  expect(all.get('list_knowledge')).not.toBe(all.get('list_bots'));
  expect([...(await iconsAt('/mcp')).values()].some(Boolean)).toBe(false);
});

describe('skills', () => {
  const ask = async (method: string, params: Record<string, unknown> = {}) => {
    const answer = await post(app, method, params, { token: await shop.token() });
    const text = await answer.text();
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  };

  test('are declared, listed in full, and match their digests', async () => {
    const discovered = await ask('server/discover');
    expect(discovered.result.capabilities.extensions).toEqual({
      'io.modelcontextprotocol/events': {},
      'io.modelcontextprotocol/skills': {},
      'io.modelcontextprotocol/ui': {},
    });
    const { result } = await ask('skills/list');
    expect(result).toMatchObject({ resultType: 'complete', cacheScope: 'public', ttlMs: expect.any(Number) });
    expect(result.skills).toHaveLength(2);
    for (const skill of result.skills) {
      expect(Object.keys(skill.frontmatter)).toEqual(['name', 'description']);
      expect(skill.uri).toBe(`skill://${skill.frontmatter.name}/SKILL.md`);
      expect(skill.resources.map(({ uri }: { uri: string }) => uri)).toEqual([skill.uri]);
      const { contents } = (await ask('resources/read', { uri: skill.uri })).result;
      const bytes = Buffer.from(contents[0].text);
      const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
      expect(skill.resources[0]).toEqual({ uri: skill.uri, digest, size: bytes.length });
      expect(contents[0].text).toContain(`description: ${skill.frontmatter.description}\n`);
      expect((await ask('skills/get', { uri: skill.uri })).result.skill).toEqual(skill);
    }
  });

  test('name only operations that exist', async () => {
    const known = new Set(listFor(registry, 'token').map(({ name }) => name));
    for (const { uri } of (await ask('skills/list')).result.skills) {
      const { contents } = (await ask('resources/read', { uri })).result;
      const named = contents[0].text.match(/`[a-z]+_[a-z_]+`/g) as string[];
      const others = new Set(['answered_rate']);
      for (const name of named.map((one) => one.slice(1, -1)))
        if (!others.has(name)) expect(known).toContain(name);
    }
  });

  test('resources have one page', async () => {
    const { error } = await ask('resources/list', { cursor: 'wrong' });
    expect(error).toMatchObject({ code: -32602, message: expect.stringContaining('without `cursor`') });
    expect((await ask('resources/list', { cursor: '' })).result.resources.length).toBeGreaterThan(2);
  });

  test('an unknown skill is an invalid parameter', async () => {
    expect((await ask('skills/get', { uri: 'skill://nope/SKILL.md' })).error.code).toBe(-32602);
  });

  test('are ordinary resources to clients that do not know the extension', async () => {
    const client = await connect('v1', app, await shop.token());
    expect(await client.readResource('skill://set-up-a-bot/SKILL.md')).toContain('# Set up a bot');
    await client.close();
  });
});
