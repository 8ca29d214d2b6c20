const headerBytes = 44;

/** Returns a WAV file of 16-bit mono samples. */
export function writeWav(samples: Uint8Array, sampleRate: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/**
 * Corrects the sizes in the header of a WAV file that was written to a pipe, where the writer cannot go back. Returns null
 * for any other bytes.
 */
export function correctWav(bytes: Buffer): Buffer | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const isData = bytes.toString('latin1', at, at + 4) === 'data';
    if (isData) {
      bytes.writeUInt32LE(bytes.length - at - 8, at + 4);
      bytes.writeUInt32LE(bytes.length - 8, 4);
      return bytes;
    }
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return null;
}
