import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Context,
  execute,
  inputSchemaOf,
  isFor,
  type Principal,
  type Refusal,
  scopes,
  type Tool,
} from '@jawab/core';
import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { runJawabHere } from '../support/run-jawab-here.ts';
import { sampleInput } from '../support/sample-input.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { post } from './mcp/post.ts';

let world: World;
let shop: Tenant;
let token: string;
let data: string;
const handled = vi.fn();
/** The registry as the doors have it; a handler that is reached is noted. */
const watched = registry.tools.map((tool) => {
  const handler = (...given: Parameters<Tool['handler']>) => {
    handled(tool.name);
    return tool.handler(...given);
  };
  return Object.assign({}, tool, { handler }) as Tool;
});
const get = (name: string) => watched.find((tool) => tool.name === name);
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  token = await shop.token();
  data = await mkdtemp(join(tmpdir(), 'jawab-unknown-'));
  const { dataDir } = world.database;
  if (dataDir) await symlink(dataDir, join(data, 'postgres'));
});
afterAll(async () => {
  await world.close();
  await rm(data, { recursive: true, force: true });
});

const principalOf = (tool: Tool) =>
  ({
    actor: (['token', 'member', 'visitor', 'operator'] as const).find((actor) => isFor(tool, actor)),
    scopes,
    limits: { webhooks: true },
    reach: { workspace: shop.workspaceId, bots: null },
  }) as unknown as Principal;

test.each(watched.map((tool) => [tool.name, tool] as const))(
  '%s refuses an argument it does not know, before it runs',
  async (_, tool) => {
    const input = Object.assign(sampleInput(tool, {}), { noSuchArgument: true });
    const ctx = { principal: principalOf(tool) } as Context;
    const refusal = (await execute(tool, ctx, input).catch((error) => error)) as Refusal;
    expect(refusal.code).toBe('invalid_request');
    expect(refusal.message).toMatch(/^Unknown argument `noSuchArgument`\. Known arguments: /);
    const known = Object.entries(inputSchemaOf(tool.input).properties ?? {});
    for (const [name, { deprecated }] of known) if (!deprecated) expect(refusal.message).toContain(name);
    expect(handled).not.toHaveBeenCalled();
  },
);

/** Each object inside an input, with a field that it does not have. */
const nested = watched.flatMap((tool) =>
  Object.entries(inputSchemaOf(tool.input).properties ?? {})
    .filter(([, { properties, items }]) => properties ?? items?.properties)
    .map(([field, { items }]): [string, string, unknown] => {
      const part = { noSuchPart: 1 };
      return [tool.name, field, items ? [part] : part];
    }),
);

test.each(nested)('%s refuses an unknown part of %s', async (name, field, value) => {
  const tool = get(name) as Tool;
  const input = Object.assign(sampleInput(tool, {}), { [field]: value });
  await expect(execute(tool, { principal: principalOf(tool) } as Context, input)).rejects.toThrow(
    /^Unknown argument `\w+(\.0)?\.noSuchPart`\. Known arguments of `/,
  );
});

test.each(['/mcp', '/mcp/all', '/mcp/read'])(
  '[REQ-3 mcp] every tool of %s refuses an unknown argument with what it takes, and does nothing',
  async (path) => {
    const app = createMcpApp({ runtime: world.runtime, registry: { tools: watched, get } });
    const ask = async (method: string, params: Record<string, unknown>) => {
      const text = await (await post(app, method, params, { token, path })).text();
      const [, event] = /^data: (\{.*)$/m.exec(text) ?? [];
      return (JSON.parse(event ?? text) as { result: Result }).result;
    };
    const { tools } = await ask('tools/list', {});
    // test/contract/mcp/find.test.ts proves it of the tools that find and call operations.
    const registered = tools.filter(({ name }) => get(name));
    expect(registered.length).toBeGreaterThan(10);
    for (const { name, inputSchema } of registered) {
      const given = Object.assign(sampleInput(get(name) as Tool, {}), { noSuchArgument: true });
      const { isError, content } = await ask('tools/call', { name, arguments: given });
      const { error, code } = JSON.parse(content[0].text);
      expect([name, isError, code]).toEqual([name, true, 'invalid_request']);
      expect(error).toContain('Unknown argument `noSuchArgument`. Known arguments: ');
      for (const known of Object.keys(inputSchema.properties)) expect(error).toContain(known);
    }
    expect(handled).not.toHaveBeenCalled();
  },
);

interface Result {
  tools: { name: string; inputSchema: { properties: object } }[];
  isError?: boolean;
  content: [{ text: string }];
}

test('[REQ-3 cli] a command refuses what no tool reads, and changes nothing', async () => {
  const [document] = await ingest(world, shop, [{ title: 'Hours', text: 'We open at nine.' }]);
  const { engine, connectionString } = world.database;
  const { code, err } = await runJawabHere(
    ['call', 'delete_knowledge', `id=${document?.id}`, 'really=false', '--workspace', shop.workspaceId],
    {
      JAWAB_DATA: data,
      SECRET_KEY: 'ab'.repeat(32),
      DATABASE_URL: engine === 'postgres' ? connectionString : '',
    },
  );
  expect([code, err]).toEqual([1, 'Unknown argument `really`. Known arguments: id, dryRun.\n']);
  expect((await shop.call('list_knowledge')).data).toHaveLength(1);
});
