import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { detection } from '../weights.ts';
import type { SharedScript } from './dominant-script.ts';

/** Counts are stored as a step on this scale, one byte each. Step 0 means never seen. */
export const steps = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 19, 24, 30, 38, 48, 60, 75, 94, 118, 148, 185, 231, 289, 361, 452,
  565, 706, 883, 1104, 1380, 1725, 2156, 2695, 3369, 4211,
];

/** One group of languages in a model file. */
export interface GroupHeader {
  group: SharedScript;
  labels: string[];
  /** The number of features counted for each label, before pruning. */
  totals: number[];
  /** The number of different features, before pruning. */
  vocabulary: number;
  /** The number of features kept. As many sorted 32-bit hashes follow, then a row for each with one byte per label. */
  size: number;
}

/** Two similar languages in a model file. After its sorted hashes follows one signed byte for each, its weight. */
export interface PairHeader {
  labels: [string, string];
  /** Added to the weights; positive values speak for the second language. */
  bias: number;
  /** The weight of a byte of 1. */
  unit: number;
  size: number;
}

/** The first line of a model file, as JSON. The numbers of the groups follow, then those of the pair. */
export interface ModelHeader {
  groups: GroupHeader[];
  pair: PairHeader;
}

interface Hashes {
  hashes: Uint32Array;
  /** Where the hashes with the same upper 16 bits start. */
  starts: Uint32Array;
}

/** The counts of one group, in the form that scoring needs. */
export interface GroupModel extends Hashes {
  labels: string[];
  counts: Uint8Array;
  /** The log probability of each step for each label: `[label][step]`. */
  logs: Float64Array[];
}

const { smoothing } = detection;

/** Returns a 32-bit hash of a feature. If it changes, train the model again, because the file contains these hashes. */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function findHash({ hashes, starts }: Hashes, feature: string): number {
  const wanted = hashFeature(feature);
  const end = starts[(wanted >>> 16) + 1] as number;
  for (let at = starts[wanted >>> 16] as number; at < end; at++) if (hashes[at] === wanted) return at;
  return -1;
}

/** Returns where the row of a feature starts in `counts`, or -1. */
export function findRow(model: GroupModel, feature: string): number {
  const at = findHash(model, feature);
  return at < 0 ? -1 : at * model.labels.length;
}

/** A model that tells apart two languages that share most of their words. */
export interface PairModel extends Hashes, Omit<PairHeader, 'size'> {
  weights: Int8Array;
}

/** Returns the logarithm of how much more probable the second language of a pair is than the first (logistic regression). */
export function weighPair(model: PairModel, features: readonly string[]): number {
  const known = new Set(features);
  let sum = 0;
  for (const feature of known) {
    const at = findHash(model, feature);
    if (at >= 0) sum += model.weights[at] as number;
  }
  return model.bias + (sum * model.unit) / Math.sqrt(Math.max(known.size, 1));
}

function indexHashes(hashes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(65_537);
  let bucket = 0;
  for (const [at, hash] of hashes.entries()) while (bucket <= hash >>> 16) starts[bucket++] = at;
  return starts.fill(hashes.length, bucket);
}

interface Model {
  groups: Map<SharedScript, GroupModel>;
  pair: PairModel;
}

/** Reads a model file: a line of JSON (`ModelHeader`), then the little-endian numbers of each part, all in brotli. */
function readModel(file: Uint8Array): Model {
  const bytes = brotliDecompressSync(file);
  let at = bytes.indexOf('\n') + 1;
  const { groups, pair } = JSON.parse(bytes.toString('utf8', 0, at)) as ModelHeader;
  const take = (length: number) => {
    const part = Uint8Array.from(bytes.subarray(at, at + length));
    at += length;
    return part;
  };
  const takeHashes = (size: number): Hashes => {
    const hashes = new Uint32Array(take(size * 4).buffer);
    return { hashes, starts: indexHashes(hashes) };
  };
  return {
    groups: new Map(
      groups.map(({ group, labels, totals, vocabulary, size }) => {
        const hashes = takeHashes(size);
        const counts = take(size * labels.length);
        const logs = totals.map((total) =>
          Float64Array.from(steps, (count) =>
            Math.log((count + smoothing) / (total + smoothing * vocabulary)),
          ),
        );
        return [group, Object.assign({ labels, counts, logs }, hashes)];
      }),
    ),
    pair: Object.assign({}, pair, takeHashes(pair.size), { weights: new Int8Array(take(pair.size).buffer) }),
  };
}

let loaded: Model | undefined;

/** Returns the shipped model. It is read on first use. */
export function loadModel(): Model {
  loaded ??= readModel(readFileSync(new URL('./model.br', import.meta.url)));
  return loaded;
}
