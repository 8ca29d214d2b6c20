import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('../', import.meta.url).pathname;

interface Package {
  folder: string;
  /** Files and folders that stand beside the compiled ones. */
  files: string[];
  /** Programs that check the packed file, with their further arguments. */
  checks: [program: string, ...args: string[]][];
}

/** The packages that are published. */
const packages: Record<string, Package> = {
  sdk: {
    folder: 'packages/sdk',
    files: ['operations.d.ts'],
    checks: [
      ['publint', '--strict'],
      ['attw', '--profile', 'esm-only'],
    ],
  },
  n8n: {
    folder: 'connectors/n8n',
    files: ['icons', 'nodes/Jawab/Jawab.node.json', 'nodes/JawabTrigger/JawabTrigger.node.json'],
    checks: [['publint', '--strict']],
  },
};

/** Runs a program. If it fails, shows what it said and ends with its status. */
function run(program: string, args: string[], cwd = root): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Declarations keep the names of sources, which a package does not have. */
async function nameCompiledFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/(from '\.\/[\w-]+)(?:\.d)?\.ts'/g, "$1.js'"));
  }
}

/** Returns the package.json as it is published: with what `publishConfig` says, and without what only this repository needs. */
async function readManifest(folder: string): Promise<object> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { private: _, devDependencies, publishConfig, ...kept } = manifest;
  return Object.assign(kept, publishConfig);
}

const name = process.argv[2] ?? '';
const chosen = packages[name];
if (!chosen) {
  console.error(
    `jawab: there is no package "${name}" to pack. Packages: ${Object.keys(packages).join(', ')}.`,
  );
  process.exit(1);
}

const source = join(root, chosen.folder);
const made = join(root, '.cache/packages', name);
const compiled = join(made, 'dist');
await rm(made, { recursive: true, force: true });
await mkdir(compiled, { recursive: true });
run(bin('tsc'), ['-p', source, '--outDir', compiled]);
for (const file of chosen.files) await cp(join(source, file), join(compiled, file), { recursive: true });
await nameCompiledFiles(compiled);
await cp(join(source, 'README.md'), join(made, 'README.md'));
await cp(join(root, 'LICENSE'), join(made, 'LICENSE'));
await writeFile(join(made, 'package.json'), `${JSON.stringify(await readManifest(source), null, 2)}\n`);
const packed: { filename: string } = JSON.parse(
  run('pnpm', ['pack', '--json', '--pack-destination', join(root, '.cache/packages')], made),
);
for (const [program, ...args] of chosen.checks) run(bin(program), [packed.filename, ...args]);
console.log(packed.filename);
