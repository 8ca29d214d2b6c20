import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namedPaths, namedScripts, shellVariables } from './documents.ts';
import { listLongFunctions } from './long-functions.ts';
import { listFiles, listWorkspaces, type Manifest, readSource, root } from './sources.ts';

const files = listFiles();
const rootManifest: Manifest & { scripts: Record<string, string> } = JSON.parse(readSource('package.json'));
const workspaces = listWorkspaces(files);

const required = [
  'agents',
  'apps',
  'connectors',
  'deploy',
  'docs',
  'packages',
  'scripts',
  'test',
  'tools',
  '.ci',
  '.gitignore',
  '.pnpmfile.mjs',
  'AGENTS.md',
  'CLAUDE.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'REVIEW.md',
  'SECURITY.md',
  'biome.json',
  'knip.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
  'turbo.json',
  'vitest.config.ts',
];
const optional = ['.editorconfig', '.env.example', 'README.md'];

describe('the top level', () => {
  test('holds what the tree says and nothing else', () => {
    const ignored = execFileSync('git', ['check-ignore', ...readdirSync(root)], {
      cwd: root,
      encoding: 'utf8',
    });
    const present = readdirSync(root).filter(
      (name) => name !== '.git' && !ignored.split('\n').includes(name),
    );
    expect(present).toEqual(expect.arrayContaining(required));
    expect(present.filter((name) => !required.includes(name) && !optional.includes(name))).toEqual([]);
  });

  test('CLAUDE.md is AGENTS.md', () => {
    expect(readlinkSync(join(root, 'CLAUDE.md'))).toBe('AGENTS.md');
  });

  test('every script works before anything is installed', () => {
    for (const [name, command] of Object.entries(rootManifest.scripts)) {
      expect(command).toBe(`exec sh scripts/run ${name}`);
    }
  });
});

describe('packages', () => {
  const manifests = [rootManifest, ...workspaces.map(({ manifest }) => manifest)];

  test.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
    '%s is private, MIT, and versions come from the catalog',
    (_, manifest) => {
      expect(manifest).toMatchObject({ license: 'MIT', private: true });
      const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
      const expected = versions.map(([name]) => [
        name,
        name.startsWith('@jawab/') ? 'workspace:*' : 'catalog:',
      ]);
      expect(versions).toEqual(expected);
    },
  );

  test('the catalog holds exact versions', () => {
    const catalog = /^catalog:\n((?: {2}.*\n)+)/m.exec(readSource('pnpm-workspace.yaml'))?.[1] ?? '';
    const versions = catalog
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(line.lastIndexOf(': ') + 2));
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('the licence is MIT', () => {
    expect(readSource('LICENSE')).toMatch(/^MIT License\n/);
  });
});

test('no file or folder has a name that means anything', () => {
  const vague = /(^|[/._-])(utils?|helpers?|common|managers?|services?)(?=[/._-]|$)/i;
  expect(files.filter((path) => vague.test(path))).toEqual([]);
});

