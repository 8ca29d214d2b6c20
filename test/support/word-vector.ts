const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns a deterministic vector of length 1 from the words of a text. Texts that share words are near. */
export function wordVector(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.normalize('NFKC').toLowerCase().match(wordPattern) ?? [text]) {
    for (let probe = 0; probe < 4; probe++) {
      const hash = fnv(`${probe}:${word}`);
      vector[hash % dimensions]! += hash & 0x10000 ? 1 : -1;
    }
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
