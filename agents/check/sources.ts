import { once, remember } from '@jawab/core';
import {
  type ConceptKey,
  claimsOf,
  detectLanguage,
  isUnended,
  normalise,
  type Range,
  type ReplyClaims,
  readCurrencies,
  readRanges,
  writeOutTables,
} from '@jawab/language';
import { splitSentences, tableRule } from '@jawab/retrieval';
import { type Clause, readClause, splitCells, splitClauses, splitStatements } from './clauses.ts';
import { type Counted, countedIn, windowsIn } from './counted.ts';
import { type Judged, judgeClauses } from './judged.ts';
import { daysIn } from './labels.ts';
import { type Rival, readRivals } from './rivals.ts';
import { readTablesOf, type Table } from './tables.ts';
import { readWords, type Vocabulary, vocabularyOf } from './words.ts';

/** A sentence of a passage, or a row of a table with the head of each column. */
export interface Said {
  /** As written. */
  text: string;
  folded: string;
  words: Vocabulary;
  clauses: readonly Clause[];
  language: string;
  claims: ReplyClaims;
  /** A row of a table. */
  isRow: boolean;
}

/** A passage, read sentence by sentence. */
export interface Source {
  sentences: readonly Said[];
  tables: readonly Table[];
  /** Checks for claims of sentences in its language. */
  claims: ReplyClaims;
  /** The words of its title and its heading, which belong to each sentence. */
  context: Vocabulary;
  /** The clauses of its sentences, without the rows of tables. */
  statements: readonly Clause[];
  /** Its clauses, those of rows too, with the things that they say yes and no of. */
  judged(): readonly Judged[];
  /** Its words that tell statements apart. */
  rivals(): readonly Rival[];
  /** The days of the week that it names. */
  days(): ReadonlySet<ConceptKey>;
  /** The hours that it names as the ends of a window, sentence by sentence. */
  windows(): readonly (readonly [from: Counted, to: Counted])[];
  /** Its ranges, clause by clause. */
  ranges: readonly Range[];
  /** Codes of the currencies that it names. */
  currencies: ReadonlySet<string>;
}

const row = /^\s*\|/;
/** The opening that shows the language of a passage. */
const maxSample = 400;
const maxRemembered = 2_000;

/** Cuts a passage into sentences and rows. A row is said with the names of its columns. */
function cut(text: string): { written: string; isRow: boolean }[] {
  const lines = text.split('\n');
  const rows = lines.filter((line) => row.test(line)).join('\n');
  const prose = lines.filter((line) => !row.test(line));
  const said = rows ? writeOutTables(rows, text).split('\n') : [];
  return [
    ...said.filter((line) => line.trim()).map((line) => ({ written: line.replace(/^- /, ''), isRow: true })),
    ...prose
      .flatMap((line) => (isUnended(line) ? splitStatements(line) : splitSentences(line)))
      .filter((line) => line.trim())
      .map((written) => ({ written, isRow: false })),
  ];
}

/** Reads a passage; `context` is its title and heading. The last passages are remembered, because many questions meet them. */
export const readSource = remember((text: string, context: string, likely: string): Source => {
  const language = detectLanguage(text.slice(0, maxSample), { likely: [likely] }).language ?? likely;
  const claims = claimsOf(language);
  const sentences = cut(text).map(({ written, isRow }): Said => {
    const folded = normalise(written);
    return {
      text: written,
      folded,
      words: vocabularyOf(readWords(folded, language)),
      clauses: (isRow ? splitCells(folded) : splitClauses(folded)).map((clause) =>
        readClause(clause, language),
      ),
      language,
      claims,
      isRow,
    };
  });
  const heads = text
    .split('\n')
    .filter((line, at, lines) => row.test(line) && tableRule.test((lines[at + 1] ?? '').trim()));
  const prose = sentences.flatMap(({ isRow, clauses }) => (isRow ? [] : [clauses]));
  return {
    sentences,
    statements: prose.flat(),
    windows: once(() => sentences.flatMap(({ folded }) => windowsIn(folded, countedIn(folded)))),
    days: once(() => daysIn(normalise(text), vocabularyOf(readWords(normalise(text), language)), language)),
    judged: once(() => sentences.flatMap(judgeClauses)),
    rivals: once(() => readRivals(prose, language)),
    tables: readTablesOf(text, language),
    claims,
    context: vocabularyOf(readWords(normalise([context, ...heads].join('\n')), language)),
    ranges: text.split('\n').flatMap((line) => splitClauses(normalise(line)).flatMap(readRanges)),
    currencies: new Set(readCurrencies(normalise(text)).flat()),
  };
}, maxRemembered);
