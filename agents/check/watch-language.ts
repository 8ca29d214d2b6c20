import { detectLanguage, judgeLanguage, kinOf, type Verdict } from '@jawab/language';
import { replyLanguage } from './weights.ts';

const { sure, enoughForTwins } = replyLanguage;

const clause = /^[^,;:，、；：—\n]{20,60}(?=[,;:，、；：—\n])/;
const maxJudged = 200;

/** Judges a sentence after the opening. */
export const judgeSentence = (text: string, language: string): Verdict =>
  judgeLanguage(text.slice(0, maxJudged), language);

/** Judges the opening of a reply: its first clause by itself, and then all of it, also against similar languages. */
export function judgeOpening(text: string, language: string): Verdict {
  const plain = text.trim().slice(0, maxJudged);
  const [first] = clause.exec(plain) ?? [];
  if (first && judgeFirst(first, language) === 'wrong') return 'wrong';
  const verdict = judgeLanguage(plain, language);
  if (verdict !== 'right') return verdict;
  return kinOf(language).length > 0 && plain.length >= enoughForTwins ? judgeTwins(plain, language) : 'right';
}

function judgeFirst(first: string, language: string): Verdict {
  const verdict = judgeLanguage(first, language);
  if (verdict !== 'unsure' || !/^[\x20-\x7e]+$/.test(first)) return verdict;
  const { language: detected, confidence } = detectLanguage(first);
  const near = [language, ...kinOf(language)];
  return detected && confidence > sure && !near.includes(detected) ? 'wrong' : 'unsure';
}

function judgeTwins(plain: string, language: string): Verdict {
  const { language: detected, confidence } = detectLanguage(plain, {
    candidates: [language, ...kinOf(language)],
  });
  return detected !== language && confidence > sure ? 'wrong' : 'right';
}
