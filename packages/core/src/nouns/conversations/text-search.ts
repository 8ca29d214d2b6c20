import { type Fragment, fragment } from '../../form/sql.ts';

/**
 * Condition: the text contains `q`, ignoring case and character width. Always true if `q` is blank or left out. `text` may
 * be null only if all of it is.
 */
export function containsText(text: Fragment, q: string | undefined): Fragment {
  const wanted = foldQuery(q);
  return wanted === null ? fragment`true` : containsFolded(foldedText(text), wanted);
}

/** Returns a text in the form in which `foldedText` writes texts. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Returns a search text as {@link fold} writes it; null if `q` is blank or left out. */
export const foldQuery = (q: string | undefined) => (q?.trim() ? fold(q) : null);

/**
 * Condition: a folded text contains another. `position` reads a million messages in half the time of `like`. No text is as
 * long as the upper bound: it has PostgreSQL expect few rows, so that it reads with several processes.
 */
export const containsFolded = (folded: Fragment, wanted: string) =>
  fragment`position(${wanted} in ${folded}) between 1 and 1000000000`;

/** A text as searches compare it. */
export const foldedText = (text: Fragment) => fragment`fold_text(${text})`;

/** Condition: a language tag is `language` or one of its regions and scripts. The range is written so that an index finds it. */
export function inLanguage(tag: Fragment, language: string | undefined): Fragment {
  const plain = fragment`${tag} collate "C"`;
  return fragment`(${plain} = ${language ?? null} or ${plain} >= ${`${language}-`} and ${plain} < ${`${language}.`})`;
}
