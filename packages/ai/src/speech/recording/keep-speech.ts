import { maxRecordingSeconds, noSpeech, type Recording } from '@jawab/core';
import { findSpeech } from '@jawab/voice-activity';
import { decode, type Sound } from './decode.ts';
import { tooLong } from './read-recording.ts';
import { writeWav } from './write-wav.ts';

/** Sound of this length before and after the speech is kept: soft beginnings and ends of words. */
const marginSeconds = 0.3;
/** Less silence than this stays, because the recording of a phone is smaller than its sound. */
const minCutSeconds = 1;

/**
 * Returns the recording without long silence around its speech. What is cut becomes WAV. Fails with `no_speech` if there is no
 * speech, and with `payload_too_large` if more than a minute is left. AAC is returned as it is.
 */
export async function keepSpeech(recording: Recording): Promise<Recording> {
  const isLong = recording.seconds > maxRecordingSeconds;
  const sound = await decode(recording).catch(() => null);
  if (!sound) return isLong ? tooLong() : recording;
  const speech = findSpeech(sound.samples, sound.sampleRate);
  if (!speech && isLong) return tooLong();
  if (!speech) throw noSpeech();
  const from = Math.max(0, speech.from - marginSeconds);
  const to = Math.min(sound.samples.length / sound.sampleRate, speech.to + marginSeconds);
  if (to - from > maxRecordingSeconds) return tooLong();
  if (!isLong && recording.seconds - (to - from) < minCutSeconds) return recording;
  return { bytes: toWav(sound, from, to), mimeType: 'audio/wav', seconds: to - from };
}

function toWav({ samples, sampleRate }: Sound, from: number, to: number): Buffer {
  const kept = samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
  const bytes = Buffer.alloc(kept.length * 2);
  kept.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2);
  });
  return writeWav(bytes, sampleRate);
}
