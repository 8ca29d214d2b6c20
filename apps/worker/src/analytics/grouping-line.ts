import type { Embedder } from '@jawab/core';

/** Two questions about one thing that ask for different ones. */
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

/** No line is higher, whatever a model says of the references. */
const nearest = 0.97;

const cosine = (a: Float32Array, b: Float32Array) => {
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
 * The cosine above which a model's vectors of two questions mean one question: no two reference questions that ask for
 * different things are as near. Models differ in what they call near by more than any fixed number allows, so each is
 * asked, once per process. Throws what the embedder throws.
 */
export function groupingLine(embedder: Embedder): Promise<number> {
  const found = known.get(embedder) ?? measureLine(embedder);
  known.set(embedder, found);
  found.catch(() => known.delete(embedder));
  return found;
}

async function measureLine(embedder: Embedder): Promise<number> {
  const vectors = await embedder.embed(references.flat(), 'query');
  let line = 0;
  for (const [i, a] of vectors.entries())
    for (const b of vectors.slice(i + 1)) line = Math.max(line, cosine(a, b));
  return Math.min(line, nearest);
}
