import type { Embedder } from '@jawab/core';

/** HTTP statuses by which a model refuses a text, not our key or address. */
const statusesOfTexts = [400, 413, 422];

/** A text with the key that its vector is returned by. */
export interface Keyed<Key> {
  key: Key;
  text: string;
}

export interface Embedded<Key> {
  vectors: Map<Key, Float32Array>;
  /** Keys of the texts that the model refuses. */
  refused: Key[];
}

export interface Embedding {
  embedder: Embedder;
  kind: 'document' | 'query';
  signal: AbortSignal;
  /** If more texts are refused than this, or all of them, the settings are at fault and the refusal is thrown. */
  maxRefused?: number;
}

const isRefusal = (error: unknown) => {
  const { name, code, status } = error as { name?: string; code?: string; status?: number };
  return name === 'ProviderError' && code === 'refused' && statusesOfTexts.includes(status ?? 0);
};

/**
 * Embeds texts in one request. If the model refuses it, halves the batch until the refused texts are known. Throws every
 * other error of the embedder.
 */
export async function embedTexts<Key>(by: Embedding, texts: Keyed<Key>[]): Promise<Embedded<Key>> {
  const { embedder, kind, signal, maxRefused } = by;
  const vectors = new Map<Key, Float32Array>();
  const refused: Key[] = [];
  const embed = async (part: Keyed<Key>[]): Promise<void> => {
    const [first] = part;
    if (!first) return;
    try {
      const values = await embedder.embed(
        part.map(({ text }) => text),
        kind,
        signal,
      );
      for (const [at, { key }] of part.entries()) vectors.set(key, values[at] as Float32Array);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const half = Math.ceil(part.length / 2);
      if (part.length > 1) {
        await embed(part.slice(0, half));
        await embed(part.slice(half));
        return;
      }
      refused.push(first.key);
      if (maxRefused === undefined) return;
      if (refused.length > maxRefused || refused.length === texts.length) throw error;
    }
  };
  await embed(texts);
  return { vectors, refused };
}
