import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type Registry, type Scope, scopes, type TokenPrincipal } from '@jawab/core';
import { createCatalogue, type Surface } from '@jawab/mcp/content/catalogue.ts';

const folder = new URL('./snapshots/', import.meta.url);

/** Lists the tools that a surface shows to a token with these scopes, or to one limited to these bots. */
export const listTools = (
  granted: readonly Scope[],
  bots: string[] | null,
  surface: Surface,
  registry: Registry,
) =>
  createCatalogue(registry, surface).list({
    actor: 'token',
    scopes: granted,
    reach: { workspace: '', bots },
  } as TokenPrincipal);

/** Lists the names that tokens see, by their scopes and the surface. */
function listNames(registry: Registry): Record<string, string[]> {
  const views: [string, readonly Scope[], Surface][] = [
    ['every scope at /mcp', scopes, 'core'],
    ['every scope at /mcp/all', scopes, 'all'],
    ['every scope at /mcp/read', scopes, 'read'],
    ['read scopes at /mcp', scopes.filter((scope) => scope.endsWith(':read')), 'core'],
    ['no scope at /mcp', [], 'core'],
    ['no scope at /mcp/all', [], 'all'],
    ...scopes.map((scope): [string, Scope[], Surface] => [`${scope} at /mcp`, [scope], 'core']),
  ];
  return Object.fromEntries(
    views.map(([view, granted, surface]) => [
      view,
      listTools(granted, null, surface, registry).map(({ name }) => name),
    ]),
  );
}

const maxWidth = 120;

/** Formats JSON with one line for each value that fits, so that a change of a field is a change of its line. */
function format(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat.length + indent.length <= maxWidth || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + format(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${format(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/**
 * Builds one file per tool, as `tools/list` shows it to a token with every scope, and `lists.json` with the names
 * that tokens see.
 */
export function buildSnapshots(registry: Registry): Map<string, string> {
  const tools = listTools(scopes, null, 'all', registry);
  const values: [string, unknown][] = [
    ...tools.map((tool): [string, unknown] => [tool.name, tool]),
    ['lists', listNames(registry)],
  ];
  return new Map(values.map(([name, value]) => [`${name}.json`, `${format(value)}\n`]));
}

/** Reads the stored files. */
export async function readSnapshots(): Promise<Map<string, string>> {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return new Map(files.map((file, at) => [file, texts[at] as string]));
}

/** Writes all files and removes those of tools that are gone. */
export async function writeSnapshots(registry: Registry): Promise<void> {
  const snapshots = buildSnapshots(registry);
  for (const file of await readdir(folder)) if (!snapshots.has(file)) await rm(new URL(file, folder));
  for (const [file, text] of snapshots) await writeFile(new URL(file, folder), text);
}
