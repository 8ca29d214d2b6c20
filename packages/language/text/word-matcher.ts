/** A folded word to look for. */
export interface Entry {
  word: string;
  /** True if it matches with any ending. */
  stem?: boolean;
  /** Its meanings, one bit each. */
  meaning: number;
  /** The tables, usually languages, in which it has these meanings, one bit each. */
  tables?: number;
}

/** A word found in a text: where it ends, its meanings, and the tables they are from. */
export interface Found {
  to: number;
  meaning: number;
  tables: number;
}

/** The words found in a text, and about how many words are unknown. */
export interface WordsFound {
  found: Found[];
  unknown: number;
  /** About how many words are unknown letters that may be an ending of the word before. */
  endings: number;
}

/**
 * Words compiled to a trie in flat arrays, level by level: the children of node n are the nodes from `first[n]` to
 * `first[n + 1]`, ordered by `codes`. It needs a tenth of the memory of a trie of objects.
 */
export interface WordMatcher {
  codes: Uint16Array;
  first: Uint32Array;
  /** For each node, the meaning and tables of a word that ends there, then those of a stem. */
  marks: Int32Array;
}

interface Range {
  from: number;
  to: number;
  depth: number;
}

/** Compiles words, and merges entries of the same word. Supports 32 meanings and 32 tables. */
export function compileWords(entries: readonly Entry[]): WordMatcher {
  const sorted = entries.filter(({ word }) => word !== '').sort((a, b) => (a.word < b.word ? -1 : 1));
  const level: Range[] = [{ from: 0, to: sorted.length, depth: 0 }];
  const codes = [0];
  const first: number[] = [];
  const marks: number[] = [];
  for (const { from, to, depth } of level) {
    const own = [0, 0, 0, 0];
    let at = from;
    for (; at < to && sorted[at]?.word.length === depth; at++) {
      const { stem, meaning, tables = 0 } = sorted[at] as Entry;
      const slot = stem ? 2 : 0;
      own[slot] = (own[slot] as number) | meaning;
      own[slot + 1] = (own[slot + 1] as number) | tables;
    }
    marks.push(...own);
    first.push(level.length);
    while (at < to) {
      const code = sorted[at]?.word.charCodeAt(depth) as number;
      let end = at + 1;
      while (end < to && sorted[end]?.word.charCodeAt(depth) === code) end++;
      codes.push(code);
      level.push({ from: at, to: end, depth: depth + 1 });
      at = end;
    }
  }
  first.push(level.length);
  return { codes: Uint16Array.from(codes), first: Uint32Array.from(first), marks: Int32Array.from(marks) };
}

const fewChildren = 8;

/** Returns the child of a node by its letter, or 0 (the root) if there is none. */
export function childOf({ codes, first }: WordMatcher, node: number, code: number): number {
  let from = first[node] as number;
  let to = first[node + 1] as number;
  while (to - from > fewChildren) {
    const middle = (from + to) >>> 1;
    if ((codes[middle] as number) <= code) from = middle;
    else to = middle;
  }
  for (; from < to; from++) if (codes[from] === code) return from;
  return 0;
}

/**
 * Tells whether a code is Thai, Lao, Burmese, Khmer, kana, Han or Hangul, whose words may start anywhere. Each letter of a message
 * is asked for, and comparing codes is faster than the expressions of `scripts`.
 */
export const isUnspaced = (code: number): boolean =>
  code >= 0x0e00 &&
  (code <= 0x109f
    ? code <= 0x0eff || code >= 0x1000
    : (code >= 0x1780 && code <= 0x17ff) ||
      (code >= 0x3040 && code <= 0x30ff) ||
      (code >= 0x3400 && code <= 0x9fff) ||
      (code >= 0xac00 && code <= 0xd7af));
/** Returns about how many words one letter of an ending counts as, in scripts that add endings to words. */
const wordsPerEnding = (code: number): number => (code <= 0x309f ? 0.25 : code >= 0xac00 ? 0.33 : 0);
const wordsPerLetter = 0.5;
const space = 32;

/** A folded text and its word boundaries. Folded texts contain letters, digits and single spaces. */
export interface Letters {
  text: string;
  /** True at each position where a word may start or end. */
  edge: boolean[];
}

/** Finds where words may start and end in a folded text. */
export function readLetters(text: string): Letters {
  const edge: boolean[] = [];
  let before = space;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    edge.push(code === space || before === space || isUnspaced(code) || isUnspaced(before));
    before = code;
  }
  edge.push(true);
  return { text, edge };
}

/**
 * Finds the longest word that any matcher knows at each position, from left to right, and counts the unknown words between
 * them. If two matchers know the same word, the first one decides.
 */
export function findWords(matchers: readonly WordMatcher[], { text, edge }: Letters): WordsFound {
  const found: Found[] = [];
  let unknown = 0;
  let endings = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === space) {
      at++;
      continue;
    }
    const word = findLongestOf(matchers, text, edge, at);
    if (word) found.push(word);
    else if (!isUnspaced(code)) unknown++;
    else if (wordsPerEnding(code) === 0) unknown += wordsPerLetter;
    else endings += wordsPerEnding(code);
    at = word ? word.to : endOfWord(edge, at + 1);
  }
  return { found, unknown, endings };
}

/** Combines the meanings of all known words in a text, including overlapping ones. */
export function collectMeanings(matcher: WordMatcher, { text, edge }: Letters): Omit<Found, 'to'> {
  const { marks } = matcher;
  let meaning = 0;
  let tables = 0;
  for (let from = 0; from < text.length; from++) {
    if (!edge[from]) continue;
    let node = childOf(matcher, 0, text.charCodeAt(from));
    for (let at = from + 1; node; at++) {
      const mark = node * 4;
      if (edge[at]) {
        meaning |= marks[mark] as number;
        tables |= marks[mark + 1] as number;
      }
      meaning |= marks[mark + 2] as number;
      tables |= marks[mark + 3] as number;
      node = at < text.length ? childOf(matcher, node, text.charCodeAt(at)) : 0;
    }
  }
  return { meaning, tables };
}

/** Returns where the word that contains a position ends. */
export function endOfWord(edge: boolean[], from: number): number {
  let at = from;
  while (!edge[at]) at++;
  return at;
}

function findLongestOf(
  matchers: readonly WordMatcher[],
  text: string,
  edge: boolean[],
  from: number,
): Found | null {
  let best: Found | null = null;
  for (const matcher of matchers) {
    const word = findLongestAt(matcher, text, edge, from);
    if (!best || (word && word.to > best.to)) best = word;
  }
  return best;
}

function findLongestAt(matcher: WordMatcher, text: string, edge: boolean[], from: number): Found | null {
  const { marks } = matcher;
  let node = childOf(matcher, 0, text.charCodeAt(from));
  let best = 0;
  let to = 0;
  let isExact = false;
  for (let at = from + 1; node; at++) {
    const mark = node * 4;
    if (marks[mark + 2] || marks[mark + 3]) {
      best = node;
      to = endOfWord(edge, at);
      isExact = false;
    }
    if (edge[at] && (marks[mark] || marks[mark + 1])) {
      best = node;
      to = at;
      isExact = true;
    }
    node = at < text.length ? childOf(matcher, node, text.charCodeAt(at)) : 0;
  }
  if (!best) return null;
  const at = best * 4;
  const stem = marks[at + 2] as number;
  const stemTables = marks[at + 3] as number;
  if (!isExact) return { to, meaning: stem, tables: stemTables };
  return { to, meaning: stem | (marks[at] as number), tables: stemTables | (marks[at + 1] as number) };
}
