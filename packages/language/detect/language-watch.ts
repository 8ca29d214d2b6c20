import { languages } from '../languages/index.ts';
import { kinOf, type LanguageCode } from '../registry.ts';
import { countChinese } from '../text/chinese-script.ts';
import { countLetters, countScripts, type Script, type ScriptCounts, scripts } from '../text/scripts.ts';
import { unquoted } from '../text/unquoted.ts';
import { countSmallWords } from './small-words.ts';

/** Whether a text is in the language it should be in. */
export type Verdict = 'right' | 'wrong' | 'unsure';

const maxDoubtLength = 40;
const maxDoubtMs = 300;

/** The scripts that tell a language; null when it is written in Latin letters, like many others. */
function ownScripts(language: string): readonly Script[] | null {
  const own = languages[language as LanguageCode]?.facts.scripts;
  return own && own[0] !== 'latin' ? own : null;
}

/**
 * Judges whether a text is in a language, by its script and small words. Names, code, numbers, addresses and quotations
 * do not count. Answers `unsure` while the text is too short to tell.
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
  if (own > 0 && own * dense >= counts.latin && own >= foreign) return 'right';
  if (foreign >= 4 && foreign > own) return 'wrong';
  return counts.latin >= 30 && counts.latin > own * dense * 2 ? 'wrong' : 'unsure';
}

/** Words of ideographs alone may be Japanese; a sentence of them is not, least of all with Chinese particles. */
function judgeWithoutKana(han: number, text: string): Verdict {
  const particles = text.match(/[您们們这這吗嗎呢吧的了请說说还還让讓给給]/g)?.length ?? 0;
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

/** Letters in the usual script of a romanised language: they are as right as Latin ones. */
function scriptOfRomanised(language: string, counts: ScriptCounts): number {
  const usual = languages[language as LanguageCode]?.facts.romanises;
  return (ownScripts(usual ?? '') ?? []).reduce((sum, script) => sum + counts[script], 0);
}

function judgeLatin(counts: ScriptCounts, language: string, text: string): Verdict {
  const foreign = countLetters(counts) - counts.latin;
  const own = scriptOfRomanised(language, counts);
  if (own > 0 && own >= counts.latin) return 'right';
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

const sentenceEnd = /[.!?…](?=\s)|[。！？।॥؟]|\n/;

/** What became of the watched text. */
export interface Watched {
  /** Text to show now. */
  shown: string;
  /** The opening was wrong: nothing was shown, start again. Or a later sentence was: end here. */
  stop: 'restart' | 'cut' | null;
}

/**
 * Watches a stream for the language it was asked for. The opening is held only while in doubt (at most 40 characters or
 * 300 ms, which the caller ends by `settle`), then each sentence while its own language is in doubt.
 */
export function createLanguageWatch(language: string, now: () => number = () => performance.now()) {
  const usesSmallWords = !ownScripts(language);
  let held = '';
  /** The current sentence: what of it was shown. */
  let shownOfSentence = '';
  let opened = false;
  let sure = false;
  let since: number | null = null;

  const release = (length: number, ends: boolean) => {
    const text = held.slice(0, length);
    held = held.slice(length);
    shownOfSentence = ends ? '' : shownOfSentence + text;
    if (ends) sure = false;
    opened = true;
    since = held ? now() : null;
    return text;
  };

  const step = (final: boolean): Watched => {
    let shown = '';
    if (/[.!?…]$/.test(shownOfSentence) && /^\s/.test(held)) {
      shownOfSentence = '';
      sure = false;
    }
    while (held) {
      const match = sentenceEnd.exec(held);
      const ends = match !== null;
      const length = match ? match.index + match[0].length : held.length;
      const piece = held.slice(0, length);
      const verdict =
        sure && isPlainLatin(piece) ? 'right' : judgeLanguage(shownOfSentence + piece, language);
      if (verdict === 'wrong') return { shown, stop: opened ? 'cut' : 'restart' };
      const waitedMs = since === null ? 0 : now() - since;
      const mayWait = verdict === 'unsure' && !final && held.length < maxDoubtLength && waitedMs < maxDoubtMs;
      if (mayWait && !(opened && ends)) return { shown, stop: null };
      if (verdict === 'right') sure = usesSmallWords;
      shown += release(length, ends);
    }
    return { shown, stop: null };
  };

  return {
    push(text: string): Watched {
      since ??= now();
      held += text;
      return step(false);
    },
    /** Nothing more comes, or the doubt has lasted long enough: judge by what there is. */
    settle(): Watched {
      return step(true);
    },
    /** When the doubt must end, in the clock's ms; null while nothing is held. */
    get deadline(): number | null {
      return held && since !== null ? since + maxDoubtMs : null;
    },
  };
}

const isPlainLatin = (text: string) => !/[^\s -\u036f\u1e00-\u1eff\u2000-\u20cf]/.test(text);
