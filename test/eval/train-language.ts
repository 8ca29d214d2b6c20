import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { supportedLanguages } from '@jawab/core';
import { everydaySentences } from '@jawab/language';
import { dominantScript, type SharedScript } from '@jawab/language/detect/dominant-script.ts';
import { languageFeatures } from '@jawab/language/detect/features.ts';
import {
  type GroupHeader,
  hashFeature,
  type ModelHeader,
  type PairHeader,
  steps,
} from '@jawab/language/detect/model.ts';
import { decisive, lexicons, shopTalk } from './lexicons.ts';
import type { LanguageRow } from './read-data.ts';
import { type Sample, trainPair } from './train-pair.ts';

const lexiconWeight = 2;
const decisiveWeight = 3;
/** The number of features kept for each group, the most distinctive ones. */
const kept: Record<SharedScript, number> = { latin: 40_000, arabic: 6_000, devanagari: 10_000, han: 8_000 };
/** Languages whose CLDR names of regions, languages and currencies are training data. */
const named = ['zh-Hans', 'zh-Hant', 'ja', 'id', 'ms', 'hi', 'mr', 'ne', 'ar', 'fa', 'ur'];

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

function displayNames(language: string): string[] {
  const kinds = [
    ['region', codes.map((code) => code.toUpperCase())],
    ['language', codes],
    ['currency', Intl.supportedValuesOf('currency')],
  ] as const;
  return kinds.flatMap(([type, all]) => {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
    return all.map((code) => names.of(code)).filter((name) => name !== undefined);
  });
}

/** Returns Vietnamese without its marks, as people type it in a hurry. */
const bare = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');

/** Returns Urdu as people type it on an Arabic keyboard. */
const onArabicKeyboard = (text: string) =>
  text.replace(/[یے]/g, 'ي').replace(/[ہھ]/g, 'ه').replaceAll('ک', 'ك').replaceAll('ں', 'ن');

function* samples(rows: LanguageRow[]): Generator<Sample> {
  for (const sample of [...written(rows), ...names()]) {
    yield sample;
    if (sample.language === 'vi') yield { ...sample, text: bare(sample.text) };
    if (sample.language === 'ur') yield { ...sample, text: onArabicKeyboard(sample.text) };
  }
}

/** Returns the even rows of the data, and our own texts: sentences and word lists. */
function* written(rows: LanguageRow[]): Generator<Sample> {
  for (const { id, text, lang } of rows) {
    if (Number(id.slice(-5)) % 2 === 0) yield { text, language: lang };
  }
  for (const language of supportedLanguages) {
    for (const text of everydaySentences(language)) yield { text, language };
  }
  for (const [language, words] of Object.entries(lexicons)) {
    for (const text of words.split(/\s+/)) {
      for (let i = 0; i < lexiconWeight; i++) yield { text, language };
    }
  }
  for (const [language, questions] of Object.entries(shopTalk)) {
    for (const text of questions.split('\n')) yield { text, language };
  }
}

/** Returns CLDR's names of regions, languages and currencies. */
function* names(): Generator<Sample> {
  for (const language of named) {
    for (const text of displayNames(language)) {
      const script = dominantScript(text);
      const foreign =
        script && 'group' in script && script.group === 'latin' && !['id', 'ms'].includes(language);
      if (!foreign) yield { text, language };
    }
  }
}

/** Returns how distinctive a feature is: it is frequent, and not equally so in every language. */
function worth(counts: number[], totals: number[]): number {
  const shares = counts.map((count, label) => (count + 0.1) / (totals[label] as number));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return counts.reduce((sum, count, i) => sum + count * Math.abs(Math.log((shares[i] as number) / mean)), 0);
}

function countFeatures(group: SharedScript, labels: string[], all: Sample[]) {
  const counts = new Map<string, number[]>();
  const totals = labels.map(() => 0);
  const add = (feature: string, language: string, times: number) => {
    const label = labels.indexOf(language);
    const known = counts.get(feature) ?? labels.map(() => 0);
    known[label] = (known[label] as number) + times;
    counts.set(feature, known);
    totals[label] = (totals[label] as number) + times;
  };
  for (const { text, language } of all) {
    for (const feature of languageFeatures(text, group)) add(feature, language, 1);
  }
  if (group === 'latin') {
    for (const [language, words] of Object.entries(decisive)) {
      for (const word of words) add(`#${word}`, language, decisiveWeight);
    }
  }
  return { counts, totals };
}

function trainGroup(group: SharedScript, all: Sample[]) {
  const labels = [...new Set(all.map(({ language }) => language))].sort();
  const { counts, totals } = countFeatures(group, labels, all);
  const best = [...counts].sort((a, b) => worth(b[1], totals) - worth(a[1], totals)).slice(0, kept[group]);
  const rows = new Map(best.map(([feature, own]) => [hashFeature(feature), own]));
  const hashes = Uint32Array.from(rows.keys()).sort();
  const stepOf = (count: number) => steps.findLastIndex((least) => least <= count);
  const bytes = Array.from(hashes, (hash) => (rows.get(hash) as number[]).map(stepOf)).flat();
  const header: GroupHeader = { group, labels, totals, vocabulary: counts.size, size: hashes.length };
  return { header, numbers: Buffer.concat([new Uint8Array(hashes.buffer), Uint8Array.from(bytes)]) };
}

interface Part<Header> {
  header: Header;
  numbers: Buffer;
}

/** Reads the parts of a model file. */
function readParts(file: string | URL): { groups: Part<GroupHeader>[]; pair: Part<PairHeader> } {
  const bytes = brotliDecompressSync(readFileSync(file));
  let at = bytes.indexOf('\n') + 1;
  const { groups, pair } = JSON.parse(bytes.toString('utf8', 0, at)) as ModelHeader;
  const take = <Header extends { size: number }>(header: Header, bytesEach: number): Part<Header> => {
    const from = at;
    at += header.size * bytesEach;
    return { header, numbers: bytes.subarray(from, at) };
  };
  const hashBytes = 4;
  return {
    groups: groups.map((header) => take(header, hashBytes + header.labels.length)),
    pair: take(pair, hashBytes + 1),
  };
}

/**
 * Trains the language model and writes it. Only counts and weights of hashed features are kept, never a text. `only` trains the
 * languages of one script and leaves the others of the file as they are.
 */
export async function trainLanguage(rows: LanguageRow[], file: string | URL, only?: RegExp): Promise<void> {
  const texts: Record<SharedScript, Sample[]> = { latin: [], arabic: [], devanagari: [], han: [] };
  for (const sample of samples(rows)) {
    const script = dominantScript(sample.text);
    if (script && 'group' in script) texts[script.group].push(sample);
  }
  const known = only ? readParts(file) : null;
  const groups = Object.entries(texts).map(
    ([group, all]) =>
      (!only?.test(group) && known?.groups.find(({ header }) => header.group === group)) ||
      trainGroup(group as SharedScript, all),
  );
  const pair = known?.pair ?? (await trainPair([...written(rows)]));
  const header: ModelHeader = { groups: groups.map((one) => one.header), pair: pair.header };
  const numbers = [...groups, pair].map((part) => part.numbers);
  writeFileSync(
    file,
    brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...numbers])),
  );
}
