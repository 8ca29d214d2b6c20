import { dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { languageFeatures } from '@jawab/language/detect/features.ts';
import { hashFeature, type PairHeader } from '@jawab/language/detect/model.ts';
import { languages } from '@jawab/language/languages/index.ts';
import { decisive } from './lexicons.ts';

/** A text to learn from, and its language. */
export interface Sample {
  text: string;
  language: string;
}

const labels = ['id', 'ms'] as const;
/** The number of features kept, those with the largest weights. */
const kept = 24_000;
const rounds = 7;
const rate = 0.1;
const shrinkage = 1e-4;
/** So few rounds leave the probabilities timid. Doubled, those above .9 are right in 95 % of the held-out rows. */
const stretch = 2;
/** How much a single word or a short phrase counts beside a sentence. */
const phraseWeight = 0.3;

interface Example {
  features: string[];
  isSecond: 0 | 1;
  weight: number;
}

/** All texts in a value, without their placeholders. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.replaceAll(/\{[^{}]*\}|[{}#<>]/g, ' ');
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part);
}

/** Yields texts of our own in both languages: the sentences of Jawab, and the words customers use for each concept. */
async function* examples(samples: readonly Sample[]): AsyncGenerator<Example> {
  for (const [index, label] of labels.entries()) {
    const isSecond = index as 0 | 1;
    const read = (text: string, weight: number): Example => ({
      features: [...new Set(languageFeatures(text, 'latin'))],
      isSecond,
      weight,
    });
    for (const { text, language } of samples)
      if (language === label) yield read(text, text.includes(' ') ? 1 : phraseWeight);
    for (const word of decisive[label] ?? []) yield read(word, 1);
    const { concepts, strings } = languages[label];
    const pages = (await dashboardLanguages[label].load()).default;
    for (const text of [...textsIn(strings), ...textsIn(pages)]) yield read(text, 1);
    for (const list of Object.values(concepts))
      for (const phrase of list.split(',')) yield read(phrase, phraseWeight);
  }
}

/** Mixes a list in the same way each time (Park and Miller's generator). */
function mix<T>(list: T[], seed: number): void {
  let state = seed;
  for (let last = list.length - 1; last > 0; last--) {
    state = (state * 16_807) % 2_147_483_647;
    const other = state % (last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
}

/**
 * Learns to tell Indonesian from Malay by logistic regression (AdaGrad). The counts of the groups treat all that two
 * languages share as evidence; here only the differences weigh.
 */
export async function trainPair(
  samples: readonly Sample[],
): Promise<{ header: PairHeader; numbers: Buffer }> {
  const all = await Array.fromAsync(examples(samples));
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  let bias = 0;
  for (let round = 1; round <= rounds; round++) {
    mix(all, round);
    for (const { features, isSecond, weight } of all) {
      const share = 1 / Math.sqrt(features.length);
      const sum = features.reduce((total, feature) => total + (weights.get(feature) ?? 0) * share, bias);
      const error = (1 / (1 + Math.exp(-sum)) - isSecond) * weight;
      bias -= 0.01 * error;
      for (const feature of features) {
        const known = weights.get(feature) ?? 0;
        const slope = error * share + shrinkage * known;
        const square = (squares.get(feature) ?? 0) + slope ** 2;
        squares.set(feature, square);
        weights.set(feature, known - (rate * slope) / Math.sqrt(square + 1e-8));
      }
    }
  }
  const best = [...weights].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])).slice(0, kept);
  const byte = Math.abs(best[0]?.[1] ?? 0) / 127;
  const bytes = new Map(best.map(([feature, weight]) => [hashFeature(feature), Math.round(weight / byte)]));
  const hashes = Uint32Array.from(bytes.keys()).sort();
  const numbers = Buffer.concat([
    new Uint8Array(hashes.buffer),
    Uint8Array.from(hashes, (hash) => bytes.get(hash) as number),
  ]);
  return {
    header: { labels: [...labels], bias: bias * stretch, unit: byte * stretch, size: hashes.length },
    numbers,
  };
}
