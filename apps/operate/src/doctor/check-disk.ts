import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Config } from '@jawab/runtime';
import { type Finding, ok, warning, wrong } from './finding.ts';

const gib = 2 ** 30;
const tooLittleBytes = gib / 4;
const littleBytes = 2 * gib;

/** Checks the free space where the embedded database stores its files, or where files are read into text. */
export async function checkDisk({ dataDir, databaseUrl }: Config): Promise<Finding[]> {
  const folder = databaseUrl ? tmpdir() : dataDir;
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = `${(free / gib).toFixed(1)} GiB are free for ${folder}.`;
  if (free < tooLittleBytes) return [wrong(`Only ${text} Make room now.`)];
  return [free < littleBytes ? warning(`Only ${text}`) : ok(text)];
}
