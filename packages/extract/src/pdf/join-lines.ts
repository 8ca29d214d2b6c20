import { isWithinKoreanWord } from './join-korean.ts';
import { isIdeographic, isSpaceless } from './spaces.ts';

/** Joins two lines of one paragraph. A hyphen that divides a word goes; scripts without spaces get none. */
export function joinLines(before: string, next: string): string {
  if (/\p{Lowercase}[-\u00AD\u2010]$/u.test(before) && /^\p{Lowercase}/u.test(next))
    return before.slice(0, -1) + next;
  if (/\u00AD$/.test(before)) return before.slice(0, -1) + next;
  const [end, start] = [lastLetter(before), firstLetter(next)];
  if (isIdeographic(end) !== isIdeographic(start) && isLatin.test(isIdeographic(end) ? start : end))
    return before + (isSpaced(before + next) ? ' ' : '') + next;
  const isOneText = isSpaceless(end) && isSpaceless(start);
  return isOneText || isWithinKoreanWord(before, next) ? before + next : `${before} ${next}`;
}

const isLatin = /[\p{Number}A-Za-z%]/u;

/** Tells whether a text of Chinese or Japanese sets numbers and Latin words apart. */
function isSpaced(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/\p{Script=Han} [\p{Number}A-Za-z]|[\p{Number}A-Za-z%] \p{Script=Han}/gu) >
    count(/\p{Script=Han}[\p{Number}A-Za-z]|[\p{Number}A-Za-z%]\p{Script=Han}/gu)
  );
}

const lastLetter = (text: string) => [...text.slice(-2)].at(-1) ?? '';
const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 32);
