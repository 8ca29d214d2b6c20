import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { languages } from '../languages/index.ts';
import { findLanguage } from '../registry.ts';
import { westernDigits } from '../text/digits.ts';

/** Returns the region of a tag, or the region whose numbers its speakers write without a country code. */
function regionOf(tag: string): CountryCode | undefined {
  const region = new Intl.Locale(tag).region ?? languages[findLanguage(tag)].facts.phoneRegion;
  return region && isSupportedCountry(region) ? region : undefined;
}

/**
 * Returns the E.164 form of a phone number as people write it, in digits of any script. Without a country code the number
 * is read as one of the region of `language` (BCP 47). Null if the number is not valid by the numbering plans of
 * libphonenumber.
 */
export function parsePhone(raw: string, language: string): string | null {
  const text = westernDigits(raw.normalize('NFKC')).replace(/^\s*00(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(text, { defaultCountry: regionOf(language), extract: false });
  return number?.isValid() ? number.number : null;
}
