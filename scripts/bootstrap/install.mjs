import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { explain } from './refusal.mjs';
import { runTool } from './tool.mjs';

/** Installs from the frozen lockfile when the packages in node_modules are not those of the lockfile. */
export async function installPackages(root, toolchain) {
  const stamp = join(root, 'node_modules', '.jawab-installed');
  const wanted = fingerprint(root);
  if (readStamp(stamp) === wanted) return;
  await withLock(join(root, '.cache', 'install.lock'), 'installing packages', async () => {
    if (readStamp(stamp) === wanted) return;
    await runInstall(root, toolchain);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
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
    return undefined;
  }
}

async function runInstall(root, { node, pnpm, env }) {
  console.error('Installing packages …');
  const startedAt = Date.now();
  const args = [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
  ];
  const path = [dirname(node), dirname(pnpm), process.env.PATH].join(delimiter);
  const { code, output } = await runTool(pnpm, args, { cwd: root, env: { ...env, PATH: path, CI: 'true' } });
  if (code !== 0) throw explain('Installing packages', output);
  console.error(`Installed packages in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
