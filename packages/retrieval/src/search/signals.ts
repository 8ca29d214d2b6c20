import type { AskedUnit } from './asked-unit.ts';
import {
  countLacking,
  coverageOf,
  type Evidence,
  isAbsent,
  isLittleMet,
  isMet,
  isUnknownSubject,
  strengthOf,
  weigh,
} from './evidence.ts';
import type { Found } from './find-passages.ts';
import type { Fit } from './preference.ts';
import { confidenceWeights, type vectorDecision, type wordDecision } from './weights.ts';

/** Signals by name, from which it is decided whether the best passage answers a question. */
export type Signals = Record<string, number>;
type Named<Table> = Record<Exclude<keyof Table, 'bias'>, number>;
/** Signals from the words. */
export type WordSignals = Named<typeof wordDecision>;
/** Additional signals from the vectors. */
export type VectorSignals = Omit<Named<typeof vectorDecision>, keyof WordSignals>;

/** Logarithms of strengths, which may be 0. */
const logOf = (strength: number) => Math.log(Math.max(strength, 0) + confidenceWeights.leastStrength);

/** Reads what the words of a question tell about the best passage: how much it has, and what the base lacks. */
export function readWordSignals(units: AskedUnit[], fit: Fit, evidence: Evidence): WordSignals {
  const weighed = units.map((unit) => ({ unit, weight: weigh(unit, evidence) }));
  const sum = (is: (unit: AskedUnit) => boolean) =>
    weighed.reduce((total, { unit, weight }) => total + (is(unit) ? weight : 0), 0);
  const isThere = (unit: AskedUnit) => isMet(unit, evidence.met);
  const isNowhere = (unit: AskedUnit) => isAbsent(unit, evidence);
  const isSubstance = (unit: AskedUnit) => !unit.isLight;
  const isNamedThing = (unit: AskedUnit) => unit.isNamed && !unit.isLight;
  const all = sum(() => true) || 1;
  const found = units.filter((unit) => isSubstance(unit) && isThere(unit)).length;
  return {
    strength: logOf(strengthOf(units, evidence)),
    coverage: logOf(coverageOf(units, evidence)),
    said: fit.said,
    alike: fit.alike,
    margin: Math.log(Math.min(evidence.margin, confidenceWeights.maxMargin)),
    unmet: sum((unit) => !isThere(unit)) / all,
    absent: sum(isNowhere) / all,
    lacking: Math.min(countLacking(units, evidence), confidenceWeights.maxLacking),
    little: isLittleMet(units, evidence) ? 1 : 0,
    foreign: evidence.isForeign ? 1 : 0,
    found: logOf(sum((unit) => isSubstance(unit) && isThere(unit))),
    things: Math.min(found, confidenceWeights.maxThings),
    nothing: found === 0 ? 1 : 0,
    length: Math.log(1 + units.length),
    named: sum((unit) => isNamedThing(unit) && isThere(unit)) / all,
    subjectsAbsent: sum((unit) => isUnknownSubject(unit, evidence)) / all,
    namesAbsent: sum((unit) => isNamedThing(unit) && isNowhere(unit)) / all,
  };
}

/**
 * Reads what the vectors tell: how far the nearest passage is before the others, and whether the best one is it. In deviations of the
 * neighbours, because cosines of one model lie between .7 and .9, those of another between .1 and .6. Null without vectors.
 */
export function readVectorSignals(
  { nearest, neighbours: { mean, deviation, sixth } }: Pick<Found, 'nearest' | 'neighbours'>,
  first: { vector_score: number | null; vector_rank: number | null },
): VectorSignals | null {
  if (nearest === null) return null;
  const unit = deviation || 1;
  return {
    beforeMean: (nearest - mean) / unit,
    beforeSixth: (nearest - sixth) / unit,
    behindNearest: ((first.vector_score ?? mean) - nearest) / unit,
    isNearest: first.vector_rank === 1 ? 1 : 0,
  };
}
