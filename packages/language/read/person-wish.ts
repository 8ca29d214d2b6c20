import type { HistoryMessage } from '@jawab/core';
import type { Language } from '../define-language.ts';
import { codes, entries, kinOf, type LanguageCode, readList } from '../registry.ts';
import { sayInAll } from '../say.ts';
import { clausesOf } from '../text/clauses.ts';
import { foldText } from '../text/fold-text.ts';
import {
  collectMeanings,
  compileWords,
  type Entry,
  findWords,
  type Letters,
  readLetters,
  type WordMatcher,
} from '../text/word-matcher.ts';
import type { OfferWords, PersonWords } from '../words.ts';
import { bits, countStrange, enough, weighClause } from './weigh-clause.ts';

const maxWishLength = 300;
/** A wish spread over clauses ("Agent? Put me through.") counts when the message says little else. */
const fewUnknown = 1;

/** A message that asks for a person contains one of these meanings. */
const people: (keyof PersonWords)[] = ['staff', 'someone', 'reach', 'bot'];

interface Compiled {
  /** The words of each table: English first, then one table for each language or group of similar languages. */
  tables: WordMatcher[];
  /** All words in one matcher, with the tables that contain them. */
  all: WordMatcher;
  /** The words that mean people. */
  naming: WordMatcher;
}
let compiled: Compiled | null = null;
let offers: Set<string> | null = null;

/**
 * Returns why the visitor wants a person: the visitor asked for one or accepted the bot's offer. Null if neither is true.
 * Reads every language, romanised ones, and English mixed into any of them. Pure.
 */
export function findPersonWish(
  message: string,
  history: HistoryMessage[] = [],
): 'asked' | 'accepted_offer' | null {
  if (message.length > maxWishLength) return null;
  const clauses = clausesOf(message);
  if (clauses.length === 0) return null;
  const letters = clauses.map(readLetters);
  if (isAsked(letters)) return 'asked';
  return wasOffered(history) && isYes(letters) ? 'accepted_offer' : null;
}

/** Groups similar languages, which share a table. English comes first. */
function groupLanguages(): Language[][] {
  const groups = new Map<LanguageCode, Language[]>([['en', []]]);
  for (const [code, language] of entries) {
    const first = codes.find((other) => other === code || kinOf(code).includes(other)) ?? code;
    groups.set(first, [...(groups.get(first) ?? []), language]);
  }
  return [...groups.values()];
}

function compile(): Compiled {
  const tables = groupLanguages().map((group) => group.flatMap(({ words }) => readEntries(words.person)));
  const all = tables.flatMap((own, at) => own.map((entry) => ({ ...entry, tables: 1 << at })));
  const meaningPeople = people.reduce((sum, role) => sum | bits[role], 0);
  return {
    tables: tables.map(compileWords),
    all: compileWords(all),
    naming: compileWords(all.filter(({ meaning }) => meaning & meaningPeople)),
  };
}

const readEntries = (table: PersonWords): Entry[] =>
  (Object.entries(table) as [keyof PersonWords, string][]).flatMap(([role, list]) =>
    readList(list).map((entry) => ({
      word: foldText(entry.replace('*', '')),
      stem: entry.endsWith('*'),
      meaning: bits[role],
    })),
  );

function isAsked(clauses: Letters[]): boolean {
  compiled ??= compile();
  const { tables, all, naming } = compiled;
  const collect = (matcher: WordMatcher) =>
    clauses.reduce((seen, letters) => seen | collectMeanings(matcher, letters).tables, 0);
  const people = collect(naming);
  if (people === 0) return false;
  const seen = collect(all);
  return tables.some((own, at) => {
    const isPossible = (seen >>> at) & 1 && people & (1 | (1 << at));
    return isPossible && isWish(at === 0 ? [own] : [own, tables[0] as WordMatcher], clauses);
  });
}

function isWish(known: WordMatcher[], clauses: Letters[]): boolean {
  const read = clauses.map((letters) => findWords(known, letters));
  const covered = read.every((clause) => countStrange(clause) === 0);
  if (read.some((clause) => weighClause(clause, covered) >= enough)) return true;
  const whole = { found: read.flatMap(({ found }) => found), unknown: 0, endings: 0 };
  for (const clause of read) whole.unknown += countStrange(clause);
  return read.length > 1 && whole.unknown <= fewUnknown && weighClause(whole, covered) >= enough;
}

const answers: Record<keyof OfferWords, number> = { yes: 1, fine: 2, thanks: 4, beside: 8 };
let answerWords: WordMatcher | null = null;

function isYes(clauses: Letters[]): boolean {
  answerWords ??= compileAnswers();
  let said = 0;
  for (const letters of clauses) {
    const { found, unknown, endings } = findWords([answerWords], letters);
    if (unknown + endings > 0) return false;
    for (const { meaning } of found) said |= meaning;
  }
  return (said & answers.yes) !== 0 || ((said & answers.fine) !== 0 && !(said & answers.thanks));
}

const compileAnswers = () =>
  compileWords(
    entries.flatMap(([, { words }]) =>
      (Object.entries(words.offer) as [keyof OfferWords, string][]).flatMap(([role, list]) =>
        readList(list).map((word) => ({ word: foldText(word), meaning: answers[role] })),
      ),
    ),
  );

function wasOffered(history: HistoryMessage[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return false;
  offers ??= new Set([...sayInAll('noAnswer'), ...sayInAll('sorry')]);
  // Beside the offer, a reply may say that a machine answers, or quote what may help.
  return last.content.split('\n\n').some((paragraph) => offers?.has(paragraph.trim()));
}
