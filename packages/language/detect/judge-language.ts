import { languages } from '../languages/index.ts';
import { kinOf, type LanguageCode } from '../registry.ts';
import { countChinese, frequentChinese } from '../text/chinese-script.ts';
import { countLetters, countScripts, type Script, type ScriptCounts, scripts } from '../text/scripts.ts';
import { unquoted } from '../text/unquoted.ts';
import { replyLanguage } from '../weights.ts';
import { detectLanguage } from './detect-language.ts';
import { countSmallWords } from './small-words.ts';

/** The verdict on whether a text is in the expected language. */
export type Verdict = 'right' | 'wrong' | 'unsure';

/** Returns the scripts that identify a language, or null if it is written in Latin letters. */
function ownScripts(language: string): readonly Script[] | null {
  const own = languages[language as LanguageCode]?.facts.scripts;
  return own && own[0] !== 'latin' ? own : null;
}

/**
 * Checks whether a text is in a language, by its script and small words. Names, code, numbers, addresses and quotations
 * do not count. Returns `unsure` if the text is too short.
 */
export function judgeLanguage(text: string, language: string): Verdict {
  const plain = unquoted(text);
  const counts = countScripts(plain);
  const own = ownScripts(language);
  return own ? judgeScript(counts, own, language, plain) : judgeLatin(counts, language, plain);
}

function judgeScript(
  counts: ScriptCounts,
  owned: readonly Script[],
  language: string,
  text: string,
): Verdict {
  const own = owned.reduce((sum, script) => sum + counts[script], 0);
  const foreign = countLetters(counts) - own - counts.latin;
  if (language === 'ja' && counts.kana === 0 && own > 0) return judgeWithoutKana(own, text);
  if (language.startsWith('zh') && counts.kana * 5 > own) return counts.kana >= 4 ? 'wrong' : 'unsure';
  if (language.startsWith('zh') && isOtherHan(text, language)) return 'wrong';
  const dense = owned.some((script) => scripts[script].weight > 2) ? 3 : 1;
  if (own > 0 && own * dense >= counts.latin && own >= foreign)
    return isOtherOfScript(text, language, owned) ? 'wrong' : 'right';
  if (foreign >= 4 && foreign > own) return 'wrong';
  return counts.latin >= 30 && counts.latin > own * dense * 2 ? 'wrong' : 'unsure';
}

/** Scripts whose languages are told apart in a sentence: Arabic, Persian and Urdu; Hindi, Marathi and Nepali. */
const shared: readonly Script[] = ['arabic', 'devanagari'];

/** Tells whether a text is surely in another language of the same script. */
function isOtherOfScript(text: string, language: string, owned: readonly Script[]): boolean {
  if (!owned.some((script) => shared.includes(script))) return false;
  const found = detectLanguage(text, { likely: [language] });
  return found.language !== language && found.confidence >= replyLanguage.clear;
}

/** A few ideographs without kana may be Japanese. A whole sentence, or one with Chinese particles, is not. */
function judgeWithoutKana(han: number, text: string): Verdict {
  const particles = text.match(frequentChinese)?.length ?? 0;
  return han >= 24 || (han >= 10 && particles >= 2) ? 'wrong' : 'unsure';
}

function isOtherHan(text: string, language: string): boolean {
  const counts = countChinese(text);
  const [own, other] =
    language === 'zh-Hans'
      ? [counts.simplified, counts.traditional]
      : [counts.traditional, counts.simplified];
  return other >= 3 && other > own * 2;
}

/** Tells whether a text is in another language of the usual script of a romanised one: Nepali for Hindi. */
function isOtherThanUsual(text: string, language: string): boolean {
  const usual = languages[language as LanguageCode]?.facts.romanises ?? '';
  return isOtherOfScript(text, usual, ownScripts(usual) ?? []);
}

/** Counts letters in the usual script of a romanised language, which is as correct as Latin letters. */
function scriptOfRomanised(language: string, counts: ScriptCounts): number {
  const usual = languages[language as LanguageCode]?.facts.romanises;
  return (ownScripts(usual ?? '') ?? []).reduce((sum, script) => sum + counts[script], 0);
}

function judgeLatin(counts: ScriptCounts, language: string, text: string): Verdict {
  const foreign = countLetters(counts) - counts.latin;
  const own = scriptOfRomanised(language, counts);
  if (own > 0 && own >= counts.latin) return isOtherThanUsual(text, language) ? 'wrong' : 'right';
  if (foreign - own >= 4 && foreign - own > counts.latin) return 'wrong';
  if (counts.latin < 2) return 'unsure';
  const words = countSmallWords(text);
  const near = [language, ...kinOf(language)];
  const fits = Math.max(...near.map((one) => words[one] ?? 0));
  let others = 0;
  for (const [other, count] of Object.entries(words)) {
    if (!near.includes(other)) others = Math.max(others, count);
  }
  if (fits > 0 && fits >= others) return 'right';
  return others >= 3 && others > fits * 2 ? 'wrong' : 'unsure';
}
