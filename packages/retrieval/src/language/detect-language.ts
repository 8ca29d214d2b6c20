import { languageFeatures, wordMark } from './features.ts';
import { findRow, loadModel } from './model.ts';
import { dominantScript, type SharedScript } from './script-groups.ts';

export interface Detection {
  /** BCP 47 (`zh-Hans`, `hi-Latn`), or null when the text says nothing about its language. */
  language: string | null;
  /** 0 to 1; from 0.7 on it is sure. Short, bare or shared spellings stay below. */
  confidence: number;
}

export interface DetectOptions {
  /** Only these are possible, as BCP 47 tags. */
  candidates?: readonly string[];
}

const longestText = 2_000;
const leastLetters = 5;
const unsure = 0.5;
const romanisedHindi = 'hi-Latn';
/** Neighbouring runs of letters say nearly the same: the evidence counts this many times less than it seems. */
const redundancy = 14;
/** Characters of everyday Chinese that Japanese does not write. */
const onlyChinese = /[你您她们們吗嗎呢吧这這么麼怎哪很还還没沒啊谁说說给让讓吃]/u;

interface Scored {
  label: string;
  score: number;
  /** Whole words of the text this label is known for. */
  words: number;
}

function scoreGroup(text: string, group: SharedScript): Scored[] {
  const model = loadModel(group);
  const scored = model.labels.map((label) => ({ label, score: 0, words: 0 }));
  for (const feature of languageFeatures(text, group)) {
    const row = findRow(model, feature);
    if (row < 0) continue;
    let most = -1;
    if (feature.startsWith(wordMark)) {
      for (let i = 0; i < scored.length; i++) most = Math.max(most, model.counts[row + i] as number);
    }
    for (let i = 0; i < scored.length; i++) {
      const one = scored[i] as Scored;
      const count = model.counts[row + i] as number;
      one.score += (model.logs[i] as Float64Array)[count] as number;
      if (count === most) one.words++;
    }
  }
  return scored;
}

function certainty(scored: Scored[], best: Scored): number {
  const sum = scored.reduce((total, { score }) => total + Math.exp((score - best.score) / redundancy), 0);
  return 1 / sum;
}

/** Whether a text is more than names: Latin needs a known word among several, Han a character only Chinese has. */
function isTelling(text: string, group: SharedScript, { words }: Scored): boolean {
  if (group === 'han') return onlyChinese.test(text);
  return group !== 'latin' || (words > 0 && /\p{L}[^\p{L}\p{M}']+\p{L}/u.test(text));
}

function decide(text: string, group: SharedScript, fits: (language: string) => boolean): Detection {
  const scored = scoreGroup(text, group)
    .filter(({ label, words }) => fits(label) && (label !== romanisedHindi || words > 0))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return { language: null, confidence: 0 };
  const known = isTelling(text, group, best);
  const sure = certainty(scored, best);
  return { language: best.label, confidence: known ? sure : Math.min(sure, unsure) };
}

/** The language a text is written in; the label is a guess whenever the confidence is low. Pure. */
export function detectLanguage(text: string, { candidates }: DetectOptions = {}): Detection {
  const sample = text.slice(0, longestText).toWellFormed();
  const fits = (language: string) => !candidates || candidates.includes(language);
  const script = dominantScript(sample);
  if (!script) return { language: null, confidence: 0 };
  const found =
    'group' in script
      ? decide(sample, script.group, fits)
      : { language: fits(script.language) ? script.language : null, confidence: 1 };
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const few = letters < leastLetters && 'group' in script;
  if (!found.language) return { language: null, confidence: 0 };
  return few ? { ...found, confidence: Math.min(found.confidence, unsure) } : found;
}
