import { opusMs, type TakePacket } from './opus.ts';

/** Elements whose content is read: Segment, Cluster, BlockGroup, Tracks, TrackEntry. */
const parents = new Set([0x18538067, 0x1f43b675, 0xa0, 0x1654ae6b, 0xae]);
const [codecId, simpleBlock, block] = [0x86, 0xa3, 0xa1];

/**
 * Returns the seconds of a WebM file by its Opus packets. A recording of a browser has no duration and may end anywhere. Null
 * if it has no packet. `take` gets each packet.
 */
export function webmSeconds(bytes: Buffer, take?: TakePacket): { codec: string; seconds: number | null } {
  let ms = 0;
  let codec = '';
  for (let at = 0; at < bytes.length; ) {
    const id = readNumber(bytes, at, false);
    const size = id && readNumber(bytes, at + id.length, true);
    if (!id || !size) break;
    const start = at + id.length + size.length;
    if (parents.has(id.value)) {
      at = start;
      continue;
    }
    if (size.value === null) break;
    const content = bytes.subarray(start, start + size.value);
    if (id.value === codecId) codec = content.toString('latin1');
    else if ((id.value === simpleBlock || id.value === block) && content.length === size.value)
      ms += blockMs(content, take);
    at = start + size.value;
  }
  return { codec, seconds: ms > 0 ? ms / 1000 : null };
}

/** A block is the number of its track, a time, flags and frames. */
function blockMs(content: Buffer, take?: TakePacket): number {
  const track = readNumber(content, 0, true);
  if (!track) return 0;
  const at = track.length + 2;
  const isLaced = ((content[at] ?? 0) & 0x06) !== 0;
  const frames = isLaced ? (content[at + 1] ?? 0) + 1 : 1;
  const packet = content.subarray(at + (isLaced ? 2 : 1));
  if (!isLaced) take?.(packet);
  return opusMs(packet) * frames;
}

/** Reads a number of variable length. All ones is an unknown size: null. */
function readNumber(bytes: Buffer, at: number, isSize: true): { value: number | null; length: number } | null;
function readNumber(bytes: Buffer, at: number, isSize: false): { value: number; length: number } | null;
function readNumber(bytes: Buffer, at: number, isSize: boolean) {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = isSize ? first & ((1 << (8 - length)) - 1) : first;
  let isUnknown = value === (1 << (8 - length)) - 1;
  for (let i = 1; i < length; i++) {
    value = value * 256 + (bytes[at + i] as number);
    isUnknown &&= bytes[at + i] === 255;
  }
  return { value: isSize && isUnknown ? null : value, length };
}
