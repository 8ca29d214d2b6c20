import { type Figure, readFigures } from '@jawab/language';
import type { Evidence } from './evidence.ts';
import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** The number of a list item or a step, which is no claim. */
const listNumber =
  /^\s*(?:[-*•]\s*)?(?:\*\*)?(?:[(（]?\d{1,2}[.)）、]|\p{L}[\p{L}\p{M}]* ?\d{1,2}[:：)）])(?=\**\s*[^\s\d])/u;
/** One of something, which passages rarely say in a digit: "1 kg". */
const one = /(^|[^\d.,:a-z\p{Sc}+-] ?)1(?= ?\p{L})/gu;
const countryCode = 4;

/** Finds a number, price, percentage, date, phone or account that no allowed source of the reply contains. */
export function hasUnknownFigure(sentence: Sentence, ground: Ground): boolean {
  const plain = sentence.folded.replace(listNumber, '');
  const figures = readFigures(ground.claims.namesMoney(plain) ? plain : plain.replace(one, '$1'));
  if (figures.length === 0) return false;
  const evidence = evidenceFor(sentence, ground);
  return figures.some((figure) => !evidence.some((text) => supports(text, figure)));
}

function supports(text: Evidence, { kind, readings }: Figure): boolean {
  if (kind === 'phone') return readings.some(([digits = '']) => containsPhone(text, digits));
  const isKnown = (number: string) =>
    kind === 'percent' ? text.percents().has(number) : text.hasNumber(number);
  return readings.some((numbers) => numbers.every(isKnown));
}

/** Compares phone numbers, one of which may have the code of a country where the other has a zero. */
function containsPhone(text: Evidence, digits: string): boolean {
  if (text.hasNumber(digits)) return true;
  return text.phones().some((phone) => {
    if (phone === digits) return true;
    const [short, long] = phone.length < digits.length ? [phone, digits] : [digits, phone];
    const national = short.replace(/^0/, '');
    const code = long.length - national.length;
    return national.length < short.length && code <= countryCode && long.endsWith(national);
  });
}
