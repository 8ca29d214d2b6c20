import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BrowserFiles, readFiles } from './read-files.ts';

/** A file that a browser loads. `assets/name.HASH.ext` never changes under its path. */
export interface BuiltFile {
  path: string;
  text: string;
}

/** Code that runs in browsers, and how it is built. */
export interface BrowserApp {
  name: string;
  /** The files and folders it is built from. */
  sources: readonly URL[];
  build(): Promise<BuiltFile[]>;
}

const cache = fileURLToPath(new URL('../../.cache/web/', import.meta.url));

/**
 * Returns the built files of an app. Builds them into `.cache/web/<hash of the sources>` if they are not there yet, compressed
 * with brotli and gzip.
 */
export async function prepareBrowserFiles(app: BrowserApp): Promise<BrowserFiles> {
  const folder = join(cache, await hashSources(app));
  const isBuilt = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!isBuilt) await writeFiles(folder, await app.build());
  return readFiles(folder);
}

/** Hashes the names and contents of the sources. */
async function hashSources({ name, sources }: BrowserApp): Promise<string> {
  const hash = createHash('sha256').update(name);
  for (const source of sources) {
    const isFolder = source.href.endsWith('/');
    const names = isFolder ? (await readdir(source, { recursive: true })).sort() : [''];
    for (const path of names) {
      const file = new URL(path, source);
      if ((await stat(file)).isFile()) hash.update(`\0${path}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes beside the folder and renames at the end, so that two processes can build at once. */
async function writeFiles(folder: string, files: BuiltFile[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  for (const { path, text } of files) {
    const file = join(draft, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, await brotli(text, best));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}
