import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bearer, request } from '../../support/loopback.ts';
import { startServer } from '../../support/server-process.ts';
import { type Row, Skip, type Trial, until } from '../row.ts';

const diskMiB = 400;
const writes = 40;
const text = 'The shop in Lucknow opens at nine. '.repeat(6_000);

const row: Row = {
  title: `the disk of the embedded database (${diskMiB} MiB) is full: a write that is neither stored nor refused with 503, one that is lost, a /readyz that is not 503, and a start that does not name the disk`,
  maxSeconds: 240,
  async run(trial) {
    const dataDir = makeDisk(trial);
    const { child, url, demo, stop } = await startServer(dataDir, { LOG_LEVEL: 'silent' });
    trial.after(() => child.kill('SIGKILL'));
    const send = (path: string, body?: object) =>
      request(`${url}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: Object.assign(bearer(demo.token), { 'content-type': 'application/json' }),
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(30_000),
      }).then(
        async (answer) => ({ status: answer.status, body: JSON.parse(await answer.text()) }),
        (error: Error) => ({ status: 0, body: { error: error.message } }),
      );
    const stored: string[] = [];
    const add = async (title: string) => {
      const answer = await send('/kb/ingest', { title, text });
      if (answer.status === 202) stored.push(answer.body.data.id);
      return answer;
    };
    await until('a document is stored', async () => (await add('Before')).status === 202);
    const filler = join(dataDir, 'filler');
    fill(filler);

    const statuses = new Map<number, number>();
    for (let n = 0; n < writes; n++) {
      trial.tried();
      const { status, body } = await add(`Full ${n}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isRefusal = status === 503 && body.code === 'unavailable' && typeof body.error === 'string';
      if (status !== 202 && !isRefusal) trial.wrong(`A write answers ${status}: ${body.error}`);
    }
    const { status: readStatus } = await send(`/kb/${stored[0]}`);
    if (readStatus !== 200 && readStatus !== 503) trial.wrong(`A read answers ${readStatus}.`);
    const { status: readyStatus } = await request(`${url}/readyz`);
    if (readyStatus !== 503) trial.wrong(`/readyz answers ${readyStatus}.`);
    if (child.exitCode !== null) trial.wrong('The server ended.');
    rmSync(filler);
    const startedAt = performance.now();
    await until('writes work again', async () => (await add('After')).status === 202, 60_000);
    const recoverMs = performance.now() - startedAt;
    for (const id of stored)
      if ((await send(`/kb/${id}`)).status !== 200) trial.wrong(`The document ${id} is lost.`);
    await stop();
    fill(filler);
    const words = await startServer(dataDir).then(
      () => 'It started.',
      (error: Error) => error.message,
    );
    if (!/disk .* is full/.test(words)) trial.wrong(`A start on the full disk says: ${words}`);
    const byStatus = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
    return {
      answers: byStatus.join(' '),
      read: readStatus,
      stored: stored.length,
      recover_ms: Math.round(recoverMs),
    };
  },
};
export default row;

/** Makes a folder on a disk of its own, in memory. */
function makeDisk(trial: Trial): string {
  const folder = mkdtempSync(join(tmpdir(), 'jawab-disk-'));
  trial.after(() => rmdirSync(folder));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMiB}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Skip(`no disk can be made: ${(error as Error).message.split('\n')[0]}`);
  }
  trial.after(() => execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Writes until the disk is full. */
function fill(file: string): void {
  for (const size of [1 << 20, 1 << 12])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}
