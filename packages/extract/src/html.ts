import { cleanText, cleanTitle } from './clean.ts';
import { ExtractError } from './error.ts';
import { findContent } from './html-article.ts';
import { gateHtml } from './html-gate.ts';
import { mayBeSignIn, reasons, standsFor } from './html-kind.ts';
import { renderMarkdown } from './html-markdown.ts';
import { readFaq } from './html-structured.ts';
import type { Parsed } from './job.ts';
import { findTarget } from './link-targets.ts';
import { scriptSets } from './scripts.ts';

/** A page with scripts and fewer letters than this is only a shell. A wide character counts twice. */
const MIN_LETTERS = 24;
/** A page that leads to another one says less than this. */
const maxLeadingLetters = 300;

/**
 * Parses a web page into Markdown under its title. Links to telephones, mail, chats, forms and files keep their
 * addresses, which are completed by the page's own. Throws `too_complex` before it builds a tree, and `empty_content`
 * if no text is left.
 */
export function parseHtml(html: string, url: string | null = null): Parsed {
  const page = gateHtml(html, { findTarget: (address) => findTarget(address, url) });
  const title = chooseTitle(cleanTitle(page.title), cleanTitle(page.firstHeading));
  const shown = cleanText(renderMarkdown(findContent(page.body, title ?? '')));
  const language = canonicalLanguage(page.language);
  const letters = countLetters(shown.slice(0, 10_000));
  const redirectsTo = page.redirect === null ? null : URL.parse(page.redirect, url ?? undefined)?.href;
  if (redirectsTo && redirectsTo !== url && letters < maxLeadingLetters)
    return { title, markdown: shown, language, redirectsTo };
  const facts = Object.assign({}, page, { heading: page.firstHeading, text: shown, letters });
  const instead = standsFor(facts);
  if (instead) throw new ExtractError('empty_content', reasons[instead](url ? ` at ${url}` : ''));
  const markdown = [shown, readFaq(page.structured, shown)].filter((part) => part !== '').join('\n\n');
  const frames = page.frames.flatMap((frame) => URL.parse(frame, url ?? undefined)?.href ?? []);
  if (markdown === '' || (page.hasScripts && countLetters(markdown) < MIN_LETTERS && frames.length === 0)) {
    throw new ExtractError(
      'empty_content',
      'No text was found on this page. If it needs JavaScript, paste its text instead, or give ' +
        'the address of a version that shows its text without JavaScript.',
    );
  }
  return {
    title,
    markdown: withTitle(markdown, title),
    language,
    frames,
    warnings: mayBeSignIn(facts) ? [{ code: 'looks_like_sign_in', count: null }] : [],
  };
}

/**
 * Parses markup that another format was turned into. All of it is content, and its links keep their addresses. Throws
 * `too_complex`.
 */
export function parseFragment(html: string): Parsed {
  const page = gateHtml(`<main>${html}</main>`, { findTarget: (address) => address });
  const markdown = cleanText(renderMarkdown(findContent(page.body, '')));
  return { title: cleanTitle(page.firstHeading), markdown, language: null };
}

/** Chooses the heading if the title only adds the site's name to it. */
function chooseTitle(title: string | null, heading: string | null): string | null {
  if (title && heading && title.includes(heading)) return heading;
  return title ?? heading;
}

function withTitle(markdown: string, title: string | null): string {
  const first = /^#{1,6} (.*)$/m.exec(markdown)?.[1];
  return title === null || first === title ? markdown : `# ${title}\n\n${markdown}`;
}

function canonicalLanguage(language: string | null): string | null {
  const first = language?.split(',')[0]?.trim().replaceAll('_', '-');
  if (!first) return null;
  try {
    return Intl.getCanonicalLocales(first)[0] ?? null;
  } catch {
    return null;
  }
}

const wideLetter = new RegExp(`[${scriptSets.eastAsian}]`, 'gu');

function countLetters(text: string): number {
  const letters = text.match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0;
  const wide = text.match(wideLetter)?.length ?? 0;
  return letters + wide;
}
