import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
let project: string;

/** A pnpm that notes what it was asked to install. */
const pnpm = `#!/bin/sh
[ "$1" = --version ] && echo 12.0.0 || echo "$@" >> "$(dirname "$0")/installed"
`;

/** A project with these scripts, nothing to install, and commands that tell what they got. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'jawab-run-'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts']) {
    cpSync(join(repository, file), join(project, file), { recursive: true });
  }
  mkdirSync(join(project, 'tools'));
  writeFileSync(join(project, 'tools/pnpm'), pnpm, { mode: 0o755 });
  mkdirSync(join(project, 'apps/cli/src'), { recursive: true });
  writeFileSync(
    join(project, 'apps/cli/src/main.ts'),
    `const [verb, value]: string[] = process.argv.slice(2);
    console.log(JSON.stringify({ pid: process.pid, cwd: process.cwd(), args: process.argv.slice(2) }));
    if (verb === 'exit') process.exit(Number(value));
    if (verb === 'wait') setInterval(() => {}, 1000);`,
  );
});
afterAll(() => rmSync(project, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync('sh', [join(project, 'scripts/run'), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: environment(),
  });

/** Our pnpm stands first, and no toolchain is remembered. */
const environment = () => ({
  ...process.env,
  PATH: `${join(project, 'tools')}:${process.env.PATH}`,
  XDG_CACHE_HOME: join(project, 'cache'),
});

/** The arguments of the installations since the last call. */
function readInstalled(): string[] {
  const file = join(project, 'tools/installed');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, { force: true });
  return lines;
}

test('the service is installed without the tools of tests, which the first command that needs them adds', () => {
  run('jawab');
  expect(readInstalled()).toEqual([
    expect.stringMatching(/^install .*--prod .*@jawab\/server\.\.\. .*@jawab\/cli\.\.\.$/),
  ]);
  run('start');
  expect(readInstalled()).toEqual([]);
  run('eval');
  expect(readInstalled()).toEqual([expect.not.stringContaining('--prod')]);
  run('jawab');
  expect(readInstalled()).toEqual([]);
});

test('a new lockfile is installed as wide as the one before', () => {
  writeFileSync(join(project, 'pnpm-lock.yaml'), '# another\n', { flag: 'a' });
  run('jawab');
  expect(readInstalled()).toEqual([expect.not.stringContaining('--prod')]);
});

test('arguments arrive untouched and stdout belongs to the command', () => {
  const args = ['token', '--json', 'a b', "it's", '$HOME `x` "q" \\', '*', '', 'new\nline', 'ありがとう'];
  const { stdout, stderr, status } = run('jawab', '--', ...args);
  expect(JSON.parse(stdout)).toMatchObject({ cwd: project, args });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
});

test('the exit code is the one of the command', () => {
  expect(run('jawab', 'exit', '7').status).toBe(7);
});

test('the command takes the place of the shell, so a signal reaches it', async () => {
  const shell = spawn('sh', [join(project, 'scripts/run'), 'jawab', 'wait'], {
    env: environment(),
  });
  const [line] = await once(shell.stdout.setEncoding('utf8'), 'data');
  expect(JSON.parse(line).pid).toBe(shell.pid);
  shell.kill('SIGTERM');
  expect(await once(shell, 'exit')).toEqual([null, 'SIGTERM']);
});

test('an unknown command is refused with the known ones', () => {
  const { stdout, stderr, status } = run('lost');
  expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  expect(stderr).toMatch(/^jawab: there is no command "lost"\. Commands: start, /);
});
