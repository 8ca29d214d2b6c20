import {
  passesChinese,
  passesJapanese,
  passesKorean,
  passesLuhn,
  passesSingaporean,
  passesTaiwanese,
  passesThai,
  passesVerhoeff,
} from './check-digits.ts';
import { isCard } from './find-cards.ts';
import { findInRun, findRuns, type NumberPart, type Place } from './number-runs.ts';

/** How a country writes the number of a person. */
interface IdNumber {
  length: number;
  /** The groups that people write it in, besides none. */
  groups: string[];
  shape: RegExp;
  /** Left out: the country has no check digit, so only the shape and the words beside it tell. */
  passes?: (digits: string) => boolean;
}

const month = '(?:0[1-9]|1[0-2])';
const day = '(?:0[1-9]|[12]\\d|3[01])';

const idNumbers: IdNumber[] = [
  // India, Aadhaar.
  { length: 12, groups: ['4-4-4'], shape: /^[2-9]/, passes: passesVerhoeff },
  // Japan, My Number.
  { length: 12, groups: ['4-4-4'], shape: /./, passes: passesJapanese },
  // Thailand.
  { length: 13, groups: ['1-4-5-2-1'], shape: /^[1-8]/, passes: passesThai },
  // Korea, resident registration: a birthday, then the century and sex.
  { length: 13, groups: ['6-7'], shape: new RegExp(`^\\d\\d${month}${day}[0-9]`), passes: passesKorean },
  // United Arab Emirates, Emirates ID.
  { length: 15, groups: ['3-4-7-1'], shape: /^784(?:19|20)/, passes: passesLuhn },
  // Indonesia, NIK: province, regency and district, a birthday (40 added for women), a number.
  {
    length: 16,
    groups: ['4-4-4-4', '6-6-4', '2-2-2-6-4', '2-4-6-4'],
    shape: new RegExp(
      `^(?:1[1-9]|2[01]|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])\\d{4}(?:[04][1-9]|[1256]\\d|[37][01])${month}\\d\\d(?!0000)`,
    ),
  },
  // Malaysia, MyKad: a birthday, a place of birth, a number.
  {
    length: 12,
    groups: ['6-2-4'],
    shape: new RegExp(`^\\d\\d${month}${day}(?:0[1-9]|1[0-6]|[2-5]\\d|6[0-8]|7[124-9]|8[2-9]|9[0-389])`),
  },
  // Vietnam, CCCD: a province, sex and century, the year of birth. Numbers from 082 on are mostly phones of Indonesia.
  {
    length: 12,
    groups: ['3-3-6', '3-3-3-3', '4-4-4'],
    shape:
      /^0(?:0[124689]|1[0124579]|2[024-7]|3[013-8]|4[024-689]|5[124568]|6[024678]|7[024579]|80|9[1-6])[0-3]/,
  },
];

/** Numbers whose shape says too little without dashes. Philippines: PhilSys, UMID, SSS and TIN. */
const philippine = ['4-4-4-4', '4-7-1', '2-7-1', '3-3-3-3', '3-3-3-5'];

const lettered: [shape: RegExp, passes: (number: string) => boolean][] = [
  [/(?<![A-Z0-9])[STFGM][ -]?\d{7}[ -]?[A-Z](?![A-Z0-9])/gi, passesSingaporean],
  [/(?<![A-Z0-9])[A-Z](?:[1289]|[A-D])[ -]?\d{8}(?![A-Z0-9])/gi, passesTaiwanese],
  // India, PAN: the fourth letter says who holds it.
  [/(?<![A-Z0-9])[A-Z]{3}[ABCFGHJLPT][A-Z][ -]?\d{4}[ -]?[A-Z](?![A-Z0-9])/gi, () => true],
  [/(?<!\d)\d{6}[ -]?(?:19|20)\d{6}[ -]?\d{3}[\dX](?![A-Z0-9])/gi, passesChinese],
];

/** Words of the Philippines and Vietnam before a number that is written without its dashes. */
const namedBefore =
  /(?:phil\s?(?:sys|id)|umid|\bsss\b|\btin\b|national id|cccd|cmnd|c\u0103n c\u01b0\u1edbc|ch\u1ee9ng minh)[^\d]{0,24}$/i;

const isSpaced = (lengths: number[]) => lengths.length === 1 || lengths.every((length) => length === 1);

/** Returns whether the groups go on in the same length, so that these are only a part of a number. */
const isCut = (lengths: number[], [before, after]: NumberPart['beside']) =>
  lengths.length > 1 && (lengths[0] === before || lengths.at(-1) === after);

/** Finds the identity numbers of persons in a folded text. `isOther`: words before a place say that it numbers something else. */
export function findIdNumbers(folded: string, isOther: (place: Place) => boolean): Place[] {
  const isId = ({ digits, lengths, beside, place }: NumberPart): boolean => {
    if (/^(\d)\1+$/.test(digits) || isCut(lengths, beside)) return false;
    const written = lengths.join('-');
    const known = idNumbers.some(
      ({ length, groups, shape, passes }) =>
        digits.length === length &&
        shape.test(digits) &&
        (isSpaced(lengths) ||
          groups.includes(written) ||
          (passes !== undefined && lengths.every((one) => one >= 4))) &&
        (passes ? passes(digits) : !isOther(place)),
    );
    if (known) return true;
    if (philippine.includes(written)) {
      const separators = folded.slice(place.start, place.end).replace(/\d/g, '');
      return /^-+$/.test(separators) && !isCard(digits) && !isOther(place);
    }
    return (
      digits.length >= 9 &&
      digits.length <= 16 &&
      namedBefore.test(folded.slice(Math.max(0, place.start - 40), place.start))
    );
  };
  const numbers = findRuns(folded, 9)
    .filter(({ isInternational, isGlued }) => !isInternational && !isGlued)
    .flatMap((run) => findInRun(run, [9, 16], isId));
  const others = lettered.flatMap(([shape, passes]) =>
    Array.from(folded.matchAll(shape))
      .filter(({ 0: found }) => passes(found.toUpperCase().replace(/[ -]/g, '')))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  return [...numbers, ...others];
}
