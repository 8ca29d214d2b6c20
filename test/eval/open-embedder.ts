import { createEmbedder } from '@jawab/ai';
import type { Embedder } from '@jawab/core';
import { InvalidSetting, readConfig } from '@jawab/runtime';

/** The settings of each embedder. */
const settingsOf = {
  gemini: { required: ['GEMINI_API_KEY'], others: ['EMBEDDING_MODEL', 'GEMINI_BASE_URL'] },
  openai: { required: ['EMBEDDING_URL', 'EMBEDDING_MODEL'], others: ['EMBEDDING_KEY'] },
  file: { required: ['EMBEDDING_FILE'], others: [] },
};

/**
 * Returns the settings of an embedder from the environment of the service, without those of others. Throws
 * {@link InvalidSetting} if a required one is missing, or there is no such embedder.
 */
export function embedderSettings(name: string): Record<string, string | undefined> {
  if (!Object.hasOwn(settingsOf, name)) {
    const names = Object.keys(settingsOf).join(', ');
    throw new InvalidSetting(`There is no embedder ${name}. Choose one of these: ${names}.`);
  }
  const { required, others } = settingsOf[name as keyof typeof settingsOf];
  if (!required.every((setting) => process.env[setting]))
    throw new InvalidSetting(`--embedder ${name} needs the setting ${required.join(' and ')}.`);
  return Object.fromEntries([...required, ...others].map((setting) => [setting, process.env[setting]]));
}

/** Opens the embedder of a run. Throws what {@link embedderSettings} throws. */
export const openEmbedder = (name: string): Embedder =>
  createEmbedder(readConfig(embedderSettings(name))) as Embedder;
