import type { SharedScript } from './dominant-script.ts';

const longest = 5;

/** Marks a feature that is a whole word. */
export const wordMark = '#';

function hanFeatures(text: string): string[] {
  const letters = text.match(/\p{Script=Han}/gu) ?? [];
  return [...letters, ...letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)];
}

/** Returns what the language model counts: words and their runs of 1 to 5 letters; single characters and pairs of Han. */
export function languageFeatures(text: string, group: SharedScript): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  if (group === 'han') return hanFeatures(folded);
  const found: string[] = [];
  for (const word of folded.match(/[\p{L}\p{M}']+/gu) ?? []) {
    const padded = ` ${word} `;
    const edges = edgesOf(padded);
    const letters = edges.length - 1;
    for (let from = 0; from < letters; from++) {
      for (
        let to = from === 0 || from === letters - 1 ? from + 2 : from + 1;
        to <= from + longest && to <= letters;
        to++
      ) {
        found.push(padded.slice(edges[from], edges[to]));
      }
    }
    found.push(`${wordMark}${word}`);
  }
  return found;
}

/** Where the characters of a text begin, and its end, in UTF-16 units. */
function edgesOf(text: string): number[] {
  const edges = [0];
  let at = 0;
  for (const letter of text) {
    at += letter.length;
    edges.push(at);
  }
  return edges;
}
