import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMcpApp } from '@jawab/mcp';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureRegistry } from './fixtures/registry.ts';
import { fixtureServer } from './fixtures/server.ts';
import { listenWithToken } from './listen.ts';
import { runProgram } from './run-program.ts';

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

  test('revision 2026-07-28: every required scenario', { timeout: 180_000 }, async () => {
    const { code, stdout, stderr } = await run('--requirements', '2026-07-28');
    console.log(stdout.slice(-6000), stderr.slice(-3000));
    expect(code).toBe(0);
  });

  test('revision 2025-11-25: all but four that need a session', { timeout: 180_000 }, async () => {
    const failures = new URL('expected-failures.yml', import.meta.url).pathname;
    const { code, stdout, stderr } = await run(
      '--requirements',
      '2025-11-25',
      '--expected-failures',
      failures,
    );
    console.log(stdout.slice(-6000), stderr.slice(-3000));
    expect(code).toBe(0);
  });
});

test('inspector --strict accepts the tool list', { timeout: 60_000 }, async () => {
  const server = await listenWithToken(token, (port) => createMcpApp({ runtime: onPort(port), registry }));
  const { code, stdout, stderr } = await runProgram(
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
    ['--cli', server.url, '--transport', 'http', '--method', 'tools/list', '--strict'],
    folder,
  ).finally(server.close);
  console.log(stdout.slice(-3000), stderr.slice(-3000));
  expect(code).toBe(0);
});
