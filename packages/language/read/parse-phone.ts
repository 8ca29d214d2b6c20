import { createRequire } from 'node:module';
import { languages } from '../languages/index.ts';
import { findLanguage } from '../registry.ts';
import { westernDigits } from '../text/digits.ts';

/** Loads libphonenumber at the first number: its hundred modules cost every start .1 s of CPU time. */
const loadLibrary = (): typeof import('libphonenumber-js') =>
  createRequire(import.meta.url)('libphonenumber-js');

/** Returns the region of a tag, or the region whose numbers its speakers write without a country code. */
const regionOf = (tag: string): string | null =>
  new Intl.Locale(tag).region ?? languages[findLanguage(tag)].facts.phoneRegion;

/**
 * Returns the E.164 form of a phone number as people write it, in digits of any script. Without a country code the number
 * is read as one of the region of `language` (BCP 47). Null if the number is not valid by the numbering plans of
 * libphonenumber.
 */
export function parsePhone(raw: string, language: string): string | null {
  const text = westernDigits(raw.normalize('NFKC')).replace(/^\s*00(?=[1-9])/, '+');
  const { isSupportedCountry, parsePhoneNumberFromString } = loadLibrary();
  const region = regionOf(language) ?? '';
  const defaultCountry = isSupportedCountry(region) ? region : undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  return number?.isValid() ? number.number : null;
}
