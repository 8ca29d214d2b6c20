import { type Speech, supportedLanguages, type VoiceLanguage } from '@jawab/core';
import type { ModelConfig } from '../config.ts';
import { openaiPost } from '../openai-post.ts';
import { ProviderError } from '../provider-error.ts';
import type { Hearer, Speaker } from './engine.ts';
import { espeakSpeaker } from './espeak.ts';
import { geminiHearer, geminiSpeaker } from './gemini-speech.ts';
import { createModelsReader } from './openai-languages.ts';
import { openaiHearer, openaiSpeaker } from './openai-speech.ts';
import { keepSpeech } from './recording/keep-speech.ts';
import { readRecording } from './recording/read-recording.ts';

/** A text in each language, which espeak-ng is tested with. */
export type Samples = Readonly<Record<string, string>>;

async function listLanguages(hearer: Hearer | null, speaker: Speaker): Promise<VoiceLanguage[]> {
  const heard = await hearer?.languages();
  const spoken = await speaker.languages();
  return supportedLanguages.map((language) => ({
    language,
    hearing: hearer && heard?.has(language) ? hearer.engine : 'none',
    speaking: spoken.has(language) ? speaker.engine : 'none',
    quality: spoken.has(language) ? speaker.quality : 'none',
  }));
}

/**
 * Creates the configured speech. An OpenAI-compatible server hears if `speech.url` and `speech.transcriptionModel` are set,
 * and speaks with `speech.model`; else Gemini does, if there is a key; else espeak-ng speaks, if it is installed. Throws if a
 * url is set without any model.
 */
export function createSpeech(
  { gemini, speech = {} }: ModelConfig,
  samples: Samples,
  espeakCommand?: string,
): Speech {
  const { url, apiKey, transcriptionModel, model } = speech;
  if (url && !transcriptionModel && !model)
    throw new Error('TRANSCRIPTION_MODEL or SPEECH_MODEL must name a model that SPEECH_URL serves.');
  const server = url ? { url, post: openaiPost(url, apiKey) } : null;
  const readModels = server ? createModelsReader(server.post) : null;
  const hearer: Hearer | null =
    server && readModels && transcriptionModel
      ? openaiHearer(server, transcriptionModel, readModels)
      : gemini
        ? geminiHearer(gemini, server ? undefined : transcriptionModel)
        : null;
  const speaker: Speaker =
    server && readModels && model
      ? openaiSpeaker(server, model, readModels)
      : gemini
        ? geminiSpeaker(gemini, server ? undefined : model)
        : espeakSpeaker(samples, espeakCommand);
  return {
    hearing: { engine: hearer?.engine ?? 'none', host: hearer?.host ?? null },
    readRecording,
    keepSpeech,
    languages: () => listLanguages(hearer, speaker),
    async transcribe(bytes, request) {
      if (!hearer) throw new ProviderError('unavailable');
      return hearer.transcribe(bytes, request);
    },
    synthesize: (text, request) => speaker.synthesize(text, request),
    formatOf: (format) => (speaker.formats.includes(format) ? format : 'wav'),
  };
}
