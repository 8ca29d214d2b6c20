import type { Embedder } from '@jawab/core';

/** Pairs of questions about one thing that ask for different ones. */
const references = [
  ['How long does delivery take?', 'How much does delivery cost?'],
  ['How do I reset my password?', 'How do I change my e-mail address?'],
  ['Can I return an item?', 'Can I exchange it for another size?'],
  ['Jam berapa toko buka?', 'Di mana alamat tokonya?'],
  ['送料はいくらですか？', '配送には何日かかりますか？'],
  ['怎么付款？', '怎么申请退款？'],
  ['ऑर्डर कैसे रद्द करें?', 'ऑर्डर कैसे ट्रैक करें?'],
  ['ผ่อนชำระได้ไหม', 'จ่ายด้วยบัตรเครดิตได้ไหม'],
  ['هل يوجد ضمان؟', 'هل يوجد خصم؟'],
];

/** The maximum threshold, for models that rate all questions as similar. */
const maxThreshold = 0.97;

/** Returns the cosine of two vectors. */
export const cosine = (a: Float32Array, b: Float32Array) => {
  let [dot, aa, bb] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at] as number, b[at] as number];
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  return dot / (Math.sqrt(aa * bb) || 1);
};

const known = new WeakMap<Embedder, Promise<number>>();

/**
 * Returns the cosine above which two questions mean the same for this model. It is the highest cosine of two reference
 * questions that ask for different things. Models differ too much for one fixed number, so each is measured once per
 * process. Throws what the embedder throws.
 */
export function groupingThreshold(embedder: Embedder): Promise<number> {
  const found = known.get(embedder) ?? measureThreshold(embedder);
  known.set(embedder, found);
  found.catch(() => known.delete(embedder));
  return found;
}

async function measureThreshold(embedder: Embedder): Promise<number> {
  const vectors = await embedder.embed(references.flat(), 'query');
  let threshold = 0;
  for (const [i, a] of vectors.entries())
    for (const b of vectors.slice(i + 1)) threshold = Math.max(threshold, cosine(a, b));
  return Math.min(threshold, maxThreshold);
}
