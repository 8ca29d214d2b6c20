import type { ConceptKey } from '@jawab/language';
import { citedSources, type MeaningCheck, rarity, sumOf } from './align.ts';
import { holdsNumber } from './amounts.ts';
import { foreignTo } from './branch.ts';
import type { Counted } from './counted.ts';
import type { Ground } from './ground.ts';
import type { Judged } from './judged.ts';
import { polarity as weights } from './weights.ts';
import { hasWord, type Vocabulary, type Word } from './words.ts';

/** An item of a list says neither yes nor no. */
const listItem = /^\s*(?:[-*•]|\d{1,2}[.)])\s/;

/** "There is no fee" says what "free" says. */
const ofMoney: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  'price',
  'fee',
  'delivery_fee',
  'free',
  'payment',
  'deposit',
]);

/** Tells whether a clause says yes of what the page denies, or no of what it says, in the same words. */
export const turnsMeaning: MeaningCheck = (sentence, _, ground) => {
  const { claims } = ground;
  const { folded } = sentence;
  if (listItem.test(folded)) return false;
  const parts = ground.clauses(folded).flatMap((part) => part.split(/[:：] /u));
  const opensWithNo =
    parts.length > 1 && claims.negates(parts[0] as string) && ground.words(parts[0] as string).length === 0;
  const softens = claims.regrets(folded) || claims.negates(folded);
  const sources = citedSources(sentence, ground);
  return parts.some((part, at) => {
    const words = ground.words(part);
    const isNegated = claims.negates(part);
    const isFree = claims.isFree(part);
    if (words.length === 0 || claims.confines(part)) return false;
    if (!isNegated && claims.lacks(part)) return false;
    if (!isNegated && (softens || (opensWithNo && at > 0))) return false;
    const foreign = foreignTo(words, sources, ground);
    const judged = sources.flatMap((source) => source.judged().filter(({ clause }) => !foreign.has(clause)));
    const isWide = claims.widens(part);
    return isTurned({ words, isNegated, isFree, isWide, counted: ground.counted(part) }, judged, ground);
  });
};

interface Part {
  words: readonly Word[];
  isNegated: boolean;
  isFree: boolean;
  /** It says "never" or "at all". */
  isWide: boolean;
  counted: readonly Counted[];
}

function isTurned(
  { words, isNegated, isFree, isWide, counted }: Part,
  judged: readonly Judged[],
  ground: Ground,
): boolean {
  const { subject } = ground.question();
  const isMoney = ({ concepts }: Word) => concepts.some((key) => ofMoney.has(key));
  const isOfMoney = words.some(isMoney);
  const asked = words.filter((word) => hasWord(subject, word));
  const known = words.filter(
    (word) => asked.includes(word) || judged.some(({ clause }) => hasWord(clause.words, word)),
  );
  // "Only on weekdays" says no of Saturday, and not of what it names itself.
  const isBeyond = ({ sentence }: Judged) => known.some((word) => !word.isLight && !hasWord(sentence, word));
  const isAlike = (one: Judged) =>
    one.isNegated === isNegated ||
    one.lacks ||
    (one.isConfined && (!isNegated || isBeyond(one))) ||
    (one.isFree && isOfMoney) ||
    (isFree && !isNegated && one.clause.words.words.some(isMoney));
  const alike = judged.filter(isAlike);
  const others = judged.filter((one) => !isAlike(one));
  /** A word is looked for as it is written, if the page has it so: "monthly" is not "month". */
  const has = (list: readonly Judged[], word: Word) => {
    const isExact = judged.some(({ clause }) => clause.words.texts.has(word.text));
    return list.some(({ clause }) =>
      isExact ? clause.words.texts.has(word.text) : hasWord(clause.words, word),
    );
  };
  const weigh = (list: readonly Judged[]) =>
    Math.max(
      0,
      ...list.map(
        ({ clause, before }) =>
          fit(words, clause, ground) +
          weights.before *
            fit(
              words.filter((word) => !hasWord(clause.words, word)),
              { words: before },
              ground,
            ) +
          sumOf(counted, (one) => (holdsNumber(clause, one) ? weights.number : 0)),
      ),
    );
  const isOnlyIn = (one: readonly Judged[], other: readonly Judged[]) => (word: Word) =>
    has(one, word) && !has(other, word);
  const holds = (list: readonly Judged[], one: Counted) =>
    list.some(({ clause }) => holdsNumber(clause, one));
  if (counted.some((one) => holds(alike, one) && !holds(others, one))) return false;
  const all = sumOf(known, (word) => rarity(word, ground));
  const ofAlike = weigh(alike);
  const ofOthers = weigh(others);
  if (isNegated && isWide && ofOthers >= all * weights.minCover) return true;
  const told = known.filter((word) => !word.isLight && !asked.includes(word));
  const ofTold = (list: readonly Judged[]) =>
    Math.max(0, ...list.map(({ clause }) => fit(told, clause, ground)));
  if (
    told.length >= weights.minTold &&
    ofTold(others) > ofTold(alike) * weights.turned &&
    ofTold(others) >= weights.minCover * sumOf(told, (word) => rarity(word, ground))
  )
    return true;
  if (isNegated && words.some(isOnlyIn(alike, others))) return false;
  if (ofOthers > ofAlike * weights.turned && ofOthers >= all * weights.minCover) return true;
  if (asked.some(isOnlyIn(alike, others)) && !asked.some(isOnlyIn(others, alike))) return false;
  if (ofOthers > ofAlike * weights.turned) return true;
  if (isNegated && ofAlike > 0) return false;
  const plain = others.filter(({ isCondition }) => !isCondition);
  return asked.some(isOnlyIn(plain, alike));
}

const fit = (wanted: readonly Word[], { words }: { words: Vocabulary }, ground: Ground) =>
  sumOf(wanted, (word) =>
    hasWord(words, word) ? rarity(word, ground) * (words.texts.has(word.text) ? weights.sameForm : 1) : 0,
  );
