import { detectLanguage, judgeLanguage, kinOf, type Verdict } from '@jawab/language';

const clause = /^[^,;:，、；：—\n]{20,60}(?=[,;:，、；：—\n])/;
const longest = 200;
const sure = 0.9;
/** Twins such as Indonesian and Malay need more text to be told apart. */
const enoughForTwins = 40;

/** Judges a sentence after the opening. */
export const judgeSentence = (text: string, language: string): Verdict =>
  judgeLanguage(text.slice(0, longest), language);

/** Judges the opening of a reply: its first clause by itself, and then all of it, also against similar languages. */
export function judgeOpening(text: string, language: string): Verdict {
  const plain = text.trim().slice(0, longest);
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
