import { setImmediate } from 'node:timers/promises';
import type { Recording } from '@jawab/core';
import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import type { TakePacket } from './opus.ts';
import { wavSamples } from './wav.ts';
import { webmSeconds } from './webm.ts';

/** The sound of a recording: samples from -1 to 1 of one channel. */
export interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

/** The sample rate of recognition models, in Hz. */
const opusRate = 16_000;
/** Decoding lets other requests run after this number of packets (one second), or of bytes of MP3. */
const [packetsAtOnce, bytesAtOnce] = [50, 16_384];

/** Decodes a recording. Returns null if it is AAC, for which there is no free decoder, or if it cannot be decoded. */
export async function decode({ bytes: given, mimeType }: Recording): Promise<Sound | null> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (mimeType === 'audio/wav') return wavSamples(bytes);
  if (mimeType === 'audio/mpeg') return decodeMp3(bytes);
  const packets: Buffer[] = [];
  const read = { 'audio/webm': webmSeconds, 'audio/ogg': oggSeconds, 'audio/mp4': mp4Seconds }[mimeType];
  const take: TakePacket = (packet) => packets.push(packet);
  read(bytes, take);
  return packets.length > 0 ? decodeOpus(packets) : null;
}

async function decodeOpus(packets: Buffer[]): Promise<Sound | null> {
  // Loaded with the first recording, because a service that hears nothing needs no decoder.
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({ channels: 1, sampleRate: opusRate });
  await decoder.ready;
  try {
    const parts: Float32Array[] = [];
    for (let at = 0; at < packets.length; at += packetsAtOnce) {
      const { channelData } = decoder.decodeFrames(packets.slice(at, at + packetsAtOnce));
      parts.push(channelData[0] as Float32Array);
      await setImmediate();
    }
    return soundOf(parts, opusRate);
  } finally {
    decoder.free();
  }
}

async function decodeMp3(bytes: Buffer): Promise<Sound | null> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const parts: Float32Array[] = [];
    let rate = 0;
    for (let at = 0; at < bytes.length; at += bytesAtOnce) {
      const { channelData, sampleRate } = decoder.decode(bytes.subarray(at, at + bytesAtOnce));
      const [left, right] = channelData;
      if (left && left.length > 0) {
        rate = sampleRate;
        parts.push(right ? left.map((sample, i) => (sample + (right[i] as number)) / 2) : left);
      }
      await setImmediate();
    }
    return soundOf(parts, rate);
  } finally {
    decoder.free();
  }
}

function soundOf(parts: Float32Array[], sampleRate: number): Sound | null {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return at > 0 ? { samples, sampleRate } : null;
}
