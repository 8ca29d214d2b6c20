import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { SharedScript } from './dominant-script.ts';

/** Counts are stored as a step on this scale, one byte each. Step 0 means never seen. */
export const steps = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 19, 24, 30, 38, 48, 60, 75, 94, 118, 148, 185, 231, 289, 361, 452,
  565, 706, 883, 1104, 1380, 1725, 2156, 2695, 3369, 4211,
];

/** The header of a model file, as one line of JSON. */
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

/** The counts of one group, in the form that scoring needs. */
export interface GroupModel {
  labels: string[];
  hashes: Uint32Array;
  /** Where the hashes with the same upper 16 bits start. */
  starts: Uint32Array;
  counts: Uint8Array;
  /** The log probability of each step for each label: `[label][step]`. */
  logs: Float64Array[];
}

const smoothing = 0.1;

/** Returns a 32-bit hash of a feature. If it changes, train the model again, because the file contains these hashes. */
export function hashFeature(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns where the row of a feature starts in `counts`, or -1. */
export function findRow({ hashes, starts, labels }: GroupModel, feature: string): number {
  const wanted = hashFeature(feature);
  const end = starts[(wanted >>> 16) + 1] as number;
  for (let at = starts[wanted >>> 16] as number; at < end; at++) {
    if (hashes[at] === wanted) return at * labels.length;
  }
  return -1;
}

function indexHashes(hashes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(65_537);
  let bucket = 0;
  for (const [at, hash] of hashes.entries()) while (bucket <= hash >>> 16) starts[bucket++] = at;
  return starts.fill(hashes.length, bucket);
}

/** Reads a model file: a line of JSON (`GroupHeader[]`), then the little-endian numbers of each group, all in brotli. */
export function readModel(file: Uint8Array): Map<SharedScript, GroupModel> {
  const bytes = brotliDecompressSync(file);
  let at = bytes.indexOf('\n') + 1;
  const headers = JSON.parse(bytes.toString('utf8', 0, at)) as GroupHeader[];
  const take = (length: number) => {
    const part = Uint8Array.from(bytes.subarray(at, at + length));
    at += length;
    return part;
  };
  return new Map(
    headers.map(({ group, labels, totals, vocabulary, size }) => {
      const hashes = new Uint32Array(take(size * 4).buffer);
      const counts = take(size * labels.length);
      const logs = totals.map((total) =>
        Float64Array.from(steps, (count) => Math.log((count + smoothing) / (total + smoothing * vocabulary))),
      );
      return [group, { labels, hashes, starts: indexHashes(hashes), counts, logs }];
    }),
  );
}

let loaded: Map<SharedScript, GroupModel> | undefined;

/** Returns the shipped model of a group. It is read on first use. */
export function loadModel(group: SharedScript): GroupModel {
  loaded ??= readModel(readFileSync(new URL('./model.br', import.meta.url)));
  return loaded.get(group) as GroupModel;
}
