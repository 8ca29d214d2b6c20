import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A built file in memory, with its compressed forms. */
export interface StoredFile {
  path: string;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  etag: string;
  /** For the attribute `integrity` of a script. */
  integrity: string;
}

/** Built files by their path, such as `assets/panel.4fGh2.js`. */
export type BrowserFiles = ReadonlyMap<string, StoredFile>;

const read = async (path: string) => new Uint8Array(await readFile(path));

export async function readFiles(folder: string): Promise<BrowserFiles> {
  const files = new Map<string, StoredFile>();
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const plain = await read(file);
    const hash = (name: string) => createHash(name).update(plain).digest('base64');
    const path = file.slice(folder.length + 1);
    files.set(path, {
      path,
      plain,
      br: await read(`${file}.br`),
      gzip: await read(`${file}.gz`),
      etag: `"${hash('sha256').slice(0, 22)}"`,
      integrity: `sha384-${hash('sha384')}`,
    });
  }
  return files;
}
