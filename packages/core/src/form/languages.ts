import { supportedLanguages } from './language-codes.ts';

export { supportedLanguages };

/** Code of a language a bot can speak. */
export type SupportedLanguage = (typeof supportedLanguages)[number];

/** No tag of a language is longer. Longer texts are not looked at, and not kept. */
const maxTagLength = 100;

/** Returns the canonical form of a BCP 47 tag (`EN-in` → `en-IN`), or null when it is not a valid tag. */
export function canonicalTag(tag: string): string | null {
  if (tag.length > maxTagLength) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const matched = new Map<string, SupportedLanguage | null>();

/**
 * Returns the supported language a tag means, by language and script, otherwise by language alone: `zh-TW` → `zh-Hant`,
 * `en-IN` → `en`, `hi-Latn` → `hi`. Null when there is none.
 */
export function matchLanguage(tag: string): SupportedLanguage | null {
  if (tag.length > maxTagLength) return null;
  const known = matched.get(tag);
  if (known !== undefined) return known;
  const found = findMatch(tag);
  if (matched.size < 500) matched.set(tag, found);
  return found;
}

function findMatch(tag: string): SupportedLanguage | null {
  const canonical = canonicalTag(tag);
  if (!canonical) return null;
  const { language, script } = new Intl.Locale(canonical).maximize();
  const same = supportedLanguages.filter((code) => new Intl.Locale(code).language === language);
  return same.find((code) => new Intl.Locale(code).maximize().script === script) ?? same[0] ?? null;
}
