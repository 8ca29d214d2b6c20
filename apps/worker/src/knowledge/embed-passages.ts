import type { Embedder } from '@jawab/core';
import type { Passage } from '@jawab/retrieval';

/** Of one batch; more is a fault of the settings, not of the texts. */
const mostRefused = 5;
const statusesOfTexts = [400, 413, 422];

export interface Embedded {
  /** By passage id. */
  vectors: Map<number, Float32Array>;
  /** Ids of passages the model does not take. */
  refused: number[];
}

const isRefusal = (error: unknown) => {
  const { name, code, status } = error as { name?: string; code?: string; status?: number };
  return name === 'ProviderError' && code === 'refused' && statusesOfTexts.includes(status ?? 0);
};

/**
 * Embeds passages; of a batch that is refused the halves, until the passages that cannot be embedded are known. Throws
 * what the embedder throws, also when it refuses more than a few passages or all of them: then nothing is known of them.
 */
export async function embedPassages(
  embedder: Embedder,
  passages: Passage[],
  signal: AbortSignal,
): Promise<Embedded> {
  const found: Embedded = { vectors: new Map(), refused: [] };
  const embed = async (part: Passage[]): Promise<void> => {
    const texts = part.map(({ text }) => text);
    try {
      const values = await embedder.embed(texts, 'document', signal);
      for (const [at, { id }] of part.entries()) found.vectors.set(id, values[at] as Float32Array);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const half = Math.ceil(part.length / 2);
      if (part.length > 1) {
        await embed(part.slice(0, half));
        await embed(part.slice(half));
        return;
      }
      found.refused.push((part[0] as Passage).id);
      if (found.refused.length > mostRefused || found.refused.length === passages.length) throw error;
    }
  };
  await embed(passages);
  return found;
}
