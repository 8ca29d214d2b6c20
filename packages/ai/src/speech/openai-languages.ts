import { matchLanguage, supportedLanguages } from '@jawab/core';
import { type AudioServer, parseAnswer, requestAudio } from './openai-request.ts';

/** What OpenAI lists for its own speech models; other languages make too many mistakes. */
const ofOpenai = [
  'ar',
  'en',
  'fil',
  'hi',
  'id',
  'ja',
  'kn',
  'ko',
  'ms',
  'ta',
  'th',
  'vi',
  'zh-Hans',
  'zh-Hant',
];
const ofKokoro = ['en', 'hi', 'ja', 'zh-Hans', 'zh-Hant'];
const timeoutMs = 3_000;
const keptMs = 600_000;

/**
 * Creates the reader of the languages of a model: those that the server names for it (speaches does), else what is published
 * for Kokoro and for OpenAI's models. A server that does not answer is asked again at the next call.
 */
export function readModelLanguages(server: AudioServer, model: string): () => Promise<ReadonlySet<string>> {
  const published = new Set(/kokoro/i.test(model) ? ofKokoro : ofOpenai);
  let kept: { languages: ReadonlySet<string>; until: number } | null = null;
  return async () => {
    if (kept && performance.now() < kept.until) return kept.languages;
    try {
      const { bytes } = await requestAudio(server, '/models', { timeoutMs });
      const named = namedLanguages(parseAnswer(bytes), model);
      kept = { languages: named ?? published, until: performance.now() + keptMs };
      return kept.languages;
    } catch {
      return published;
    }
  };
}

/** Reads the member `language` of a model in the list of a server. Null if the server does not name languages. */
function namedLanguages(answer: unknown, model: string): ReadonlySet<string> | null {
  const { data } = (answer ?? {}) as { data?: { id?: string; language?: unknown }[] };
  const listed = Array.isArray(data) ? data.find(({ id }) => id === model)?.language : null;
  if (!Array.isArray(listed) || listed.length === 0) return null;
  const codes = new Set(listed.map((tag) => matchLanguage(String(tag))));
  // A model that names Chinese reads both of its scripts.
  return new Set(
    supportedLanguages.filter(
      (code) => codes.has(code) || (code.startsWith('zh') && [...codes].some((one) => one?.startsWith('zh'))),
    ),
  );
}
