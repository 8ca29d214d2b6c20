// Runs on the machine's own Node (≥ 18) before anything is installed: plain JavaScript, built-ins only.
// Prints a shell plan on stdout for scripts/run to evaluate; everything for people goes to stderr.
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './bootstrap/install.mjs';
import { explain, Refusal } from './bootstrap/refusal.mjs';
import { resolveToolchain } from './bootstrap/toolchain.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const nodeFlags = [
  '--enable-experimental-regexp-engine-on-excessive-backtracks',
  '--disable-warning=ExperimentalWarning',
  // Objects of a request then die young: after a load the server keeps 80 MiB less.
  '--max-semi-space-size=32',
];

/** Settings may stand in a file; what the environment says wins. */
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];

const bin = 'node_modules/.bin';
const laws = ['answering-bots', 'import-folders', 'import-table', 'reading', 'registry', 'repository'].map(
  (name) => `test/contract/${name}.test.ts`,
);
const steps = ['format', 'lint', 'types', 'laws', 'dead', 'versions'];

/** Command name → the process that scripts/run becomes. */
const commands = {
  start: ['node', ...nodeFlags, ...settings, 'apps/server/src/main.ts'],
  dev: ['node', ...nodeFlags, ...settings, '--watch', 'apps/server/src/main.ts'],
  jawab: ['node', ...nodeFlags, ...settings, 'apps/cli/src/main.ts'],
  eval: ['node', ...nodeFlags, 'test/eval/main.ts'],
  bench: ['node', ...nodeFlags, 'test/bench/main.ts'],
  prove: ['node', ...nodeFlags, 'test/prove/main.ts'],
  'test:n8n': ['node', ...nodeFlags, 'test/n8n/main.ts'],
  generate: ['node', ...nodeFlags, 'scripts/generate.ts'],
  test: [`${bin}/vitest`, 'run'],
  'test:postgres': ['sh', 'scripts/postgres17.sh', `${bin}/vitest`, 'run'],
  'test:pgbouncer': [
    'sh',
    'scripts/postgres17.sh',
    'node',
    ...nodeFlags,
    'scripts/pgbouncer.ts',
    `${bin}/vitest`,
    'run',
  ],
  'test:ci': ['sh', 'scripts/postgres17.sh', '--or-embedded', 'node', ...nodeFlags, 'scripts/run-suites.ts'],
  verify: [`${bin}/turbo`, 'run', ...steps, '--output-logs=errors-only', '--log-prefix=none', '--continue'],
  fix: [`${bin}/biome`, 'check', '--write'],
  format: [`${bin}/biome`, 'format'],
  lint: [`${bin}/biome`, 'lint', '--error-on-warnings'],
  build: ['node', ...nodeFlags, 'scripts/build.ts'],
  pack: ['node', ...nodeFlags, 'scripts/pack.ts'],
  // Each checker reads the libraries' types again: one takes half the CPU time of four, and no longer on two cores.
  types: [
    `${bin}/tsc`,
    '-b',
    '.',
    'packages/browser-voice',
    'connectors/n8n',
    'apps/widget',
    'apps/dashboard',
    '--checkers',
    '1',
  ],
  laws: [`${bin}/vitest`, 'run', ...laws],
  dead: [`${bin}/knip`, '--no-progress'],
  versions: [`${bin}/sherif`],
};

/** These need no package that only checks the code. */
const serviceCommands = ['start', 'dev', 'jawab', 'build'];

const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The lines scripts/run evaluates: environment, folder, and (but for `env`) the process to become. */
function plan(name, { node, pnpm }) {
  const path = [...new Set([dirname(node), dirname(pnpm), ...process.env.PATH.split(delimiter)])];
  const variables = {
    PATH: path.join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compiled'),
    MASTRA_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  };
  const lines = Object.entries(variables).map(([variable, value]) => `export ${variable}=${quote(value)}`);
  lines.push(`cd ${quote(root)}`);
  if (name === 'env') return lines.join('\n');
  const [program, ...args] = commands[name];
  const command = [program === 'node' ? node : program, ...args].map(quote).join(' ');
  return [...lines, `exec ${command} "$@"`].join('\n');
}

async function main(name) {
  if (name !== 'env' && !Object.hasOwn(commands, name)) {
    throw new Refusal(`there is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  const toolchain = await resolveToolchain(root);
  await installPackages(root, toolchain, { all: !serviceCommands.includes(name) });
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
