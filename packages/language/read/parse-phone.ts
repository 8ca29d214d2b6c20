import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { languages } from '../languages/index.ts';
import { findLanguage } from '../registry.ts';
import { westernDigits } from '../text/digits.ts';

/** The region a tag names, or the one whose numbers speakers of its language write without a country code. */
function regionOf(tag: string): CountryCode | undefined {
  const region = new Intl.Locale(tag).region ?? languages[findLanguage(tag)].facts.phoneRegion;
  return region && isSupportedCountry(region) ? region : undefined;
}

/**
 * Returns the E.164 form of a phone number as people write it, in digits of any script. Without a country code the number
 * is read as one of the region of `language` (BCP 47). Null when it is not a valid number. Numbering plans are those of
 * libphonenumber.
 */
export function parsePhone(raw: string, language: string): string | null {
  const text = westernDigits(raw.normalize('NFKC')).replace(/^\s*00(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(text, { defaultCountry: regionOf(language), extract: false });
  return number?.isValid() ? number.number : null;
}
