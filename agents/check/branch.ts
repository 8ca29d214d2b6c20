import { citedSources, type MeaningCheck } from './align.ts';
import { holdsNumber } from './amounts.ts';
import type { Clause } from './clauses.ts';
import { hasReading } from './counted.ts';
import type { Ground } from './ground.ts';
import type { Rival } from './rivals.ts';
import type { Source } from './sources.ts';
import { rivals as weights } from './weights.ts';
import { hasForm, hasWord, type Word } from './words.ts';

interface Named extends Rival {
  /** The words that name it. */
  by: readonly Word[];
  /** Tells whether a statement has these words. */
  isIn(clause: Clause): boolean;
}

/** Returns the rivals that words name, by a form of them if there is one. */
function namedRivals(words: readonly Word[], source: Source): Named[] {
  const rivals = source.rivals();
  const inForm = words.filter((word) => rivals.some(({ vocabulary }) => hasForm(vocabulary, word)));
  const names =
    ({ vocabulary }: Rival) =>
    (word: Word) =>
      inForm.includes(word) ? hasForm(vocabulary, word) : hasWord(vocabulary, word);
  return rivals.flatMap((rival) => {
    const by = words.filter(names(rival));
    const isIn = ({ words: own }: Clause) =>
      by.every((word) => (inForm.includes(word) ? hasForm(own, word) : hasWord(own, word)));
    return by.length > 0 ? [Object.assign({ by, isIn }, rival)] : [];
  });
}

interface Context {
  /** The words of a clause of the reply, and the rivals that they name. */
  words: readonly Word[];
  named: readonly Named[];
  source: Source;
  sources: readonly Source[];
}

const hasAny = (clauses: Iterable<Clause>, word: Word) => {
  for (const { words } of clauses) if (hasWord(words, word)) return true;
  return false;
};

/** Returns the statements about the other rivals of a named one, unless they are named too. */
function foreignOf({ own, others, by, isIn }: Named, context: Context, ground: Ground): Set<Clause> {
  const foreign = new Set([...others.values()].flatMap((clauses) => [...clauses]));
  const isNamed = (clause: Clause) =>
    isIn(clause) || context.named.some(({ word }) => others.get(word.form)?.has(clause));
  for (const clause of foreign) if (isNamed(clause)) foreign.delete(clause);
  const { words, subject } = ground.question();
  if (foreign.size === 0 || by.some((word) => hasForm(words, word))) return foreign;
  if (context.words.some((word) => !word.isLight && !by.includes(word) && hasAny(own, word))) return foreign;
  const rest = restOf(foreign, context);
  const isOfForeign = (word: Word) => isOnlyForeign(word, { foreign, rest }, context);
  // The question and the reply are about the other thing, and the word is another name of it.
  return subject.words.some(isOfForeign) ? new Set() : foreign;
}

const restOf = (foreign: ReadonlySet<Clause>, { sources }: Context): Clause[] =>
  sources.flatMap(({ statements }) => statements.filter((clause) => !foreign.has(clause)));

interface Sides {
  foreign: ReadonlySet<Clause>;
  rest: readonly Clause[];
}

const isOnlyForeign = (word: Word, { foreign, rest }: Sides, { source }: Context): boolean =>
  !word.isLight && !hasWord(source.context, word) && hasAny(foreign, word) && !hasAny(rest, word);

const contextsOf = (words: readonly Word[], sources: readonly Source[]): Context[] =>
  sources.map((source) => ({ words, named: namedRivals(words, source), source, sources }));

/** Returns the statements of the rivals of what words name. */
export const foreignTo = (words: readonly Word[], sources: readonly Source[], ground: Ground): Set<Clause> =>
  new Set(
    contextsOf(words, sources).flatMap((context) =>
      context.named.flatMap((one) => [...foreignOf(one, context, ground)]),
    ),
  );

/** A clause speaks of one thing and says of it what the page says of its rival only: of another branch, plan or group. */
export const takesRival: MeaningCheck = (sentence, _, ground) => {
  const sources = citedSources(sentence, ground);
  return ground
    .clauses(sentence.folded)
    .some((part) =>
      contextsOf(ground.words(part), sources).some((context) =>
        context.named.some((one) => mixes(part, one, context, ground)),
      ),
    );
};

function mixes(part: string, rival: Named, context: Context, ground: Ground): boolean {
  const foreign = foreignOf(rival, context, ground);
  if (foreign.size === 0) return false;
  const rest = restOf(foreign, context);
  const numbers = ground.counted(part).filter((one) => !hasReading(ground.question().numbers, one));
  for (const one of numbers) {
    const holds = (clause: Clause) => holdsNumber(clause, one);
    if ([...foreign].some(holds) && !rest.some(holds)) return true;
  }
  if (numbers.some((one) => [...rival.own].some((clause) => holdsNumber(clause, one)))) return false;
  return (
    takesMark(part, { own: rival.own, foreign }, context, ground) ||
    takesWords(part, rival, { foreign, rest }, context, ground)
  );
}

/** The "not" or the "only" of the rival. */
function takesMark(
  part: string,
  { own, foreign }: Record<'own' | 'foreign', ReadonlySet<Clause>>,
  { source }: Context,
  { claims }: Ground,
): boolean {
  const isConfined = claims.confines(part);
  if (source.claims !== claims || !(isConfined || claims.negates(part))) return false;
  const judged = source.judged();
  const has = (clauses: ReadonlySet<Clause>, key: 'isNegated' | 'isLimited') =>
    judged.some((one) => one[key] && clauses.has(one.clause));
  return (
    !has(own, 'isNegated') && !has(own, 'isLimited') && has(foreign, isConfined ? 'isLimited' : 'isNegated')
  );
}

/** Words that only the rival's statement has: one of them is a rival itself, there are several, or its own statement has a "not" or an "only". */
function takesWords(
  part: string,
  { own, by }: Named,
  sides: Sides,
  context: Context,
  { claims }: Ground,
): boolean {
  if (claims.negates(part)) return false;
  const misused = context.words.filter((word) => isOnlyForeign(word, sides, context));
  if (misused.length === 0) return false;
  if (misused.length >= weights.minMisused) return true;
  if (misused.some((word) => context.named.some((one) => one.by.includes(word)))) return true;
  const isShared = ({ words }: Clause) =>
    context.words.some((word) => !by.includes(word) && !word.isLight && hasWord(words, word));
  return (
    !claims.confines(part) &&
    context.source
      .judged()
      .some(
        ({ clause, isNegated, isLimited }) => (isNegated || isLimited) && own.has(clause) && isShared(clause),
      )
  );
}
