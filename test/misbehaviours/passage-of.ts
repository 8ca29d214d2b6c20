import type { Hit } from '@jawab/core';

/** A stored passage with this text; the others of its properties do not matter. */
export const passageOf = (text: string, at: number): Hit => ({
  chunk_id: `${at + 1}`,
  document_id: `document-${at + 1}`,
  title: `Toko ${'I'.repeat(at + 1)}`,
  source_url: null,
  source_type: 'snippet',
  heading: null,
  text,
  start: 0,
  end: text.length,
  score: 1 / 4 ** at,
  retrievers: { terms: at + 1 },
});
