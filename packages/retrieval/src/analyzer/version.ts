import { languages } from '@jawab/language';
import { hashTerm } from './hash.ts';

/** Increase it when the same text gets other terms. */
const rules = 10;

let version: number | undefined;

/**
 * Returns the version of the rules and of all lists of concepts, a 31-bit integer. Passages with terms of another version are
 * analyzed again in the background.
 */
export function analyzerVersion(): number {
  version ??=
    hashTerm(`${rules} ${JSON.stringify(Object.values(languages).map(({ concepts }) => concepts))}`) %
    2 ** 31;
  return version;
}
