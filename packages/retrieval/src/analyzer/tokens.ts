const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const hangul = '\\p{Script=Hangul}';
const unspaced = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const runs = new RegExp(
  `(?<cjk>[${cjk}]+)|(?<hangul>[${hangul}]+)|(?<unspaced>[${unspaced}]+)|(?<spaced>[[\\p{L}\\p{M}\\p{N}]--[${cjk}${hangul}${unspaced}]]+)`,
  'gv',
);

export type Script = 'cjk' | 'hangul' | 'unspaced' | 'spaced';
export interface Run {
  script: Script;
  text: string;
}

/** Cuts normalised text into unbroken runs of one kind of script; punctuation and symbols fall away. */
export function* scriptRuns(text: string): Generator<Run> {
  for (const match of text.matchAll(runs)) {
    const groups = match.groups as Record<Script, string | undefined>;
    const script = groups.spaced ? 'spaced' : groups.cjk ? 'cjk' : groups.hangul ? 'hangul' : 'unspaced';
    yield { script, text: match[0] };
  }
}

let segmenters: { word: Intl.Segmenter; grapheme: Intl.Segmenter } | undefined;
const segmenter = (kind: 'word' | 'grapheme') => {
  segmenters ??= {
    word: new Intl.Segmenter('ja', { granularity: 'word' }),
    grapheme: new Intl.Segmenter('th', { granularity: 'grapheme' }),
  };
  return segmenters[kind];
};

/** Dictionary words of a run without spaces (Han, Kana, Thai, Lao, Khmer, Burmese). */
export function segmentWords(text: string): string[] {
  return Array.from(segmenter('word').segment(text), ({ segment }) => segment);
}

/** What a reader sees as single characters: a consonant with its vowels and tone marks. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter('grapheme').segment(text), ({ segment }) => segment);
}

/** Every window of `size` neighbours, joined. */
export function windows(parts: string[], size: number): string[] {
  const found: string[] = [];
  for (let i = 0; i + size <= parts.length; i++) found.push(parts.slice(i, i + size).join(''));
  return found;
}
