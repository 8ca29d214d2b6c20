import { readConfig } from '@jawab/runtime';
import { expect, test } from 'vitest';
import { readSource } from './sources.ts';

const dockerfile = readSource('deploy/Dockerfile');
const compose = readSource('deploy/compose.yaml');
const unit = readSource('deploy/jawab.systemd');
const settings = new Set([...readSource('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
const ofNode = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MASTRA_TELEMETRY_DISABLED'];
const ofPostgres = ['POSTGRES_DB', 'POSTGRES_PASSWORD'];

test('the image has the versions of Node and pnpm that the repository names', () => {
  const { packageManager, devEngines } = JSON.parse(readSource('package.json'));
  expect(dockerfile).toContain(`FROM node:${devEngines.runtime.version}-trixie-slim`);
  expect(dockerfile).toContain(`npm install --global ${packageManager}`);
});

test('the image installs the packages that npm start installs', () => {
  const [, flags = ''] =
    /const serviceOnly = \[([^\]]+)\]/.exec(readSource('scripts/bootstrap/install.mjs')) ?? [];
  const [, given = ''] = /^RUN pnpm install (--prod .*?)(?: \\)?$/m.exec(dockerfile) ?? [];
  const ofStart = [...flags.matchAll(/'([^']+)'/g)].map(([, flag]) => flag);
  const ofImage = given.replaceAll("'", '').split(' ');
  expect(ofImage).toEqual(['--prod', '--frozen-lockfile', ...ofStart.slice(1)]);
});

test('the image and the unit start the service as npm start does', () => {
  const [, flags = ''] = /const nodeFlags = \[([^\]]+)\]/.exec(readSource('scripts/bootstrap.mjs')) ?? [];
  const start = [...flags.matchAll(/'([^']+)'/g)].map(([, flag]) => flag);
  start.push('apps/server/src/main.ts');
  const [, command = ''] = /^CMD (\["node", "--.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...start]);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${start.join(' ')}\n`);
});

test('they set only settings that exist, with values that the service takes', () => {
  const image = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
  const ofUnit = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  const set = new Map([...image, ...ofUnit].map((pair) => pair.split('=') as [string, string]));
  const inCompose = [...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name as string);
  const unknown = [...set.keys(), ...inCompose].filter(
    (name) => !settings.has(name) && !ofNode.includes(name) && !ofPostgres.includes(name),
  );
  expect([inCompose.length > 5, unknown]).toEqual([true, []]);
  expect(readConfig(Object.fromEntries(set)).host).toBe('0.0.0.0');
});

test('the service runs as a user of its own, without a password in the files', () => {
  expect(dockerfile).toMatch(/^USER \d+$/m);
  expect(unit).toContain('DynamicUser=yes');
  expect(compose).toContain('cap_drop: [ALL]');
  expect(
    [...compose.matchAll(/(?:PASSWORD|KEY): (.*)$/gm)].map(([, value]) => value?.startsWith('${')),
  ).not.toContain(false);
});
