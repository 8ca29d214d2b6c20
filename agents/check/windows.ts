import { findWeekdays } from '@jawab/language';
import { citedSources, type MeaningCheck } from './align.ts';
import { type Counted, windowsIn } from './counted.ts';

const isSame = ({ figure: one }: Counted, { figure: other }: Counted): boolean =>
  one.readings.some((reading) => other.readings.some((all) => all.join(':') === reading.join(':')));

/** Hours from one window of the page to the end of another: "9:00 to 18:00" of "9:00 to 21:00; 8:00 to 18:00". */
export const mixesWindows: MeaningCheck = (sentence, _, ground) => {
  const own = ground.clauses(sentence.folded).flatMap((part) => windowsIn(part, ground.counted(part)));
  if (own.length === 0) return false;
  const said = citedSources(sentence, ground).flatMap(({ windows }) => windows());
  return own.some(
    ([from, to]) =>
      said.some(([one, other]) => isSame(one, from) || isSame(other, to)) &&
      !said.some(([one, other]) => isSame(one, from) && isSame(other, to)),
  );
};

/** The first and the last of several days that follow each other: "Tuesday and Saturday" of "Tuesday to Saturday". */
export const cutsDays: MeaningCheck = ({ folded }, { pairs }, { language }) => {
  const own = findWeekdays(folded, [language, 'en']);
  if (own.size !== 2) return false;
  return pairs.some(({ said, clause }) => {
    const days = [...findWeekdays(clause.folded, [said.language, 'en'])];
    return days.length > 2 && own.has(days[0] as never) && own.has(days.at(-1) as never);
  });
};
