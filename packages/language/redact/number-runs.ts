/** A part of a text: where it begins and ends. */
export interface Place {
  start: number;
  end: number;
}

/** Digits with at most two dashes, dots or blanks between them. */
interface NumberRun {
  /** The digits between two separators. */
  groups: { digits: string; start: number; end: number }[];
  /** True if it begins with a plus sign, as a phone number does. */
  isInternational: boolean;
  /** True if it touches a Latin letter, as part of a longer code. */
  isGlued: boolean;
}

const run = /\d(?:[\s.-]{0,2}\d)+/g;
const group = /\d+/g;

/** Finds the numbers of a folded text that have at least `minDigits` digits. */
export function findRuns(folded: string, minDigits: number): NumberRun[] {
  const runs: NumberRun[] = [];
  for (const { 0: found, index } of folded.matchAll(run)) {
    if (found.length < minDigits) continue;
    const groups = Array.from(found.matchAll(group), (part) => ({
      digits: part[0],
      start: index + part.index,
      end: index + part.index + part[0].length,
    }));
    const before = folded.slice(Math.max(0, index - 2), index);
    const after = folded[index + found.length] ?? '';
    const isGlued = /[A-Za-z_]$/.test(before) || /[A-WYZa-wyz_]/.test(after);
    runs.push({ groups, isInternational: /\+\(?$/.test(before), isGlued });
  }
  return runs;
}

/** Whole groups of a number: their digits, their lengths, and the lengths of the groups beside them (0: none). */
export interface NumberPart {
  digits: string;
  lengths: number[];
  beside: [before: number, after: number];
  place: Place;
}

/** Finds what passes a test among the whole groups of a number, the longest first. No two overlap. */
export function findInRun(
  { groups }: NumberRun,
  [minDigits, maxDigits]: [number, number],
  test: (part: NumberPart) => boolean,
): Place[] {
  const places: Place[] = [];
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    let longest: { place: Place; last: number } | null = null;
    for (let last = first; last < groups.length; last++) {
      digits += groups[last]?.digits ?? '';
      if (digits.length > maxDigits) break;
      if (digits.length < minDigits) continue;
      const place = { start: groups[first]?.start ?? 0, end: groups[last]?.end ?? 0 };
      const lengths = groups.slice(first, last + 1).map((one) => one.digits.length);
      const lengthOf = (at: number) => groups[at]?.digits.length ?? 0;
      const beside: NumberPart['beside'] = [lengthOf(first - 1), lengthOf(last + 1)];
      if (test({ digits, lengths, beside, place })) longest = { place, last };
    }
    if (!longest) continue;
    places.push(longest.place);
    first = longest.last;
  }
  return places;
}
