import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrowserFiles, readFiles } from './read-files.ts';

/** A file that a browser loads. `assets/name.HASH.ext` never changes under its path. */
export interface BuiltFile {
  path: string;
  text: string;
}

/** Code that runs in browsers, and how it is built. */
export interface BrowserApp {
  name: string;
  /** The URL of the module that exports this app under its name. */
  module: string;
  /** The files and folders it is built from. */
  sources: readonly URL[];
  build(): Promise<BuiltFile[]>;
}

const cache = fileURLToPath(new URL('../../.cache/web/', import.meta.url));
const buildProcess = fileURLToPath(new URL('build-process.ts', import.meta.url));

/**
 * Returns the built files of an app. Builds them into `.cache/web/<hash of the sources>` if they are not there yet, compressed
 * with brotli and gzip. A process of its own builds, because a bundler keeps 300 MiB until its process ends. Throws what
 * that process wrote to stderr when it fails. Under another NODE_ENV, libraries would add code for developers.
 */
export async function prepareBrowserFiles(app: BrowserApp): Promise<BrowserFiles> {
  const folder = join(cache, await hashSources(app));
  const isBuilt = await stat(folder).then(
    () => true,
    () => false,
  );
  const build = [buildProcess, app.module, app.name, folder];
  if (!isBuilt) await promisify(execFile)(process.execPath, build, { env: { NODE_ENV: 'production' } });
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
