import { type HistoryMessage, supportedLanguages } from '@jawab/core';
import { say } from './catalogue.ts';
import { foldText } from './fold-text.ts';
import { besideYes, fineWords, thanksWords, yesWords } from './handoff-words/acceptance.ts';
import { wordings } from './handoff-words/index.ts';
import type { Wording } from './handoff-words/wording.ts';
import { bits, countStrange, enough, weighClause } from './weigh-clause.ts';
import {
  addWord,
  collectMeanings,
  createTrie,
  findWords,
  type Letters,
  readLetters,
  type Trie,
} from './word-trie.ts';

const longestWish = 300;
/** A wish spread over clauses ("Agent? Put me through.") counts when the message says little else. */
const fewUnknown = 1;
const clauseEnds = /[.,!?;:。、؟،।…\n]+/u;

/** Without one of these in some language nobody asks for a person. */
const people: (keyof Wording)[] = ['staff', 'someone', 'reach', 'bot'];

/** English first, read beside each of the others: people mix it in. Malay and Indonesian share one. */
const { en, id, ms, ...others } = wordings as Record<'en' | 'id' | 'ms', Wording>;
const tables = [[en], [id, ms], ...Object.values(others).map((own) => [own as Wording])];
const english = 1;

interface Compiled {
  tries: Trie[];
  /** All words at once: bit n says that table n has one here, bit n + {@link tables}.length that it means people. */
  all: Trie;
}
let compiled: Compiled | null = null;
let offers: Set<string> | null = null;

/**
 * Why a person is wanted: the visitor asked for one, or took up the bot's offer. Null when neither. Reads every supported
 * language, romanised ones, and English mixed into any of them. Pure.
 */
export function findHandoffWish(
  message: string,
  history: HistoryMessage[] = [],
): 'asked' | 'accepted_offer' | null {
  if (message.length > longestWish) return null;
  const clauses = message.normalize('NFKC').split(clauseEnds).map(foldText).filter(Boolean);
  if (clauses.length === 0) return null;
  const letters = clauses.map(readLetters);
  if (isAsked(letters)) return 'asked';
  return wasOffered(history) && isYes(letters) ? 'accepted_offer' : null;
}

function compile(): Compiled {
  const all = createTrie();
  const tries = tables.map(() => createTrie());
  for (const [at, lists] of tables.entries()) {
    for (const { role, word, stem } of lists.flatMap(readEntries)) {
      addWord(tries[at] as Trie, word, bits[role], stem);
      addWord(all, word, (1 << at) | (people.includes(role) ? 1 << (at + tables.length) : 0), stem);
    }
  }
  return { tries, all };
}

const readEntries = (table: Wording) =>
  (Object.entries(table) as [keyof Wording, string][]).flatMap(([role, list]) =>
    list
      .split(',')
      .map((entry) => ({ role, word: foldText(entry.replace('*', '')), stem: entry.endsWith('*') }))
      .filter(({ word }) => word !== ''),
  );

function isAsked(clauses: Letters[]): boolean {
  compiled ??= compile();
  const { tries, all } = compiled;
  const seen = clauses.reduce((seen, letters) => seen | collectMeanings(all, letters), 0);
  const naming = seen >>> tables.length;
  return tries.some((trie, at) => {
    const isPossible = (seen >>> at) & 1 && naming & (english | (1 << at));
    return isPossible && isWish(at === 0 ? [trie] : [trie, tries[0] as Trie], clauses);
  });
}

function isWish(known: Trie[], clauses: Letters[]): boolean {
  const read = clauses.map((letters) => findWords(known, letters));
  const covered = read.every((clause) => countStrange(clause) === 0);
  if (read.some((clause) => weighClause(clause, covered) >= enough)) return true;
  const whole = { found: read.flatMap(({ found }) => found), unknown: 0, endings: 0 };
  for (const clause of read) whole.unknown += countStrange(clause);
  return read.length > 1 && whole.unknown <= fewUnknown && weighClause(whole, covered) >= enough;
}

/** The answers to an offer; bit n means list n. */
const answers = [yesWords, fineWords, thanksWords, besideYes];
let yes: Trie | null = null;

function isYes(clauses: Letters[]): boolean {
  yes ??= compileAnswers();
  let said = 0;
  for (const letters of clauses) {
    const { found, unknown, endings } = findWords([yes], letters);
    if (unknown + endings > 0) return false;
    for (const { meaning } of found) said |= meaning;
  }
  const [agrees, isFine, isThanks] = answers.map((_, at) => (said & (1 << at)) !== 0);
  return agrees === true || (isFine === true && !isThanks);
}

function compileAnswers(): Trie {
  const trie = createTrie();
  for (const [at, list] of answers.entries())
    for (const word of list.split(',')) addWord(trie, foldText(word), 1 << at, false);
  return trie;
}

function wasOffered(history: HistoryMessage[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant') return false;
  offers ??= new Set([...supportedLanguages, 'hi-Latn'].map((language) => say(language, 'noAnswer')));
  return offers.has(last.content.trim());
}
