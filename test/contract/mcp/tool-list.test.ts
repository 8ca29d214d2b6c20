import { type Scope, scopes, type TokenPrincipal } from '@jawab/core';
import { measureToolList } from '@jawab/mcp';
import { createCatalogue, type Surface } from '@jawab/mcp/content/catalogue.ts';
import type { Exchange } from '@jawab/mcp/content/exchange.ts';
import { registry } from '@jawab/tools';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { countTokens } from 'gpt-tokenizer';
import { describe, expect, test } from 'vitest';
import { registerOnSdk } from './fixtures/server.ts';
import { buildSnapshots, listTools, readSnapshots } from './snapshots.ts';

type Schema = Record<string, unknown>;
const bot = '00000000-0000-4000-8000-000000000001';
const principal = (granted: readonly Scope[], bots: string[] | null = null) =>
  ({ actor: 'token', scopes: granted, reach: { workspace: '', bots } }) as TokenPrincipal;
const list = (granted: readonly Scope[], bots: string[] | null = null, surface: Surface = 'core') =>
  listTools(granted, bots, surface, registry);

/** Parses a snapshot, because objects show better than texts how they differ. */
const parse = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text));

test('the snapshots are what `pnpm generate` writes', async () => {
  const [written, current] = [await readSnapshots(), buildSnapshots(registry)];
  expect([...written.keys()].sort()).toEqual([...current.keys()].sort());
  for (const [file, text] of current) {
    expect(parse(written.get(file)), file).toEqual(parse(text));
    expect(written.get(file)).toBe(text);
  }
});

describe('tools/list', () => {
  test('is what the SDK itself would list', async () => {
    const catalogue = createCatalogue(registry, 'all');
    const server = new McpServer({ name: 'sdk', version: '1' }, { capabilities: { tools: {} } });
    registerOnSdk(server, { catalogue, principal: principal(scopes) } as Exchange);
    const [here, there] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(there), client.connect(here)]);
    const { tools } = await client.listTools();
    await client.close();
    expect(JSON.parse(JSON.stringify(tools))).toEqual(catalogue.list(principal(scopes)));
  });

  test('a narrower token sees the same descriptions, only fewer; two bots change nothing', () => {
    const all = list(scopes);
    expect(all).toEqual(expect.arrayContaining(list(['kb:read', 'chat:invoke'])));
    expect(list(scopes, [bot, bot])).toEqual(all.filter(({ name }) => !registry.get(name)?.workspaceWide));
  });

  test('a token of one bot sees the same tools without chatbotId in their inputs', () => {
    const all = list(scopes, null, 'all');
    expect(all.filter((tool) => 'chatbotId' in (tool.inputSchema.properties ?? {}))).not.toEqual([]);
    const narrow = all.filter(({ name }) => !registry.get(name)?.workspaceWide);
    const without = narrow.map(({ inputSchema, ...tool }) => {
      const { chatbotId: _, ...properties } = inputSchema.properties ?? {};
      const required = inputSchema.required?.filter((name) => name !== 'chatbotId') ?? [];
      return {
        ...tool,
        inputSchema: {
          type: 'object',
          properties,
          ...(required.length > 0 && { required }),
          additionalProperties: false,
        },
      };
    });
    expect(list(scopes, [bot], 'all')).toEqual(without);
  });

  test('leaves out what the bots or the plan of a token can only refuse', () => {
    const names = (reader: object) =>
      createCatalogue(registry, 'all')
        .list(Object.assign(principal(scopes), reader))
        .map(({ name }) => name);
    const everything = names({});
    const hidden = (reader: object) => {
      const shown = new Set(names(reader));
      return everything.filter((name) => !shown.has(name));
    };
    const narrow = hidden({ reach: { workspace: '', bots: [bot, '00000000-0000-4000-8000-000000000002'] } });
    expect(narrow).toEqual(expect.arrayContaining(['create_bot', 'get_usage', 'get_workspace']));
    expect(narrow.every((name) => registry.get(name)?.workspaceWide)).toBe(true);
    const growth = hidden({ limits: { webhooks: false } });
    expect(growth).toContain('list_events');
    expect(growth).toEqual(everything.filter((name) => registry.get(name)?.plan === 'scale'));
    expect(hidden({ limits: { webhooks: true } })).toEqual([]);
  });

  test('stays below 6,000 tokens, each tool below 1,000', () => {
    const { tokens, tools } = measureToolList(registry, countTokens);
    expect(tokens).toBeLessThan(6000);
    for (const tool of tools) expect(tool.tokens).toBeLessThan(1000);
  });

  test('has output schemas at /mcp/all, where programs read them, and none at /mcp', () => {
    expect(list(scopes).filter(({ outputSchema }) => outputSchema)).toEqual([]);
    expect(list(scopes, null, 'all').filter(({ outputSchema }) => !outputSchema)).toEqual([]);
  });
});

describe.each(list(scopes, null, 'all').map((tool) => [tool.name, tool] as const))('%s', (_, tool) => {
  const input = tool.inputSchema as Schema & { properties: Record<string, Schema> };

  test('has a title, a description of at most 1 KiB and all four hints', () => {
    expect(tool.title).toBeTruthy();
    expect(Buffer.byteLength(tool.description ?? '')).toBeLessThanOrEqual(1024);
    expect(Object.keys(tool.annotations ?? {}).sort()).toEqual([
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
      'readOnlyHint',
    ]);
  });

  test('takes a flat object, every field described', () => {
    expect(Object.keys(input).filter((key) => !['type', 'properties', 'required'].includes(key))).toEqual([
      'additionalProperties',
    ]);
    expect(input.additionalProperties).toBe(false);
    expect(input.type).toBe('object');
    for (const field of Object.values(input.properties)) expect(field.description).toBeTruthy();
  });

  test('its schemas have nothing that clients reject', () => {
    expect(tool.outputSchema?.type).toBe('object');
    expect(JSON.stringify(tool.outputSchema)).not.toContain('"additionalProperties":false');
    const everything = JSON.stringify([tool.inputSchema, tool.outputSchema]);
    for (const noise of ['"$schema"', '"pattern"', '"$ref"', '"type":[', '"format":"', '"propertyNames"'])
      expect(everything).not.toContain(noise);
  });
});
