import type { Pattern, ReplyWords, Words } from '../words.ts';
import { countsTenths, readMultiplier } from './figures.ts';
import { readNumeralList, readNumerals } from './numerals.ts';
import { isPercent, readUnits, type Unit } from './units.ts';

/** A number and what it counts; no units if they are not recognised. */
export interface Quantity {
  value: number;
  units: readonly Unit[];
}

/** The maximum number of words of a number, so that the time for a long row of numerals is limited. */
const maxNumerals = 8;
/** The maximum length of a word that makes the number after it the place in an order. */
const maxOrdinal = 12;

/** The numerals of a language, long ones first. */
const numeralsOf = ({ numerals }: ReplyWords, isOf = (_value: number) => true): string[] =>
  readNumeralList(numerals)
    .filter(({ value }) => isOf(value))
    .map(({ word }) => word)
    .sort((a, b) => b.length - a.length);

/**
 * Numerals in a row, beside a unit or after a word for percent. Thousands need no unit, because each language has
 * its own names for foreign currencies. No word in Hangul ends in a numeral, whatever the language of the reply, and 50
 * thousand is a figure.
 */
function quantityOf({ reply, things }: Words): Pattern {
  const any = `(?:${numeralsOf(reply).join('|')})`;
  const small = `(?:${numeralsOf(reply, (value) => value < 100).join('|')})`;
  const large = `(?:${numeralsOf(reply, (value) => value >= 1e3).join('|')})`;
  const joint = '(?: (?:and|at) |[ -]| و)?';
  const start = '(?<![가-힣]|\\d ?)';
  const number = `(${start}${any}(?:${joint}${any}){0,${maxNumerals - 1}})`;
  const thousands = `(${start}${small}(?:${joint}${any}){0,${maxNumerals - 2}}${joint}${large})`;
  const units = [things.span, things.money, reply.percent, '%', reply.tenths].filter(Boolean).join('|');
  const percent = reply.percentFirst ? `(?:${reply.percentFirst}) ?${number}|` : '';
  const first = reply.unitsFirst ? `(?:${things.span}|${things.money}) ?${number}|` : '';
  return `${percent}${first}${number} ?(?:${units})|${thousands}`;
}

const unitAndOneOf = ({ things, reply }: Words): Pattern =>
  reply.oneAfter ? `${things.span} ${reply.oneAfter}` : '';

function readQuantity(match: RegExpExecArray): Quantity[] {
  const { 0: found, index, input } = match;
  const number = match.slice(1).find((group) => group !== undefined) ?? '';
  const from = index + found.indexOf(number);
  const to = from + number.length;
  const after = input.slice(to, to + 12);
  const [times, word] = readMultiplier(after);
  const isTenths = countsTenths(after);
  const units: Unit[] =
    isTenths || isPercent(input, from, to) ? ['percent'] : readUnits(input, from, to + word.length);
  return readNumerals(number)
    .map(({ value }) => ({ value: value * times * (isTenths ? 10 : 1), units }))
    .filter(({ value }) => value > 1 || units.length > 0);
}

/** Creates a reader of the quantities that normalised text spells out. `join` joins a pattern of each of its languages. */
export function createQuantityReader(join: (read: (words: Words) => Pattern) => RegExp) {
  const numeral = join(({ reply }) => `(?:${numeralsOf(reply).join('|')})`);
  const quantity = join(quantityOf);
  const unitAndOne = join(unitAndOneOf);
  const ordinal = new RegExp(`(?:${join(({ reply }) => reply.ordinal ?? '').source}) ?$`);
  const notQuantity = new RegExp(`^(?:${join(({ reply }) => reply.notQuantity ?? '').source})`);
  const isQuantity = ({ 0: found, index, input }: RegExpExecArray) =>
    !ordinal.test(input.slice(Math.max(0, index - maxOrdinal), index)) && !notQuantity.test(found);
  return (text: string): Quantity[] => {
    // Most sentences spell out no number. To find that out takes a tenth of the time.
    if (text.search(numeral) < 0) return [];
    const ones = Array.from(text.matchAll(unitAndOne), ({ 0: found }) => readUnits(found, 0, 0));
    return [
      ...[...text.matchAll(quantity)].filter(isQuantity).flatMap(readQuantity),
      ...ones.flatMap((units) => (units.length > 0 ? [{ value: 1, units }] : [])),
    ];
  };
}
