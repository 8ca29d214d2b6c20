import type { ExtractCode } from './error.ts';
import type { Warning } from './warnings.ts';

export interface Source {
  bytes: Uint8Array;
  /** The `content-type` header as received. Without it, the bytes decide. */
  contentType?: string | null | undefined;
  /** The address of the source. One that ends in .md makes plain text Markdown. */
  url?: string | null | undefined;
  /** The languages that the text is likely to be in (BCP 47): those of the bots that answer from it. */
  languages?: readonly string[] | undefined;
  /** `links` adds the addresses that a page links to; `sitemap` returns only the addresses that a sitemap names. */
  wants?: 'links' | 'sitemap' | undefined;
}

/** Returns the processor time that a document of a size may take: 4 s, and 4 s more for each 100 kB, up to 20 s. */
export const cpuBudgetMs = (bytes: number): number => Math.min(20_000, 4_000 + bytes / 25);

/** A source with the processor time that it may take. */
export interface Job {
  source: Source;
  maxCpuMs: number;
}

export interface Extracted {
  title: string | null;
  markdown: string;
  /** BCP 47, as the page declares it. */
  language: string | null;
  /** SHA-256 of `markdown`, hex. */
  contentHash: string;
  /** Absolute http(s) addresses without fragments, each once, in their order. Empty unless wanted. */
  links: string[];
  /** True if the links are sitemaps themselves. */
  isSitemapIndex: boolean;
  /** What was not read, or not read surely. */
  warnings: Warning[];
  /** The pages or slides of the original; null if it has none. */
  pageCount: number | null;
  /** The address that the page leads to at once; null if it has its own text. */
  redirectsTo: string | null;
  /** The addresses of pages within the page. */
  frames: string[];
  /** How long the child took. Waiting for a free one does not count. */
  readMs: number;
}

/** What a child reads. */
export type Read = Omit<Extracted, 'readMs'>;

/** What a parser returns before cleaning: the text may contain control characters and any normal form. */
export interface Parsed {
  title: string | null;
  markdown: string;
  language: string | null;
  links?: string[];
  warnings?: Warning[];
  pageCount?: number;
  /** True for plain text, whose lines may be broken anywhere. */
  isPlain?: boolean;
  redirectsTo?: string;
  frames?: string[];
}

/** The one answer of a child to a source. */
export type Reply = (
  | { kind: 'done'; extracted: Read }
  | { kind: 'failed'; code: ExtractCode; message: string }
) & {
  rssBytes: number;
};
