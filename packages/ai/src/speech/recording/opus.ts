const silkMs = [10, 20, 40, 60];
const hybridMs = [10, 20];
const celtMs = [2.5, 5, 10, 20];

/** Gets the Opus packets of a file, one after the other. */
export type TakePacket = (packet: Buffer) => void;

/** Returns the milliseconds of an Opus packet, from its first two bytes (RFC 6716, 3.1). */
export function opusMs(packet: Uint8Array): number {
  const [toc, second = 0] = packet;
  if (toc === undefined) return 0;
  const config = toc >> 3;
  const frameMs = config < 12 ? silkMs[config & 3] : config < 16 ? hybridMs[config & 1] : celtMs[config & 3];
  const code = toc & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : second & 63;
  return (frameMs as number) * frames;
}
