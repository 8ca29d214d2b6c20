import { foldText } from './fold-text.ts';
import { type SmallTalkWords, smallTalkWords } from './small-talk-words.ts';
import { addWord, createTrie, findWords, readLetters, type Trie } from './word-trie.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye';

const longestMessage = 80;
const kinds: SmallTalk[] = ['greeting', 'thanks', 'goodbye'];
const filler = 1 << kinds.length;
const languages = Object.keys(smallTalkWords);
const bitOf = (at: number) => 1 << (at + kinds.length + 1);
/** English phrases are said everywhere. */
const english = bitOf(languages.indexOf('en'));

let trie: Trie | null = null;

/** The low bits say what a phrase is, the high ones in which languages. */
function compile(): Trie {
  const all = createTrie();
  for (const [at, table] of Object.values(smallTalkWords).entries()) {
    for (const [role, list] of Object.entries(table) as [keyof SmallTalkWords, string][]) {
      const meaning = role === 'filler' ? filler : (1 << kinds.indexOf(role)) | bitOf(at);
      for (const phrase of list.split('|')) addWord(all, foldText(phrase), meaning, false);
    }
  }
  return all;
}

/** The phrases of a message that is nothing but small talk, as their meanings; none when anything else is in it. */
function readPhrases(message: string): number[] {
  if (message.length > longestMessage) return [];
  trie ??= compile();
  const { found, unknown, endings } = findWords([trie], readLetters(foldText(message)));
  return unknown + endings > 0
    ? []
    : found.map(({ meaning }) => meaning).filter((meaning) => meaning !== filler);
}

/**
 * Whether a message is nothing but a greeting, thanks or a goodbye (in any supported language, also in Latin letters); the
 * last one said wins. Null when anything else is in it. Pure.
 */
export function findSmallTalk(message: string): SmallTalk | null {
  const last = readPhrases(message).at(-1);
  return last === undefined ? null : (kinds.find((_, at) => last & (1 << at)) ?? null);
}

/**
 * The languages that a message of nothing but small talk can be in (BCP 47; `zh` for either writing): those that say all
 * its phrases so, English ones aside. None when it is something else, or English says it too. Pure.
 */
export function findSmallTalkLanguages(message: string): string[] {
  const own = readPhrases(message).filter((meaning) => !(meaning & english));
  return languages.filter((_, at) => own.length > 0 && own.every((meaning) => meaning & bitOf(at)));
}
