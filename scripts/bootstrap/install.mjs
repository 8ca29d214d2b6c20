import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { explain } from './refusal.mjs';
import { runTool } from './tool.mjs';

/** Filters for the packages that run and build the service, without the tools that check the code. */
const serviceOnly = ['--prod', '--filter-prod', '@jawab/server...', '--filter-prod', '@jawab/cli...'];

/**
 * Installs from the frozen lockfile when the packages in node_modules are not those of the lockfile: the ones of the service,
 * or all when `all` is true. Where all were installed once, all stay.
 */
export async function installPackages(root, toolchain, { all }) {
  const stamp = join(root, 'node_modules', '.jawab-installed');
  const lockfile = fingerprint(root);
  const isReady = () => {
    const installed = readStamp(stamp);
    return installed === `all ${lockfile}` || (!all && installed === `service ${lockfile}`);
  };
  if (isReady()) return;
  await withLock(join(root, '.cache', 'install.lock'), 'installing packages', async () => {
    if (isReady()) return;
    const set = all || readStamp(stamp).startsWith('all ') ? 'all' : 'service';
    await runInstall(root, toolchain, set === 'all' ? [] : serviceOnly);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${set} ${lockfile}`);
  });
}

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readStamp(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function runInstall(root, { node, pnpm, env }, set) {
  console.error('Installing packages …');
  const startedAt = Date.now();
  const args = [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
    ...set,
  ];
  const path = [dirname(node), dirname(pnpm), process.env.PATH].join(delimiter);
  const { code, output } = await runTool(pnpm, args, { cwd: root, env: { ...env, PATH: path, CI: 'true' } });
  if (code !== 0) throw explain('Installing packages', output);
  console.error(`Installed packages in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
