import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'run-suites.ts');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jawab-suites-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const passes = "test('passes', () => {});";
const fails = "test('fails', () => { throw new Error('always'); });";
const breaks = "throw new Error('before any test');";
const passesSecondTime = `
  import { existsSync, writeFileSync } from 'node:fs';
  const seen = import.meta.filename + '.seen';
  test('passes the second time', () => {
    if (existsSync(seen)) return;
    writeFileSync(seen, '');
    throw new Error('the first time');
  });`;
const leavesAnError = "test('passes', () => { void Promise.reject(new Error('nobody waits')); });";

/** Runs a project of these suites. Returns the exit code and the lines after the last empty one. */
function run(suites: Record<string, string>): { status: number | null; last: string[] } {
  for (const [name, text] of Object.entries(suites)) writeFileSync(join(folder, `${name}.test.mjs`), text);
  const { stdout, status } = spawnSync(process.execPath, [script, '--root=.', '--globals'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  return { status, last: lines.slice(lines.lastIndexOf('') + 1) };
}

test('a file that passes when it runs again is named flaky, and the run is green', () => {
  const { status, last } = run({ a: passes, b: passesSecondTime, c: passesSecondTime });
  expect(status).toBe(0);
  expect(last.slice(0, 2).toSorted()).toEqual(['FLAKY: b.test.mjs', 'FLAKY: c.test.mjs']);
  expect(last.slice(2)).toEqual(['3 passed, 0 failed']);
});

test('a file that fails twice fails the run; a broken file counts as one failure', () => {
  expect(run({ a: fails, b: passesSecondTime, c: breaks })).toEqual({
    status: 1,
    last: ['FLAKY: b.test.mjs', '1 passed, 2 failed'],
  });
});

test('three flaky files fail the run', () => {
  const { status, last } = run({ a: passesSecondTime, b: passesSecondTime, c: passesSecondTime });
  expect(status).toBe(1);
  expect(last.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c'].map((name) => `FLAKY: ${name}.test.mjs`));
  expect(last.slice(3)).toEqual(['FAILED: 3 files are flaky; at most 2 may be.', '3 passed, 1 failed']);
});

test('an error that belongs to no test fails the run', () => {
  expect(run({ a: leavesAnError })).toEqual({
    status: 1,
    last: ['FAILED: vitest ended with 1, but no file failed.', '1 passed, 1 failed'],
  });
});
