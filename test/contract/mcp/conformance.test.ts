import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMcpApp } from '@jawab/mcp';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureRegistry } from './fixtures/registry.ts';
import { fixtureServer } from './fixtures/server.ts';
import { listenWithToken } from './listen.ts';
import { installed, runProgram } from './run-program.ts';

let world: World;
let token: string;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  token = await (await createTenant(world)).token();
  folder = await mkdtemp(join(tmpdir(), 'jawab-mcp-'));
});
afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Lists the scenarios that a revision requires from a server, as the suite itself does. */
async function listRequired(revision: string): Promise<string[]> {
  const file = new URL(`@modelcontextprotocol/conformance/requirements/${revision}.yaml`, installed);
  const [, server = ''] = /^server:\n((?: {2}.*\n|\n)+)/m.exec(await readFile(file, 'utf8')) ?? [];
  return [...server.matchAll(/^ {2}- (\S+)$/gm)].map(([, name]) => name as string);
}

const onPort = (port: number) => ({ ...world.runtime, config: { ...world.runtime.config, port } });

describe('conformance suite', () => {
  let server: Awaited<ReturnType<typeof listenWithToken>>;
  beforeAll(async () => {
    server = await listenWithToken(token, (port) =>
      createMcpApp({
        runtime: onPort(port),
        registry: fixtureRegistry,
        extend: (_server, exchange) => fixtureServer(exchange),
      }),
    );
  });
  afterAll(() => server.close());

  const run = (...args: string[]) =>
    runProgram(
      '@modelcontextprotocol/conformance/dist/index.js',
      ['server', '--url', server.url, '-o', folder, ...args],
      folder,
    );

  test('revision 2026-07-28: each of the 37 required scenarios', { timeout: 600_000 }, async () => {
    const { code, stdout } = await run('--requirements', '2026-07-28');
    const required = await listRequired('2026-07-28');
    expect(required).toHaveLength(37);
    expect(required.filter((name) => !stdout.includes(`✓ ${name}: `))).toEqual([]);
    expect(code).toBe(0);
  });

  test('revision 2025-11-25: all but four that need a session', { timeout: 600_000 }, async () => {
    const failures = new URL('expected-failures.yml', import.meta.url).pathname;
    const { code, stdout } = await run('--requirements', '2025-11-25', '--expected-failures', failures);
    const required = await listRequired('2025-11-25');
    expect(required).toHaveLength(30);
    expect(required.filter((name) => !stdout.includes(`✓ ${name}: `))).toEqual([
      'tools-call-sampling',
      'tools-call-elicitation',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
    ]);
    expect(code).toBe(0);
  });
});

/** Scenarios that need no fixtures run against the product itself. */
describe('conformance of the product', () => {
  let server: Awaited<ReturnType<typeof listenWithToken>>;
  beforeAll(async () => {
    server = await listenWithToken(token, (port) => createMcpApp({ runtime: onPort(port), registry }));
  });
  afterAll(() => server.close());

  test.each([
    ['2026-07-28', 'caching'],
    ['2026-07-28', 'dns-rebinding-protection'],
    ['2026-07-28', 'http-header-validation'],
    ['2026-07-28', 'sep-2164-resource-not-found'],
    ['2025-11-25', 'server-initialize'],
    ['2025-11-25', 'tools-list'],
  ])('%s %s', async (revision, scenario) => {
    const { code, stdout } = await runProgram(
      '@modelcontextprotocol/conformance/dist/index.js',
      ['server', '--url', server.url, '-o', folder, '--scenario', scenario, '--spec-version', revision],
      folder,
    );
    expect(code, stdout).toBe(0);
  });
});

test('inspector --strict accepts the tool list', async () => {
  const server = await listenWithToken(token, (port) => createMcpApp({ runtime: onPort(port), registry }));
  const { code, stdout, stderr } = await runProgram(
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
    ['--cli', server.url, '--transport', 'http', '--method', 'tools/list', '--strict'],
    folder,
  ).finally(server.close);
  expect(JSON.parse(stdout).tools.map((tool: { name: string }) => tool.name)).toContain('ask_bot');
  expect(stderr).not.toMatch(/Warning|Error/);
  expect(code).toBe(0);
});
