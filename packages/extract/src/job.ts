import type { ExtractCode } from './error.ts';

export interface Source {
  bytes: Uint8Array;
  /** The `content-type` header as received; sniffed when absent. */
  contentType?: string | null | undefined;
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

/** What a child says: once that it is ready, then one answer per source. */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'done'; extracted: Extracted; rssBytes: number }
  | { kind: 'failed'; code: ExtractCode; message: string; rssBytes: number };
