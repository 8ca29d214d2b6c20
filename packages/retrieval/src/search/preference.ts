import { type Row, remember } from '@jawab/core';
import { type Amount, containsKind, covers, isOutdated, type Kind, readRanges } from '@jawab/language';
import { analyze } from '../analyzer/analyze.ts';
import { conceptTerm } from '../analyzer/hash.ts';
import { headingSeparator } from '../chunker/chunk-document.ts';
import { type AskedUnit, frequencyOf, rarityOf } from './asked-unit.ts';
import type { Found } from './find-passages.ts';
import { readInForce } from './in-force.ts';
import type { Question } from './question.ts';
import { fitWeights, orderWeights, thingWeights } from './weights.ts';

/** How a passage fits a question beyond its score by terms. Each lies between 0 and 1. */
export interface Fit {
  /** The share of the question that the passage says; rare things count more. */
  said: number;
  /** The share of the question that its title and the headings above it say. */
  titled: number;
  /** The share that the question says of its title, or of one of those headings. */
  focused: number;
  /** The harmonic mean of the two: a question that is a title or a heading. */
  alike: number;
  /** 1 if it contains the kind of thing asked for, as a price or an hour. */
  kind: number;
  /** 1 if it names a range with an amount of the question, as "5–10 km" for 7 km; less for the amount itself, which is a term too. */
  covers: number;
}

/** Returns the factor of a passage by how it fits the question. */
export const preferenceOf = (fit: Fit): number =>
  Math.exp(
    (Object.keys(fitWeights) as (keyof Fit)[]).reduce((total, key) => total + fitWeights[key] * fit[key], 0),
  );

/** Returns the factor of a passage by whether it is still valid. */
export function validityOf({ title, heading, text = '' }: Row, now: Date): number {
  const { isOff, isComing } = readInForce({ title, heading, text }, now);
  const isOver = isOff ? !isComing : isOutdated([title, heading].filter(Boolean).join('\n'), now);
  return isOver ? orderWeights.outdated : 1;
}

/** The facts about a passage that are compared. */
export interface Compared {
  title: string;
  heading: string | null;
  language: string | null;
  text: string;
  /** The positions of the terms that it has, from 1. */
  positions: number[];
}

/** Compares a passage with a question. */
export type FitOf = (passage: Compared) => Fit;

/** Compares passages with a question. What stands nowhere in the base tells nothing between them. */
export function createFit(
  { names, units, kinds, amounts, language }: Question,
  { term_df: frequencies, passages, deferred }: Found,
): FitOf {
  const weighed = units.map((unit): [AskedUnit, number] => [unit, weigh(unit, frequencies ?? [], passages)]);
  const all = weighed.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const shareOf = (has: (place: number) => boolean) =>
    weighed.reduce((sum, [unit, weight]) => sum + weight * degreeOf(unit, has), 0) / all;
  const asked = new Set(names);
  const common = new Set(deferred);
  return (row) => {
    const headings: string[] = row.heading?.split(headingSeparator) ?? [];
    const above = [row.title, ...headings].map((title) => readTitle(title, row.language, language));
    const met = new Set<number>(row.positions);
    const isAbove = (place: number) => above.some((title) => title.has(names[place] as string));
    const titled = shareOf(isAbove);
    const focused = Math.max(...above.map((title) => title.intersection(asked).size / (title.size || 1)));
    return {
      said: shareOf((place) => met.has(place + 1) || common.has(place + 1) || isAbove(place)),
      titled,
      focused,
      alike: titled + focused > 0 ? (2 * titled * focused) / (titled + focused) : 0,
      kind: kinds.some((kind) => hasKind(row.text, kind)) ? 1 : 0,
      covers: coverageOf(row.text, amounts),
    };
  };
}

function weigh(unit: AskedUnit, frequencies: number[], passages: number): number {
  const isKnown = [...unit.places, ...unit.parts, ...unit.related].some(
    (place) => (frequencies[place] ?? 0) > 0,
  );
  if (!isKnown) return 0;
  return rarityOf(frequencyOf(unit, frequencies), passages) * (unit.isLight ? thingWeights.lightShare : 1);
}

/** Returns how much of a unit is met: all of it in any form, the share of its parts, or less by what is related to it. */
function degreeOf({ places, parts, inner, related }: AskedUnit, has: (place: number) => boolean): number {
  if (places.some(has)) return 1;
  const byWords = parts.length > 0 ? parts.filter(has).length / parts.length : 0;
  const byNames = inner.length > 0 ? inner.filter((one) => one.some(has)).length / inner.length : 0;
  return Math.max(byWords, byNames, related.some(has) ? thingWeights.relatedShare : 0);
}

/** Questions find the same passages again and again. */
const maxRead = 2_000;

const rangesOf = remember(readRanges, maxRead);

function coverageOf(text: string, amounts: Amount[]): number {
  const found = amounts.flatMap((amount) => rangesOf(text).filter((range) => covers(range, amount)));
  if (found.length === 0) return 0;
  return found.some(({ min, max }) => min < max) ? 1 : orderWeights.exactShare;
}

const hasKind = remember((text: string, kind: Kind) => containsKind(text, [kind]), maxRead);

/** Returns the terms and concepts of a title in its own language and in that of the question. */
const readTitle = remember((title: string, own: string | null, asked: string | null): ReadonlySet<string> => {
  const options = { language: own, also: asked ? [asked] : [], kind: 'document' } as const;
  const { terms, concepts } = analyze(title, options);
  const roots = (term: string) => !term.startsWith('^');
  return new Set([...[...terms.keys()].filter(roots), ...[...concepts.keys()].map(conceptTerm)]);
}, maxRead);
