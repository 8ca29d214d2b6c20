import { isUnendedLanguage, scriptSets } from '@jawab/language';
import type { Clause } from './clauses.ts';
import { rivals as weights } from './weights.ts';
import { hasForm, type Vocabulary, vocabularyOf, type Word } from './words.ts';

/** A word that tells statements of one page apart: Dago in "The Dago branch …; the Braga branch …". */
export interface Rival {
  word: Word;
  /** It alone, to look it up. */
  vocabulary: Vocabulary;
  own: Set<Clause>;
  /** Its rivals by form, each with the other statements that have it in the same place. */
  others: Map<string, Set<Clause>>;
}

/** Words of scripts whose words end in what they are: 강남점 and 홍대점. */
const endsInKind = new RegExp(`^[${scriptSets.syllables}]{2,}$`, 'u');

const hangul = /^\p{Script=Hangul}{2}/u;
/** Tells whether two words share a stem of two syllables, however long their endings are: 취소는 and 취소하면. */
const isOfOneStem = (one: Word, other: Word) =>
  hangul.test(one.form) && other.form.startsWith(one.form.slice(0, 2));

/** Languages that put a name before its noun. The word after the noun is a statement about it, not a name. */
const namesBefore = new Set(['ja', 'ko', 'my', 'zh-Hans', 'zh-Hant']);

const isSame = (one: Word, other: Word) => one.form === other.form;

interface Page {
  language: string;
  /** The clauses that open a sentence: others may leave out what they are about. */
  opens: ReadonlySet<Clause>;
}

/** Returns pairs of words in the same position of two statements. Each word is in one of the statements only. */
function rivalsOf(one: Clause, other: Clause, { language, opens }: Page): [Word, Word][] {
  const [mine, yours] = [one.words.words, other.words.words];
  const isOwn = (word: Word | undefined, among: Clause) =>
    word !== undefined && !word.isLight && !hasForm(among.words, word);
  const pairs: [Word, Word][] = [];
  const add = (a: Word | undefined, b: Word | undefined) => {
    if (isOwn(a, other) && isOwn(b, one) && !isOfOneStem(a as Word, b as Word))
      pairs.push([a as Word, b as Word]);
  };
  const countAlike = [...one.kinds].some((kind) => kind !== 'other' && other.kinds.has(kind));
  for (const [at, word] of mine.entries())
    for (const [to, beside] of yours.entries()) {
      if (!isSame(word, beside)) {
        if (
          endsInKind.test(word.form) &&
          endsInKind.test(beside.form) &&
          word.form.at(-1) === beside.form.at(-1)
        )
          add(word, beside);
        continue;
      }
      add(mine[at - 1], yours[to - 1]);
      if (!namesBefore.has(language)) add(mine[at + 1], yours[to + 1]);
    }
  if (countAlike && opens.has(one) && opens.has(other)) add(mine[0], yours[0]);
  return pairs;
}

/** Finds the rivals of a page: words that take the same position in different statements. */
export function readRivals(sentences: readonly (readonly Clause[])[], language: string): Rival[] {
  const clauses = sentences.flat();
  const firsts = isUnendedLanguage(language) ? [] : sentences.flatMap((all) => all[0] ?? []);
  const page = { language, opens: new Set(firsts) };
  const found = new Map<string, Rival>();
  const note = (word: Word, rival: Word, other: Clause) => {
    const one = found.get(word.form) ?? {
      word,
      vocabulary: vocabularyOf([word]),
      own: new Set(clauses.filter((clause) => hasForm(clause.words, word))),
      others: new Map(),
    };
    found.set(word.form, one);
    one.others.set(rival.form, (one.others.get(rival.form) ?? new Set()).add(other));
  };
  for (const [at, one] of clauses.entries())
    for (const other of clauses.slice(at + 1, at + 1 + weights.maxDistance))
      for (const [a, b] of rivalsOf(one, other, page)) {
        note(a, b, other);
        note(b, a, one);
      }
  return [...found.values()];
}
