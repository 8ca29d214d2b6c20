import { cutEnd } from '../../text/cut-end.ts';

/** Endings as search writes them, without final nasals: plurals, cases and forms of verbs, the longest first. */
const endings =
  /(?:ਾਵਾਂਗੇ|ਾਵਾਗੇ|ਾਵਾਗਾ|ਾਵੇਗਾ|ਾਵੇਗੀ|ਾਉਣਾ|ਾਉਣੀ|ਾਉਣ|ਾਉਦਾ|ਾਉਦੇ|ਾਉਦੀ|ਾਇਆ|ਾਗੇ|ਾਗਾ|ਾਗੀ|ੇਗਾ|ੇਗੀ|ਣਗੇ|ਦੀਆ|ਣੀਆ|ੀਆ|ਿਆ|ਾਵਾ|ਵਾ|ਾਣਾ|ਣਾ|ਣੇ|ਣੀ|ਦਾ|ਦੇ|ਦੀ|ਓ|ਣ|ਾ|ੇ|ੀ|ੋ)$/;

/** Cuts the ending of a normalised Punjabi word. Returns the word itself if less than two letters would be left. */
export const stem = (word: string): string => {
  const cut = cutEnd(word, endings, 2);
  return cut.replace(/\p{M}/gu, '').length >= 2 ? cut : word;
};
