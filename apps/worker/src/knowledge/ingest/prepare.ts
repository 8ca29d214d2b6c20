import {
  type Chunk,
  chunkDocument,
  type DocumentText,
  type IndexedChunks,
  indexChunks,
} from '@jawab/retrieval';

export interface Preparation extends DocumentText {
  /** BCP 47, when it is known better than it can be detected. */
  language: string | null;
}

/** Everything that is computed of a document's text before it is stored. Plain data: it may come from a thread. */
export interface Prepared {
  chunks: Chunk[];
  indexed: IndexedChunks;
}

/** Cuts and analyzes a text: one to three seconds for a mebibyte, longer for a hostile one. Pure. */
export function prepare({ language, ...text }: Preparation): Prepared {
  const chunks = chunkDocument(text);
  return { chunks, indexed: indexChunks({ title: text.title, chunks, language }) };
}
