import { spawnSync } from 'node:child_process';
import type { Speech } from '@jawab/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWav } from '../../../test/support/tone.ts';
import { openWorld, type World } from '../../../test/support/world.ts';

const hasEspeak = spawnSync('espeak-ng', ['--version']).status === 0;
if (!hasEspeak) console.error('\nNOT TESTED with espeak-ng. To install it: apt-get install -y espeak-ng\n');

let world: World;
let speech: Speech;
beforeAll(async () => {
  world = await openWorld();
  speech = world.runtime.speech;
});
afterAll(() => world.close());

/** Speaks a text to its end. */
async function say(text: string, language: string, signal = new AbortController().signal): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const request = { language, voice: null, format: 'wav' as const, signal };
  for await (const part of speech.synthesize(text, request)) parts.push(part);
  return Buffer.concat(parts);
}

describe.skipIf(!hasEspeak)('espeak-ng, without a key', () => {
  test('offers what it can say, and never Japanese, Chinese, Thai or Filipino', async () => {
    const known = await speech.languages();
    const spoken = known.filter(({ speaking }) => speaking === 'espeak').map(({ language }) => language);
    const able = ['ar', 'bn', 'en', 'hi', 'id', 'ko', 'ms', 'ta', 'te', 'vi'];
    expect(spoken).toEqual(expect.arrayContaining(able));
    for (const unable of ['ja', 'zh-Hans', 'zh-Hant', 'th', 'fil', 'km', 'lo', 'my'])
      expect(spoken).not.toContain(unable);
    expect(known.find(({ language }) => language === 'hi')).toMatchObject({
      hearing: 'none',
      quality: 'robotic',
    });
  });

  test('speaks a WAV file with right sizes', async () => {
    const wav = readWav(await say('नमस्ते', 'hi'));
    expect(wav.isRight).toBe(true);
    expect(wav.seconds).toBeGreaterThan(0.3);
  });

  test('an abort kills the process', async () => {
    const leave = new AbortController();
    const speaking = say('word '.repeat(20_000), 'en', leave.signal);
    leave.abort(new Error('the visitor left'));
    await expect(speaking).rejects.toThrow('the visitor left');
    const children = spawnSync('ps', ['--ppid', String(process.pid), '-o', 'comm=']).stdout.toString();
    expect(children).not.toContain('espeak');
  });
});
