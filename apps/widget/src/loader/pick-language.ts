/** Finds the code of a BCP 47 tag among the languages that have strings: `zh-TW` → `zh-Hant`. Undefined if there is none. */
export function findCode(tag: string, codes: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase();
  const base = wanted.replace(/-.*/, '');
  if (base === 'zh') return /hant|tw|hk|mo/.test(wanted) ? 'zh-Hant' : 'zh-Hans';
  if (base === 'tl') return 'fil';
  return codes.find((code) => code.toLowerCase() === wanted) ?? codes.find((code) => code === base);
}

/** Picks the first wanted language that has strings, or an empty string, which leaves the choice to the bot. */
export const pickLanguage = (
  wanted: readonly (string | null | undefined)[],
  codes: readonly string[],
): string => wanted.map((tag) => tag && findCode(tag, codes)).find((code) => code) || '';
