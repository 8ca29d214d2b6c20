import { readdir, readFile, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';

// Removes from node_modules what a built service does not load: packages of the browser code, types, source maps, documents.
// An image runs this after `build`.
const root = new URL('..', import.meta.url).pathname;
const store = join(root, 'node_modules/.pnpm');

/** Their browser code is built, so its packages are no longer needed. */
const built = new Set(['@jawab/widget', '@jawab/dashboard']);
/** We import its ES modules, and it has everything twice. */
const framework = '@mastra/core';
/** Only this file of the package is served. */
const served: Record<string, string> = { '@scalar/api-reference': 'dist/browser/standalone.js' };

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** Finds a package from another one, as Node does. Returns null for an optional one that is not installed. */
async function find(name: string, from: string): Promise<string | null> {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const path = basename(folder) === 'node_modules' ? folder : join(folder, 'node_modules');
    const found = await realpath(join(path, name)).catch(() => null);
    if (found) return found;
  }
  return null;
}

const reached = new Set<string>();
async function reach(folder: string): Promise<void> {
  if (reached.has(folder)) return;
  reached.add(folder);
  const { name, dependencies, optionalDependencies, peerDependencies } = await readManifest(folder);
  const wanted = Object.keys(Object.assign({}, dependencies, optionalDependencies, peerDependencies));
  for (const one of wanted) {
    if (built.has(name) && !one.startsWith('@jawab/')) continue;
    const found = await find(one, folder);
    if (found) await reach(found);
  }
}

for (const app of ['apps/server', 'apps/cli']) await reach(join(root, app));
const kept = new Set(
  [...reached].flatMap((folder) => folder.split(`${store}${sep}`)[1]?.split(sep)[0] ?? []),
);
let removed = 0;
for (const name of await readdir(store)) {
  if (name === 'node_modules' || name === 'lock.yaml' || kept.has(name)) continue;
  await rm(join(store, name), { recursive: true, force: true });
  removed++;
}
for (const folder of reached) {
  if (!folder.startsWith(store)) continue;
  const { name } = await readManifest(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isServed =
      !(name in served) || path.endsWith(served[name] as string) || entry.name === 'package.json';
    const isUnread =
      /\.(?:map|[mc]?ts|mdx?|markdown)$/.test(entry.name) || (name === framework && path.endsWith('.cjs'));
    if (entry.isFile() && (isUnread || !isServed)) await rm(path);
  }
}
console.log(`removed ${removed} packages, kept ${kept.size}`);
