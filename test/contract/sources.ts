import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Absolute path of the repository. */
export const root = resolve(import.meta.dirname, '../..');

const generatedFolders = new Set(['node_modules', '.git', '.cache', '.data', '.turbo', 'coverage']);

/** Every file of the repository, as paths from its root; generated folders left out. */
export function listFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(root, path)];
    return generatedFolders.has(entry.name) ? [] : listFiles(path);
  });
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The fields of package.json that the laws read. */
export type Manifest = {
  name: string;
  license?: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** A workspace: its folder from the root (`packages/core`), its short name (`core`) and its package.json. */
export type Workspace = { folder: string; name: string; manifest: Manifest };

/** Every workspace but the root itself. */
export function listWorkspaces(files: string[]): Workspace[] {
  return files
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => {
      const manifest: Manifest = JSON.parse(readSource(path));
      return { folder: dirname(path), name: manifest.name.replace(/^@jawab\//, ''), manifest };
    });
}

export const isTest = (path: string): boolean =>
  /\.(test|testing)\.ts$/.test(path) || path.startsWith('test/');

const importForms = [
  /^\s*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\b(?:require|import\.meta\.resolve)\(\s*['"]([^'"]+)['"]/g,
];

/** Module specifiers that a source text imports, in any of the four forms. */
export function readImports(source: string): string[] {
  const code = dropComments(source);
  return importForms
    .flatMap((form) => [...code.matchAll(form)].map(([, specifier]) => specifier as string))
    .filter((specifier) => !specifier.includes('${'));
}

/** The text without comments: laws about code must not stumble over words about it. */
export function dropComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
