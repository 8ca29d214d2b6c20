import type { Worded } from '@jawab/core';
import { type Figure, findHoursOfDay, findSpans, normalise, readFigures } from '@jawab/language';
import { type Counted, createKindReader } from './check/counted.ts';
import { numeralsIn } from './check/numbers.ts';

/** Finds a number that counts another thing in a translation, or has changed places with its neighbour. Pure. */
export function findMovedNumber(original: Worded, translation: Worded): string | null {
  const [text, other] = [normalise(original.text), normalise(translation.text)];
  const [own, theirs] = [countedOf(text, original.language), countedOf(other, translation.language)];
  const found = findRecounted(own, theirs) ?? findSwapped(own, theirs, andOf(text, original.language));
  return found ? text.slice(found.figure.from, found.figure.to) : null;
}

/** Reads the numbers with what they count, in digits; of those in words, only the ones that count a known thing. A one is often an article. */
function countedOf(text: string, language: string | null): Counted[] {
  const kindOf = createKindReader(text);
  const spans = findSpans(text);
  const hours = findHoursOfDay(text);
  const count = (figure: Figure): Counted => {
    const kind = kindOf(figure);
    const isSpan = spans.some(({ from, to }) => from <= figure.from && to >= figure.to);
    // In Indonesian, "2 malam" is two nights or two at night; an hour has its word before it.
    const isHour = hours.some(({ from, to }) => from < figure.from && to >= figure.to);
    return { figure, kind: isSpan && !isHour && (kind === 'other' || kind === 'clock') ? 'time' : kind };
  };
  const digits = readFigures(text).filter(({ kind }) => kind !== 'phone');
  const spelt = numeralsIn(text, language ?? 'en')
    .filter(({ value }) => value !== 1)
    .map(({ value, from, to }) => count({ kind: 'number', readings: [[`${value}`]], from, to }))
    .filter(({ kind }) => kind !== 'other');
  return [...digits.map(count), ...spelt].toSorted((one, next) => one.figure.from - next.figure.from);
}

/** 9:00 is 9. */
const keyOf = ([first, ...rest]: string[]) => [first, ...rest.filter((part) => Number(part) !== 0)].join(':');
const isSame = (one: Counted, other: Counted) =>
  one.figure.readings.some((reading) =>
    other.figure.readings.some((another) => keyOf(reading) === keyOf(another)),
  );

/**
 * Finds a number that counts a thing in one text and not in the other one, while the other one counts it with a number that this text
 * does not. Only one of both may be a unit that was not recognised.
 */
function findRecounted(own: Counted[], theirs: Counted[]): Counted | undefined {
  const isLost = (among: Counted[]) => (one: Counted) =>
    one.kind !== 'other' && !among.some((other) => other.kind === one.kind && isSame(one, other));
  const added = theirs.filter(isLost(own));
  return own.filter(isLost(theirs)).find(({ kind }) => added.some((one) => one.kind === kind));
}

/** Returns whether only a word for “and” joins two numbers with what they count: the order of such a list is never changed. */
function andOf(text: string, language: string | null): (one: Counted, next: Counted) => boolean {
  const parts = new Intl.ListFormat(language ?? 'en').formatToParts(['1', '2']);
  const and = normalise(parts.find(({ type }) => type === 'literal')?.value ?? ' ').trim();
  const isWord = /^[a-z]/.test(and);
  return (one, next) => {
    const between = ` ${text.slice(one.figure.to, next.figure.from)} `;
    return !/[.!?。！？\n]/.test(between) && between.includes(isWord ? ` ${and} ` : and);
  };
}

/** Finds a number that comes after its neighbour in the translation, if both count the same kind of thing or are joined by “and”. */
function findSwapped(
  own: Counted[],
  theirs: Counted[],
  areJoined: (one: Counted, next: Counted) => boolean,
): Counted | undefined {
  return own.find((one, at) => {
    const next = own.slice(at + 1).find(({ kind }) => kind === one.kind);
    if (!next || isSame(one, next) || (one.kind === 'other' && !areJoined(one, next))) return false;
    const places = (wanted: Counted) =>
      theirs.flatMap((other, place) => (isSame(wanted, other) ? [place] : []));
    const [first, last] = [Math.min(...places(one)), Math.max(...places(next))];
    return Number.isFinite(first) && Number.isFinite(last) && first > last;
  });
}
