import { unspacedClass } from '@jawab/language';

/** "But", in every language: what follows is another statement. */
const contrast =
  / (?:but|however|tetapi|tapi|namun|nhưng|pero|ngunit|lekin|magar|लेकिन|मगर|परंतु|কিন্তু|তবে|ஆனால்|కానీ|ಆದರೆ|പക്ഷേ|എന്നാൽ|ولكن|لكن) | ?แต่(?=[^\u0e30-\u0e3a\u0e47-\u0e4e])| ?ແຕ່|但是?|不过|不過|だが|지만 /u;
const ends = /[;；،、·|。.!?]\s|[;；،、·|]|[,，](?!\d)| [–—-] /u;
/** A word of a script without spaces that may begin another statement after a number. */
const opening = new RegExp(`^[${unspacedClass}]{4,}`, 'u');
const unspaced = new RegExp(`[${unspacedClass}]`, 'u');

/** Cuts a normalised sentence into clauses. Thai and its neighbours put a space where others put a comma. */
export const splitClauses = (folded: string): string[] =>
  folded
    .split(ends)
    .flatMap((clause) => clause.split(contrast))
    .flatMap((clause) => (unspaced.test(clause) ? splitAtSpaces(clause) : [clause]))
    .filter((clause) => /[\p{L}\d]/u.test(clause));

/** Cuts a row of a table, as it is said: each cell with the name of the row. */
export function splitCells(said: string): string[] {
  const [label = '', ...cells] = said.split(' – ');
  return cells.length > 0
    ? cells
        .join(' – ')
        .split(' · ')
        .map((cell) => `${label} ${cell}`)
    : [said];
}

/** Scripts without ends of sentences: the part before a space is a statement from this many letters on. */
const minStatement = 14;

/** Cuts a sentence of Thai and its neighbours into statements; any other stays whole. */
export const splitStatements = (text: string): string[] =>
  unspaced.test(text) ? splitAtSpaces(text, minStatement) : [text];

function splitAtSpaces(clause: string, minLetters = Number.POSITIVE_INFINITY): string[] {
  const parts: string[] = [];
  for (const piece of clause.split(' ')) {
    const last = parts.at(-1);
    if (
      last === undefined ||
      (!/\d$/.test(last) && (/\d/.test(last) || last.length >= minLetters) && opening.test(piece))
    )
      parts.push(piece);
    else parts[parts.length - 1] = `${last} ${piece}`;
  }
  return parts;
}
