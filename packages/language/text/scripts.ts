/** How a script separates words: `latin`, `arabic` and `indic` use spaces, each with its own endings. */
export type Spacing = 'latin' | 'arabic' | 'indic' | 'unspaced';

interface ScriptFacts {
  spacing: Spacing;
  /** Its characters, marks included. */
  characters: RegExp;
  /** The pattern of one letter. */
  letters: RegExp;
  /** How many Latin letters one character is worth. */
  weight: number;
}

const script = (name: string, spacing: Spacing, weight: number, letters?: RegExp): ScriptFacts => ({
  spacing,
  characters: new RegExp(`\\p{Script=${name}}`, 'gu'),
  letters: letters ?? new RegExp(`(?=\\p{L})\\p{Script=${name}}`, 'gu'),
  weight,
});

const anyKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The facts of each script. Their letters weigh more than Latin ones, because texts contain Latin product names. */
export const scripts = {
  latin: script('Latin', 'latin', 1),
  han: script('Han', 'unspaced', 3, /\p{Script=Han}/gu),
  kana: {
    ...script('Hiragana', 'unspaced', 3),
    characters: anyKana,
    letters: anyKana,
  },
  hangul: script('Hangul', 'unspaced', 3, /\p{Script=Hangul}/gu),
  thai: script('Thai', 'unspaced', 2, /[\u0e01-\u0e2e]/gu),
  lao: script('Lao', 'unspaced', 2, /[\u0e81-\u0eae\u0edc-\u0edf]/gu),
  khmer: script('Khmer', 'unspaced', 2),
  burmese: script('Myanmar', 'unspaced', 2),
  arabic: script('Arabic', 'arabic', 2),
  devanagari: script('Devanagari', 'indic', 2),
  bengali: script('Bengali', 'indic', 2),
  gurmukhi: script('Gurmukhi', 'indic', 2),
  gujarati: script('Gujarati', 'indic', 2),
  tamil: script('Tamil', 'indic', 2),
  telugu: script('Telugu', 'indic', 2),
  kannada: script('Kannada', 'indic', 2),
  malayalam: script('Malayalam', 'indic', 2),
  sinhala: script('Sinhala', 'indic', 2),
} satisfies Record<string, ScriptFacts>;

/** A script of a language in this package, or of a similar language. */
export type Script = keyof typeof scripts;

/** Scripts of South-East Asia. A space ends a phrase in them, no word. */
export const phraseScripts: readonly Script[] = ['thai', 'lao', 'khmer', 'burmese'];

const setOf = (...names: string[]) => names.map((name) => `\\p{Script=${name}}`).join('');
const kana = setOf('Hiragana', 'Katakana');
const cjk = `${setOf('Han')}${kana}`;
const syllables = setOf('Han', 'Hangul');
const agglutinating = setOf('Bengali', 'Tamil', 'Telugu', 'Malayalam', 'Kannada', 'Sinhala');
const indian = `${setOf('Devanagari', 'Gurmukhi', 'Gujarati')}${agglutinating}`;
const unspaced = setOf('Thai', 'Lao', 'Khmer', 'Myanmar');

/** Scripts that share a way of writing, as parts of a character class: `[${scriptSets.cjk}ー]`. */
export const scriptSets = {
  kana,
  /** Chinese and Japanese: no spaces between words. */
  cjk,
  /** Those without hiragana, which writes grammar: the letters of words of content. */
  content: setOf('Han', 'Katakana'),
  /** East Asia: a character is worth two letters of an alphabet, or more. */
  dense: `${cjk}${setOf('Hangul')}`,
  /** A character is a syllable. */
  syllables,
  /** South-East Asia: no spaces between words. */
  unspaced,
  /** Small words are joined to a name. */
  joined: `${syllables}${unspaced}`,
  indian,
  /** Scripts of India whose words end in chains of endings. */
  agglutinating,
  /** Spaces between words. */
  spaced: `${setOf('Latin', 'Arabic')}${indian}`,
  /** Letters and marks form clusters, which can be well or badly formed. */
  clustered: `${indian}${unspaced}${setOf('Oriya', 'Arabic', 'Hebrew')}`,
} as const;

/** Full stops that one script or a few have, as part of a character class: India, Urdu, Khmer, Burmese. */
export const fullStops = '।॥۔។៕။';

/** Scripts without full stops: a space stands where others end a sentence. */
const unendedScripts: readonly Script[] = ['thai', 'lao'];

const unended = new RegExp(
  `[${unendedScripts.map((name) => scripts[name].characters.source).join('')}]`,
  'u',
);

/** Tells whether a text has letters of a script without full stops. */
export const isUnended = (text: string): boolean => unended.test(text);

/** Tells whether a script has no full stops. */
export const lacksFullStops = (script: Script): boolean => unendedScripts.includes(script);

/** The number of letters of a text, by script. */
export type ScriptCounts = Record<Script | 'other', number>;

const names = Object.keys(scripts) as Script[];
const beyondLatin = /[^\s -\u036f\u1e00-\u20cf]/;
/** The scripts of India and South-East Asia, from Devanagari to Khmer. A text without them is not searched for each. */
const southern = /[\u0900-\u109f\u1780-\u17ff]/;
const northern: Script[] = ['han', 'kana', 'hangul', 'arabic'];
const anyLetter = /\p{L}/gu;

const none = Object.fromEntries([...names, 'other'].map((name) => [name, 0])) as ScriptCounts;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Counts the letters of a text by script. Marks, digits and punctuation do not count. */
export function countScripts(text: string): ScriptCounts {
  const counts: ScriptCounts = { ...none, latin: count(text, scripts.latin.characters) };
  if (!beyondLatin.test(text)) return counts;
  for (const name of southern.test(text) ? names : northern)
    if (name !== 'latin') counts[name] = count(text, scripts[name].letters);
  counts.other = Math.max(0, count(text, anyLetter) - countLetters(counts));
  return counts;
}

/** Returns the total number of letters. */
export function countLetters(counts: ScriptCounts): number {
  let sum = 0;
  for (const name in counts) sum += counts[name as Script];
  return sum;
}
