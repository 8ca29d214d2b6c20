import { spawnSync } from 'node:child_process';
import { matchLanguage } from '@jawab/core';
import { entries } from '@jawab/language/registry.ts';
import { makeSounds, type Sound } from '../support/sounds.ts';
import { toWav } from '../support/voice.ts';
import { type OpenBase, openProduct } from './open-product.ts';
import { createProgress, type Progress } from './progress.ts';

/** The outcome for a recording of a language. */
export interface SpokenRow {
  language: string;
  asked: string;
  /** The recognised text; null: the bot asks to say it again. */
  heard: string | null;
  replyLanguage: string | null;
  /** The reply quotes the passage that the question is about. */
  isRight: boolean;
}

/** The outcome for a recording without speech. */
export interface SoundRow {
  kind: Sound['kind'];
  name: string;
  /** The question that was invented; null: none. */
  heard: string | null;
}

/** Names of espeak-ng where they are not the code. */
const voices: Record<string, string> = { en: 'en-us', 'zh-Hans': 'cmn' };
/** A man and a woman. */
const variants = ['', '+f2'];
const maxTries = 4;

/** Pages whose titles are sent to the recogniser: what Whisper says back in noise. */
const pages = [
  {
    title: 'The shop in Jakarta',
    kind: 'text' as const,
    text: 'The shop is in Kemang, near the mosque, with a car park of twenty places.',
  },
  {
    title: 'Returns and membership',
    kind: 'text' as const,
    text: 'Members return what they do not like within thirty days, free of charge.',
  },
  {
    title: 'Gift wrapping',
    kind: 'text' as const,
    text: 'We wrap a gift in paper with a card for two dollars.',
  },
  {
    title: 'Brewing tea at home',
    kind: 'text' as const,
    text: 'Green tea is brewed at eighty degrees for two minutes, black tea for four.',
  },
];

/** Speaks a text with espeak-ng. Returns null if it has no voice for the language. */
function speak(text: string, language: string, variant: string): Buffer | null {
  const voice = (voices[language] ?? language) + variant;
  const { status, stdout } = spawnSync('espeak-ng', ['-v', voice, '-s', '150', '--stdout', '--', text]);
  if (status !== 0 || stdout.length < 1_000) return null;
  stdout.writeUInt32LE(stdout.length - 8, 4);
  stdout.writeUInt32LE(stdout.length - 44, 40);
  return stdout;
}

interface SpokenReply {
  language: string;
  sources: { title: string }[];
  transcript: { text: string };
}

/** Asks by voice. Returns null if no words were heard. A recogniser that is too slow is asked again. */
async function ask({ call, chatbotId }: OpenBase, wav: Buffer): Promise<SpokenReply | null> {
  const audio = { data: wav.toString('base64') };
  for (let at = 1; ; at++) {
    try {
      return await call<SpokenReply>('voice_turn', { audio, chatbotId });
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'no_speech') return null;
      if (code !== 'unavailable' || at === maxTries) throw error;
    }
  }
}

/** The languages that espeak-ng has a voice for, each with a passage and a question that it answers. */
const spoken = () =>
  entries.flatMap(([language, { facts, words }]) =>
    facts.romanises || language === 'zh-Hant' || !speak(words.probe.question, language, '')
      ? []
      : [{ language, probe: words.probe }],
  );

/**
 * Asks the product by voice, with the recogniser of `SPEECH_URL` and `TRANSCRIPTION_MODEL`: one question in each language by two
 * voices, to a bot of this language that has passages in all of them, and sixty sounds without speech.
 */
export async function evaluateVoice(): Promise<{ spoken: SpokenRow[]; sounds: SoundRow[] }> {
  const { SPEECH_URL, SPEECH_KEY, TRANSCRIPTION_MODEL } = process.env;
  const product = await openProduct(undefined, { SPEECH_URL, SPEECH_KEY, TRANSCRIPTION_MODEL });
  try {
    const languages = spoken();
    const passages = languages.map(({ language, probe }) => ({
      title: `${probe.question} (${language})`,
      kind: 'text' as const,
      text: probe.passage,
    }));
    const articles = [...pages, ...passages];
    const progress = createProgress(
      articles.length + languages.length * variants.length + makeSounds().length,
    );
    const base = { id: 'voice', kit: 'voice', name: 'Voice', language: 'en', articles };
    const opened = await product.addBase(base, '', () => progress.step('add'));
    const rows: SpokenRow[] = [];
    for (const { language, probe } of languages) {
      await opened.call('update_bot', { id: opened.chatbotId, language });
      for (const variant of variants) {
        rows.push(await askSpoken(opened, language, probe.question, variant));
        progress.step(language);
      }
    }
    const sounds = await askSounds(opened, progress);
    progress.end();
    return { spoken: rows, sounds };
  } finally {
    await product.close();
  }
}

async function askSpoken(
  base: OpenBase,
  language: string,
  asked: string,
  variant: string,
): Promise<SpokenRow> {
  const output = await ask(base, speak(asked, language, variant) as Buffer);
  const title: string = output?.sources[0]?.title ?? '';
  return {
    language,
    asked,
    heard: output?.transcript.text ?? null,
    replyLanguage: output ? matchLanguage(output.language) : null,
    isRight: title.endsWith(`(${language})`),
  };
}

async function askSounds(base: OpenBase, progress: Progress): Promise<SoundRow[]> {
  await base.call('update_bot', { id: base.chatbotId, language: 'en' });
  const rows: SoundRow[] = [];
  for (const { kind, name, samples } of makeSounds()) {
    const output = await ask(base, toWav(samples));
    rows.push({ kind, name, heard: output?.transcript.text ?? null });
    progress.step(name);
  }
  return rows;
}

const countOf = <T>(rows: T[], is: (row: T) => boolean) => `${rows.filter(is).length} of ${rows.length}`;

/** Writes the tables of `docs/voice.md`. */
export function reportVoice({ spoken, sounds }: { spoken: SpokenRow[]; sounds: SoundRow[] }): string {
  const groups = Map.groupBy(spoken, ({ language }) => language);
  const ofLanguage = [...groups].map(([language, rows]) => {
    const asksAgain = countOf(rows, ({ heard }) => heard === null);
    const isOther = countOf(rows, (row) => row.replyLanguage !== null && row.replyLanguage !== language);
    const isRight = countOf(rows, (row) => row.isRight);
    return `| ${language} | ${isRight} | ${asksAgain} | ${isOther} |`;
  });
  const ofSounds = [...Map.groupBy(sounds, ({ kind }) => kind)].map(
    ([kind, rows]) => `| ${kind} | ${countOf(rows, ({ heard }) => heard !== null)} |`,
  );
  return [
    '| language | right passage first | asks again | answered in another language |',
    '|---|---|---|---|',
    ...ofLanguage,
    '',
    '| sound | invented questions |',
    '|---|---|',
    ...ofSounds,
  ].join('\n');
}
