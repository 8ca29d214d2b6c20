import {
  type AudioFormat,
  matchLanguage,
  type RecordingType,
  type SynthesizeRequest,
  supportedLanguages,
  type TranscribeRequest,
  type Transcription,
} from '@jawab/core';
import type { Post } from '../post.ts';
import { ProviderError } from '../provider-error.ts';
import { readAnswer, readJson } from '../read-answer.ts';
import { type Hearer, type Speaker, speechTimeouts } from './engine.ts';
import { type ReadModels, readModelLanguages } from './openai-languages.ts';
import { correctWav } from './recording/write-wav.ts';

/** Servers tell the format of a recording by the name of its file. */
const extensions: Record<RecordingType, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
};

/**
 * Whisper invents words in silence and in music, and is sure of them: its authors drop a segment only if its words are also
 * improbable. 8 of 11 invented segments were probable (-.65 to -.96), and no segment of 40 spoken files was above .42 here.
 */
const maxNoSpeechProbability = 0.6;
/** Words that are improbable too need less doubt: .51 for a guitar, and at most .44 in 32 spoken files. */
const improbable = { maxNoSpeechProbability: 0.45, logProbability: -1 };
const kokoroVoices: Record<string, string> = {
  en: 'af_heart',
  hi: 'hf_alpha',
  ja: 'jf_alpha',
  'zh-Hans': 'zf_xiaobei',
  'zh-Hant': 'zf_xiaobei',
};
const usualVoice = 'alloy';
const mediaTypes: Record<AudioFormat, RegExp> = {
  wav: /wav/i,
  mp3: /mpeg|mp3/i,
  opus: /opus|ogg/i,
};

interface Answer {
  text?: unknown;
  /** A code or an English name. */
  language?: unknown;
  segments?: { text?: string; no_speech_prob?: number; avg_logprob?: number }[];
}

/** An OpenAI-compatible server of audio. Only the operator sets its address, which ends in `/v1`. */
export interface AudioServer {
  url: string;
  post: Post;
}

/** Creates the hearing of an OpenAI-compatible server (speaches, vLLM, OpenAI). */
export function openaiHearer({ url, post }: AudioServer, model: string, readModels: ReadModels): Hearer {
  const isWhisper = /whisper/i.test(model);
  return {
    engine: 'openai-compatible',
    host: new URL(url).host,
    languages: readModelLanguages(readModels, model),
    async transcribe(bytes, { mimeType, languages, vocabulary, signal }: TranscribeRequest) {
      const body = new FormData();
      const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mimeType });
      body.set('file', file, `recording.${extensions[mimeType]}`);
      body.set('model', model);
      body.set('response_format', isWhisper ? 'verbose_json' : 'json');
      const [language] = languages;
      if (language) body.set('language', codeOf(language));
      if (vocabulary.length > 0) body.set('prompt', vocabulary.join(', '));
      const timeoutMs = speechTimeouts.transcribeMs;
      const answer = await readJson(post, '/audio/transcriptions', body, { signal, timeoutMs });
      return readTranscription(answer as Answer | null);
    },
  };
}

/** Returns the code of ISO 639-1 that Whisper and OpenAI take; they call Filipino Tagalog. */
const codeOf = (language: string) => (language === 'fil' ? 'tl' : (language.split('-')[0] as string));

const englishNames = new Intl.DisplayNames(['en'], { type: 'language' });
/** Whisper's own names, where English has another one. */
const names = new Map([
  ['tagalog', 'fil'],
  ['tl', 'fil'],
  ['myanmar', 'my'],
  ['chinese', 'zh-Hans'],
  ...supportedLanguages.map((code) => [englishNames.of(code)?.toLowerCase() ?? code, code] as const),
]);
const languageOf = (named: unknown): string | null =>
  typeof named === 'string' && named !== '' ? (names.get(named.toLowerCase()) ?? matchLanguage(named)) : null;

function readTranscription(answer: Answer | null): Transcription {
  if (typeof answer?.text !== 'string') throw new ProviderError('malformed');
  return { text: spokenText(answer.text, answer.segments), language: languageOf(answer.language) };
}

/** Returns the text without the segments in which nobody speaks. */
function spokenText(text: string, segments: Answer['segments']): string {
  if (!Array.isArray(segments)) return text;
  const isSilent = ({ no_speech_prob = 0, avg_logprob = 0 }: NonNullable<Answer['segments']>[number]) =>
    no_speech_prob > maxNoSpeechProbability ||
    (no_speech_prob > improbable.maxNoSpeechProbability && avg_logprob < improbable.logProbability);
  return segments.some(isSilent)
    ? segments
        .filter((segment) => !isSilent(segment))
        .map(({ text = '' }) => text)
        .join('')
    : text;
}

/** Creates the voice of an OpenAI-compatible server (speaches, Kokoro, OpenAI). */
export function openaiSpeaker({ post }: AudioServer, model: string, readModels: ReadModels): Speaker {
  const isKokoro = /kokoro/i.test(model);
  return {
    engine: 'openai-compatible',
    quality: 'natural',
    formats: ['wav', 'mp3', 'opus'],
    languages: readModelLanguages(readModels, model),
    async *synthesize(input, { language, voice, format, signal }: SynthesizeRequest) {
      const usual = isKokoro ? (kokoroVoices[language] ?? usualVoice) : usualVoice;
      const body = { model, input, voice: voice ?? usual, response_format: format };
      const timeoutMs = speechTimeouts.synthesizeMs;
      const { bytes, type } = await readAnswer(post, '/audio/speech', body, { signal, timeoutMs });
      if (bytes.length === 0 || (type && /json|text/i.test(type))) throw new ProviderError('malformed');
      if (format !== 'wav') {
        if (type && !mediaTypes[format].test(type) && !/octet-stream/i.test(type))
          throw new ProviderError('malformed');
        yield bytes;
        return;
      }
      const wav = correctWav(bytes);
      if (!wav) throw new ProviderError('malformed');
      yield wav;
    },
  };
}
