import type { Wording } from './handoff-words/wording.ts';
import type { Reading } from './word-trie.ts';

/** A word's meanings, one bit each. */
export const bits: Record<keyof Wording, number> = {
  staff: 1,
  someone: 2,
  talk: 4,
  reach: 8,
  want: 16,
  there: 32,
  bot: 64,
  not: 128,
  refuse: 256,
  about: 512,
  small: 1024,
};
/** What each thing said adds; {@link enough} of it in one clause is a wish. */
const points = { staff: 2, someone: 1, talk: 2, reach: 2, want: 1, there: 1, botRefused: 2, nothingElse: 1 };
/** From here on a clause is a wish. */
export const enough = 3;
const mostWants = 2;
/** What a word takes away that is unknown, or is about something else. */
const costs = { unknown: 0.5, unknownMost: 2, about: 2 };
/** So much of a word is taken for endings. */
const freeEndings = 0.67;
/** "Agent please" is a wish, "the owner is me" is not. */
const mostSmallBesideBare = 1;

/**
 * How much of a wish one clause is; `covered` when the whole message holds nothing but words of the table. Turning people
 * down weighs nothing, turning the bot down does. Pure.
 */
export function weighClause({ found, unknown, endings }: Reading, covered: boolean): number {
  const times = (role: keyof Wording) => found.filter(({ meaning }) => meaning & bits[role]).length;
  const has = (...roles: (keyof Wording)[]) => roles.some((role) => times(role) > 0);
  const botRefused = has('bot') && has('not', 'refuse');
  if (has('refuse') && !botRefused) return 0;
  if (!has('staff', 'someone', 'reach') && !(botRefused && has('talk', 'want', 'refuse'))) return 0;
  const bare = !has('someone', 'talk', 'reach', 'want', 'there', 'bot');
  const nothingElse = covered && !has('about') && !(bare && times('small') > mostSmallBesideBare);
  const said =
    (has('staff') ? points.staff : has('someone') ? points.someone : 0) +
    (has('talk') ? points.talk : 0) +
    (has('reach') ? points.reach : 0) +
    Math.min(times('want'), mostWants) * points.want +
    (has('there') ? points.there : 0) +
    (botRefused ? points.botRefused : 0) +
    (nothingElse ? points.nothingElse : 0);
  const strange = countStrange({ found, unknown, endings });
  return said - Math.min(strange * costs.unknown, costs.unknownMost) - times('about') * costs.about;
}

/** About how many words of a clause the table does not know, endings aside. */
export const countStrange = ({ unknown, endings }: Reading): number =>
  unknown + Math.max(0, endings - freeEndings);
