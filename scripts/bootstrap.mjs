// Runs on the machine's own Node (≥ 18) before anything is installed: plain JavaScript, built-ins only.
// Prints a shell plan on stdout for scripts/run to evaluate; everything for people goes to stderr.
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './bootstrap/install.mjs';
import { explain, Refusal } from './bootstrap/refusal.mjs';
import { resolveToolchain } from './bootstrap/toolchain.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const nodeFlags = [
  '--enable-experimental-regexp-engine-on-excessive-backtracks',
  '--disable-warning=ExperimentalWarning',
];

/** Command name → arguments of the Node that runs it. */
const commands = {
  start: [...nodeFlags, 'apps/server/src/main.ts'],
  dev: [...nodeFlags, '--watch-path=apps', '--watch-path=packages', 'apps/server/src/main.ts'],
  jawab: [...nodeFlags, 'apps/cli/src/main.ts'],
  eval: [...nodeFlags, 'test/eval/main.ts'],
  bench: [...nodeFlags, 'test/bench/main.ts'],
  generate: [...nodeFlags, 'scripts/generate.ts'],
  test: ['node_modules/vitest/vitest.mjs', 'run'],
  'test:postgres': ['scripts/test-postgres.ts'],
  verify: ['scripts/verify.ts'],
};

const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The lines scripts/run evaluates: environment, folder, and (but for `env`) the process to become. */
function plan(name, { node, pnpm }) {
  const path = [...new Set([dirname(node), dirname(pnpm), ...process.env.PATH.split(delimiter)])];
  const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled');
  const lines = [
    `export PATH=${quote(path.join(delimiter))}`,
    `export NODE_COMPILE_CACHE=${quote(compileCache)}`,
    `cd ${quote(root)}`,
  ];
  if (name !== 'env') lines.push(`exec ${[node, ...commands[name]].map(quote).join(' ')} "$@"`);
  return lines.join('\n');
}

async function main(name) {
  if (name !== 'env' && !Object.hasOwn(commands, name)) {
    throw new Refusal(`there is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  const toolchain = await resolveToolchain(root);
  await installPackages(root, toolchain);
  console.log(plan(name, toolchain));
}

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  const refusal =
    error.code && !(error instanceof Refusal) ? explain(`Preparing ${root}`, error.message) : error;
  console.error(`jawab: ${refusal instanceof Refusal ? refusal.message : refusal.stack}`);
  process.exitCode = 1;
}
