import type { ExtractCode } from './error.ts';

export interface Source {
  bytes: Uint8Array;
  /** The `content-type` header as received; sniffed when absent. */
  contentType?: string | null | undefined;
  /** Where it came from; an address ending in .md makes plain text Markdown. */
  url?: string | null | undefined;
  /** `links`: the addresses a page links to as well; `sitemap`: nothing but the addresses a sitemap names. */
  wants?: 'links' | 'sitemap' | undefined;
}

export interface Extracted {
  title: string | null;
  markdown: string;
  /** BCP 47, as the page itself declares it. */
  language: string | null;
  /** SHA-256 of `markdown`, hex. */
  contentHash: string;
  /** Absolute http(s) addresses without fragments, each once, in their order; empty unless wanted. */
  links: string[];
  /** The links are sitemaps themselves. */
  isSitemapIndex: boolean;
}

/** What a parser gives before cleaning: text may still hold control characters and any normal form. */
export interface Parsed {
  title: string | null;
  markdown: string;
  language: string | null;
  links?: string[];
}

/** A child's one answer to one source. */
export type Reply = (
  | { kind: 'done'; extracted: Extracted }
  | { kind: 'failed'; code: ExtractCode; message: string }
) & {
  rssBytes: number;
};
