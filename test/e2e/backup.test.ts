import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runJawab } from '../support/run-command.ts';
import { runJawabHere } from '../support/run-jawab-here.ts';
import { addDatabase, type ServerProcess, startServer } from '../support/server-process.ts';

vi.setConfig({ testTimeout: 300_000 });
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawab-backup-'));
  const dataDir = join(folder, 'data');
  await addDatabase(dataDir);
  server = await startServer(dataDir);
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const call = (
  path: string,
  { method = 'GET', body = null }: { method?: string; body?: string | null } = {},
) =>
  fetch(server.demo.base_url + path, {
    method,
    body,
    headers: { authorization: `Bearer ${server.demo.token}`, 'content-type': 'application/json' },
  });

/** Adds texts until it is stopped. `acknowledged` are the ids of those the service accepted. */
function addUnderLoad() {
  const acknowledged: string[] = [];
  let isStopped = false;
  const add = async (writer: number) => {
    for (let at = 0; !isStopped; at++) {
      const body = JSON.stringify({ title: `Text ${writer}.${at}`, text: `Oranges cost ${at} cents.` });
      const answer = await call('/kb/ingest', { method: 'POST', body });
      if (answer.status === 202)
        acknowledged.push(((await answer.json()) as { data: { id: string } }).data.id);
    }
  };
  const writers = Promise.all([1, 2].map(add));
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await writers;
    },
  };
}

test('backs up a running service and restores it elsewhere, with what it had acknowledged and its key', async () => {
  const load = addUnderLoad();
  const file = join(folder, 'shop.backup');
  let before: string[] = [];
  try {
    await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(10);
    before = load.acknowledged.slice();
    const made = await runJawab(['backup', file], { JAWAB_DATA: join(folder, 'data') });
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/MiB\. Requests waited for [\d.]+ s\./)]);
    expect(made.err).toMatch(/^read \d+ % .*\n(?:read .*\n)+$/);
  } finally {
    await load.stop();
  }
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await runJawabHere(['backup', file], { JAWAB_DATA: join(folder, 'data') });
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('exists. Choose another name.')]);

  const running = await runJawabHere(['restore', file, '--replace'], { JAWAB_DATA: join(folder, 'data') });
  expect([running.code, running.err]).toEqual([1, expect.stringContaining('stop the service first')]);
  const refused = await runJawabHere(['restore', file], { JAWAB_DATA: join(folder, 'data') });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('add --replace')]);
  await server.stop();

  const elsewhere = join(folder, 'elsewhere');
  const restored = await runJawab(['restore', file], { JAWAB_DATA: elsewhere });
  expect([restored.code, restored.out]).toEqual([
    0,
    expect.stringMatching(/^Restored the backup of 2.*Z into /),
  ]);
  server = await startServer(elsewhere);
  const found = await Promise.all(before.map(async (id) => (await call(`/kb/${id}`)).status));
  expect(found).toEqual(before.map(() => 200));
  await server.stop();

  const cut = join(folder, 'cut.backup');
  await runJawabHere(['backup', cut], { JAWAB_DATA: elsewhere });
  await truncate(cut, (await stat(cut)).size - 100);
  const broken = await runJawabHere(['restore', cut, '--replace'], { JAWAB_DATA: elsewhere });
  expect([broken.code, broken.err]).toEqual([1, expect.stringMatching(/The backup is cut/)]);
  expect((await readdir(elsewhere)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
  const replaced = await runJawabHere(['restore', file, '--replace'], { JAWAB_DATA: elsewhere });
  expect([replaced.code, replaced.out]).toEqual([0, expect.stringContaining('The former database is in')]);
  const former = (await readdir(elsewhere)).find((name) => name.startsWith('postgres.before-')) as string;
  expect(await readdir(join(elsewhere, former))).toContain('secret.key');
});
