import { scriptSets } from '@jawab/language';

const cjk = `${scriptSets.cjk}ー`;
const hangul = '\\p{Script=Hangul}';
const runs = new RegExp(
  `(?<cjk>[${cjk}]+)|(?<hangul>[${hangul}]+)|(?<unspaced>[${scriptSets.unspaced}]+)|(?<spaced>[[\\p{L}\\p{M}\\p{N}]--[${cjk}${hangul}${scriptSets.unspaced}]]+)`,
  'gv',
);

export type Script = 'cjk' | 'hangul' | 'unspaced' | 'spaced';
export interface Run {
  script: Script;
  text: string;
  /** Where it begins in the text, in UTF-16 units. */
  at: number;
}

/** Cuts normalised text into unbroken runs of one kind of script; punctuation and symbols fall away. */
export function* scriptRuns(text: string): Generator<Run> {
  for (const match of text.matchAll(runs)) {
    const groups = match.groups as Record<Script, string | undefined>;
    const script = groups.spaced ? 'spaced' : groups.cjk ? 'cjk' : groups.hangul ? 'hangul' : 'unspaced';
    yield { script, text: match[0], at: match.index };
  }
}

/** A part of a run, `[from, to)` in UTF-16 units. */
export interface Part {
  text: string;
  from: number;
  to: number;
}

let segmenter: Intl.Segmenter | undefined;

/** Dictionary words of a run without spaces (Han, Kana, Thai, Lao, Khmer, Burmese). */
export function segmentWords(text: string): Part[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment, index }) => ({
    text: segment,
    from: index,
    to: index + segment.length,
  }));
}

/** Returns every window of `size` neighbours, joined. */
export function windows(parts: string[], size: number): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (let i = 0; i + size <= parts.length; i++) {
    const text = parts.slice(i, i + size).join('');
    found.push({ text, from, to: from + text.length });
    from += (parts[i] as string).length;
  }
  return found;
}
