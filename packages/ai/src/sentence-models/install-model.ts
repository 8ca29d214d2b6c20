import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { openSentenceModel } from '../sentence-model.ts';
import { type FetchOptions, fetchFile, InstallFailed } from './fetch-file.ts';
import {
  fileOf,
  type InstallableModel,
  type PinnedFile,
  type PinnedPackage,
  platforms,
  sizeOf,
} from './installable.ts';

export interface InstallOptions {
  /** The folder of models, which gets a folder for this one. */
  folder: string;
  /** Another server than Hugging Face with the same paths, or a folder that has the files. */
  from?: string | undefined;
  /** Another registry of npm. */
  registry?: string | undefined;
  signal?: AbortSignal;
  /** Called with the number of bytes that are there and in all. */
  onProgress?(done: number, total: number): void;
  retryMs?: number;
}

const run = promisify(execFile);
/** If a server sends nothing for this long, the connection counts as lost. */
const silenceMs = 30_000;

/**
 * Installs a model with the packages that run it, and returns its file. Everything is fetched into a folder beside, checked,
 * unpacked and tried with a text before that folder gets the model's name, so the name stands for a model that works. After
 * a failure, another call goes on. Throws {@link InstallFailed}, or the signal's reason.
 */
export async function installModel(model: InstallableModel, options: InstallOptions): Promise<string> {
  const { folder, signal = new AbortController().signal, onProgress, retryMs = 1_000 } = options;
  const file = fileOf(model, folder);
  if (existsSync(file)) return file;
  refuseOtherPlatforms();
  const staged = `${join(folder, model.name)}.part`;
  // It leads through the proxy that https_proxy, http_proxy and no_proxy name.
  const { EnvHttpProxyAgent, fetch: send } = await import('undici');
  const dispatcher = new EnvHttpProxyAgent({ headersTimeout: silenceMs, bodyTimeout: silenceMs });
  const wanted = listFiles(model, staged, options);
  const total = sizeOf(model);
  let done = 0;
  try {
    for (const { pinned, from, to } of wanted) {
      const onBytes = (bytes: number) => onProgress?.(done + bytes, total);
      await fetchOrHint(pinned, from, to, { send, dispatcher, signal, retryMs, onBytes });
      done += pinned.bytes;
    }
    for (const one of model.packages) await unpack(one, staged);
    await tryOut(join(staged, model.model));
    await rm(archives(staged), { recursive: true, force: true });
    await rename(staged, join(folder, model.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    const mib = Math.ceil(total / 2 ** 20);
    throw new InstallFailed(
      `The disk of ${folder} is full. The model needs ${mib} MiB. Free some space and run the command again to go on.`,
    );
  } finally {
    await dispatcher.close();
  }
  return file;
}

const archives = (staged: string) => join(staged, 'packages');

function refuseOtherPlatforms(): void {
  const own = `${process.platform}/${process.arch}`;
  if (!platforms.includes(own))
    throw new InstallFailed(
      `ONNX Runtime has no library for ${own}, only for ${platforms.join(', ')}. Use a server of models instead: docs/embeddings.md.`,
    );
}

/** Lists where each file comes from and goes to. A folder has the files by their paths, or without folders. */
function listFiles(model: InstallableModel, staged: string, { from, registry }: InstallOptions) {
  const isFolder = from !== undefined && !/^https?:/.test(from);
  const local = ({ path }: PinnedFile) =>
    isFolder ? [path, basename(path)].map((one) => join(from, one)).find(existsSync) : undefined;
  const server = (isFolder ? undefined : from) ?? 'https://huggingface.co';
  const npm = registry ?? 'https://registry.npmjs.org';
  const at = (host: string, path: string) => `${host.replace(/\/+$/, '')}/${path}`;
  const files = model.files.map((pinned) => ({
    pinned,
    from: local(pinned) ?? at(server, `${model.repository}/resolve/${model.revision}/${pinned.path}`),
    to: join(staged, pinned.path),
  }));
  const packages = model.packages.map((pinned) => ({
    pinned,
    from: local(pinned) ?? at(npm, pinned.path),
    to: join(archives(staged), basename(pinned.path)),
  }));
  return [...files, ...packages];
}

async function fetchOrHint(file: PinnedFile, from: string, to: string, options: FetchOptions): Promise<void> {
  try {
    await fetchFile(file, from, to, options);
  } catch (error) {
    if (!(error instanceof InstallFailed)) throw error;
    const hint =
      'name' in file
        ? 'If npm has another registry here, name it with --registry.'
        : 'Another server or a folder with the files can be named with --from.';
    throw new InstallFailed(`${error.message} ${hint} docs/embeddings.md lists the files.`);
  }
}

async function unpack({ name, path, members = [] }: PinnedPackage, staged: string): Promise<void> {
  const to = join(staged, 'node_modules', name);
  await mkdir(to, { recursive: true });
  const archive = join(archives(staged), basename(path));
  try {
    await run('tar', ['-xzf', archive, '-C', to, '--strip-components', '1', ...members]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new InstallFailed('The program tar is missing. Install it, and run the command again to go on.');
  }
}

async function tryOut(file: string): Promise<void> {
  try {
    const { embed } = await openSentenceModel(file);
    await embed(['delivery']);
  } catch (error) {
    throw new InstallFailed(
      `The model was fetched and does not run on this machine: ${(error as Error).message} Use a server of models instead: docs/embeddings.md.`,
    );
  }
}
