import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Languages of too many countries to guess one from. */
const worldwide = new Set(['en', 'ar']);

/** The region a language tag says, or that nearly all who write it live in. */
function regionOf(language: string): CountryCode | undefined {
  const { region, language: base } = new Intl.Locale(language);
  const likely = region ?? (worldwide.has(base) ? undefined : new Intl.Locale(language).maximize().region);
  return likely && isSupportedCountry(likely) ? likely : undefined;
}

const foreignDigit = /(?![0-9])\p{Nd}/gu;

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  for (let value = 0; value < 10; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  return digit;
}

/**
 * E.164 of a phone number as people write it, in digits of any script. Without a country code it is read as one of the
 * region of `language` (BCP 47). Null when no valid number comes out. Numbering plans: libphonenumber's.
 */
export function parsePhone(raw: string, language: string): string | null {
  const text = raw
    .normalize('NFKC')
    .replace(foreignDigit, toAsciiDigit)
    .replace(/^\s*00(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(text, { defaultCountry: regionOf(language), extract: false });
  return number?.isValid() ? number.number : null;
}
