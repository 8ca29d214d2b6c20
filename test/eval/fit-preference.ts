import type { Candidate } from '@jawab/retrieval';
import { isAnswerable } from './evaluate-helpcentre.ts';
import type { Product } from './open-product.ts';
import type { Progress } from './progress.ts';
import type { Helpcentre } from './read-helpcentre.ts';

/** A question with the passages that were compared for it. */
interface Asked {
  kit: string;
  candidates: (Candidate & { isRight: boolean })[];
}

/** How many are first and among three, of how many. */
interface Places {
  asked: number;
  first: number;
  three: number;
}

const features = ['said', 'titled', 'focused', 'alike', 'kind'] as const;
/** The weight of the logarithm of the score, then one of each feature. */
type Weights = number[];

const penalty = 2;
const rounds = 2_000;
const rate = 0.02;

/** Reads the passages that the search compares for every question. */
export async function readAsked(
  product: Product,
  centres: Helpcentre[],
  progress: Progress,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { folder, bases, questions } of centres)
    for (const base of bases) {
      const open = await product.addBase(base, folder, () => progress.step(`add ${base.id}`));
      for (const question of questions.filter((one) => one.base === base.id)) {
        progress.step(`ask ${base.id}`);
        if (!isAnswerable(question) || question.kind === 'f') continue;
        const found = await open.compare(question.q);
        const candidates = found.map((one) => ({
          title: one.title,
          score: one.score,
          fit: one.fit,
          isRight: (question.titles ?? []).includes(one.title),
        }));
        asked.push({ kit: base.kit, candidates });
      }
    }
  return asked;
}

const valuesOf = ({ score, fit }: Candidate) => [
  Math.log(Math.max(score, 0.01)),
  ...features.map((name) => fit[name]),
];
const sumOf = (weights: Weights, values: number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] as number), 0);

/** Adds the gradient of one question: the logarithm of the chance that a right passage is chosen. */
function addGradient(gradient: number[], weights: Weights, values: number[][], isRight: boolean[]) {
  const sums = values.map((one) => sumOf(weights, one));
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
  for (const [at, one] of values.entries()) {
    const pull = (isRight[at] ? (odds[at] as number) / right : 0) - (odds[at] as number) / all;
    for (const [place, value] of one.entries()) gradient[place] = (gradient[place] as number) + pull * value;
  }
}

/** Fits the weights by logistic regression, with a penalty on their squares. */
function fit(asked: Asked[]): Weights {
  const rows = asked
    .map(({ candidates }) => ({
      values: candidates.map(valuesOf),
      isRight: candidates.map((one) => one.isRight),
    }))
    .filter(({ isRight }) => isRight.includes(true) && isRight.includes(false));
  const weights: Weights = [1, ...features.map(() => 0)];
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight) => -penalty * weight);
    for (const { values, isRight } of rows) addGradient(gradient, weights, values, isRight);
    for (const [at, slope] of gradient.entries())
      weights[at] = (weights[at] as number) + (rate * slope) / Math.sqrt(rows.length);
  }
  return weights;
}

function placesOf(asked: Asked[], scoreOf: (candidate: Candidate) => number): Places {
  const places: Places = { asked: asked.length, first: 0, three: 0 };
  for (const { candidates } of asked) {
    const ranked = candidates.toSorted((one, other) => scoreOf(other) - scoreOf(one));
    const titles = [...new Set(ranked.map(({ title }) => title))];
    const right = new Set(candidates.filter(({ isRight }) => isRight).map(({ title }) => title));
    const at = titles.findIndex((title) => right.has(title));
    if (at === 0) places.first++;
    if (at >= 0 && at < 3) places.three++;
  }
  return places;
}

const line = (name: string, { asked, first, three }: Places, weights?: Weights) =>
  `${name.padEnd(14)} first ${first}/${asked}, among three ${three}/${asked}${
    weights
      ? `: ${features.map((key, at) => `${key} ${((weights[at + 1] as number) / (weights[0] as number)).toFixed(2)}`).join(', ')}`
      : ''
  }`;

/**
 * Fits the weights of the preference on all businesses but one and tries them on that one, for each, then fits them on all.
 * Weights are printed in the unit of the score: the preference is a power of e.
 */
export function reportFit(asked: Asked[]): string {
  const kits = [...new Set(asked.map(({ kit }) => kit))].sort();
  const lines = kits.flatMap((kit) => {
    const own = asked.filter((one) => one.kit === kit);
    const weights = fit(asked.filter((one) => one.kit !== kit));
    return [
      line(
        `${kit} before`,
        placesOf(own, ({ score }) => score),
      ),
      line(
        `${kit} unseen`,
        placesOf(own, (one) => sumOf(weights, valuesOf(one))),
        weights,
      ),
    ];
  });
  const weights = fit(asked);
  return [
    ...lines,
    line(
      'all before',
      placesOf(asked, ({ score }) => score),
    ),
    line(
      'all fitted',
      placesOf(asked, (one) => sumOf(weights, valuesOf(one))),
      weights,
    ),
  ].join('\n');
}
