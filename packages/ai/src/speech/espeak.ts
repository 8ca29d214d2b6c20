import { spawn } from 'node:child_process';
import { supportedLanguages } from '@jawab/core';
import { ProviderError } from '../provider-error.ts';
import { type Speaker, speechTimeouts } from './engine.ts';
import { correctWav } from './recording/write-wav.ts';

/** Where espeak-ng names a language otherwise. */
const voices: Record<string, string> = { en: 'en-us', 'zh-Hans': 'cmn', 'zh-Hant': 'cmn' };
const voiceOf = (language: string) => voices[language] ?? language;
/** A word without a vowel is a string of consonants: espeak-ng 1.51 reads 32 % of Thai words so, and 11 % of Arabic ones. */
const maxWithoutVowel = 0.2;
const vowel = /[aeiouyäæøœɐɑɒɔəɘɚɛɜɞɤɨɪɯɵʉʊʌʏ]/;
/** The mark of a change to another language, such as `(en)`: letters are spelt out or named. */
const languageMark = /\([a-z-]+\)/;

/**
 * Creates the voice of espeak-ng: a child process for each sentence. It offers the languages in which it reads a sample aloud
 * without naming letters. `samples` has a text for each language.
 */
export function espeakSpeaker(samples: Readonly<Record<string, string>>, command = 'espeak-ng'): Speaker {
  return {
    engine: 'espeak',
    quality: 'robotic',
    formats: ['wav'],
    languages: () => findLanguages(command, samples),
    async *synthesize(text, { language, voice, signal }) {
      const timeout = AbortSignal.timeout(speechTimeouts.synthesizeMs);
      const own = voice?.startsWith(voiceOf(language)) ? voice : voiceOf(language);
      const wav = correctWav(
        await run(
          command,
          ['-v', own, '--stdin', '--stdout'],
          text,
          AbortSignal.any([signal, timeout]),
        ).catch((error) => {
          signal.throwIfAborted();
          throw error;
        }),
      );
      if (!wav) throw new ProviderError('malformed');
      yield wav;
    },
  };
}

/** The number of languages that are tested at a time. */
const atOnce = 4;

/** Languages that each command can speak, by its samples. A process starts each command about twenty times to test it, and only once. */
const tested = new Map<string, Promise<ReadonlySet<string>>>();

function findLanguages(
  command: string,
  samples: Readonly<Record<string, string>>,
): Promise<ReadonlySet<string>> {
  const key = JSON.stringify([command, samples]);
  const found = tested.get(key) ?? testLanguages(command, samples);
  tested.set(key, found);
  return found;
}

async function testLanguages(
  command: string,
  samples: Readonly<Record<string, string>>,
): Promise<ReadonlySet<string>> {
  const able = new Set<string>();
  // Several at a time, because the window of the first visitor waits for it. A start of a process blocks for 9 ms.
  const waiting = supportedLanguages.values();
  const testNext = async () => {
    for (const language of waiting) {
      const sample = samples[language];
      if (!sample) continue;
      const signal = AbortSignal.timeout(speechTimeouts.synthesizeMs);
      const read = run(command, ['-q', '--ipa', '-v', voiceOf(language), '--stdin'], sample, signal);
      const phonemes = await read.then(String, () => '');
      if (canBeUnderstood(phonemes)) able.add(language);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, testNext));
  return able;
}

/** Tells whether the phonemes of a sample are words of its own language. */
export function canBeUnderstood(phonemes: string): boolean {
  const words = phonemes.split(/\s+/).filter(Boolean);
  const without = words.filter((word) => !vowel.test(word)).length;
  return words.length > 0 && !languageMark.test(phonemes) && without / words.length <= maxWithoutVowel;
}

/** Runs the command with a text as its input. The signal kills it; the promise settles when it has ended. */
function run(command: string, args: string[], text: string, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => {});
    child.on('error', () => {
      if (child.pid === undefined) reject(new ProviderError('unavailable'));
    });
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(signal.aborted ? signal.reason : new ProviderError('unavailable'));
    });
    child.stdin.end(text);
  });
}
