import type { ConceptKey } from '@jawab/language';
import { citedSources, type MeaningCheck, rarity, sumOf } from './align.ts';
import { holdsNumber } from './amounts.ts';
import type { Clause } from './clauses.ts';
import type { Counted } from './counted.ts';
import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';
import { polarity as weights } from './weights.ts';
import { hasWord, type Word } from './words.ts';

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

/** A clause of a page, and what it does to what it names. */
interface Judged {
  clause: Clause;
  isNegated: boolean;
  /** It says "only", so that a no may say the same as its yes. */
  isConfined: boolean;
  /** It says what goes without something, which is neither a yes nor a no. */
  lacks: boolean;
  /** It says that nothing is to be paid. */
  isFree: boolean;
  /** It says only when the rest of its sentence holds. */
  isCondition: boolean;
}

const judgeClauses = (sentence: Sentence, ground: Ground): Judged[] =>
  citedSources(sentence, ground).flatMap(({ sentences }) =>
    sentences.flatMap(({ claims, clauses, folded }) => {
      const isConfined = claims.confines(folded);
      return clauses.map((clause, at) => ({
        clause,
        isNegated: claims.negates(clause.folded),
        isConfined,
        lacks: claims.lacks(clause.folded),
        isFree: claims.isFree(clause.folded),
        isCondition: at === 0 && clauses.length > 1 && claims.depends(clause.folded),
      }));
    }),
  );

/** Tells whether a clause says yes of what the page denies, or no of what it says, in the same words. */
export const turnsMeaning: MeaningCheck = (sentence, _, ground) => {
  const { claims } = ground;
  const { folded } = sentence;
  if (listItem.test(folded)) return false;
  const parts = ground.clauses(folded);
  const opensWithNo =
    parts.length > 1 && claims.negates(parts[0] as string) && ground.words(parts[0] as string).length === 0;
  const softens = claims.regrets(folded) || claims.negates(folded);
  let judged: Judged[] | null = null;
  return parts.some((part, at) => {
    const words = ground.words(part);
    const isNegated = claims.negates(part);
    if (words.length === 0 || claims.isFree(part) || claims.confines(part)) return false;
    if (!isNegated && claims.lacks(part)) return false;
    if (!isNegated && (softens || (opensWithNo && at > 0))) return false;
    judged ??= judgeClauses(sentence, ground);
    return isTurned({ words, isNegated, counted: ground.counted(part) }, judged, ground);
  });
};

interface Part {
  words: readonly Word[];
  isNegated: boolean;
  counted: readonly Counted[];
}

function isTurned({ words, isNegated, counted }: Part, judged: readonly Judged[], ground: Ground): boolean {
  const isOfMoney = words.some(({ concepts }) => concepts.some((key) => ofMoney.has(key)));
  const isAlike = (one: Judged) =>
    one.isNegated === isNegated || one.lacks || one.isConfined || (one.isFree && isOfMoney);
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
        ({ clause }) =>
          fit(words, clause, ground) +
          sumOf(counted, (one) => (holdsNumber(clause, one) ? weights.number : 0)),
      ),
    );
  const { subject } = ground.question();
  const asked = words.filter((word) => hasWord(subject, word));
  const isOnlyIn = (one: readonly Judged[], other: readonly Judged[]) => (word: Word) =>
    has(one, word) && !has(other, word);
  const holds = (list: readonly Judged[], one: Counted) =>
    list.some(({ clause }) => holdsNumber(clause, one));
  if (counted.some((one) => holds(alike, one) && !holds(others, one))) return false;
  const all = sumOf(words, (word) => rarity(word, ground));
  const ofAlike = weigh(alike);
  const ofOthers = weigh(others);
  if (isNegated && words.some(isOnlyIn(alike, others))) return false;
  if (ofOthers > ofAlike * weights.turned && ofOthers >= all * weights.minCover) return true;
  if (asked.some(isOnlyIn(alike, others)) && !asked.some(isOnlyIn(others, alike))) return false;
  if (ofOthers > ofAlike * weights.turned) return true;
  if (isNegated && ofAlike > 0) return false;
  const plain = others.filter(({ isCondition }) => !isCondition);
  return asked.some(isOnlyIn(plain, alike));
}

const fit = (wanted: readonly Word[], { words }: Clause, ground: Ground) =>
  sumOf(wanted, (word) =>
    hasWord(words, word) ? rarity(word, ground) * (words.texts.has(word.text) ? weights.sameForm : 1) : 0,
  );
