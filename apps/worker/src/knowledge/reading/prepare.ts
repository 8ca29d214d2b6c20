import {
  type Chunk,
  chunkDocument,
  type DocumentText,
  type IndexedChunks,
  indexChunks,
  measureText,
  type TextMeasure,
} from '@jawab/retrieval';

export interface Preparation extends DocumentText {
  /** BCP 47, if it is known better than detection can tell. */
  language: string | null;
  /** The languages of the bots that answer from it. */
  likely: string[];
}

/** Values computed from a document's text before it is stored. Plain data, so that a thread can send it. */
export interface Prepared {
  chunks: Chunk[];
  indexed: IndexedChunks;
  measure: TextMeasure;
}

/** Cuts and analyzes a text. Takes one to three seconds for a mebibyte, longer for a hostile text. Pure. */
export function prepare({ language, likely, ...text }: Preparation): Prepared {
  const chunks = chunkDocument(text);
  return {
    chunks,
    indexed: indexChunks({ title: text.title, chunks, language, likely }),
    measure: measureText(text.text),
  };
}
