import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
let project: string;

/** A project with these scripts, nothing to install, and a command line that tells what it got. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'jawab-run-'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts']) {
    cpSync(join(repository, file), join(project, file), { recursive: true });
  }
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(project, file)));
  mkdirSync(join(project, 'node_modules'));
  writeFileSync(join(project, 'node_modules/.jawab-installed'), hash.digest('hex'));
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
  spawnSync('sh', [join(project, 'scripts/run'), ...args], { cwd: tmpdir(), encoding: 'utf8' });

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
  const shell = spawn('sh', [join(project, 'scripts/run'), 'jawab', 'wait']);
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
