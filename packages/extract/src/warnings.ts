/** Codes for what a document may have lost on the way to its text. They are stable and stored with the document. */
export const warningCodes = [
  'pictures_not_read',
  'hidden_parts_skipped',
  'letters_without_meaning',
  'formulas_without_values',
  'encoding_guessed',
  'truncated',
  'looks_like_sign_in',
] as const;

export type WarningCode = (typeof warningCodes)[number];

/** One kind of loss. `count` is the number of pages, parts, letters or cells; null if they cannot be counted. */
export interface Warning {
  code: WarningCode;
  count: number | null;
}

/** Adds up the warnings of each code, in the order of the codes. Warnings that count nothing are left out. */
export function sumWarnings(warnings: readonly Warning[]): Warning[] {
  return warningCodes.flatMap((code) => {
    const found = warnings.filter((warning) => warning.code === code && warning.count !== 0);
    if (found.length === 0) return [];
    const count = found.reduce<number | null>(
      (sum, warning) => (sum === null || warning.count === null ? null : sum + warning.count),
      0,
    );
    return [{ code, count }];
  });
}
