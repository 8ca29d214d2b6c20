/** Returns the seconds of a WAV file by the bytes that it has, whatever sizes its header says. Null if it cannot be read. */
export function wavSeconds(bytes: Buffer): number | null {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const start = at + 8;
    if (name === 'data') return bytesPerSecond > 0 ? (bytes.length - start) / bytesPerSecond : null;
    if (name === 'fmt ') bytesPerSecond = readFormat(bytes, start);
    const size = bytes.readUInt32LE(at + 4);
    at = start + size + (size % 2);
  }
  return null;
}

function readFormat(bytes: Buffer, at: number): number {
  if (at + 16 > bytes.length) return 0;
  const channels = bytes.readUInt16LE(at + 2);
  const rate = bytes.readUInt32LE(at + 4);
  const bits = bytes.readUInt16LE(at + 14);
  const isUsual = channels >= 1 && channels <= 8 && rate >= 8_000 && rate <= 192_000;
  return isUsual && [8, 16, 24, 32].includes(bits) ? (channels * rate * bits) / 8 : 0;
}
