import type { Content } from '@google/genai/web';
import { matchLanguage, type SynthesizeRequest, type TranscribeRequest } from '@jawab/core';
import { defaultModels, type GeminiAccess } from '../config.ts';
import { createGemini } from '../gemini-client.ts';
import { baseUrlOf } from '../gemini-post.ts';
import { ProviderError } from '../provider-error.ts';
import { type Hearer, type Speaker, speechTimeouts } from './engine.ts';
import { writeWav } from './recording/write-wav.ts';

/**
 * Our languages as the API names them. It lists these for its speech models; Gujarati, Kannada, Khmer, Lao, Malayalam and Burmese are
 * missing there.
 */
const tags: Record<string, string> = {
  ar: 'ar-EG',
  bn: 'bn-BD',
  en: 'en-IN',
  fil: 'fil-PH',
  hi: 'hi-IN',
  id: 'id-ID',
  ja: 'ja-JP',
  ko: 'ko-KR',
  mr: 'mr-IN',
  ms: 'ms-MY',
  ta: 'ta-IN',
  te: 'te-IN',
  th: 'th-TH',
  vi: 'vi-VN',
  'zh-Hans': 'cmn-CN',
  'zh-Hant': 'cmn-CN',
};
const spoken: ReadonlySet<string> = new Set(Object.keys(tags));
const usualVoice = 'Kore';

/** Creates the hearing of Gemini. */
export function geminiHearer(access: GeminiAccess, model: string = defaultModels.transcription): Hearer {
  const call = createGemini(access);
  return {
    engine: 'gemini',
    host: hostOf(access),
    languages: async () => spoken,
    async transcribe(bytes, { mimeType, languages, vocabulary, signal }: TranscribeRequest) {
      const parts = [{ inlineData: { mimeType, data: Buffer.from(bytes).toString('base64') } }];
      const config = {
        automaticContinuation: false,
        audioTranscriptionConfig: {
          languageCodes: [...new Set(languages.flatMap((tag) => tags[matchLanguage(tag) ?? ''] ?? []))],
          customVocabulary: [...vocabulary],
        },
      };
      const limits = { signal, timeoutMs: speechTimeouts.transcribeMs };
      const answer = await call(limits, (models, httpOptions) =>
        models.generateContent({
          model,
          contents: [{ role: 'user', parts }],
          config: { ...config, httpOptions },
        }),
      );
      const [candidate] = answer.candidates ?? [];
      if (!candidate) throw new ProviderError('malformed');
      return { text: textOf(candidate.content), language: null };
    },
  };
}

const textOf = (content: Content | undefined) =>
  (content?.parts ?? [])
    .filter(({ thought }) => !thought)
    .map(({ text }) => text ?? '')
    .join('');

/** Creates the voice of Gemini. It answers raw samples, which become a WAV file. */
export function geminiSpeaker(access: GeminiAccess, model: string = defaultModels.speech): Speaker {
  const call = createGemini(access);
  return {
    engine: 'gemini',
    quality: 'natural',
    formats: ['wav'],
    languages: async () => spoken,
    async *synthesize(text, { language, voice, signal }: SynthesizeRequest) {
      const config = {
        automaticContinuation: false,
        responseModalities: ['AUDIO'],
        speechConfig: {
          ...(tags[language] && { languageCode: tags[language] }),
          voiceConfig: { prebuiltVoiceConfig: { voiceName: voice ?? usualVoice } },
        },
      };
      const limits = { signal, timeoutMs: speechTimeouts.synthesizeMs };
      const answer = await call(limits, (models, httpOptions) =>
        models.generateContent({
          model,
          contents: [{ role: 'user', parts: [{ text }] }],
          config: { ...config, httpOptions },
        }),
      );
      const parts = answer.candidates?.[0]?.content?.parts ?? [];
      const found = parts.flatMap(({ inlineData }) => inlineData ?? []);
      const samples = Buffer.concat(found.map(({ data = '' }) => Buffer.from(data, 'base64')));
      const rate = Number(/rate=(\d+)/.exec(found[0]?.mimeType ?? '')?.[1] ?? 24_000);
      if (samples.length < 2) throw new ProviderError('malformed');
      yield writeWav(samples, rate);
    },
  };
}

const hostOf = (access: GeminiAccess) => new URL(baseUrlOf(access)).host;
