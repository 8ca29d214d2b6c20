import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { DataDirectoryInUse } from '../data-directory-in-use.ts';
import { layOut } from '../lay-out-directory.ts';
import { lockFile } from '../lock-file.ts';
import { majorVersion, openEmbedded } from '../open-embedded.ts';
import {
  BrokenBackup,
  databaseFolder,
  extraFolder,
  format,
  formatVersion,
  type Label,
  labelPath,
  type Manifest,
  manifestPath,
} from './manifest.ts';
import { type Entry, readEntries } from './tar.ts';

export interface RestoreOptions {
  file: string;
  dataDir: string;
  onProgress?(doneBytes: number, totalBytes: number): void;
}

export interface Restored {
  label: Label;
  /** The other files of the backup, by name. */
  extras: Map<string, Buffer>;
  /** Where the database that was there before is now, or null. */
  formerDir: string | null;
}

async function readText({ content }: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

function readLabel(text: string): Label {
  const label = JSON.parse(text) as Label;
  if (label.format !== format) throw new BrokenBackup('The file is not a backup of an embedded database.');
  if (label.version > formatVersion)
    throw new BrokenBackup('The backup was made by a newer version. Restore it with that version.');
  if (label.postgres !== majorVersion)
    throw new BrokenBackup(
      `The backup has a database of PostgreSQL ${label.postgres}, and this version has ${majorVersion}. Restore it with the version that made it.`,
    );
  return label;
}

const isSafe = (path: string) =>
  (path.startsWith(databaseFolder) || path.startsWith(extraFolder)) && !path.split('/').includes('..');

/** Writes an entry below `root` and returns its size and checksum. */
async function extract({ path, content }: Entry, root: string): Promise<string> {
  await mkdir(dirname(join(root, path)), { recursive: true, mode: 0o700 });
  const file = await open(join(root, path), 'w', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      await file.writev([piece]);
    }
  } finally {
    await file.close();
  }
  return `${bytes} ${hash.digest('hex')}`;
}

/** Extracts an archive into `root` and checks every file. Throws {@link BrokenBackup} if anything is missing or changed. */
async function extractAll(source: AsyncIterable<Buffer>, root: string): Promise<[Label, Manifest]> {
  const found = new Map<string, string>();
  let label: Label | null = null;
  let manifest: Manifest | null = null;
  for await (const entry of readEntries(source)) {
    if (entry.path === labelPath) label = readLabel(await readText(entry));
    else if (!label) throw new BrokenBackup('The file is not a backup of an embedded database.');
    else if (entry.path === manifestPath) manifest = JSON.parse(await readText(entry)) as Manifest;
    else if (isSafe(entry.path)) found.set(entry.path, await extract(entry, root));
    else throw new BrokenBackup(`The backup has a file ${entry.path}, which no backup has.`);
  }
  if (!label || !manifest) throw new BrokenBackup('The backup is cut: its end is missing.');
  for (const { path, bytes, sha256 } of manifest.files) {
    if (found.get(path) !== `${bytes} ${sha256}`)
      throw new BrokenBackup(`The backup was changed: ${path} has another checksum. Use another copy of it.`);
    found.delete(path);
  }
  for (const path of found.keys()) await rm(join(root, path));
  for (const folder of manifest.folders)
    await mkdir(join(root, databaseFolder, folder), { recursive: true, mode: 0o700 });
  return [label, manifest];
}

/** Reads the file, decompressed. A file that is not compressed or whose compressed data is wrong is a broken backup. */
async function* decompress({ file, onProgress }: RestoreOptions): AsyncGenerator<Buffer> {
  const total = (await stat(file)).size;
  let done = 0;
  const raw = createReadStream(file);
  raw.on('data', (piece) => {
    done += piece.length;
    onProgress?.(done, total);
  });
  const unzipped = createGunzip();
  raw.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const piece of raw.pipe(unzipped)) yield piece as Buffer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw error;
    throw new BrokenBackup('The backup is cut or was changed. Use another copy of it.');
  } finally {
    raw.destroy();
    unzipped.destroy();
  }
}

async function readExtras(folder: string): Promise<Map<string, Buffer>> {
  const extras = new Map<string, Buffer>();
  if (!existsSync(folder)) return extras;
  for (const name of await readdir(folder)) {
    const file = await open(join(folder, name));
    extras.set(name, await file.readFile());
    await file.close();
  }
  return extras;
}

/**
 * Restores a backup into `dataDir`. It checks every file and starts the database once before it takes the place of the one
 * that is there, which moves aside. Throws {@link BrokenBackup}, and DataDirectoryInUse while `dataDir` is open; the
 * database that is there then stays as it is.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { root, ownerLock } = layOut(options.dataDir);
  const draft = `${root}.restoring`;
  const lock = existsSync(root) ? lockFile(ownerLock) : null;
  if (existsSync(root) && !lock)
    throw new DataDirectoryInUse(`the data directory ${root} is in use: stop the service first`);
  try {
    await rm(draft, { recursive: true, force: true });
    const [label] = await extractAll(decompress(options), draft);
    const extras = await readExtras(join(draft, extraFolder));
    await rm(join(draft, extraFolder), { recursive: true, force: true });
    await (await openEmbedded({ dataDir: draft })).close();
    const formerDir = existsSync(root) ? `${root}.before-${Date.now()}` : null;
    if (formerDir) await rename(root, formerDir);
    await rename(draft, root);
    return { label, extras, formerDir };
  } finally {
    lock?.release();
    await rm(draft, { recursive: true, force: true });
  }
}
