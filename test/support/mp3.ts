/** MPEG-1 Layer III, 32 kbit/s, 32 kHz, mono, without CRC. */
const header = [0xff, 0xfb, 0x18, 0xc0];
const frameBytes = 144;
const frameMs = 36;

/** Makes a silent MP3 file. Its length is rounded up to whole frames of 36 ms. */
export function makeSilentMp3(ms: number): Buffer {
  const frame = Buffer.alloc(frameBytes);
  frame.set(header);
  return Buffer.concat(Array<Buffer>(Math.max(1, Math.ceil(ms / frameMs))).fill(frame));
}

/** Reads the length of an MP3 file that {@link makeSilentMp3} made; null if it is another file. */
export function readSilentMp3(bytes: Buffer): { seconds: number } | null {
  for (let at = 0; at < bytes.length; at += frameBytes)
    if (!bytes.subarray(at, at + header.length).equals(Buffer.from(header))) return null;
  return { seconds: ((bytes.length / frameBytes) * frameMs) / 1_000 };
}
