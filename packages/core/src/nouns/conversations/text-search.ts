import { type Fragment, fragment } from '../../form/sql.ts';

/**
 * Condition: the text contains `q`, ignoring case and character width. Always true if `q` is blank or left out. `text` may
 * be null only if all of it is.
 */
export function containsText(text: Fragment, q: string | undefined): Fragment {
  const pattern = likePattern(q);
  return pattern === null ? fragment`true` : fragment`${foldedText(text)} like ${pattern}`;
}

/** The pattern of `containsText`; null if `q` is blank or left out. */
export const likePattern = (q: string | undefined) =>
  q?.trim()
    ? `%${q
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : null;

/** A text as patterns compare it. */
export const foldedText = (text: Fragment) => fragment`fold_text(${text})`;

/** Condition: a language tag is `language` or one of its regions and scripts. The range is written so that an index finds it. */
export function inLanguage(tag: Fragment, language: string | undefined): Fragment {
  const plain = fragment`${tag} collate "C"`;
  return fragment`(${plain} = ${language ?? null} or ${plain} >= ${`${language}-`} and ${plain} < ${`${language}.`})`;
}
