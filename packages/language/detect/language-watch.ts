import { languages } from '../languages/index.ts';
import { kinOf, type LanguageCode } from '../registry.ts';
import { countChinese } from '../text/chinese-script.ts';
import { countLetters, countScripts, type Script, type ScriptCounts, scripts } from '../text/scripts.ts';
import { unquoted } from '../text/unquoted.ts';
import { countSmallWords } from './small-words.ts';

/** Whether a text is in the expected language. */
export type Verdict = 'right' | 'wrong' | 'unsure';

const maxDoubtLength = 40;
const maxDoubtMs = 300;

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
  if (own > 0 && own * dense >= counts.latin && own >= foreign) return 'right';
  if (foreign >= 4 && foreign > own) return 'wrong';
  return counts.latin >= 30 && counts.latin > own * dense * 2 ? 'wrong' : 'unsure';
}

/** A few ideographs without kana may be Japanese. A whole sentence, or one with Chinese particles, is not. */
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

/** Counts letters in the usual script of a romanised language, which is as correct as Latin letters. */
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

/** What to do with the watched text. */
export interface Watched {
  /** Text to show now. */
  shown: string;
  /** `restart`: the opening is in a wrong language and nothing was shown. `cut`: a later sentence is, so end here. */
  stop: 'restart' | 'cut' | null;
}

/**
 * Creates a check that a stream is in the expected language. It holds back the opening while the language is unclear, at
 * most 40 characters or 300 ms, after which the caller calls `settle`. Then it holds back each unclear sentence.
 */
export function createLanguageWatch(language: string, now: () => number = () => performance.now()) {
  const usesSmallWords = !ownScripts(language);
  let held = '';
  /** The part of the current sentence that was shown. */
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
    /** Decides by the text so far, because the stream has ended or the time is up. */
    settle(): Watched {
      return step(true);
    },
    /** When to call `settle`, in ms of the clock. Null if nothing is held back. */
    get deadline(): number | null {
      return held && since !== null ? since + maxDoubtMs : null;
    },
  };
}

const isPlainLatin = (text: string) => !/[^\s -\u036f\u1e00-\u1eff\u2000-\u20cf]/.test(text);
