import { citedSources, type MeaningCheck } from './align.ts';
import type { Ground } from './ground.ts';
import { namedLabels, readNaming } from './labels.ts';
import { findNamed, type Named, type Table } from './tables.ts';
import { hasWord, vocabularyOf, type Word } from './words.ts';

const read = (folded: string, ground: Ground) => readNaming(folded, ground.words(folded), ground.language);

/** The question names a row of a table, and the reply names others only. What follows an answer may be about more. */
export const namesOtherRow: MeaningCheck = (sentence, _, ground) => {
  const { isFirst, before, folded } = sentence;
  if (!isFirst) return false;
  const tables = citedSources(sentence, ground).flatMap((source) => source.tables);
  if (tables.length === 0) return false;
  const said = read(`${before} ${folded}`, ground);
  return tables.some(({ rows }) => {
    const asked = namedLabels(rows, ground.question().naming());
    const named = asked.length > 0 ? namedLabels(rows, said) : [];
    return named.length > 0 && !named.some((row) => asked.includes(row));
  });
};

/** A cell without a word or a number, as a dash, says that there is nothing. */
const isBlank = (folded: string) => !/[\p{L}\d]/u.test(folded);

/** A clause without a number says yes of the one cell that it names, which says no, or no of one that does not. */
export const turnsCell: MeaningCheck = (sentence, _, ground) => {
  const { claims } = ground;
  const sources = citedSources(sentence, ground).filter(({ tables }) => tables.length > 0);
  if (sources.length === 0 || claims.confines(sentence.folded)) return false;
  const question = ground.question();
  const whole = read(sentence.folded, ground);
  return ground.clauses(sentence.folded).some((part) => {
    const words = ground.words(part).filter((word) => !hasWord(question.words, word));
    if (ground.words(part).length === 0 || ground.counted(part).length > 0) return false;
    const texts = [read(part, ground), whole, question.naming()];
    return sources.some(({ tables, context, claims: { negates } }) =>
      tables.some((table) => {
        const named = findNamed(table, texts);
        const cell = onlyCell(table, named);
        if (!cell || (isBlank(cell.folded) || negates(cell.folded)) === claims.negates(part)) return false;
        const labels = vocabularyOf(labelsOf(table, named));
        return words.every(
          (word) => hasWord(labels, word) || hasWord(context, word) || hasWord(cell.words, word),
        );
      }),
    );
  });
};

/** Returns the cell of the one row and column that are named; the only column need not be. */
function onlyCell({ cells, columns }: Table, named: Named) {
  const [row, ...rows] = named.rows;
  const [column, ...others] = columns.length === 1 ? [0] : named.columns;
  if (row === undefined || column === undefined || rows.length + others.length > 0) return null;
  return cells[row]?.[column] ?? null;
}

const labelsOf = ({ rows, columns }: Table, named: Named): Word[] => [
  ...named.rows.flatMap((row) => rows[row]?.words ?? []),
  ...columns.flatMap(({ words }) => words),
];
