import type { WordsFound } from '../text/word-matcher.ts';
import type { PersonWords } from '../words.ts';

/** The meanings of a word, one bit each. */
export const bits: Record<keyof PersonWords, number> = {
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
/** The weight that each meaning adds. */
const points = { staff: 2, someone: 1, talk: 2, reach: 2, want: 1, there: 1, botRefused: 2, nothingElse: 1 };
/** A clause with at least this weight is a wish. */
export const enough = 3;
const maxWants = 2;
/** The weight that an unknown word, or a word about something else, takes away. */
const costs = { unknown: 0.5, unknownMost: 2, about: 2 };
/** How much of a word may be an ending without taking weight away. */
const freeEndings = 0.67;
/** For example, "agent please" is a wish, but "the owner is me" is not. */
const maxSmallBesideBare = 1;

/**
 * Returns how strongly a clause expresses the wish for a person. `covered` is true if the table knows every word of the
 * message. Refusing people adds no weight; refusing the bot does. Pure.
 */
export function weighClause({ found, unknown, endings }: WordsFound, covered: boolean): number {
  const times = (role: keyof PersonWords) => found.filter(({ meaning }) => meaning & bits[role]).length;
  const has = (...roles: (keyof PersonWords)[]) => roles.some((role) => times(role) > 0);
  const botRefused = has('bot') && has('not', 'refuse');
  if (has('refuse') && !botRefused) return 0;
  if (!has('staff', 'someone', 'reach') && !(botRefused && has('talk', 'want', 'refuse'))) return 0;
  const bare = !has('someone', 'talk', 'reach', 'want', 'there', 'bot');
  const nothingElse = covered && !has('about') && !(bare && times('small') > maxSmallBesideBare);
  const said =
    (has('staff') ? points.staff : has('someone') ? points.someone : 0) +
    (has('talk') ? points.talk : 0) +
    (has('reach') ? points.reach : 0) +
    Math.min(times('want'), maxWants) * points.want +
    (has('there') ? points.there : 0) +
    (botRefused ? points.botRefused : 0) +
    (nothingElse ? points.nothingElse : 0);
  const strange = countStrange({ found, unknown, endings });
  return said - Math.min(strange * costs.unknown, costs.unknownMost) - times('about') * costs.about;
}

/** Estimates how many words of a clause the table does not know, without endings. */
export const countStrange = ({ unknown, endings }: WordsFound): number =>
  unknown + Math.max(0, endings - freeEndings);
