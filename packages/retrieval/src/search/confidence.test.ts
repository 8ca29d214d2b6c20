import { expect, test } from 'vitest';
import type { AskedUnit } from './asked-unit.ts';
import { type Evidence, easeDoubt } from './confidence.ts';

const unit = (place: number, isNamed: boolean): AskedUnit => ({
  places: [place],
  parts: [],
  isNamed,
  isLight: false,
  isSubject: false,
});
const evidenceOf = (frequencies: number[]): Evidence => ({
  score: 1,
  rarities: frequencies.map(() => 1),
  gramRarity: 0,
  frequencies,
  passages: 50,
  met: new Set(),
  isForeign: false,
  margin: 1,
});
const ease = (confidence: number, named: boolean[], frequencies: number[]) =>
  easeDoubt(confidence, {
    threshold: 1,
    units: named.map((isNamed, place) => unit(place, isNamed)),
    evidence: evidenceOf(frequencies),
  });

test('doubt is eased if the base has most of what a question names, and never lifts it above the threshold', () => {
  expect(ease(0.36, [true, false, false], [3, 0, 0])).toBeCloseTo(0.6);
  expect(ease(0.36, [true, true, true], [3, 0, 2])).toBe(0.36);
  expect(ease(0.36, [true, true, true, true], [3, 0, 2, 2])).toBeCloseTo(0.6);
  expect(ease(0.99, [true], [3])).toBeLessThan(1);
  expect(ease(1.2, [true], [3])).toBe(1.2);
  expect(ease(0, [true], [3])).toBe(0);
});
