import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { writeWav } from '@jawab/ai/speech/recording/write-wav.ts';

const sampleRate = 22_050;

/** Returns whether espeak-ng can make the speech that a microphone hears. Says on stderr how to install it. */
export function hasSpeech(): boolean {
  const has = spawnSync('espeak-ng', ['--version']).status === 0;
  if (!has)
    console.error('\nNOT TESTED with a microphone. To install espeak-ng: apt-get install -y espeak-ng\n');
  return has;
}

/** 16-bit samples of silence. */
export const silence = (seconds: number) => Buffer.alloc(Math.round(sampleRate * seconds) * 2);

/** 16-bit samples of an English sentence. */
export const speech = (text: string) =>
  spawnSync('espeak-ng', ['-v', 'en-us', '-s', '160', '--stdout', text]).stdout.subarray(44);

/** Writes what the microphone of `path` hears from the next time it is opened. */
export const writeRecording = (path: string, parts: Buffer[]) =>
  writeFile(path, writeWav(Buffer.concat(parts), sampleRate));

/** Writes what a microphone hears to `path`, and returns the flags of a Chromium that hears it once. */
export async function microphoneFlags(path: string, parts: Buffer[]): Promise<string[]> {
  await writeRecording(path, parts);
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${path}%noloop`,
  ];
}

/** Keeps in the page what is played (`played`, seconds; `stopped`, how often) and the tracks of the microphone (`tracks`). */
export const audioSpy = `
  window.played = []; window.stopped = 0; window.tracks = [];
  const { start, stop } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (at) { window.played.push(this.buffer.duration); return start.call(this, at); };
  AudioBufferSourceNode.prototype.stop = function () { window.stopped++; return stop.call(this); };
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish); window.tracks.push(...stream.getTracks()); return stream;
  };`;

/** Tells in the page whether every track of the microphone has ended. */
export const isMicrophoneOff = `window.tracks.every((track) => track.readyState === 'ended')`;
