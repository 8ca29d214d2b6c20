import { statfs } from 'node:fs/promises';

/** Space for one segment of the database's log. With less, the next write may fail. */
const minFreeBytes = 16 * 2 ** 20;

/** The disk is too full for the embedded database to start. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}

/** Returns true if the disk of a folder has no room for further writes. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < minFreeBytes;
}
