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

/** The processor time that a child gets for each picture of a page that it draws, beside that of the document. */
export const drawingCpuMs = 1_000;

/** A source with the processor time that it may take. */
export interface Job {
  kind: 'job';
  source: Source;
  maxCpuMs: number;
  /** True if the parent reads the text of pictures. */
  readsPictures: boolean;
}

/** A picture of a page. */
export interface Picture {
  /** The number of the page, from 1, and how many the document has. */
  page: number;
  pageCount: number;
  width: number;
  height: number;
  dpi: number;
  /** Grey, one byte a pixel, row by row from the top. */
  pixels: Uint8Array;
}

/** A word in a picture, with its box in pixels from the top left. Words of one line share its number. */
export interface PictureWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  line: number;
}

/** Reads the text of a picture (OCR), or says which languages (BCP 47) it would need for it. */
export type Recognize = (
  picture: Picture,
  signal: AbortSignal,
) => Promise<PictureWord[] | { missing: string[] }>;

/** Asks the parent what a picture says. */
export type AskPicture = (picture: Picture) => Promise<Recognized>;

/** The words that the parent read in a child's picture. */
export interface Recognized {
  kind: 'recognized';
  /** Null if the picture could not be read. */
  words: PictureWord[] | null;
  /** The languages (BCP 47) that cannot be read and that it is written in. */
  missing: string[];
  /** False if the document gets no further pictures read. */
  goesOn: boolean;
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
  /** Warnings about parts that were not read, or not read surely. */
  warnings: Warning[];
  /** The pages or slides of the original; null if it has none. */
  pageCount: number | null;
  /** The address that the page leads to at once; null if it has its own text. */
  redirectsTo: string | null;
  /** The addresses of pages within the page. */
  frames: string[];
  /** How long the child took. Waiting for a free one, or for what pictures say, does not count. */
  readMs: number;
}

/** The result of reading in a child. */
export type Read = Omit<Extracted, 'readMs'>;

/** The result of a parser before cleaning: the text may contain control characters and any normal form. */
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

/** A child asks what a picture says. It waits for the answer. */
export interface Asked {
  kind: 'picture';
  picture: Picture;
}

/** The one answer of a child to a source. */
export type Reply = (
  | { kind: 'done'; extracted: Read }
  | { kind: 'failed'; code: ExtractCode; message: string }
) & {
  rssBytes: number;
};
