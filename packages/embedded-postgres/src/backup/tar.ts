import { BrokenBackup } from './manifest.ts';

const blockBytes = 512;
const maxPathBytes = 100;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
const sumOf = (block: Buffer) => {
  let sum = 0;
  for (const [at, byte] of block.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
};

/** Returns the header of a file in the ustar format, which `tar` reads. Throws for a path over 100 bytes. */
export function writeHeader(path: string, bytes: number): Buffer {
  if (Buffer.byteLength(path) > maxPathBytes) throw new Error(`The path ${path} is too long for an archive.`);
  const block = Buffer.alloc(blockBytes);
  block.write(path, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(bytes, 11), 124);
  block.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${octal(sumOf(block), 6)} `, 148);
  return block;
}

/** The zeros after `bytes` bytes of a file. */
export const paddingOf = (bytes: number): Buffer =>
  Buffer.alloc((blockBytes - (bytes % blockBytes)) % blockBytes);

/** The two empty blocks at the end of an archive. */
export const endOfArchive = (): Buffer => Buffer.alloc(2 * blockBytes);

export interface Entry {
  path: string;
  /** The content, which must be read to its end before the next entry. */
  content: AsyncIterable<Buffer>;
}

const cut = () => new BrokenBackup('The backup is cut: its end is missing. Use another copy of it.');

/** Takes exact numbers of bytes from a stream of chunks. */
class Taker {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async *take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next();
        if (next.done) throw cut();
        this.#rest = next.value;
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async takeBlock(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.take(blockBytes)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}

/** Reads the entries of an archive. Throws {@link BrokenBackup} if it is cut or is not an archive. */
export async function* readEntries(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const taker = new Taker(source);
  try {
    for (;;) {
      const header = await taker.takeBlock();
      if (header.every((byte) => byte === 0)) return;
      if (Number.parseInt(header.toString('latin1', 148, 155), 8) !== sumOf(header))
        throw new BrokenBackup('The file is not a backup, or it was changed. Use another copy of it.');
      const path = header.toString('utf8', 0, maxPathBytes).replace(/\0[\s\S]*/, '');
      const bytes = Number.parseInt(header.toString('latin1', 124, 135), 8);
      yield { path, content: taker.take(bytes) };
      for await (const _ of taker.take(paddingOf(bytes).length));
    }
  } finally {
    await taker.close();
  }
}
