import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPort } from '../../../test/support/find-port.ts';
import { addDatabase, spawnServer } from '../../../test/support/server-process.ts';

test('SIGTERM while the demo is made ends the service in order', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-start-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await addDatabase(dataDir);
  const port = await findPort();
  const child = spawnServer(dataDir, { PORT: `${port}`, LOG_LEVEL: 'warn' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { interval: 5, timeout: 150_000 }).toBe(true);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(printed).not.toMatch(/Error|"level"/);
  expect(code).toBe(0);
});
