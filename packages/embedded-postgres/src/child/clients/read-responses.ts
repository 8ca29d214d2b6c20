/** The decision about a control message of the backend: true passes it on, false drops it, a Buffer replaces it. */
export type Verdict = boolean | Buffer;

const headerBytes = 5;
const rowLike = new Set(['D', 'T', 'd'].map((type) => type.charCodeAt(0)));

/**
 * Walks the backend's output as it is produced. Rows pass through unparsed in whatever pieces they come;
 * every other message goes whole through `filter`.
 */
export class ResponseReader {
  #filter: (type: number, whole: Buffer) => Verdict;
  #emit: (bytes: Buffer) => void;
  #carry: Buffer | undefined;
  #passing = 0;

  constructor(filter: (type: number, whole: Buffer) => Verdict, emit: (bytes: Buffer) => void) {
    this.#filter = filter;
    this.#emit = emit;
  }

  feed(piece: Buffer): void {
    const bytes = this.#carry ? Buffer.concat([this.#carry, piece]) : piece;
    this.#carry = undefined;
    let start = 0;
    let at = 0;
    while (at < bytes.length) {
      if (this.#passing > 0) {
        const taken = Math.min(this.#passing, bytes.length - at);
        this.#passing -= taken;
        at += taken;
        continue;
      }
      const left = bytes.length - at;
      const size = left < headerBytes ? Number.POSITIVE_INFINITY : 1 + bytes.readInt32BE(at + 1);
      const type = bytes[at] as number;
      if (left >= headerBytes && rowLike.has(type)) {
        this.#passing = size;
        continue;
      }
      if (left < size) {
        this.#carry = bytes.subarray(at);
        break;
      }
      const verdict = this.#filter(type, bytes.subarray(at, at + size));
      if (verdict !== true) {
        if (at > start) this.#emit(bytes.subarray(start, at));
        if (verdict) this.#emit(verdict);
        start = at + size;
      }
      at += size;
    }
    const end = bytes.length - (this.#carry?.length ?? 0);
    if (end > start) this.#emit(bytes.subarray(start, end));
  }
}
