import { spawnSync } from 'node:child_process';
import { constants, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { withLock } from './lock.mjs';
import { findPlaces, isAllowed } from './places.mjs';
import { explain, Refusal } from './refusal.mjs';
import { runTool } from './tool.mjs';

const oldestNode = [22, 18];

/**
 * Finds Node and pnpm: the machine's own when new enough, else the exact versions pinned in package.json, fetched through npm.
 * Returns absolute paths `{ node, pnpm }` and the environment for tools that write caches. Remembers what it fetched.
 */
export async function resolveToolchain(root) {
  const pins = readPins(root);
  const places = findPlaces(root);
  const node = isNewEnough(process.versions.node) ? process.execPath : undefined;
  const cacheFile = join(places.cache, 'toolchain.json');
  const remembered = recall(cacheFile, pins);
  const pnpm = remembered ? undefined : findPnpm(pins);
  if (node && pnpm) return { node, pnpm, env: places.env };
  const fetchOnce = async () =>
    recall(cacheFile, pins) ?? remember(cacheFile, pins, await fetchToolchain(pins, places));
  const fetched = remembered ?? (await withLock(`${cacheFile}.lock`, 'fetching Node and pnpm', fetchOnce));
  return { node: node ?? fetched.node, pnpm: pnpm ?? fetched.pnpm, env: places.env };
}

function readPins(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { node: manifest.devEngines.runtime.version, pnpm: manifest.packageManager.replace(/^pnpm@/, '') };
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** The first pnpm on PATH, when its major version is the pinned one. */
function findPnpm(pins) {
  const folder = process.env.PATH.split(delimiter).find(
    (entry) => entry && isAllowed(join(entry, 'pnpm'), constants.X_OK),
  );
  if (!folder) return undefined;
  const path = join(folder, 'pnpm');
  // Outside the project, else pnpm replaces itself by the pinned version before it answers.
  const version = printedVersion(path, sep);
  return version?.split('.')[0] === pins.pnpm.split('.')[0] ? path : undefined;
}

function readRemembered(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Returns the binaries that an earlier run fetched, if both still answer with the pinned versions. */
function recall(file, pins) {
  const found = readRemembered(file)[`${pins.node} ${pins.pnpm}`];
  if (!found?.node || !found.pnpm) return undefined;
  const works =
    printedVersion(found.node) === `v${pins.node}` && printedVersion(found.pnpm, sep) === pins.pnpm;
  return works ? found : undefined;
}

function remember(file, pins, found) {
  const all = { ...readRemembered(file), [`${pins.node} ${pins.pnpm}`]: found };
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  return found;
}

async function fetchToolchain(pins, places) {
  console.error(
    `Fetching Node ${pins.node} and pnpm ${pins.pnpm} (this machine has Node ${process.versions.node}) …`,
  );
  let modules = await fetchModules(pins, places);
  let found = locate(modules);
  if (!found) {
    // npm takes the folder of an interrupted fetch for a whole one.
    rmSync(dirname(modules), { recursive: true, force: true });
    modules = await fetchModules(pins, places);
    found = locate(modules);
  }
  if (found) return found;
  throw new Refusal(
    `Node ${pins.node} and pnpm ${pins.pnpm}, fetched to ${modules}, do not run on this machine. Install Node ${oldestNode.join('.')} or newer and pnpm ${pins.pnpm} yourself and run this again.`,
  );
}

/** Fetches platform packages, not their wrappers, which would need install scripts; returns their node_modules folder. */
async function fetchModules(pins, { cache, env }) {
  const packages = [`${nodePackage()}@${pins.node}`, `pnpm@${pins.pnpm}`].map((name) => `--package=${name}`);
  const { code, stdout, output } = await runNpm(
    ['exec', '--yes', ...packages, '--', 'node', '-p', 'process.env.PATH'],
    { cwd: cache, env: { ...env, npm_config_ignore_scripts: 'true', npm_config_loglevel: 'error' } },
  );
  const bin = stdout.split(delimiter).find((entry) => entry.includes(`${sep}_npx${sep}`));
  if (code !== 0 || !bin) throw explain('Fetching Node and pnpm through npm', output);
  return dirname(bin);
}

/** npm of the running `npm …` command, else the one on PATH. */
async function runNpm(args, options) {
  const script = process.env.npm_execpath ?? '';
  const [command, ...first] = script.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
  try {
    return await runTool(command, [...first, ...args], options);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Refusal(
      `npm was not found, and Node ${process.versions.node} with no pnpm is not enough. Install npm, or Node ${oldestNode.join('.')} or newer and pnpm.`,
    );
  }
}

function nodePackage() {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform}-${process.arch}`;
}

/** The two binaries in a node_modules folder, or undefined when one of them is missing or does not run. */
function locate(modules) {
  const scope = join(modules, '@pnpm');
  const pnpmFolder = existsSync(scope) && readdirSync(scope).find((name) => name.startsWith('exe.'));
  if (!pnpmFolder) return undefined;
  const found = { node: join(modules, nodePackage(), 'bin', 'node'), pnpm: join(scope, pnpmFolder, 'pnpm') };
  return printedVersion(found.node) && printedVersion(found.pnpm, sep) ? found : undefined;
}

function printedVersion(path, cwd) {
  const run = spawnSync(path, ['--version'], { cwd, encoding: 'utf8', timeout: 20_000 });
  return run.status === 0 ? run.stdout.trim() : undefined;
}
