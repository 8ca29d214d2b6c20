import type { SharedScript } from './script-groups.ts';

const longest = 5;

/** Marks a feature that is a whole word. */
export const wordMark = '#';

function hanFeatures(text: string): string[] {
  const letters = text.match(/\p{Script=Han}/gu) ?? [];
  return [...letters, ...letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)];
}

/** What the language model counts: words and their runs of 1 to 5 letters; single characters and pairs of Han. */
export function languageFeatures(text: string, group: SharedScript): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  if (group === 'han') return hanFeatures(folded);
  const found: string[] = [];
  for (const word of folded.match(/[\p{L}\p{M}']+/gu) ?? []) {
    const letters = [...` ${word} `];
    for (let size = 1; size <= longest; size++) {
      for (let i = 0; i + size <= letters.length; i++) {
        const run = letters.slice(i, i + size).join('');
        if (run !== ' ') found.push(run);
      }
    }
    found.push(`${wordMark}${word}`);
  }
  return found;
}
