/** Client bytes that break the protocol. Its connection is closed, no other is touched. */
export class ProtocolViolation extends Error {
  override name = 'ProtocolViolation';
  readonly code: string;
  constructor(text: string, code = '08P01') {
    super(text);
    this.code = code;
  }
}

/** Gathers a byte stream into whole messages without copying those that arrive in one piece. */
export class MessageSplitter {
  #chunks: Buffer[] = [];
  #needed: number;
  #limitBytes: number;
  #startup = true;
  size = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
    this.#needed = 4;
  }

  /** After the start-up packet, messages carry a type byte. */
  leaveStartup(): void {
    this.#startup = false;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.size += chunk.length;
  }

  /** The next whole message, type byte first (none in start-up), or undefined when more bytes are needed. */
  next(): Buffer | undefined {
    const head = this.#startup ? 4 : 5;
    if (this.size < Math.max(this.#needed, head)) return undefined;
    const bytes = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    const length = bytes.readInt32BE(head - 4);
    const limit = this.#startup ? 10_000 : this.#limitBytes;
    if (length < 4 || (this.#startup && length < 8))
      throw new ProtocolViolation(`invalid message length ${length}`);
    if (length > limit)
      throw new ProtocolViolation(`message of ${length} bytes is over the limit of ${limit}`, '54000');
    const total = head - 4 + length;
    if (bytes.length < total) {
      this.#needed = total;
      return undefined;
    }
    this.#needed = 0;
    this.size -= total;
    this.#chunks = this.size > 0 ? [bytes.subarray(total)] : [];
    return bytes.subarray(0, total);
  }
}
