import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const lockModule = join(import.meta.dirname, 'lock.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jawab-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that adds 1 to a file `times` times, each time under the lock, in a way that loses counts without it. */
async function runCounter(times: number): Promise<void> {
  const code = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(lockModule)};
    for (let i = 0; i < ${times}; i += 1) await withLock('lock', 'counting', async () => {
      const seen = Number(readFileSync('count', 'utf8'));
      await sleep(5);
      writeFileSync('count', String(seen + 1));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  expect(exitCode).toBe(0);
}

/** Above any system's highest: it is never given to a living one, as that of a process that just ended may be. */
const deadProcessId = 2 ** 30;

test('processes at once never overlap', async () => {
  writeFileSync(join(folder, 'count'), '0');
  await Promise.all([runCounter(5), runCounter(5), runCounter(5)]);
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('15');
});

test('a lock left by a dead process is taken over, by one waiter at a time', async () => {
  writeFileSync(join(folder, 'count'), '0');
  writeFileSync(join(folder, 'lock'), String(deadProcessId));
  await Promise.all([runCounter(3), runCounter(3), runCounter(3)]);
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('9');
});

test('a takeover that was left half done holds nobody up and ends nobody', async () => {
  writeFileSync(join(folder, 'count'), '0');
  writeFileSync(join(folder, 'lock'), String(deadProcessId));
  const guard = join(folder, 'lock.takeover');
  writeFileSync(guard, String(deadProcessId));
  utimesSync(guard, 0, 0);
  await Promise.all(Array.from({ length: 6 }, () => runCounter(1)));
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('6');
});
