/** Thresholds of a base by language, and by model of its vectors; null before the first calibration. */
export type Thresholds = Record<string, number> | null;

/** Confidence asked of a base that was not calibrated yet. */
export const uncalibratedThreshold = 1.2;
/** No threshold is lower: in a small base everyday sentences meet nothing at all. */
export const minThreshold = 1;

/** Where the threshold of a model's vectors stands among the thresholds of languages. */
export const vectorThreshold = (model: string) => `vectors ${model}`;
/** How fast confidence grows with the cosine above its threshold. */
const steepness = 8;

/** The threshold of the question's language, else the highest of the base: an unknown language is no reason to guess. */
export function thresholdOf(thresholds: Thresholds, language: string | null): number {
  const known = Object.entries(thresholds ?? {}).filter(([name]) => !name.startsWith(vectorThreshold('')));
  if (known.length === 0) return uncalibratedThreshold;
  return (language && thresholds?.[language]) || Math.max(...known.map(([, threshold]) => threshold));
}

/** A near vector makes as sure as words do, measured against its own threshold; without one, words alone decide. */
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
 * Between the score itself (blind to how much of a long question was met) and its share of what a passage holding every
 * word would get (blind to how much that is): s / √max.
 */
export const confidenceOf = (best: number, most: number) => (most > 0 ? best / Math.sqrt(most) : 0);
