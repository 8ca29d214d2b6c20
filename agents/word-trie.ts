/** Letters of a trie; `ends` is what a word that ends here means, `stem` what it means with any ending. */
interface Node {
  next: Map<number, Node> | null;
  ends: number;
  stem: number;
}

/** A word found in a text: where it ends, and the bits of what it means. */
interface Found {
  to: number;
  meaning: number;
}

export type Trie = Node;

/** What a trie finds in a text, and about how many words of it are unknown. */
export interface Reading {
  found: Found[];
  unknown: number;
  /** The same for letters that may be an ending of the word before. */
  endings: number;
}

/** Thai, kana, Han and Hangul: writings whose words may begin anywhere. */
const isUnspaced = (code: number): boolean =>
  (code >= 0x0e00 && code <= 0x0e7f) ||
  (code >= 0x3040 && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7af);
/** Hiragana, Thai and Hangul: endings grow on their words, about so many words a letter. */
const wordsPerEnding = (code: number): number =>
  code <= 0x0e7f ? 0.25 : code <= 0x309f ? 0.25 : code >= 0xac00 ? 0.33 : 0;
const wordsPerLetter = 0.5;
const space = 32;

export const createTrie = (): Trie => ({ next: null, ends: 0, stem: 0 });

/** Adds a folded word; `stem` lets it match with any ending. */
export function addWord(trie: Trie, word: string, meaning: number, stem: boolean): void {
  let node = trie;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    node.next ??= new Map();
    let next = node.next.get(code);
    if (!next) {
      next = createTrie();
      node.next.set(code, next);
    }
    node = next;
  }
  if (stem) node.stem |= meaning;
  else node.ends |= meaning;
}

/** A text made ready to walk over. Folded texts hold letters, digits and single spaces. */
export interface Letters {
  text: string;
  /** Whether a word may begin or end at each place. */
  edge: boolean[];
}

/** Finds where words may begin and end in a folded text. */
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
 * The longest word that any of the tries knows at each place, the first one's where they know the same, from left to right,
 * and how many words between them are unknown.
 */
export function findWords(tries: Trie[], { text, edge }: Letters): Reading {
  const found: Found[] = [];
  let unknown = 0;
  let endings = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === space) {
      at++;
      continue;
    }
    const word = longestOf(tries, text, edge, at);
    if (word) found.push(word);
    else if (!isUnspaced(code)) unknown++;
    else if (wordsPerEnding(code) === 0) unknown += wordsPerLetter;
    else endings += wordsPerEnding(code);
    at = word ? word.to : endOfWord(edge, at + 1);
  }
  return { found, unknown, endings };
}

/** What all known words that stand anywhere in a text mean together, overlapping ones too. */
export function collectMeanings(trie: Trie, { text, edge }: Letters): number {
  let meanings = 0;
  for (let from = 0; from < text.length; from++) {
    if (!edge[from]) continue;
    let node: Node | undefined = trie;
    for (let at = from; node; at++) {
      meanings |= node.stem | (edge[at] ? node.ends : 0);
      node = at < text.length ? node.next?.get(text.charCodeAt(at)) : undefined;
    }
  }
  return meanings;
}

function endOfWord(edge: boolean[], from: number): number {
  let at = from;
  while (!edge[at]) at++;
  return at;
}

function longestOf(tries: Trie[], text: string, edge: boolean[], from: number): Found | null {
  let best: Found | null = null;
  for (const trie of tries) {
    const word = longestAt(trie, text, edge, from);
    if (!best || (word && word.to > best.to)) best = word;
  }
  return best;
}

function longestAt(trie: Trie, text: string, edge: boolean[], from: number): Found | null {
  let node: Node | undefined = trie;
  let best: Found | null = null;
  for (let at = from; node; at++) {
    if (node.stem) best = { to: endOfWord(edge, at), meaning: node.stem };
    if (node.ends && edge[at]) best = { to: at, meaning: node.ends | node.stem };
    node = at < text.length ? node.next?.get(text.charCodeAt(at)) : undefined;
  }
  return best;
}
