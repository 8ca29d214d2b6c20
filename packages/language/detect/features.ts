import type { SharedScript } from './dominant-script.ts';

const maxSequence = 5;

/** The prefix of a feature that is a whole word. */
export const wordMark = '#';

function hanFeatures(text: string): string[] {
  const letters = text.match(/\p{Script=Han}/gu) ?? [];
  return [...letters, ...letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)];
}

/** Returns the features that the language model counts: words and 1 to 5 letters of them; characters and pairs of Han. */
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
        to <= from + maxSequence && to <= letters;
        to++
      ) {
        found.push(padded.slice(edges[from], edges[to]));
      }
    }
    found.push(`${wordMark}${word}`);
  }
  return found;
}

/** Returns where each character of a text starts, and where the text ends, in UTF-16 units. */
function edgesOf(text: string): number[] {
  const edges = [0];
  let at = 0;
  for (const letter of text) {
    at += letter.length;
    edges.push(at);
  }
  return edges;
}
