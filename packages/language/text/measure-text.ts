import { scriptSets } from './scripts.ts';

/** How well a text can be read. */
export interface TextMeasure {
  /** 0 to 1: the share of its letters that stand in words or clusters that its script allows. Null without evidence. */
  quality: number | null;
  /** The number of letters that mean nothing: private, unassigned, replaced, or marks without their letter. */
  meaningless: number;
}

const minLetters = 20;
const minWord = 4;
const maxLetters = 200_000;
const nothing = /[\p{Co}\p{Cn}\uFFFD]/gu;
const letters = /[\p{L}\p{M}]/gu;
/** Scripts that build clusters of a letter and marks. */
const clusters = new RegExp(`[${scriptSets.clustered}\\p{M}]+`, 'gu');
/** A Thai or Lao vowel that is written before its consonant and has none, and a Khmer sign for a letter below that is missing. */
const unfinished =
  /[\u0E40-\u0E44](?![\u0E01-\u0E2E])|[\u0EC0-\u0EC4](?![\u0E81-\u0EAE\u0EDC-\u0EDF])|\u17D2(?!\p{L})/gu;
const orphan = /^\p{M}|(?<=[^\p{L}\p{M}\u200C\u200D])\p{M}/gu;
const word = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;
const vowel = /[aeiouywæœøı]/i;
const target = /\]\([^)\s]*\)/g;
const address = /\w\.\w|:\/\/|@/;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Measures how well a text can be read, from its first 200,000 characters: clusters that are well formed (India, South-East
 * Asia, Arabic, Hebrew), words that can be pronounced (Latin). Dictionaries of ICU tell less: they know .52 to .81 of the
 * letters of correct Burmese, Khmer, Lao and Thai.
 */
export function measureText(text: string): TextMeasure {
  const read = text.slice(0, maxLetters);
  const lost = count(read, nothing);
  const all = count(read, letters) + lost;
  if (all < minLetters) return { quality: null, meaningless: lost };
  const parts = [byClusters(read), bySound(read)];
  const measured = parts.reduce((sum, part) => sum + part.letters, 0);
  const wrong = parts.reduce((sum, part) => sum + part.wrong, 0);
  if (measured === 0 && lost === 0) return { quality: null, meaningless: 0 };
  return {
    quality: Math.round((1 - (wrong + lost) / (measured + lost)) * 1000) / 1000,
    meaningless: wrong + lost,
  };
}

interface Part {
  letters: number;
  wrong: number;
}

function byClusters(text: string): Part {
  const part = { letters: 0, wrong: 0 };
  for (const [run] of text.matchAll(clusters)) {
    part.letters += run.length;
    part.wrong += (count(run, orphan) + count(run, unfinished)) * 2;
  }
  part.wrong += count(text, /\u25CC/g) * 2;
  part.wrong = Math.min(part.wrong, part.letters);
  return part;
}

/** Codes and abbreviations are written in capitals, and addresses have no words, so only other words with small letters tell. */
function bySound(text: string): Part {
  const part = { letters: 0, wrong: 0 };
  const words = text.replace(target, '] ').split(/\s+/);
  for (const [one] of words
    .filter((part) => !address.test(part))
    .join(' ')
    .matchAll(word)) {
    if (one.length < minWord || one === one.toUpperCase()) continue;
    part.letters += one.length;
    if (!vowel.test(one.normalize('NFD'))) part.wrong += one.length;
  }
  return part;
}
