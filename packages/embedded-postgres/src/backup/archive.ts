import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Manifest } from './manifest.ts';
import { endOfArchive, paddingOf, writeHeader } from './tar.ts';

const pieceBytes = 1024 * 1024;

/** Writes files into a tar archive with gzip, one after the other, and remembers their checksums. */
export class Archive {
  readonly #written = new Map<string, Manifest['files'][number]>();
  readonly #into = new PassThrough({ highWaterMark: 4 * pieceBytes });
  readonly #done: Promise<void>;
  readonly #onProgress: (doneBytes: number, totalBytes: number) => void;
  #doneBytes = 0;
  #totalBytes = 0;

  constructor(file: string, onProgress: (doneBytes: number, totalBytes: number) => void) {
    const out = createWriteStream(file, { mode: 0o600, flush: true });
    this.#done = pipeline(this.#into, createGzip({ level: 1 }), out);
    this.#done.catch(() => {});
    this.#onProgress = onProgress;
  }

  /** The files so far, each as it was added last. */
  get written(): Manifest['files'] {
    return [...this.#written.values()];
  }

  /** Says which files will come, for the progress. */
  expect(files: Iterable<{ bytes: number }>): void {
    for (const { bytes } of files) this.#totalBytes += bytes;
  }

  #count(bytes: number): void {
    this.#doneBytes += bytes;
    this.#onProgress(this.#doneBytes, Math.max(this.#totalBytes, this.#doneBytes));
  }

  async #write(bytes: Buffer): Promise<void> {
    if (this.#into.destroyed) return this.#done;
    if (this.#into.write(bytes)) return;
    await Promise.race([new Promise<void>((resolve) => this.#into.once('drain', resolve)), this.#done]);
  }

  async addText(path: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#write(Buffer.concat([writeHeader(path, bytes.length), bytes, paddingOf(bytes.length)]));
  }

  /** Adds as many bytes as the file has now. It may change meanwhile: it is then added again. */
  async addFile(path: string, from: string): Promise<void> {
    const file = await open(from);
    try {
      const { size } = await file.stat();
      const hash = createHash('sha256');
      await this.#write(writeHeader(path, size));
      for (let left = size; left > 0; ) {
        const piece = Buffer.alloc(Math.min(left, pieceBytes));
        await file.read(piece, 0, piece.length, size - left);
        hash.update(piece);
        await this.#write(piece);
        this.#count(piece.length);
        left -= piece.length;
      }
      await this.#write(paddingOf(size));
      this.#written.set(path, { path, bytes: size, sha256: hash.digest('hex') });
    } finally {
      await file.close();
    }
  }

  async end(): Promise<void> {
    this.#into.end(endOfArchive());
    await this.#done;
  }

  abandon(): void {
    this.#into.destroy();
  }
}
