import type { ExtractCode } from './error.ts';

export interface Source {
  bytes: Uint8Array;
  /** The `content-type` header as received; sniffed when absent. */
  contentType?: string | null | undefined;
  /** Where it came from; an address ending in .md makes plain text Markdown. */
  url?: string | null | undefined;
}

export interface Extracted {
  title: string | null;
  markdown: string;
  /** BCP 47, as the page itself declares it. */
  language: string | null;
  /** SHA-256 of `markdown`, hex. */
  contentHash: string;
}

/** What a parser gives before cleaning: text may still hold control characters and any normal form. */
export interface Parsed {
  title: string | null;
  markdown: string;
  language: string | null;
}

/** A child's one answer to one source. */
export type Reply = (
  | { kind: 'done'; extracted: Extracted }
  | { kind: 'failed'; code: ExtractCode; message: string }
) & {
  rssBytes: number;
};
