/**
 * Cleans text for storage: NFC (never NFKC, which folds full-width forms and breaks Thai ำ), without NUL, other
 * control characters, lone surrogates, byte order marks, soft hyphens and invisible tag characters, and with at most
 * one blank line.
 */
export function cleanText(text: string): string {
  const known = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu, '')
    .replace(/[^\P{Control}\n\t]/gu, '')
    .replace(/\u00A0/g, ' ')
    // Thai and Lao "am", written as the two signs that it looks like.
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g, '$1\u0EB3')
    .normalize('NFC');
  // /\s+$/ would be quadratic on a long run of spaces.
  const lines = known.split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** Cleans a title into one line, or null if nothing is left. */
export function cleanTitle(title: string | null): string | null {
  const line = cleanText(title ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : line.slice(0, 300).replace(/\p{Surrogate}$/u, '');
}
