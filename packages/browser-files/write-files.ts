import { mkdir, mkdtemp, rename, rm, writeFile as write } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from './prepare.ts';

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** With less memory, gzip begins a new block more often. Which of these compresses best depends on the file. */
const memLevels = [6, 7, 8];

/** Writes files and their compressed forms beside the folder and renames at the end, so that two processes can build at once. */
export async function writeFiles(folder: string, files: BuiltFile[]): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  await Promise.all(files.map((file) => writeFile(draft, file)));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

async function writeFile(folder: string, { path, text }: BuiltFile): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await write(file, text);
  await write(`${file}.br`, await promisify(brotliCompress)(text, best));
  const packed = await Promise.all(
    memLevels.map((memLevel) => promisify(gzip)(text, { level: 9, memLevel })),
  );
  await write(`${file}.gz`, packed.sort((a, b) => a.length - b.length)[0] as Buffer);
}
