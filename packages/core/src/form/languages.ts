/** Reply languages: the bot's own strings exist in all of them (decisions: "Chat"). */
export const supportedLanguages = [
  'en',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'ms',
  'id',
  'th',
  'vi',
  'fil',
  'ar',
  'hi',
  'ta',
  'bn',
  'te',
] as const;
export type SupportedLanguage = (typeof supportedLanguages)[number];

const aliases: Record<string, SupportedLanguage> = { tl: 'fil', in: 'id', zh: 'zh-Hans' };

/** The canonical form of a BCP 47 tag (`EN-in` → `en-IN`), or null when it is not one. */
export function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

const matched = new Map<string, SupportedLanguage | null>();

/**
 * The supported language a tag means, matched by base language and script: `zh-TW` → `zh-Hant`, `en-IN` → `en`.
 * Null when none fits.
 */
export function matchLanguage(tag: string): SupportedLanguage | null {
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
  if (language === 'zh') return script === 'Hant' ? 'zh-Hant' : 'zh-Hans';
  if (aliases[language]) return aliases[language];
  return supportedLanguages.find((known) => known === language) ?? null;
}
