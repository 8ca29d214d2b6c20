const bitrates = {
  v1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  v2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];

/** Returns the bytes before the frames: an ID3 tag, whose size has seven bits in each byte. */
function tagBytes(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}

/** Reads the header of a frame of MPEG audio, layer III. Null for any other bytes. */
function readFrame(bytes: Buffer, at: number): { length: number; seconds: number } | null {
  const [sync, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (second & 0xe0) !== 0xe0 || (second & 0x06) !== 0x02) return null;
  const version = (second >> 3) & 3;
  const rate = rates[(third >> 2) & 3];
  const isV1 = version === 3;
  const kbits = (isV1 ? bitrates.v1 : bitrates.v2)[third >> 4];
  if (version === 1 || !rate || !kbits) return null;
  const hertz = rate / (isV1 ? 1 : version === 2 ? 2 : 4);
  const samples = isV1 ? 1152 : 576;
  const length = Math.floor((samples * kbits * 125) / hertz) + ((third >> 1) & 1);
  return { length, seconds: samples / hertz };
}

/** Tells whether these are the first bytes of an MP3 file: a tag, or two frames one after the other. */
export function isMp3(bytes: Buffer): boolean {
  if (tagBytes(bytes) > 0) return true;
  const first = readFrame(bytes, 0);
  return first !== null && (bytes.length <= first.length || readFrame(bytes, first.length) !== null);
}

/** Returns the seconds of an MP3 file by its frames. Null if it has none. */
export function mp3Seconds(bytes: Buffer): number | null {
  let seconds = 0;
  for (let at = tagBytes(bytes); at + 4 <= bytes.length; ) {
    const frame = readFrame(bytes, at);
    if (frame) seconds += frame.seconds;
    at += frame?.length ?? 1;
  }
  return seconds > 0 ? seconds : null;
}
