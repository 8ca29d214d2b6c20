/** A light stem: the word cut by fixed rules, never a dictionary. Answers the word itself when no rule fits. */
type Stem = (word: string) => string;

const cutEnd = (word: string, ends: RegExp, keep: number) => {
  const cut = word.replace(ends, '');
  return [...cut].length >= keep ? cut : word;
};

function english(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  let stem = /[^aius]s$/.test(word) ? word.slice(0, -1) : word;
  const cut = /^(.{2,}[aeiouy].*)(?:ing|ed)$/.exec(stem)?.[1];
  if (cut) stem = /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
  return stem.length > 4 ? stem.replace(/e$/, '') : stem;
}

function malay(word: string): string {
  if (word.length < 5) return word;
  let stem = cutEnd(word, /(?:lah|kah|tah|pun)$/, 4);
  stem = cutEnd(stem, /(?:nya|ku|mu)$/, 4);
  for (const [prefix, restored] of malayPrefixes) {
    const rest = stem.replace(prefix, restored);
    if (rest !== stem && rest.length >= 4) {
      stem = rest;
      break;
    }
  }
  return cutEnd(stem, /(?:kan|an|i)$/, 4);
}
const malayPrefixes: [RegExp, string][] = [
  [/^(?:meny|peny)(?=[aeiou])/, 's'],
  [/^(?:memper|diper)/, ''],
  [/^(?:meng|peng)/, ''],
  [/^(?:mem|pem)(?=[aeiou])/, 'p'],
  [/^(?:men|pen)(?=[aeiou])/, 't'],
  [/^(?:mem|men|pem|pen|ber|bel|ter|per)/, ''],
  [/^(?:di|ke|se|me|pe)/, ''],
];

function filipino(word: string): string {
  if (word.length < 5) return word;
  let stem = word;
  for (const prefix of [
    /^(?:pinag|ipinag|nakaka|makaka|nagpa|magpa|pinaka)/,
    /^(?:nag|mag|pag|nang|mang|pang|naka|maka|ipag|ika)/,
    /^(?:na|ma|pa|ka|i)(?=[^aeiou])/,
  ]) {
    const rest = stem.replace(prefix, '');
    if (rest !== stem && rest.length >= 4) {
      stem = rest;
      break;
    }
  }
  stem = stem.replace(/^([^aeiou]{1,2})(?:um|in)(?=[aeiou])/, '$1');
  stem = stem.replace(/^([^aeiou]?[aeiou])\1/, '$1');
  return cutEnd(stem, /(?:hin|han|in|an|ng)$/, 4);
}

function arabic(word: string): string {
  let stem = word;
  const bare = stem.replace(/^(?:وال|بال|كال|فال|لل|ال)/, '');
  if (bare !== stem && bare.length >= 2) stem = bare;
  else if (stem.length > 4) stem = stem.replace(/^[وفبل](?=..)/, '');
  for (const end of [/(?:هما|كما|تما|ها|ان|ات|ون|ين|يه|هم|هن|نا)$/, /[هي]$/]) stem = cutEnd(stem, end, 3);
  return stem;
}

function hindi(word: string): string {
  for (const end of hindiEnds) {
    const cut = word.replace(end, '');
    if (cut !== word && cut.replace(/\p{M}/gu, '').length >= 2) return cut;
  }
  return word;
}
const hindiEnds = [
  /(?:ियों|ियाँ|ियां|ाएंगी|ाएंगे|ाऊंगा|ाइयों|ाइयाँ)$/,
  /(?:ाओं|ाएं|ाएँ|ुओं|ुएं|ुएँ|ाने|ाना|ानी|ाता|ाते|ाती|ाया|ाई|ाए|ेगा|ेगी|ेंगे|ेंगी|कर)$/,
  /(?:ों|ें|ीं|ना|नी|ने|ता|ती|ते|या|यी|ये|ाँ|ां)$/,
  /[ोेूुीिा]$/,
];

const rules: Record<string, Stem> = { en: english, id: malay, ms: malay, fil: filipino, tl: filipino };

/**
 * The stem of a normalised word; the word itself where the language has no rule or no rule fits. Arabic and Devanagari
 * are known by their script; Latin needs the language.
 */
export function stem(word: string, language: string | null): string {
  if (/^[\u0620-\u064a]/.test(word)) return arabic(word);
  if (/^[\u0900-\u097f]/.test(word)) return hindi(word);
  return /^[a-z]+$/.test(word) ? (rules[language ?? '']?.(word) ?? word) : word;
}
