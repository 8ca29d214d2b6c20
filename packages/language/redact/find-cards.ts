import { passesChinese, passesLuhn } from './check-digits.ts';
import { findInRun, findRuns, type Place } from './number-runs.ts';

/** How many digits the numbers of an issuer have, by their first digits (ISO/IEC 7812). */
const issuers: [first: RegExp, lengths: number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^3[47]/, [15]],
  [/^3[0689]/, [14]],
  [/^(?:35|[25689])/, [16, 17, 18, 19]],
];

/** Returns whether digits are the number of a payment card: of an issuer, with its check digit. */
export const isCard = (digits: string): boolean =>
  issuers.some(([first, lengths]) => first.test(digits) && lengths.includes(digits.length)) &&
  passesLuhn(digits) &&
  !(digits.length === 18 && passesChinese(digits)) &&
  !/^(\d)\1+$/.test(digits);

/** Finds the numbers of payment cards in a folded text. */
export const findCards = (folded: string): Place[] =>
  findRuns(folded, 13)
    .filter(({ isInternational }) => !isInternational)
    .flatMap((run) => findInRun(run, [13, 19], ({ digits }) => isCard(digits)));
