import { opusMs, type TakePacket } from './opus.ts';

/** The packets before the sound: the head and the tags. */
const headers = 2;

/** Returns the seconds of an Ogg file by its Opus packets. Null if it has no packet. `take` gets each packet. */
export function oggSeconds(bytes: Buffer, take?: TakePacket): { codec: string; seconds: number | null } {
  let ms = 0;
  let packets = 0;
  let codec = '';
  let isContinued = false;
  for (let at = 0; at + 27 <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS'; ) {
    const segments = bytes[at + 26] as number;
    const table = bytes.subarray(at + 27, at + 27 + segments);
    let start = at + 27 + segments;
    let length = 0;
    for (const lace of table) {
      length += lace;
      if (lace === 255) continue;
      const packet = bytes.subarray(start, start + length);
      if (packets === 0) codec = packet.toString('latin1', 0, 8);
      if (packets >= headers && !isContinued && packet.length === length) {
        take?.(packet);
        ms += opusMs(packet);
      }
      packets++;
      isContinued = false;
      start += length;
      length = 0;
    }
    // A packet that goes on at the next page is counted here, because its first bytes are.
    if (length > 0) {
      if (packets >= headers && !isContinued) ms += opusMs(bytes.subarray(start));
      isContinued = true;
    }
    at = start + length;
  }
  return { codec, seconds: ms > 0 ? ms / 1000 : null };
}
