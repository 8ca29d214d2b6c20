import {
  fail,
  maxRecordingBytes,
  maxRecordingSeconds,
  type Recording,
  type RecordingType,
} from '@jawab/core';
import { isMp3, mp3Seconds } from './mp3.ts';
import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import { wavSeconds } from './wav.ts';
import { webmSeconds } from './webm.ts';

interface Format {
  type: RecordingType;
  /** Matches the names that senders use for it. */
  claims: RegExp;
  fits(bytes: Buffer): boolean;
  codecs: RegExp;
  measure(bytes: Buffer): { codec: string; seconds: number | null };
}

const textAt = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);
const alone = (measure: (bytes: Buffer) => number | null) => (bytes: Buffer) => ({
  codec: '',
  seconds: measure(bytes),
});

const formats: Format[] = [
  {
    type: 'audio/webm',
    claims: /^(?:(?:audio|video)\/webm|webm)$/,
    fits: (bytes) => bytes.length >= 4 && bytes.readUInt32BE(0) === 0x1a45dfa3,
    codecs: /^A_OPUS/,
    measure: webmSeconds,
  },
  {
    type: 'audio/ogg',
    claims: /^(?:(?:audio|application)\/ogg|audio\/opus|ogg|opus)$/,
    fits: (bytes) => textAt(bytes, 0, 4) === 'OggS',
    codecs: /^OpusHead/,
    measure: oggSeconds,
  },
  {
    type: 'audio/mp4',
    claims: /^(?:(?:audio|video)\/mp4|audio\/(?:x-)?m4a|mp4|m4a)$/,
    fits: (bytes) => textAt(bytes, 4, 4) === 'ftyp',
    codecs: /^(?:mp4a|Opus)/,
    measure: mp4Seconds,
  },
  {
    type: 'audio/wav',
    claims: /^(?:audio\/(?:x-|vnd\.)?wave?|wav)$/,
    fits: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WAVE',
    codecs: /^/,
    measure: alone(wavSeconds),
  },
  {
    type: 'audio/mpeg',
    claims: /^(?:audio\/(?:mpeg|mp3)|mp3)$/,
    fits: isMp3,
    codecs: /^/,
    measure: alone(mp3Seconds),
  },
];

const known = 'WebM, Ogg or MP4 with Opus, MP4 with AAC, WAV, or MP3';
/** A minute of speech, and the silence around it. */
const maxSeconds = 2 * maxRecordingSeconds;
const unclaimed = /^(?:|application\/octet-stream)$/;

/**
 * Reads a recording: its format by its first bytes, and its length by its frames, never by a duration in its header. `claim` is
 * the format or media type that the sender named. Fails with `invalid_request` (nothing, or no frame), `payload_too_large`
 * (5 MiB, two minutes) and `unsupported_media_type`.
 */
export function readRecording(given: Uint8Array, claim = ''): Recording {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length === 0) fail('invalid_request', '`audio` is empty. Send a recording.', issue('is empty'));
  if (bytes.length > maxRecordingBytes)
    fail('payload_too_large', 'A recording can have at most 5 MiB. Record for less time.');
  const format = formats.find(({ fits }) => fits(bytes));
  if (!format) return fail('unsupported_media_type', `This is not a recording. Send ${known}.`);
  const [media = ''] = claim.toLowerCase().split(';');
  if (!unclaimed.test(media.trim()) && !format.claims.test(media.trim()))
    fail(
      'unsupported_media_type',
      `The recording is ${format.type}, but it was sent as ${media.trim().slice(0, 40)}. Send its own type.`,
    );
  const { codec, seconds } = format.measure(bytes);
  if (codec && !format.codecs.test(codec))
    fail('unsupported_media_type', `The sound in this ${format.type} cannot be read. Send ${known}.`);
  if (seconds === null)
    return fail(
      'invalid_request',
      '`audio` has no sound that can be read. Record again.',
      issue('cannot be read'),
    );
  if (seconds > maxSeconds) tooLong();
  return { bytes, mimeType: format.type, seconds };
}

/** Refuses a recording with more than a minute of speech. */
export const tooLong = () =>
  fail('payload_too_large', 'A recording can have at most 60 seconds of speech. Record for less time.');

const issue = (message: string) => ({ issues: [{ path: 'audio', message }] });
