/** Words that only look like forms of another word, such as customs (custom) and training (train). */
const apart = /^(?:customs|interested|plane|sealed|stor(?:ed|ing)|training)$/;

/** Cuts a normalised English word by fixed rules. Returns the word itself when no rule fits. */
export function stem(word: string): string {
  if (word.length < 4 || apart.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  let stem = /[^aius]s$/.test(word) ? word.slice(0, -1) : word;
  if (apart.test(stem)) return stem;
  const cut = /^(.{2,}[aeiouy].*)(?:ing|ed)$/.exec(stem)?.[1];
  if (cut) stem = /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
  return stem.length > 4 ? stem.replace(/e$/, '') : stem;
}
