import type { Page } from '@jawab/egress';
import type { Extracted, Warning } from '@jawab/extract';
import type { Work } from '../../work.ts';
import { askedWait, Fault } from '../reading/fault.ts';
import { fetchAllowed } from '../reading/fetch-allowed.ts';
import type { Document, Validators } from './document-state.ts';

export interface FoundText {
  text: string;
  language: string | null;
  /** The title of the page itself. */
  title?: string | null;
  validators?: Validators;
  links?: string[];
  /** Warnings about parts that were not read; absent for a text that is indexed as it is. */
  warnings?: Warning[];
  /** The pages or slides of the original. */
  pageCount?: number | null;
  /** How long the text took to read. */
  readMs?: number;
}

const maxPageBytes = 10_000_000;

/** The most frames of a page that are read with it. */
const maxFrames = 3;

/**
 * Fetches a document's page if robots.txt allows it, and reads its text with that of pages of the same site within it. A page
 * that only leads to another one is followed once. Returns the stored text if the server says that the page did not
 * change. Throws Fault, EgressError or ExtractError.
 */
export async function readPage(
  work: Work,
  workspaceId: string,
  document: Document,
  signal: AbortSignal,
): Promise<FoundText> {
  const visit = createVisit(work, workspaceId, document, signal);
  const page = await visit.open(document.source_url ?? '', true);
  const validators = { etag: page.headers.etag ?? null, lastModified: page.headers['last-modified'] ?? null };
  if (page.status === 304 && document.content) {
    const { content: text, language, etag, last_modified: lastModified } = document;
    return { text, language, validators: { etag: validators.etag ?? etag, lastModified } };
  }
  refuseStatus(page);
  const first = await visit.read(page);
  const { markdown, ...found } = first.redirectsTo ? await follow(visit, first.redirectsTo) : first;
  const frames = await readFrames(visit, page, found.frames, signal);
  const text = [markdown, ...frames].filter((part) => part !== '').join('\n\n');
  if (text === '')
    throw new Fault('empty_content', 'No text was found on this page. Give the address of a page with text.');
  return Object.assign(found, { text, validators });
}

/** One visit of a page: what is fetched in it shares one time. */
function createVisit(work: Work, workspaceId: string, document: Document, signal: AbortSignal) {
  const allow = document.egress_allowed ? work.runtime.egressAllow : undefined;
  const endsAt = performance.now() + work.timings.fetchMs;
  const languages = document.bot_languages;

  const open = (url: string, isFirst = false): Promise<Page> =>
    fetchAllowed(work, {
      url,
      headers: acceptLanguage(languages),
      maxBytes: maxPageBytes,
      totalMs: Math.max(1_000, Math.round((endsAt - performance.now()) / 1_000) * 1_000),
      ...(isFirst &&
        document.indexed_hash &&
        document.content &&
        !document.crawl_from &&
        validatorsOf(document)),
      signal,
      ...(allow && { allow }),
    });

  const read = ({ bytes, contentType, url }: Page) => {
    const wants = document.crawl_from ? { wants: 'links' as const } : {};
    return work.reader.read(workspaceId, { bytes, contentType, url, languages, ...wants }, signal);
  };

  return { open, read };
}

type Visit = ReturnType<typeof createVisit>;

/** Reads the page that another one leads to. */
async function follow({ open, read }: Visit, url: string): Promise<Extracted> {
  const page = await open(url);
  refuseStatus(page);
  const found = await read(page);
  if (found.redirectsTo)
    throw new Fault(
      'empty_content',
      `The page only leads to ${found.redirectsTo}. Give that address instead.`,
    );
  return found;
}

/** Reads the pages within a page. Their texts are not required: a page that fails is left out. */
async function readFrames(
  { open, read }: Visit,
  page: Page,
  frames: string[],
  signal: AbortSignal,
): Promise<string[]> {
  const { host } = new URL(page.url);
  const own = frames.filter((frame) => URL.parse(frame)?.host === host).slice(0, maxFrames);
  const texts: string[] = [];
  for (const frame of own) {
    const found = await open(frame)
      .then((inner) => (inner.status === 200 ? read(inner) : null))
      .catch(() => signal.throwIfAborted());
    texts.push(found?.markdown ?? '');
  }
  return texts;
}

/** Asks for the languages of the bots, so that a site answers in the one that its customers read. */
export function acceptLanguage(languages: string[]): Record<string, string> {
  const wanted = languages.slice(0, 4).map((tag, at) => (at === 0 ? tag : `${tag};q=0.${9 - at}`));
  return wanted.length === 0 ? {} : { 'accept-language': [...wanted, '*;q=0.5'].join(', ') };
}

const validatorsOf = ({ etag, last_modified: lastModified }: Document) => ({
  ...(etag && { etag }),
  ...(lastModified && { lastModified }),
});

/** Throws a fault if the status is not 2xx. */
export function refuseStatus({ status, headers }: Page): void {
  if (status >= 200 && status < 300) return;
  const passing = status === 408 || status === 425 || status === 429 || status >= 500;
  const message = passing
    ? `The server answered with status ${status}. The page is tried again automatically.`
    : `The server answered with status ${status}. Check that the page exists and is public.`;
  throw new Fault('http_status', message, {
    passing,
    isGone: status === 404 || status === 410,
    retryAfterMs: askedWait({ status, headers }),
  });
}
