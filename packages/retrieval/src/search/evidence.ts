import { type AskedUnit, frequencyOf, rarityOf } from './asked-unit.ts';
import { confidenceWeights, thingWeights } from './weights.ts';

/** Facts about the terms of a question in a base. */
export interface Evidence {
  /** The best score by BM25, in the unit of the rarities. */
  score: number;
  /** The rarity of each term. `gramRarity` is that of all grams together. */
  rarities: number[];
  gramRarity: number;
  /** In how many passages each term occurs, and how many passages the base has. */
  frequencies: number[];
  passages: number;
  /** The places of the terms that the best passage has. */
  met: ReadonlySet<number>;
  /** True if the base is not written in the language of the question, so that its words cannot meet. */
  isForeign: boolean;
  /** How many times the score of the second document that of the first is. */
  margin: number;
}

/** Tells whether a passage has a unit: any form of it, most of its parts, or each of several names within its name. */
export const isMet = ({ places, parts, inner }: AskedUnit, met: ReadonlySet<number>) =>
  places.some((place) => met.has(place)) ||
  parts.filter((place) => met.has(place)).length > parts.length / 2 ||
  (inner.length > 0 && inner.every((one) => one.some((place) => met.has(place))));

/** Tells whether a passage has one of several names within a name that the base lacks, or something related to what it lacks. */
function isNearlyMet(unit: AskedUnit, evidence: Evidence): boolean {
  const isThere = (place: number) => evidence.met.has(place);
  const isNamed = unit.places.some((place) => evidence.frequencies[place]);
  return (
    !isNamed && (unit.inner.flat().some(isThere) || (isAbsent(unit, evidence) && unit.related.some(isThere)))
  );
}

/** Returns what a unit weighs: rare things more, what is nowhere in the base less. */
export function weigh(unit: AskedUnit, { frequencies, passages, isForeign }: Evidence): number {
  const found = frequencyOf(unit, frequencies);
  const rarity = rarityOf(found, passages);
  if (unit.isNamed) return rarity * (unit.isLight ? thingWeights.lightShare : 1);
  return rarity * (found > 0 ? 1 : isForeign ? confidenceWeights.foreignShare : confidenceWeights.unmetShare);
}

/** Returns how much a passage has of a question: m / √a, where a weighs all that the question speaks of, rare things more, and m what the passage has of it. */
export function coverageOf(units: AskedUnit[], evidence: Evidence): number {
  let asked = 0;
  let met = 0;
  for (const unit of units) {
    const weight = weigh(unit, evidence);
    asked += weight;
    if (isMet(unit, evidence.met)) met += weight;
    else if (isNearlyMet(unit, evidence)) met += thingWeights.relatedShare * weight;
  }
  return asked > 0 ? met / Math.sqrt(asked) : 0;
}

/**
 * Returns how strongly terms match: s / √max. It lies between the score, which ignores how much of a long question was matched, and the score's share of
 * the maximum, which ignores how much that is. A form of a thing that the base knows by another form is not asked for.
 */
export function strengthOf(
  units: AskedUnit[],
  { score, rarities, gramRarity, frequencies, isForeign }: Evidence,
): number {
  const isKnown = (place: number) => (frequencies[place] ?? 0) > 0;
  const needless = new Set(
    units.flatMap(({ places, parts }) =>
      isForeign || places.some(isKnown) ? [...places, ...parts].filter((place) => !isKnown(place)) : [],
    ),
  );
  const most = rarities.reduce(
    (sum, rarity, place) => sum + (needless.has(place) ? 0 : rarity),
    isForeign ? 0 : gramRarity,
  );
  return most > 0 ? score / Math.sqrt(most) : 0;
}

/** Tells whether no passage of the base has a unit. */
export const isAbsent = ({ places, parts }: AskedUnit, { frequencies }: Evidence) =>
  [...places, ...parts].every((place) => !frequencies[place]);

/** Counts the things with a name in the lists that are nowhere in the base. */
export const countLacking = (units: AskedUnit[], evidence: Evidence): number =>
  units.filter((unit) => unit.isNamed && !unit.isLight && isAbsent(unit, evidence)).length;

/** Tells whether a word that looks like a subject is in no passage, nor what it belongs to, as the country of a city. */
export const isUnknownSubject = (unit: AskedUnit, evidence: Evidence): boolean =>
  unit.isSubject && isAbsent(unit, evidence) && !unit.related.some((place) => evidence.frequencies[place]);

/**
 * Tells whether a question is about a subject without a name in the lists that the base does not know, as a city or a product: one for
 * every few things that it speaks of. Words of another language say nothing of that.
 */
export function isAboutUnknown(units: AskedUnit[], evidence: Evidence): boolean {
  const unknown = units.filter((unit) => isUnknownSubject(unit, evidence)).length;
  const isMuch = unknown > 0 && unknown * confidenceWeights.thingsForUnknown >= units.length;
  return isMuch && !evidence.isForeign;
}

/** Tells whether the best passage has one thing of the question only, and lacks more of what the base knows of it. */
export function isLittleMet(units: AskedUnit[], evidence: Evidence): boolean {
  const known = units.filter((unit) => !isAbsent(unit, evidence));
  const met = known.filter((unit) => isMet(unit, evidence.met));
  const sum = (some: AskedUnit[]) => some.reduce((total, unit) => total + weigh(unit, evidence), 0);
  return met.length === 1 && sum(met) < confidenceWeights.minMet * sum(known);
}

const isUnknownWorld = ({ world, places }: AskedUnit, { frequencies }: Evidence) =>
  world.length > 0 && [...world, ...places].every((place) => !frequencies[place]);

/**
 * Tells whether a question is not about the base: it names a thing of the world that no passage has, as a poem or the weather, and
 * the other things it names weigh less in the best passage.
 */
export function isOffTopic(units: AskedUnit[], evidence: Evidence): boolean {
  const sum = (some: AskedUnit[]) => some.reduce((total, unit) => total + weigh(unit, evidence), 0);
  const world = units.filter((unit) => isUnknownWorld(unit, evidence));
  const named = units.filter((unit) => unit.isNamed && !unit.isLight && isMet(unit, evidence.met));
  return world.length > 0 && sum(world) > sum(named);
}

/**
 * Tells whether the best passage has only what any question may have, as "today" and "how much", and something else is in no passage.
 * Words of another language cannot tell.
 */
export const meetsOnlyPlain = (units: AskedUnit[], evidence: Evidence): boolean =>
  !evidence.isForeign &&
  units.every(
    (unit) => unit.isPlain || !(isMet(unit, evidence.met) || (unit.isSubject && isNearlyMet(unit, evidence))),
  ) &&
  units.some((unit) => !unit.isPlain && isAbsent(unit, evidence));
