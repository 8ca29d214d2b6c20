import { foldText } from './fold-text.ts';
import { type SmallTalkWords, smallTalkWords } from './small-talk-words.ts';
import { addWord, createTrie, findWords, readLetters, type Trie } from './word-trie.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye';

const longestMessage = 80;
const kinds: SmallTalk[] = ['greeting', 'thanks', 'goodbye'];
const filler = 1 << kinds.length;
const nod = filler << 1;
const languages = Object.keys(smallTalkWords);
const bitOf = (at: number) => nod << (at + 1);
/** A thumb, a heart, a smile: said alone they are thanks. */
const emojiAlone = /^(?:\s|\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?)+$/v;
/** English phrases are said everywhere. */
const english = bitOf(languages.indexOf('en'));

const besides = { filler, nod };

let trie: Trie | null = null;

/** The low bits say what a phrase is, the high ones in which languages. */
function compile(): Trie {
  const all = createTrie();
  for (const [at, table] of Object.values(smallTalkWords).entries()) {
    for (const [role, list] of Object.entries(table) as [keyof SmallTalkWords, string][]) {
      const meaning =
        role in besides
          ? besides[role as keyof typeof besides]
          : (1 << kinds.indexOf(role as SmallTalk)) | bitOf(at);
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
  return unknown + endings > 0 ? [] : found.map(({ meaning }) => meaning);
}

const isBeside = (meaning: number) => (meaning & ~(filler | nod)) === 0;

/**
 * Whether a message is nothing but a greeting, thanks or a goodbye (in any supported language, also in Latin letters); the
 * last one said wins. A nod alone ("ok", "👍") counts as thanks. Null when anything else is in it. Pure.
 */
export function findSmallTalk(message: string): SmallTalk | null {
  if (emojiAlone.test(message)) return 'thanks';
  const phrases = readPhrases(message);
  const said = phrases.findLast((meaning) => !isBeside(meaning));
  if (said !== undefined) return kinds.find((_, at) => said & (1 << at)) ?? null;
  return phrases.some((meaning) => meaning & nod) ? 'thanks' : null;
}

/**
 * The languages that a message of nothing but small talk can be in (BCP 47; `zh` for either writing): those that say all
 * its phrases so, English ones aside. None when it is something else, or English says it too. Pure.
 */
export function findSmallTalkLanguages(message: string): string[] {
  const own = readPhrases(message).filter((meaning) => !isBeside(meaning) && !(meaning & english));
  return languages.filter((_, at) => own.length > 0 && own.every((meaning) => meaning & bitOf(at)));
}
