import { citedSources, type MeaningCheck } from './align.ts';
import { daysIn } from './labels.ts';
import { vocabularyOf } from './words.ts';

/** The page says it of other days than the reply or the question names: "on weekdays", of Saturday. */
export const takesOtherDay: MeaningCheck = (sentence, { pairs }, ground) => {
  const { folded, before, isFirst } = sentence;
  const { claims, language } = ground;
  if (
    pairs.length === 0 ||
    claims.negates(folded) ||
    claims.regrets(folded) ||
    claims.confines(`${before} ${folded}`)
  )
    return false;
  const own = daysIn(folded, vocabularyOf(ground.words(folded)), language);
  const days = own.size > 0 || !isFirst ? own : ground.question().naming().days;
  if (days.size === 0) return false;
  const isOfDay = (one: ReadonlySet<string>) => [...one].some((day) => days.has(day as never));
  if (citedSources(sentence, ground).some(({ days: named }) => isOfDay(named()))) return false;
  return pairs.some(({ said, clause }) => daysIn(clause.folded, clause.words, said.language).size > 0);
};
