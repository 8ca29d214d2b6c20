import { describe, expect, test } from 'vitest';
import { findCircles, readNeighbours } from './import-circles.ts';
import { checkImports, checkManifest, checkReach, importTable } from './import-table.ts';
import { listFiles, listWorkspaces, readSource, type Workspace } from './sources.ts';

const files = listFiles();
const workspaces = listWorkspaces(files);

/** The workspace that a file belongs to: the innermost. */
const folderOf = (path: string) =>
  workspaces
    .map(({ folder }) => folder)
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0];

const sourcesOf = ({ folder }: Workspace) =>
  files.filter((path) => folderOf(path) === folder && /\.(tsx?|mts|js|mjs)$/.test(path));

describe.each(workspaces)('$folder', (workspace) => {
  test('package.json follows the import table', () => {
    expect(checkManifest(workspace)).toEqual([]);
  });

  test('imports follow the table, are declared and stay in their package', () => {
    expect(sourcesOf(workspace).flatMap((path) => checkImports(path, readSource(path), workspace))).toEqual(
      [],
    );
  });

  test('no file imports itself through others, not even for types', () => {
    const imports = sourcesOf(workspace).map(
      (path) => [path, readNeighbours(path, readSource(path))] as const,
    );
    expect(findCircles(new Map(imports))).toEqual([]);
  });

  test('nothing else reads the environment or opens a connection', () => {
    expect(
      sourcesOf(workspace).flatMap((path) => checkReach(path, readSource(path), workspace.name)),
    ).toEqual([]);
  });
});

test('every row of the table is a workspace', () => {
  expect(workspaces.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(importTable)));
});

describe('the law itself catches', () => {
  const tools: Workspace = {
    folder: 'tools',
    name: 'tools',
    manifest: {
      name: '@jawab/tools',
      dependencies: {
        '@jawab/core': 'workspace:*',
        zod: 'catalog:',
        hono: 'catalog:',
        '@jawab/db': 'workspace:*',
      },
      devDependencies: { '@jawab/test': 'workspace:*' },
    },
  };

  test('a manifest that reaches too far', () => {
    expect(checkManifest(tools)).toEqual(['tools may not import hono', 'tools may not import db']);
  });

  test.each([
    [`import { Hono } from 'hono';`, /may not import hono/],
    [`import type { Pool } from '@jawab/db';`, /may not import db/],
    [`const pg = await import(${"'pg'"});`, /does not declare/],
    [`import 'undici';`, /does not declare/],
    [`export * from '../packages/core/src/form/tool.ts';`, /leaves its package/],
    [`import {\n  a,\n  b,\n} from '../agents/support.ts';`, /leaves its package/],
    [`import { world } from '@jawab/test/support/world.ts';`, /does not declare/],
    [`import https from 'node:https';`, /only egress may/],
  ])('%s', (source, fault) => {
    expect(checkImports('tools/x.ts', source, tools).join()).toMatch(fault);
  });

  test.each([
    [`const home = process.env.HOME;`],
    [`import { env } from 'node:process';`],
    [`await fetch('http://127.0.0.1');`],
    [`const get = globalThis.fetch;`],
  ])('%s', (source) => {
    expect(checkReach('tools/x.ts', source, 'tools')).toHaveLength(1);
  });

  test.each([
    [
      `// process.env is read in config.ts only\nimport { z } from 'zod';\nimport { defineTool } from '@jawab/core';`,
    ],
    [`import { a } from './a.ts';\nawait cache.fetch('x');\nconst prefetch = refetch(1);`],
    [`export async function fetch(url: URL) { return open(url); }`],
  ])('but not %s', (source) => {
    expect([
      ...checkImports('tools/x.ts', source, tools),
      ...checkReach('tools/x.ts', source, 'tools'),
    ]).toEqual([]);
  });

  test('a circle, even of type imports, and not two ways to one file', () => {
    const sources = {
      'a/one.ts': `import type { Two } from './two.ts';`,
      'a/two.ts': `import { three } from './deep/three.ts';`,
      'a/deep/three.ts': `export { one } from '../one.ts';\nimport './four.ts';`,
      'a/deep/four.ts': `import { z } from 'zod';`,
      'a/start.ts': `import './one.ts';\nimport './deep/four.ts';`,
    };
    const imports = new Map(
      Object.entries(sources).map(([path, text]) => [path, readNeighbours(path, text)]),
    );
    expect(findCircles(imports)).toEqual(['a/one.ts → a/two.ts → a/deep/three.ts → a/one.ts']);
    imports.set('a/deep/three.ts', ['a/deep/four.ts']);
    expect(findCircles(imports)).toEqual([]);
  });

  test('but not what a test may use', () => {
    expect(
      checkImports('tools/x.test.ts', `import { world } from '@jawab/test/support/world.ts';`, tools),
    ).toEqual([]);
  });
});
