/** Lines of a base by language, and by model of its vectors; null before the first calibration. */
export type Lines = Record<string, number> | null;

/** Confidence asked of a base that was not calibrated yet. */
export const uncalibratedLine = 1.2;
/** No line is lower: in a small base everyday sentences meet nothing at all. */
export const leastLine = 1;

/** Where the line of a model's vectors stands among the lines of languages. */
export const vectorLine = (model: string) => `vectors ${model}`;
/** How fast confidence grows with the cosine above its line. */
const steepness = 8;

/** The line of the question's language, else the highest of the base: an unknown language is no reason to guess. */
export function lineOf(lines: Lines, language: string | null): number {
  const known = Object.entries(lines ?? {}).filter(([name]) => !name.startsWith(vectorLine('')));
  if (known.length === 0) return uncalibratedLine;
  return (language && lines?.[language]) || Math.max(...known.map(([, line]) => line));
}

/** A near vector makes as sure as words do, measured against its own line; without one, words alone decide. */
export function withVectors(
  confidence: number,
  line: number,
  { nearest, lines }: { nearest: number | null; lines: Lines },
  model: string | undefined,
) {
  const own = model === undefined ? undefined : lines?.[vectorLine(model)];
  if (own === undefined || nearest === null) return confidence;
  return Math.max(confidence, line * Math.exp(steepness * (nearest - own)));
}

/**
 * Between the score itself (blind to how much of a long question was met) and its share of what a passage holding every
 * word would get (blind to how much that is): s / √max.
 */
export const confidenceOf = (best: number, most: number) => (most > 0 ? best / Math.sqrt(most) : 0);
