import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChannels } from './find-channels.ts';

async function makeFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jawab-channels-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'app.ts'), text);
  }
  return folder;
}

test('each folder is a channel', async () => {
  const folder = await makeFolder({
    dove: 'export const createApp = () => 1;',
    pigeon: 'export const createApp = () => 2;',
  });
  expect((await findChannels(folder)).map(String)).toEqual(['() => 1', '() => 2']);
});

test('a folder without createApp is named', async () => {
  const folder = await makeFolder({ pigeon: 'export const createPigeonApp = () => null;' });
  await expect(findChannels(folder)).rejects.toThrow('apps/channels/pigeon/app.ts must export createApp.');
});

test('no folder, no channel', async () => {
  expect(await findChannels(join(tmpdir(), 'jawab-no-channels'))).toEqual([]);
});
