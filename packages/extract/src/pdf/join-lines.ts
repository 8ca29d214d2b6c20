import { isSpaceless } from './spaces.ts';

/** Joins two lines of one paragraph. A hyphen that divides a word goes; scripts without spaces get none. */
export function joinLines(before: string, next: string): string {
  if (/\p{Lowercase}[-\u00AD\u2010]$/u.test(before) && /^\p{Lowercase}/u.test(next))
    return before.slice(0, -1) + next;
  if (/\u00AD$/.test(before)) return before.slice(0, -1) + next;
  return isSpaceless(lastLetter(before)) && isSpaceless(firstLetter(next))
    ? before + next
    : `${before} ${next}`;
}

const lastLetter = (text: string) => [...text.slice(-2)].at(-1) ?? '';
const firstLetter = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 32);