test('no comment opens with a noun clause: it says the thing in a plain sentence', () => {
  const clause = /^\s*(?:\{?\/\*\*?|\/\/|\*|--|#|<!--) (?:What|Whether|That of)\b/;
  // In Markdown, `#` and `*` are headings and lists.
  const found = files
    .filter((path) => !path.endsWith('.md'))
    .flatMap((path) =>
      readSource(path)
        .split('\n')
        .flatMap((line, at) => (clause.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test('the private table of the queue is named in one file of functions, and in one of tests', () => {
  const own = ['packages/db/functions/graphile_worker.sql', 'test/support/queue.ts'];
  const isExcused = (path: string) =>
    own.includes(path) || /^packages\/db\/(?:src\/graphile-worker\.test|schema\.sql)/.test(path);
  const name = ['_private', 'jobs'].join('_');
  expect(files.filter((path) => !isExcused(path) && readSource(path).includes(name))).toEqual([]);
});

test('no file holds the marks of an unfinished merge', () => {
  const unfinished = files.filter((path) => /^(<{7}|>{7}) /m.test(readSource(path)));
  expect(unfinished).toEqual([]);
});

describe('tools', () => {
  const tools = files.filter((path) => /^tools\/[^/]+\.ts$/.test(path));
  const verbs = tools.filter((path) => !path.endsWith('.test.ts') && basename(path) !== 'index.ts');

  test('every operation has a test beside it', () => {
    const untested = verbs.filter((path) => !tools.includes(path.replace(/\.ts$/, '.test.ts')));
    expect(untested).toEqual([]);
  });

  test('say what they do without comments', () => {
    const commented = verbs.filter((path) => /^\s*(\/\/|\/\*)|[;,{})\]] \/\//m.test(readSource(path)));
    expect(commented).toEqual([]);
  });
});

describe('documents', () => {
  const documents = files.filter((path) => path.endsWith('.md') && !path.includes('snapshots/'));
  const tops = readdirSync(root).filter((name) => name !== '.cache');

  test.each(documents)('%s names paths that exist', (path) => {
    const missing = namedPaths(path, readSource(path), tops).filter(
      (named) => !existsSync(join(root, named)),
    );
    expect(missing).toEqual([]);
  });

  test.each(documents)('%s names scripts that exist', (path) => {
    expect(namedScripts(readSource(path)).filter((name) => !(name in rootManifest.scripts))).toEqual([]);
  });

  test.each(documents)('%s says what the variables of its curl commands are', (path) => {
    const { used, set } = shellVariables(readSource(path));
    const known = [...shellVariables(readSource('README.md')).set, ...set];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('the table of the README names every page of docs', () => {
    const pages = documents.filter((path) => /^docs\/[^/]+$/.test(path));
    expect(pages.length).toBeGreaterThan(20);
    const [, table = ''] = readSource('README.md').split('\n## Read on\n');
    expect(pages.filter((path) => !table.includes(`](${path})`))).toEqual([]);
  });

  test('a wrong path, a wrong script and an unknown variable are caught', () => {
    const text =
      'Run `npm run -s gone` or `pnpm lost`, see `tools/<name>.ts`, `tools/gone.ts` and [this](gone.md).';
    expect(namedPaths('docs/x.md', text, tops)).toEqual(['docs/gone.md', 'tools', 'tools/gone.ts']);
    expect(namedScripts(text)).toEqual(['gone', 'lost']);
    const commands = '```sh\n$ ID=7\ncurl "$API/x" \\\n  -d "$ID"\n```\nSet `$OTHER`.';
    expect(shellVariables(commands)).toEqual({ used: ['API', 'ID'], set: ['ID'] });
  });
});

test('the repository stands alone: no path of the machine it was written on', () => {
  const outside = /(?<![\w.-])\/(work|root|home\/\w+)\/(main|shared|brief|\.npm|\.cache)\b|\.\.\/shared\//;
  const texts = files.filter((path) => /\.(ts|mjs|js|md|json|sql|sh|ya?ml|html)$/.test(path));
  const leaking = texts.filter((path) => outside.test(readSource(path)));
  expect(leaking.filter((path) => path !== 'test/contract/repository.test.ts')).toEqual([]);
});

test('no object literal is spread into another: its properties are written plainly', () => {
  const spread = /\.{3}\{/;
  const sources = files.filter((path) => /\.(?:ts|mts|mjs)$/.test(path));
  expect(sources.filter((path) => spread.test(readSource(path)))).toEqual([]);
});

test('few functions are long, and of the longest there are no more than before', () => {
  const ships = (path: string) =>
    /^(?:agents|apps|packages|tools|scripts)\/.*\.tsx?$/.test(path) &&
    !/\.(?:test|testing|cases|d)\.tsx?$/.test(path);
  const long = files
    .filter(ships)
    .flatMap((path) => listLongFunctions(path, readSource(path), 40))
    .filter(({ isComponent }) => !isComponent);
  expect(long.length, 'functions of more than 40 lines, components apart').toBeLessThanOrEqual(116);
  expect(long.filter(({ lines }) => lines > 100).length, 'of more than 100').toBeLessThanOrEqual(2);
});
