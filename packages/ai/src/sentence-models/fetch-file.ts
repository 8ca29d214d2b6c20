import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pause } from '@jawab/core';
import type { Dispatcher, fetch } from 'undici';
import type { PinnedFile } from './installable.ts';

/** Why a model cannot be installed, in sentences that say what to do. */
export class InstallFailed extends Error {}

/** The connection broke, or the server is busy: a later request goes on from there. */
class Interrupted extends Error {}

export interface FetchOptions {
  /** The `fetch` of undici, which takes the dispatcher. */
  send: typeof fetch;
  dispatcher: Dispatcher;
  signal: AbortSignal;
  /** Called with the length of the file so far. */
  onBytes(bytes: number): void;
  /** The pause after the first failure. It doubles with each further one. */
  retryMs: number;
}

/** The number of failures in a row without a new byte that end a download. */
const maxFailures = 5;

const lengthOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Fetches a file from an address (`http:`, `https:`) or from a path of this machine to `to`. What was fetched is kept as
 * `to.part`, also after a failure, and a later call goes on from there. Throws {@link InstallFailed} if the file cannot be
 * had or is another one, and the signal's reason.
 */
export async function fetchFile(
  file: PinnedFile,
  from: string,
  to: string,
  options: FetchOptions,
): Promise<void> {
  if ((await lengthOf(to)) === file.bytes) return options.onBytes(file.bytes);
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.part`;
  if (/^https?:/.test(from)) await download(file, from, part, options);
  else await copy(from, part);
  options.onBytes(await lengthOf(part));
  const sha256 = await hashOf(part);
  if (sha256 !== file.sha256) {
    await rm(part);
    throw new InstallFailed(
      `${from} has the SHA-256 ${sha256}. ${file.sha256} is expected, so it is not used and was removed here.`,
    );
  }
  await rename(part, to);
}

async function copy(from: string, part: string): Promise<void> {
  try {
    await copyFile(from, part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new InstallFailed(`There is no file ${from}.`);
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function download(file: PinnedFile, from: string, part: string, options: FetchOptions): Promise<void> {
  if ((await lengthOf(part)) > file.bytes) await rm(part);
  for (let failures = 0; ; ) {
    const before = await lengthOf(part);
    if (before === file.bytes) return;
    const why = await receive(file, from, part, before, options).then(
      () => 'it ended early',
      (error: unknown) => {
        if (error instanceof Interrupted) return error.message;
        throw error;
      },
    );
    const length = await lengthOf(part);
    if (length === file.bytes) return;
    failures = length > before ? 1 : failures + 1;
    if (failures === maxFailures)
      throw new InstallFailed(`${from} cannot be fetched: ${why}. Run the command again to go on.`);
    await pause(options.retryMs * 2 ** (failures - 1), options.signal);
    options.signal.throwIfAborted();
  }
}

/** Appends what the server sends from byte `before` on. */
async function receive(
  file: PinnedFile,
  from: string,
  part: string,
  before: number,
  { send, dispatcher, signal, onBytes }: FetchOptions,
): Promise<void> {
  // A compressed answer would have other bytes to go on from.
  const headers = { 'accept-encoding': 'identity', ...(before > 0 && { range: `bytes=${before}-` }) };
  const answer = await send(from, { headers, dispatcher, signal }).catch(asInterrupted);
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    if (answer.status === 408 || answer.status === 429 || answer.status >= 500)
      throw new Interrupted(`the server answers HTTP ${answer.status}`);
    throw new InstallFailed(`${from} cannot be fetched: the server answers HTTP ${answer.status}.`);
  }
  const goesOn = answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${before}-`);
  let length = goesOn ? before : 0;
  const { body } = answer;
  async function* count() {
    for await (const chunk of body) {
      length += chunk.byteLength;
      if (length > file.bytes) {
        await rm(part, { force: true });
        throw new InstallFailed(`${from} is longer than the ${file.bytes} bytes that are expected.`);
      }
      onBytes(length);
      yield chunk;
    }
  }
  await pipeline(count, createWriteStream(part, { flags: goesOn ? 'a' : 'w' }), { signal }).catch(
    asInterrupted,
  );
}

/** undici reports each failure of a connection as a TypeError, with its cause. */
function asInterrupted(error: Error): never {
  if (!(error instanceof TypeError)) throw error;
  const cause = error.cause as { message?: string; code?: string } | undefined;
  throw new Interrupted(cause?.message || cause?.code || error.message);
}
