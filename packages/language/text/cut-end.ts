/** Cuts the ends of a word, unless fewer than `keep` characters would be left. */
export const cutEnd = (word: string, ends: RegExp, keep: number) => {
  const cut = word.replace(ends, '');
  return [...cut].length >= keep ? cut : word;
};
