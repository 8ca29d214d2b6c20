import { childOf, endOfWord, type Letters, type WordMatcher } from './word-matcher.ts';

/** A word found in a text, `[from, to)`. */
export interface WordFound {
  from: number;
  to: number;
  meaning: number;
}

/** Finds all known words of a text, including words within others. At each start and end, only one meaning is found. */
export function findAllWords(matcher: WordMatcher, { text, edge }: Letters): WordFound[] {
  const { marks } = matcher;
  const found: WordFound[] = [];
  for (let from = 0; from < text.length; from++) {
    if (!edge[from]) continue;
    let node = childOf(matcher, 0, text.charCodeAt(from));
    for (let at = from + 1; node; at++) {
      const mark = node * 4;
      const meaning = (edge[at] && marks[mark]) || marks[mark + 2];
      if (meaning) found.push({ from, to: endOfWord(edge, at), meaning });
      node = at < text.length ? childOf(matcher, node, text.charCodeAt(at)) : 0;
    }
  }
  return found;
}
