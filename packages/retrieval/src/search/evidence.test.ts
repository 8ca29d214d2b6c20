import { describe, expect, test } from 'vitest';
import type { AskedUnit } from './asked-unit.ts';
import { coverageOf, type Evidence, isLittleMet, isOffTopic, meetsOnlyPlain } from './evidence.ts';

const unit = (place: number, isNamed: boolean): AskedUnit => ({
  places: [place],
  parts: [],
  inner: [],
  related: [],
  isNamed,
  isLight: false,
  isPlain: false,
  world: [],
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
test.each([
  ['one thing of three', [0], true],
  ['two things of three', [0, 1], false],
  ['one thing, which is all that the base knows', [0], false, [2, 0, 0]],
  ['one thing that is rarer than the others', [0], false, [1, 40, 40]],
])('a passage with %s', (_, met, isLittle, frequencies = [5, 5, 5]) => {
  const units = frequencies.map((_, place) => unit(place, true));
  expect(isLittleMet(units, { ...evidenceOf(frequencies), met: new Set(met) })).toBe(isLittle);
});

test('a thing is met by all of several names within its name, and less by one of them or something related', () => {
  const lostPhone: AskedUnit = { ...unit(0, true), inner: [[1, 2], [3]], related: [4] };
  const sure = (frequencies: number[], met: number[]) =>
    coverageOf([lostPhone], { ...evidenceOf(frequencies), met: new Set(met) });
  const whole = sure([0, 0, 2, 2, 0], [2, 3]);
  const related = sure([0, 0, 0, 0, 2], [4]);
  expect(whole).toBeGreaterThan(related);
  expect(related).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(sure([0, 0, 2, 2, 0], [2]));
  expect(sure([0, 0, 2, 2, 0], [2])).toBeGreaterThan(0);
  expect(sure([2, 0, 2, 2, 0], [2])).toBe(0);
  expect(sure([2, 0, 0, 0, 2], [4])).toBe(0);
});

describe('a question is not about a base', () => {
  const poem: AskedUnit = { ...unit(0, true), world: [0] };
  const offTopic = (units: AskedUnit[], frequencies: number[], met: number[]) =>
    isOffTopic(units, { ...evidenceOf(frequencies), met: new Set(met) });

  test('that names a thing of the world which the base does not know', () => {
    const common = unit(1, true);
    expect(offTopic([poem, common], [0, 20], [1])).toBe(true);
    expect(offTopic([poem, common], [2, 20], [0, 1])).toBe(false);
    expect(offTopic([{ ...poem, world: [0, 2] }, common], [0, 20, 1], [1])).toBe(false);
  });

  test('unless the other things it names weigh more in the best passage', () => {
    const units = [poem, unit(1, true), unit(2, true)];
    expect(offTopic(units, [0, 3, 3], [1, 2])).toBe(false);
    expect(offTopic(units, [0, 3, 3], [1])).toBe(true);
  });
});

test('a passage has only what any question may have, and something else is in no passage', () => {
  const today: AskedUnit = { ...unit(1, true), isPlain: true };
  const onlyPlain = (units: AskedUnit[], frequencies: number[], met: number[], isForeign = false) =>
    meetsOnlyPlain(units, { ...evidenceOf(frequencies), met: new Set(met), isForeign });
  expect(onlyPlain([unit(0, false), today], [0, 9], [1])).toBe(true);
  expect(onlyPlain([unit(0, false), today], [0, 9], [1], true)).toBe(false);
  expect(onlyPlain([unit(0, false), today], [4, 9], [1])).toBe(false);
  expect(onlyPlain([unit(0, false), today], [0, 9], [0, 1])).toBe(false);
  expect(onlyPlain([today], [9], [1])).toBe(false);
});
