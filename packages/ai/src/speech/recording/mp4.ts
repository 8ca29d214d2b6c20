import { opusMs, type TakePacket } from './opus.ts';

/** Boxes whose content is boxes. */
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const aacFrame = 1024;

interface Found {
  codec: string;
  sampleRate: number;
  sizes: number[];
  media: Buffer[];
}

/**
 * Returns the seconds of an MP4 file with one track of AAC or Opus: by its number of AAC frames, or by its Opus packets. The
 * durations in its tables are not read. Null if it has no frame. `take` gets each packet of Opus.
 */
export function mp4Seconds(bytes: Buffer, take?: TakePacket): { codec: string; seconds: number | null } {
  const found: Found = { codec: '', sampleRate: 0, sizes: [], media: [] };
  walk(bytes, 0, bytes.length, found);
  const { codec, sampleRate, sizes } = found;
  const media = Buffer.concat(found.media);
  let seconds = 0;
  let at = 0;
  for (const size of sizes) {
    if (at + size > media.length) break;
    const packet = media.subarray(at, at + size);
    if (codec === 'Opus') take?.(packet);
    seconds += codec === 'Opus' ? opusMs(packet) / 1000 : sampleRate > 0 ? aacFrame / sampleRate : 0;
    at += size;
  }
  return { codec, seconds: seconds > 0 ? seconds : null };
}

function walk(bytes: Buffer, from: number, to: number, found: Found): void {
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const isLong = short === 1 && at + 16 <= to;
    const start = at + (isLong ? 16 : 8);
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < start - at) return;
    const end = Math.min(at + size, to);
    if (parents.has(name)) walk(bytes, start, end, found);
    else read(name, bytes.subarray(start, end), found);
    at += size;
  }
}

function read(name: string, box: Buffer, found: Found): void {
  if (name === 'mdat') found.media.push(box);
  if (name === 'stsd' && box.length >= 44) {
    found.codec = box.toString('latin1', 12, 16);
    found.sampleRate = box.readUInt16BE(40);
  }
  if (name === 'stsz' && box.length >= 12) {
    const [size, count] = [box.readUInt32BE(4), box.readUInt32BE(8)];
    for (let i = 0; i < count && (size > 0 || 16 + i * 4 <= box.length); i++)
      found.sizes.push(size > 0 ? size : box.readUInt32BE(12 + i * 4));
  }
  if (name === 'trun' && box.length >= 8) readRun(box, found.sizes);
}

/** Reads the sizes of a fragment's samples. The flags say which numbers each sample has. */
function readRun(box: Buffer, sizes: number[]): void {
  const flags = box.readUInt32BE(0) & 0xffffff;
  const count = box.readUInt32BE(4);
  const has = (flag: number) => ((flags & flag) === 0 ? 0 : 4);
  const step = has(0x100) + has(0x200) + has(0x400) + has(0x800);
  if (has(0x200) === 0) return;
  let at = 8 + has(0x1) + has(0x4) + has(0x100);
  for (let i = 0; i < count && at + 4 <= box.length; i++, at += step) sizes.push(box.readUInt32BE(at));
}
