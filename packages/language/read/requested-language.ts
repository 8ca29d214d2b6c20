import { matchLanguage, type SupportedLanguage } from '@jawab/core';
import { codes, entries, readList } from '../registry.ts';
import { chineseScript } from '../text/chinese-script.ts';
import { foldLetters } from '../text/fold-letters.ts';
import { foldText } from '../text/fold-text.ts';
import { fullStops, scriptSets } from '../text/scripts.ts';
import { compileWords, type Entry, findWords, readLetters, type WordMatcher } from '../text/word-matcher.ts';

const maxMessageLength = 2_000;
const maxClauseLength = 80;
const clauseEnds = new RegExp(`[.,!?;:。、؟،؛…\\n${fullStops}]+`, 'u');

interface Patterns {
  /** The name of any language. */
  named: RegExp;
  /** Patterns of whole requests. The group `name` is the language. */
  requests: RegExp[];
  /** Maps a name to its language. */
  readers: [code: string, pattern: RegExp][];
}
let patterns: Patterns | null = null;

function compilePatterns(): Patterns {
  const names = entries.flatMap(([code, { words }]) =>
    words.names.pattern ? [[code, foldLetters(words.names.pattern)] as const] : [],
  );
  const any = `(?<name>${names.map(([, pattern]) => pattern).join('|')})`;
  const requests = new Set(entries.flatMap(([, { words }]) => words.replyIn.requests.map(foldLetters)));
  return {
    named: new RegExp(any, 'iu'),
    requests: Array.from(requests, (request) => new RegExp(request.replace('{language}', any), 'iu')),
    readers: names.map(([code, pattern]) => [code, new RegExp(`^(?:${pattern})$`, 'iu')]),
  };
}

const bits = { speak: 1, ask: 2, beside: 4 };
let matcher: WordMatcher | null = null;

/** The words for asking and speaking, and the names of all languages, each in its own table. */
const compileClauseWords = () =>
  compileWords(
    entries.flatMap(([, { words }], at): Entry[] => [
      ...(Object.entries(bits) as [keyof typeof bits, number][]).flatMap(([role, meaning]) =>
        readList(words.replyIn[role]).map((word) => ({ word: foldText(word), meaning })),
      ),
      ...readList(words.names.words).map((name) => ({
        word: foldText(name.replace('*', '')),
        stem: name.endsWith('*'),
        meaning: 0,
        tables: 1 << at,
      })),
    ]),
  );

/** Reads a clause that contains only the name of one language and words for asking or speaking. */
function readClause(clause: string): string | null {
  if (clause.length > maxClauseLength) return null;
  matcher ??= compileClauseWords();
  const { found, unknown, endings } = findWords([matcher], readLetters(foldText(clause)));
  if (unknown + endings > 0) return null;
  const said = found.reduce((all, { meaning }) => all | meaning, 0);
  const named = found.reduce((all, { tables }) => all | tables, 0);
  const isOne = named !== 0 && (named & (named - 1)) === 0;
  return isOne && said & (bits.speak | bits.ask) ? (codes[31 - Math.clz32(named)] ?? null) : null;
}

/**
 * Returns the language a message asks to be answered in ("reply in Tamil", 用日语回答), or null. Only requests about
 * the reply count, not mentions of a language. Pure.
 */
export function findRequestedLanguage(message: string): SupportedLanguage | null {
  const text = message
    .slice(0, maxMessageLength)
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/g, '');
  const found = findInSentence(text) ?? findInClauses(text);
  if (found === 'zh-Hans' && isTraditional(text)) return 'zh-Hant';
  return found ? matchLanguage(found) : null;
}

const simplifiedOrJapanese = new RegExp(`[简${scriptSets.kana}]|簡體`, 'u');

/** Tells whether a message that asks for Chinese uses traditional characters and does not name the simplified ones. */
const isTraditional = (text: string) => chineseScript(text) === 'zh-Hant' && !simplifiedOrJapanese.test(text);

function findInSentence(text: string): string | null {
  patterns ??= compilePatterns();
  const folded = foldLetters(text);
  if (!patterns.named.test(folded)) return null;
  for (const request of patterns.requests) {
    const name = request.exec(folded)?.groups?.name;
    const found = name && patterns.readers.find(([, pattern]) => pattern.test(name))?.[0];
    if (found) return found;
  }
  return null;
}

function findInClauses(text: string): string | null {
  for (const clause of text.normalize('NFKC').split(clauseEnds)) {
    const found = readClause(clause);
    if (found) return found;
  }
  return null;
}
