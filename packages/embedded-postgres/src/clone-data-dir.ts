import { constants } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { DataDirectoryInUse } from './data-directory-in-use.ts';
import { layOut } from './lay-out-directory.ts';
import { shareLockFile } from './lock-file.ts';

/**
 * Copies a cleanly closed embedded database. `to` may exist if it contains no database yet.
 * Throws DataDirectoryInUse while `from` is open.
 */
export async function cloneDataDir(from: string, to: string): Promise<void> {
  const source = layOut(from);
  const target = layOut(to);
  const lock = shareLockFile(source.ownerLock);
  if (!lock) throw new DataDirectoryInUse(`${source.root} is open: close it before it is copied`);
  try {
    await mkdir(target.root, { recursive: true, mode: 0o700 });
    const copied = { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE };
    await cp(source.database, target.database, copied);
    await cp(source.compileCache, target.compileCache, { ...copied, errorOnExist: false }).catch(() => {});
  } finally {
    lock.release();
  }
}
