import { once } from '@jawab/core';
import { codes, entries, readList } from '../registry.ts';
import { clausesOf } from '../text/clauses.ts';
import { findAllWords, type WordFound } from '../text/find-all-words.ts';
import { foldText } from '../text/fold-text.ts';
import {
  collectMeanings,
  compileWords,
  type Letters,
  readLetters,
  type WordMatcher,
} from '../text/word-matcher.ts';
import type { CommandWords } from '../words.ts';
import { isQuestionClause, questionMark } from './asks.ts';

const maxLength = 400;
const percentage = /\p{N}\s*[%％٪]/u;
/** How many letters a demand may be from the beginning or the end of its clause. */
const maxBeside = 12;
/** The letters between "free" and "coupon". */
const maxBetween = 3;
/** English words are used in every language. */
const english = 1 << codes.indexOf('en');

type Role = keyof CommandWords;

const matchers = once(() => {
  const compileRole = (role: Role) =>
    compileWords(
      entries.flatMap(([, { words }], at) =>
        readList(words.command[role]).map((entry) => ({
          word: foldText(entry.replace('*', '')),
          stem: entry.endsWith('*'),
          meaning: 1,
          tables: 1 << at,
        })),
      ),
    );
  const roles: Role[] = [
    'override',
    'rules',
    'show',
    'prompt',
    'orders',
    'approve',
    'give',
    'coupon',
    'free',
  ];
  return Object.fromEntries(roles.map((role) => [role, compileRole(role)])) as Record<Role, WordMatcher>;
});

/** Tells whether a text has a word of each of two roles, in one language or in one and English. */
function hasBoth(letters: Letters, one: Role, other: Role): boolean {
  const [first, second] = [one, other].map((role) => collectMeanings(matchers()[role], letters).tables);
  if (!first || !second) return false;
  return (first & second) !== 0 || ((first | second) & english) !== 0;
}

const isNear = (one: WordFound, other: WordFound) =>
  (one.to <= other.from && other.from - one.to <= maxBetween) ||
  (other.to <= one.from && one.from - other.to <= maxBetween);

/** Tells whether a clause demands a reduction that costs nothing or has a percentage. */
function demandsCoupon(letters: Letters, hasPercentage: boolean): boolean {
  if (!hasBoth(letters, 'give', 'coupon')) return false;
  const coupons = findAllWords(matchers().coupon, letters);
  const free = findAllWords(matchers().free, letters);
  return hasPercentage || coupons.some((coupon) => free.some((word) => isNear(coupon, word)));
}

/** One word in Latin letters, which ends a report as well as a demand: "refund udah di-approve". */
const isBare = /^[a-z]+$/;

/** Tells whether a clause begins or ends with the demand to approve something. */
const demandsApproval = (letters: Letters): boolean =>
  findAllWords(matchers().approve, letters).some(
    ({ from, to }) =>
      from <= maxBeside ||
      (letters.text.length - to <= maxBeside && !isBare.test(letters.text.slice(from, to))),
  );

/**
 * Tells whether a message gives the bot orders instead of asking about the business: to leave its rules, show its prompt, play a
 * role, approve something or hand out a coupon. Reads every language, also in Latin letters. Pure.
 */
export function isCommand(message: string): boolean {
  if (message.length > maxLength) return false;
  const whole = readLetters(foldText(message));
  if (hasBoth(whole, 'override', 'rules') || hasBoth(whole, 'show', 'prompt')) return true;
  const hasPercentage = percentage.test(message);
  const isAsked = questionMark.test(message);
  return clausesOf(message)
    .filter((clause) => !isQuestionClause(clause))
    .map(readLetters)
    .some(
      (clause) =>
        collectMeanings(matchers().orders, clause).meaning > 0 ||
        (!isAsked && demandsApproval(clause)) ||
        demandsCoupon(clause, hasPercentage),
    );
}
