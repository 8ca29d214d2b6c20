import { type Figure, readFigures, readUnits, type Unit } from '@jawab/language';
import type { Evidence } from './evidence.ts';
import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';
import { shapes } from './weights.ts';

/** The number of a list item or a step, which is no claim. */
const listNumber =
  /^\s*(?:[-*•]\s*)?(?:\*\*)?(?:[(（]?\d{1,2}[.)）、]|\p{L}[\p{L}\p{M}]* ?\d{1,2}[:：)）])(?=\**\s*[^\s\d])/u;
/** Matches the text before "1" where it counts a thing, as in "1 kg". Passages rarely write that as a digit. */
const beforeOne = /(?:^|[^\d.,:a-z\p{Sc}+-] ?)$/u;
const thing = /^ ?\p{L}/u;

/** Finds a number, price, percentage, date, phone or account that no allowed source of the reply contains. */
export const hasUnknownFigure = (sentence: Sentence, ground: Ground): boolean =>
  lacksFigure(sentence, () => evidenceFor(sentence, ground));

/** Returns true if a sentence has a figure that none of the texts has. */
export function lacksFigure(sentence: Sentence, readTexts: () => readonly Evidence[]): boolean {
  const plain = sentence.folded.replace(listNumber, '');
  const claims = readFigures(plain)
    .map((figure): Claim => ({ ...figure, units: unitsOf(figure, plain) }))
    .filter((claim) => !isOneThing(claim, plain));
  if (claims.length === 0) return false;
  const evidence = readTexts();
  return claims.some((claim) => !evidence.some((text) => supports(text, claim)));
}

interface Claim extends Figure {
  units: readonly Unit[];
}

const unitsOf = ({ kind, from, to }: Figure, plain: string): readonly Unit[] =>
  kind === 'percent' ? ['percent'] : kind === 'phone' ? [] : readUnits(plain, from, to);

const isOneThing = ({ units, from, to }: Claim, plain: string) =>
  units.length === 0 &&
  plain.slice(from, to) === '1' &&
  thing.test(plain.slice(to, to + 2)) &&
  beforeOne.test(plain.slice(0, from));

function supports(text: Evidence, { kind, readings, units }: Claim): boolean {
  if (kind === 'phone') return readings.some(([digits = '']) => containsPhone(text, digits));
  return readings.some((numbers) => numbers.every((number) => text.numbers.has(number, units)));
}

/** Compares phone numbers, one of which may have the code of a country where the other has a zero. */
function containsPhone(text: Evidence, digits: string): boolean {
  if (text.numbers.has(digits)) return true;
  return text.numbers.phones().some((phone) => {
    if (phone === digits) return true;
    const [short, long] = phone.length < digits.length ? [phone, digits] : [digits, phone];
    const national = short.replace(/^0/, '');
    const code = long.length - national.length;
    return national.length < short.length && code <= shapes.countryCode && long.endsWith(national);
  });
}
