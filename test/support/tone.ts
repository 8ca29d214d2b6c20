const sampleRate = 24_000;

/** Makes a tone of a length: its 16-bit samples, and WAV files of it with right sizes and with those of a stream. */
export function makeTone(ms: number): { samples: Buffer; wav: Buffer; streamedWav: Buffer } {
  const count = Math.round((sampleRate * ms) / 1000);
  const samples = Buffer.alloc(count * 2);
  for (let i = 0; i < count; i++)
    samples.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * i) / sampleRate)), i * 2);
  return {
    samples,
    wav: Buffer.concat([header(samples.length), samples]),
    streamedWav: Buffer.concat([header(0x7fffffff - 36), samples]),
  };
}

function header(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
}

/** Reads the header of a WAV file: whether its sizes are right, and its length in seconds. */
export function readWav(bytes: Buffer): { isRight: boolean; seconds: number } {
  const isRight = bytes.readUInt32LE(4) === bytes.length - 8 && bytes.readUInt32LE(40) === bytes.length - 44;
  return { isRight, seconds: (bytes.length - 44) / bytes.readUInt32LE(28) };
}
