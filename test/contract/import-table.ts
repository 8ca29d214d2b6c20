import { dirname, join, normalize } from 'node:path';
import { dropComments, isTest, readImports, type Workspace } from './sources.ts';

/** Who may import whom, in code that ships. The one copy of this table; AGENTS.md shows it to people. */
export const importTable: Record<string, readonly string[]> = {
  core: [],
  tools: ['core'],
  language: ['core'],
  agents: ['core', 'language', 'retrieval'],
  db: ['core'],
  ai: ['core', 'voice-activity'],
  retrieval: ['core', 'language'],
  http: ['core'],
  identity: ['core', 'http'],
  mail: ['language'],
  egress: [],
  extract: [],
  'embedded-postgres': [],
  runtime: [
    'core',
    'agents',
    'ai',
    'channels',
    'db',
    'egress',
    'embedded-postgres',
    'http',
    'identity',
    'language',
    'mail',
    'retrieval',
  ],
  mcp: ['core', 'http', 'language', 'runtime', 'tools'],
  rest: ['core', 'http', 'runtime', 'tools'],
  'browser-files': [],
  'browser-voice': ['voice-activity'],
  'voice-activity': [],
  sdk: [],
  'n8n-nodes-jawab': [],
  dashboard: ['browser-files', 'browser-voice', 'language', 'sdk'],
  visitor: ['core', 'browser-files', 'http', 'runtime'],
  widget: ['browser-files', 'browser-voice', 'language', 'sdk'],
  operate: ['core', 'ai', 'db', 'embedded-postgres', 'retrieval', 'runtime'],
  cli: ['core', 'operate', 'runtime', 'tools'],
  channels: ['core'],
  'channel-host': ['core', 'http', 'runtime'],
  worker: ['core', 'channel-host', 'runtime', 'tools', 'retrieval', 'extract', 'egress'],
  server: [
    'core',
    'browser-files',
    'channel-host',
    'dashboard',
    'http',
    'identity',
    'runtime',
    'tools',
    'mcp',
    'rest',
    'visitor',
    'widget',
    'worker',
  ],
};

/** Packages of others that the verbs and the nouns may use; no protocol, model or driver among them. */
const outsideOfVerbs: Record<string, readonly string[]> = { core: ['zod'], tools: ['zod'] };

/** Packages of others that belong to some workspaces only, because they open connections or reach the database. */
const keepers: Record<string, readonly string[]> = {
  undici: ['egress', 'ai'],
  '@google/genai': ['ai'],
  '@mastra/core': ['ai', 'agents', 'runtime'],
  '@mastra/observability': ['runtime'],
  '@mastra/pg': ['runtime'],
  pg: ['db', 'worker', 'runtime', 'identity'],
  'better-auth': ['identity'],
  nodemailer: ['mail'],
  '@electric-sql/pglite': ['embedded-postgres'],
};

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Sentences about the dependencies of one package.json that break the table. */
export function checkManifest(workspace: Workspace): string[] {
  const { name, manifest } = workspace;
  if (name === 'test') return [];
  if (!importTable[name]) return [`${name} has no line in the import table`];
  return Object.keys(manifest.dependencies ?? {}).flatMap((dependency) =>
    checkDependency(workspace, dependency),
  );
}

function checkDependency(workspace: Workspace, dependency: string): string[] {
  const { name } = workspace;
  const own = /^@jawab\/(.+)$/.exec(dependency)?.[1];
  if (own) return importTable[workspace.name]?.includes(own) ? [] : [`${name} may not import ${own}`];
  if (outsideOfVerbs[name]?.includes(dependency) === false) return [`${name} may not import ${dependency}`];
  if (keepers[dependency]?.includes(name) === false) return [`${name} may not import ${dependency}`];
  return [];
}

/** Sentences about the imports of one source file that break the table, are undeclared, or leave the package. */
export function checkImports(path: string, source: string, workspace: Workspace): string[] {
  const { name, folder, manifest } = workspace;
  const declared = new Set(
    Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...(isTest(path) && manifest.devDependencies),
    }),
  );
  return readImports(source).flatMap((specifier) => {
    if (specifier.startsWith('node:')) return checkBuiltin(specifier, name, path);
    if (specifier.startsWith('.')) {
      const target = normalize(join(dirname(path), specifier));
      const inside = target.startsWith(`${folder}/`) || (isTest(path) && target.startsWith('test/support/'));
      return inside ? [] : [`${path} leaves its package by ${specifier}`];
    }
    const dependency = packageOf(specifier);
    if (isTest(path) && (dependency === 'vitest' || dependency === manifest.name)) return [];
    if (!declared.has(dependency))
      return [`${path} imports ${dependency}, which its package.json does not declare`];
    return isTest(path) ? [] : checkDependency(workspace, dependency).map((fault) => `${path}: ${fault}`);
  });
}

function checkBuiltin(specifier: string, name: string, path: string): string[] {
  if (isTest(path) || name === 'egress') return [];
  return /^node:(https|http2|dgram)$/.test(specifier)
    ? [`${path} imports ${specifier}; only egress may`]
    : [];
}

const settingsReader = 'packages/runtime/src/config.ts';

/** Sentences about reaching the environment or the network from a place that must not. */
export function checkReach(path: string, source: string, name: string): string[] {
  if (isTest(path)) return [];
  const code = dropComments(source);
  const faults: string[] = [];
  if (
    path !== settingsReader &&
    /\bprocess\s*\.\s*env\b|\bprocess\[|\benv\b[^;]*from 'node:process'/.test(code)
  ) {
    faults.push(`${path} reads process.env; only ${settingsReader} may`);
  }
  if (name !== 'test' && /\bgraphile_worker\./.test(code)) {
    faults.push(
      `${path} names a table of Graphile Worker; only packages/db/functions/graphile_worker.sql may`,
    );
  }
  const bare = /(?<![\w$.#]|function\s)fetch\s*\(|\b(?:globalThis|global|window)\s*\.\s*fetch\b/;
  if (!['egress', 'ai', 'sdk', 'widget'].includes(name) && bare.test(code)) {
    faults.push(`${path} calls the global fetch; only egress and ai may`);
  }
  return faults;
}
