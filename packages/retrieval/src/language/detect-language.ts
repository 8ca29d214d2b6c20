import { stopWords } from '../analyzer/stop-words.ts';

export interface Detection {
  /** BCP 47 (`zh-Hans`, `hi-Latn`), or null when the text says nothing about its language. */
  language: string | null;
  /** 0 to 1. Switch languages only when it is high: short, bare or shared spellings stay low. */
  confidence: number;
}

export interface DetectOptions {
  /** Only these are possible, as BCP 47 tags. */
  candidates?: readonly string[];
}

const scripts: [RegExp, string][] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh-Hans'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'ar'],
];

/** The language a text is written in. Pure; see `Detection` for how sure it may be. */
export function detectLanguage(text: string, { candidates }: DetectOptions = {}): Detection {
  const fits = (language: string) => !candidates || candidates.includes(language);
  for (const [script, language] of scripts) {
    if (script.test(text) && fits(language)) return { language, confidence: 0.9 };
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = ['en', 'id', 'ms', 'fil', 'vi']
    .filter(fits)
    .map((language) => ({ language, hits: words.filter((word) => stopWords(language).has(word)).length }))
    .sort((a, b) => b.hits - a.hits)[0];
  return found && found.hits > 0
    ? { language: found.language, confidence: 0.6 }
    : { language: null, confidence: 0 };
}
