import { kinOf } from '../registry.ts';
import { chineseScript, onlyChinese, onlyJapanese } from '../text/chinese-script.ts';
import { detection } from '../weights.ts';
import { dominantScript, type SharedScript } from './dominant-script.ts';
import { languageFeatures, wordMark } from './features.ts';
import { findRow, type GroupModel, loadModel, weighPair } from './model.ts';

export interface Detection {
  /** BCP 47 (`zh-Hans`, `hi-Latn`), or null if the text does not show its language. */
  language: string | null;
  /** 0 to 1; 0.7 and above is certain. Texts that are short, unaccented or spelt alike in two languages stay below. */
  confidence: number;
}

export interface DetectOptions {
  /** The possible languages, as BCP 47 tags. */
  candidates?: readonly string[];
  /** The languages of the session or the bot, as BCP 47 tags. They win if the text gives little evidence. */
  likely?: readonly string[];
}

const maxTextLength = 2_000;
const romanisedHindi = 'hi-Latn';
const { unsure, guessed, sentenceWords, redundancy, expectation } = detection;
interface Scored {
  label: string;
  score: number;
  /** The number of whole words that are typical of this label. */
  words: number;
  /** The number of those that are most typical of this label. */
  ownWords: number;
}

function scoreGroup(text: string, group: SharedScript): Scored[] {
  const model = loadModel().groups.get(group) as GroupModel;
  const scored = model.labels.map((label) => ({ label, score: 0, words: 0, ownWords: 0 }));
  for (const feature of languageFeatures(text, group)) {
    const row = findRow(model, feature);
    if (row < 0) continue;
    let most = -1;
    let next = -1;
    if (feature.startsWith(wordMark)) {
      for (let i = 0; i < scored.length; i++) {
        const count = model.counts[row + i] as number;
        if (count > most) [next, most] = [most, count];
        else next = Math.max(next, count);
      }
    }
    for (let i = 0; i < scored.length; i++) {
      const one = scored[i] as Scored;
      const count = model.counts[row + i] as number;
      one.score += (model.logs[i] as Float64Array)[count] as number;
      if (count === most) one.words++;
      if (count === most && most > next) one.ownWords++;
    }
  }
  return scored;
}

/**
 * Compares two similar languages by the features in which they differ, if one of them leads. Visitors of a Malay shop
 * seldom write Indonesian, so an expected language counts once more here.
 */
function comparePair(text: string, scored: Scored[], likely: readonly string[]): void {
  const { pair } = loadModel();
  const [first, second] = pair.labels.map((label) => scored.find((one) => one.label === label));
  if (!first || !second) return;
  const best = Math.max(first.score, second.score);
  if (scored.some(({ score }) => score > best)) return;
  const expected = Number(likely.includes(second.label)) - Number(likely.includes(first.label));
  const lead =
    redundancy * (weighPair(pair, languageFeatures(text, 'latin')) + expected * Math.log(expectation));
  first.score = best - Math.max(lead, 0);
  second.score = best + Math.min(lead, 0);
}

/** Returns the confidence in the best label, and in it or a similar language. A short text often shows only the latter. */
function certainty(scored: Scored[], best: Scored): { own: number; withKin: number } {
  const family = [best.label, ...kinOf(best.label)];
  let sum = 0;
  let near = 0;
  for (const { label, score } of scored) {
    const share = Math.exp((score - best.score) / redundancy);
    sum += share;
    if (family.includes(label)) near += share;
  }
  return { own: 1 / sum, withKin: near / sum };
}

/** Tells whether a text is more than names. Latin needs a known word among several, Han a character used only in Chinese. */
function isTelling(text: string, group: SharedScript, { words }: Scored): boolean {
  if (group === 'han') return onlyChinese.test(text);
  return group !== 'latin' || (words > 0 && /\p{L}[^\p{L}\p{M}']+\p{L}/u.test(text));
}

/** Tells whether a text is a few unknown words in Latin letters, such as a product, a person or a place. */
const isName = (text: string, group: SharedScript, { words }: Scored): boolean =>
  group === 'latin' && words === 0 && (text.match(/[\p{L}\p{M}']+/gu)?.length ?? 0) < sentenceWords;

/** Names Chinese by its characters, else by the expected writing, else by the most common one. */
function nameChinese(
  text: string,
  label: string,
  likely: readonly string[],
  fits: (language: string) => boolean,
): string {
  if (!label.startsWith('zh')) return label;
  const named = chineseScript(text) ?? likely.find((tag) => tag.startsWith('zh')) ?? 'zh-Hans';
  return fits(named) ? named : label;
}

/** Tells whether a text in Han has a character that the language does not write. */
const isRuledOut = (text: string, label: string) => (label === 'ja' ? onlyChinese : onlyJapanese).test(text);

function decide(
  text: string,
  group: SharedScript,
  fits: (language: string) => boolean,
  likely: readonly string[],
): Detection {
  const scored = scoreGroup(text, group).filter(
    ({ label, ownWords }) =>
      fits(label) &&
      (label !== romanisedHindi || ownWords > 0) &&
      !(group === 'han' && isRuledOut(text, label)),
  );
  if (group === 'latin') comparePair(text, scored, likely);
  for (const one of scored) if (likely.includes(one.label)) one.score += redundancy * Math.log(expectation);
  scored.sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best) return { language: null, confidence: 0 };
  const { own, withKin } = certainty(scored, best);
  const sure = Math.max(own, Math.min(withKin, unsure));
  const language = group === 'han' ? nameChinese(text, best.label, likely, fits) : best.label;
  if (isTelling(text, group, best)) return { language, confidence: sure };
  return { language, confidence: Math.min(sure, isName(text, group, best) ? guessed : unsure) };
}

/** Detects the language that a text is written in. If the confidence is low, the label is a guess. Pure. */
export function detectLanguage(text: string, { candidates, likely = [] }: DetectOptions = {}): Detection {
  const sample = text.slice(0, maxTextLength).toWellFormed();
  const fits = (language: string) => !candidates || candidates.includes(language);
  const script = dominantScript(sample);
  if (!script) return { language: null, confidence: 0 };
  const found =
    'group' in script
      ? decide(sample, script.group, fits, likely)
      : { language: fits(script.language) ? script.language : null, confidence: 1 };
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const few = letters < detection.minLetters && 'group' in script;
  if (!found.language) return { language: null, confidence: 0 };
  return few ? { ...found, confidence: Math.min(found.confidence, unsure) } : found;
}
