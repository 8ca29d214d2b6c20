import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProgram, type Program } from '../../support/oauth.ts';
import { type Browser, openPeople, type People } from '../../support/people.ts';
import { createTenant, openWorld, type World } from '../../support/world.ts';
import { installed } from '../mcp/run-program.ts';

const suite = new URL('@modelcontextprotocol/conformance/dist/index.js', installed).pathname;
let world: World;
let people: People;
let program: Program;
let ann: { browser: Browser; id: string };
beforeAll(async () => {
  world = await openWorld({ SIGN_UP: 'open' });
  people = await openPeople(world);
  program = createProgram(people);
  ann = await people.signUp('Ann');
  await people.join(ann.id, (await createTenant(world)).workspaceId, 'owner');
});
afterAll(async () => {
  await people.close();
  await world.close();
});

/** A port that was free a moment ago: the suite opens one of its own. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Does what the suite asks a person to do: opens the address that it prints, allows, and goes back. */
async function followAddress(url: string): Promise<void> {
  const { headers } = await program.get(url);
  const { body } = await program.decide(ann.browser, headers.get('location') as string);
  await program.get(body.data.redirect);
}

test('the scenarios for authorization servers of the conformance suite pass', async () => {
  const clientId = await program.registered(['http://127.0.0.1/callback']);
  const port = String(await findPort());
  const args = ['authorization', '--url', `${people.url}/oauth`, '--client-id', clientId, '--port', port];
  const child = spawn(process.execPath, [suite, ...args, '--resource', `${people.url}/mcp`]);
  let output = '';
  let followed: Promise<void> | null = null;
  child.stderr.on('data', (part) => {
    output += part;
  });
  child.stdout.on('data', (part) => {
    output += part;
    const [url] = /http:\S+\/oauth\/authorize\?\S+(?=\n)/.exec(output) ?? [];
    if (url) followed ??= followAddress(url);
  });
  const code = await new Promise((ended) => child.on('close', ended));
  await followed;
  expect(output).toContain('Total: 3 passed, 0 failed');
  expect(code).toBe(0);
});
