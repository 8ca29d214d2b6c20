import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** One file of `migrations/` or `functions/`. The name of a function's file contains its folder. */
export interface SqlFile {
  name: string;
  text: string;
  sha256: string;
}

const root = new URL('../', import.meta.url);

async function readFolder(folder: string, pattern: RegExp, prefix = ''): Promise<SqlFile[]> {
  const files = (await readdir(new URL(folder, root))).filter((file) => pattern.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(folder + file, root), 'utf8');
      return { name: prefix + file, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Reads the numbered files of `migrations/` in order. */
export const readMigrations = (): Promise<SqlFile[]> => readFolder('migrations/', /^\d{4}_\w+\.sql$/);

/** Reads the files of `functions/` by name. */
export const readFunctions = (): Promise<SqlFile[]> => readFolder('functions/', /^\w+\.sql$/, 'functions/');

/** Returns a hash over all migrations and functions, which names the state of the schema. */
export async function schemaKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, sha256 } of [...(await readMigrations()), ...(await readFunctions())])
    hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex');
}
