/**
 * Warnings for the owner of a document that lost something when it was read, by code. {count} is the number of pages, parts, letters or
 * cells.
 */
export interface WarningStrings {
  /** {count} */
  pictures_not_read: string;
  /** {count} */
  hidden_parts_skipped: string;
  /** {count} */
  letters_without_meaning: string;
  /** {count} */
  formulas_without_values: string;
  encoding_guessed: string;
  truncated: string;
  looks_like_sign_in: string;
}
