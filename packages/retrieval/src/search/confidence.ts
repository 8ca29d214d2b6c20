/** The thresholds of a base by language, and by model of its vectors. Null before the first calibration. */
export type Thresholds = Record<string, number> | null;

/** The threshold of a base before its calibration. */
export const uncalibratedThreshold = 1.2;
/** The lowest threshold. In a small base, everyday sentences match nothing at all. */
export const minThreshold = 1;

/** Returns the key of the threshold of a model's vectors, beside those of languages. */
export const vectorThreshold = (model: string) => `vectors ${model}`;
/** How fast confidence grows with the cosine above its threshold. */
const steepness = 8;

/**
 * Returns the threshold of the question's language, or else the highest of the base, because an unknown language is
 * no reason to guess.
 */
export function thresholdOf(thresholds: Thresholds, language: string | null): number {
  const known = Object.entries(thresholds ?? {}).filter(([name]) => !name.startsWith(vectorThreshold('')));
  if (known.length === 0) return uncalibratedThreshold;
  return (language && thresholds?.[language]) || Math.max(...known.map(([, threshold]) => threshold));
}

/**
 * Raises the confidence of words by a near vector, measured against its own threshold. Without that threshold, words
 * alone decide.
 */
export function withVectors(
  confidence: number,
  threshold: number,
  { nearest, thresholds }: { nearest: number | null; thresholds: Thresholds },
  model: string | undefined,
) {
  const own = model === undefined ? undefined : thresholds?.[vectorThreshold(model)];
  if (own === undefined || nearest === null) return confidence;
  return Math.max(confidence, threshold * Math.exp(steepness * (nearest - own)));
}

/**
 * Returns s / √max. It lies between the score, which ignores how much of a long question was matched, and the score's
 * share of the maximum, which ignores how much that is.
 */
export const confidenceOf = (best: number, most: number) => (most > 0 ? best / Math.sqrt(most) : 0);
