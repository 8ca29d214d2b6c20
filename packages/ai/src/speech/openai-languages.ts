import { matchLanguage, supportedLanguages } from '@jawab/core';
import type { Post } from '../post.ts';
import { ProviderError } from '../provider-error.ts';
import { readJson } from '../read-answer.ts';

/** Languages that OpenAI lists for its own speech models; with other languages they make too many mistakes. */
const ofOpenai = [
  'ar',
  'en',
  'fil',
  'hi',
  'id',
  'ja',
  'kn',
  'ko',
  'mr',
  'ms',
  'ne',
  'ta',
  'th',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
];
const ofKokoro = ['en', 'hi', 'ja', 'zh-Hans', 'zh-Hant'];
const timeoutMs = 3_000;
/** How long a list is kept, also that a server has none; and that it was down. */
const [keptMs, downMs] = [600_000, 30_000];

/** Reads the models of a server; null if it does not list them. */
export type ReadModels = () => Promise<unknown>;

/** Creates the reader of the models of a server, for its hearing and its speaking together. It asks once in ten minutes. */
export function createModelsReader(post: Post): ReadModels {
  let kept: { models: Promise<unknown>; until: number } | null = null;
  return () => {
    if (kept && performance.now() < kept.until) return kept.models;
    const models = readJson(post, '/models', null, { timeoutMs });
    const reading = { until: performance.now() + keptMs, models };
    reading.models = reading.models.catch((error) => {
      if (error instanceof ProviderError && error.code === 'unavailable')
        reading.until = performance.now() + downMs;
      return null;
    });
    kept = reading;
    return reading.models;
  };
}

/**
 * Creates the reader of the languages of a model: those that the server names for it (speaches does), else what is published
 * for Kokoro and for OpenAI's models.
 */
export function readModelLanguages(
  readModels: ReadModels,
  model: string,
): () => Promise<ReadonlySet<string>> {
  const published = new Set(/kokoro/i.test(model) ? ofKokoro : ofOpenai);
  return async () => namedLanguages(await readModels(), model) ?? published;
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
