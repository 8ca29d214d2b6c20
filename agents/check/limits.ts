import { citedSources, type MeaningCheck } from './align.ts';
import type { Clause } from './clauses.ts';
import type { Said } from './sources.ts';
import { limits as weights } from './weights.ts';
import { hasWord, type Word } from './words.ts';

/** "All", "always", "everywhere", which the page does not say. */
export const widensScope: MeaningCheck = ({ folded }, { rests }, { claims }) =>
  claims.widens(folded) && !claims.negates(folded) && !rests.some((said) => said.claims.widens(said.folded));

const excludes = ({ claims, folded }: Said) => claims.confines(folded) || claims.negates(folded);

/** "Only", where the page excludes nothing. */
export const narrowsScope: MeaningCheck = (sentence, { rests, explained }, ground) => {
  if (!ground.claims.confines(sentence.folded) || rests.some(excludes)) return false;
  if (/\d/.test(sentence.folded) && rests.some(({ claims, folded }) => claims.limits(folded))) return false;
  return !citedSources(sentence, ground).some(({ sentences }) =>
    sentences.some((said) => excludes(said) && explained.some((word) => hasWord(said.words, word))),
  );
};

/** What the page says only under a condition that neither the reply nor the question has. */
export const dropsCondition: MeaningCheck = ({ folded, before }, { words, rests }, ground) => {
  const { claims } = ground;
  const [said] = rests;
  const whole = `${before} ${folded}`;
  if (!said || said.clauses.length < 2) return false;
  if (claims.depends(whole) || claims.limits(whole) || claims.confines(whole)) return false;
  const asked = ground.question().words.words;
  const isSaid = (clause: Clause) => [...words, ...asked].some((word) => hasWord(clause.words, word));
  return said.clauses.some((clause) => said.claims.depends(clause.folded) && !isSaid(clause));
};

/** The page says "only" of what is said without it: of a part of it, or to somebody who asks about another thing. */
export const dropsLimit: MeaningCheck = ({ folded, before }, { words, pairs, rests }, ground) => {
  const { claims } = ground;
  const limitsIn = (text: string) => claims.confines(text) || claims.negates(text) || claims.regrets(text);
  if (limitsIn(folded) || limitsIn(before)) return false;
  const isKnown = (word: Word) =>
    ground
      .sources()
      .some(
        ({ sentences, context }) =>
          hasWord(context, word) || sentences.some((said) => hasWord(said.words, word)),
      );
  const confined = rests.some(
    (said) => said.claims.confines(said.folded) && words.some((word) => hasWord(said.words, word)),
  );
  if (confined && ground.question().subject.words.some((word) => !word.isLight && !isKnown(word)))
    return true;
  return pairs.some(
    ({ said, clause, shared }) =>
      said.claims.confines(clause.folded) &&
      shared >= weights.minShared &&
      shared < weights.maxShare * clause.words.words.length,
  );
};
