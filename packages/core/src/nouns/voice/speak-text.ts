import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { matchLanguage } from '../../form/languages.ts';
import type { AudioFormat } from '../../form/speech.ts';
import type { VoiceSettings } from '../bots/voice-settings.ts';
import { readVisitedBot, type WindowBot } from '../visitors/visitors.ts';

interface TextToSpeak {
  text: string;
  language?: string | undefined;
  voice?: string | undefined;
  /** Voices by language, if none is named. */
  voices?: VoiceSettings['voices'];
  format: AudioFormat;
}

/**
 * Speaks a text. Fails with `invalid_request` if nothing in it can be said or no engine speaks its language, and with
 * `unavailable` if the engine fails.
 */
export async function speakText(
  ctx: Pick<Context, 'speech' | 'languages' | 'signal' | 'voiceMeter' | 'log'>,
  { text, language: named, voice, voices = {}, format: wanted }: TextToSpeak,
): Promise<{ format: AudioFormat; data: string }> {
  const { speech, languages, signal } = ctx;
  const language = matchLanguage(named ?? languages.readMessage(text).messageLanguage ?? 'en') ?? 'en';
  const cutter = languages.cutSpeech(language);
  const spoken = [...cutter.push(text), ...cutter.end()].map((part) => part.spoken).join(' ');
  if (spoken === '')
    fail('invalid_request', '`input` has nothing that can be said.', {
      issues: [{ path: 'input', message: 'has nothing that can be said' }],
    });
  const able = (await speech.languages()).find((one) => one.language === language);
  if (!able || able.speaking === 'none')
    fail(
      'invalid_request',
      `This service does not speak ${language}. list_voice_languages returns what it speaks.`,
      { issues: [{ path: 'language', message: 'is not spoken by this service' }] },
    );
  const format = speech.formatOf(wanted);
  const parts: Uint8Array[] = [];
  try {
    const options = { language, voice: voice ?? voices[language] ?? null, format, signal };
    for await (const part of speech.synthesize(spoken, options)) parts.push(part);
  } catch (error) {
    signal.throwIfAborted();
    ctx.voiceMeter.fail('synthesis');
    ctx.log.warn({ err: error }, 'a text was not spoken');
    fail('unavailable', 'The speech engine does not answer. Try again.', { retryAfterSeconds: 5 });
  }
  return { format, data: Buffer.concat(parts).toString('base64') };
}

/** Returns the voice settings of a visitor's bot. Fails with `not_found` if voice is off. */
export async function requireVoice(ctx: Pick<Context, 'sql' | 'principal'>): Promise<VoiceSettings> {
  const { voice } = await readVisitedBot(ctx);
  return voice.enabled ? voice : fail('not_found', 'Voice is off for this bot. Use text.');
}

const ownNetwork = /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/;

/** Describes to a chat window how its visitors speak with a bot. An engine of the own network is this service. */
export async function describeVoice(
  { speech, baseUrl }: Pick<Context, 'speech' | 'baseUrl'>,
  { voice }: Pick<WindowBot, 'voice'>,
) {
  const { enabled, autoplay } = voice;
  const known = enabled ? await speech.languages() : [];
  const namesOf = (does: 'hearing' | 'speaking') =>
    known.filter((one) => one[does] !== 'none').map(({ language }) => language);
  const hears = namesOf('hearing');
  const { host } = speech.hearing;
  const isOwn = host !== null && ownNetwork.test(host);
  return {
    enabled,
    autoplay,
    hears,
    speaks: namesOf('speaking'),
    heard_by: hears.length === 0 ? null : isOwn ? new URL(baseUrl).host : host,
  };
}
