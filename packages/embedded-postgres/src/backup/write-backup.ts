import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { layOut } from '../lay-out-directory.ts';
import { majorVersion } from '../open-embedded.ts';
import { Archive } from './archive.ts';
import {
  databaseFolder,
  extraFolder,
  format,
  formatVersion,
  type Label,
  labelPath,
  type Manifest,
  manifestPath,
} from './manifest.ts';

export interface BackupOptions {
  dataDir: string;
  /** The archive to write: tar with gzip. */
  file: string;
  /** Other files to keep with the database, by their name in the backup. */
  extras?: Record<string, string>;
  /** Metadata stored in the manifest. */
  notes?: Record<string, string>;
  /** Runs a checkpoint in the database. */
  checkpoint(): Promise<void>;
  /** Runs `work` while no statement of any client runs. */
  hold(work: () => Promise<void>): Promise<void>;
  onProgress?(doneBytes: number, totalBytes: number): void;
}

interface Seen {
  bytes: number;
  changedMs: number;
}

/** Times of files are coarse, so a file that changed shortly before the copy began is copied again. */
const marginMs = 2_000;

interface Look {
  atMs: number;
  files: Map<string, Seen>;
  folders: string[];
}

/** Lists the files of a folder with their sizes and times, and its folders. */
async function look(root: string): Promise<Look> {
  const atMs = Date.now();
  const files = new Map<string, Seen>();
  const folders: string[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(root.length + 1);
    if (entry.isDirectory()) folders.push(name);
    const found = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (found) files.set(name, { bytes: found.size, changedMs: found.mtimeMs });
  }
  return { atMs, files, folders };
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies what changed since `before` to `to`, as fast as the disk allows. Returns the paths. */
async function copyChanged(database: string, before: Look, after: Look, to: string): Promise<string[]> {
  const changed = [...after.files].flatMap(([path, now]) => {
    const then = before.files.get(path);
    const isSame =
      then?.bytes === now.bytes && then.changedMs === now.changedMs && now.changedMs < before.atMs - marginMs;
    return isSame ? [] : [path];
  });
  for (const path of changed) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(database, path), join(to, path), constants.COPYFILE_FICLONE);
  }
  return changed;
}

/** Adds the database to the archive: all of it while it works, then what changed, copied while nothing runs. */
async function addDatabase(
  archive: Archive,
  { dataDir, file, checkpoint, hold }: BackupOptions,
): Promise<{ folders: string[]; paths: Set<string>; heldMs: number }> {
  const { database } = layOut(dataDir);
  const changedDir = `${file}.changed`;
  await checkpoint();
  const before = await look(database);
  archive.expect(before.files.values());
  for (const path of before.files.keys())
    await archive.addFile(databaseFolder + path, join(database, path)).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  await checkpoint();
  try {
    let after = before;
    let changed: string[] = [];
    const began = performance.now();
    await hold(async () => {
      after = await look(database);
      changed = await copyChanged(database, before, after, changedDir);
    });
    const heldMs = performance.now() - began;
    for (const path of changed) await archive.addFile(databaseFolder + path, join(changedDir, path));
    const paths = new Set([...after.files.keys()].map((path) => databaseFolder + path));
    return { folders: after.folders, paths, heldMs };
  } finally {
    await rm(changedDir, { recursive: true, force: true });
  }
}

/**
 * Writes a backup of an embedded database that is in use. It copies everything while the database works, then stops all
 * clients for as long as it takes to copy what changed meanwhile. A transaction that was committed before is in the backup.
 * The file appears under its name when it is complete. Returns its size and how long the clients waited.
 */
export async function writeBackup(options: BackupOptions): Promise<{ bytes: number; heldMs: number }> {
  const { file, extras = {}, notes = {} } = options;
  const draft = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const archive = new Archive(draft, options.onProgress ?? (() => {}));
  try {
    const madeAt = new Date().toISOString();
    const label: Label = { format, version: formatVersion, postgres: majorVersion, madeAt, notes };
    await archive.addText(labelPath, JSON.stringify(label));
    const { folders, paths, heldMs } = await addDatabase(archive, options);
    for (const [name, from] of Object.entries(extras)) {
      await archive.addFile(extraFolder + name, from);
      paths.add(extraFolder + name);
    }
    const manifest: Manifest = { folders, files: archive.written.filter(({ path }) => paths.has(path)) };
    await archive.addText(manifestPath, JSON.stringify(manifest));
    await archive.end();
    await rename(draft, file);
    return { bytes: (await stat(file)).size, heldMs };
  } catch (error) {
    archive.abandon();
    await rm(draft, { force: true });
    throw error;
  }
}
