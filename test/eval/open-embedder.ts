import { createEmbedder } from '@jawab/ai';
import type { Embedder } from '@jawab/core';
import { InvalidSetting, readConfig } from '@jawab/runtime';

export const embedderNames = ['gemini', 'openai'] as const;

/**
 * Opens the embedder of a run from the service's own settings. Throws {@link InvalidSetting} if a required one is missing.
 */
export function openEmbedder(name: string): Embedder {
  const { gemini, embedding } = readConfig();
  if (name === 'gemini') {
    if (!gemini) throw new InvalidSetting('--embedder gemini needs the setting GEMINI_API_KEY.');
    return createEmbedder({ gemini, embedding: { ...embedding, url: undefined } }) as Embedder;
  }
  if (name !== 'openai')
    throw new InvalidSetting(`There is no embedder ${name}; there are ${embedderNames.join(' and ')}.`);
  if (!embedding.url || !embedding.model)
    throw new InvalidSetting('--embedder openai needs the settings EMBEDDING_URL and EMBEDDING_MODEL.');
  return createEmbedder({ embedding }) as Embedder;
}
