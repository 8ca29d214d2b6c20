import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

/** The parts of linkedom's nodes that this package uses. TypeScript's DOM library is not loaded. */
export interface Node {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: Iterable<Node>;
  parentNode: Node | null;
}
export interface Element extends Node {
  children: Iterable<Element>;
  closest(selector: string): Element | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  getAttribute(name: string): string | null;
  remove(): void;
}

/** An article with less than this share of the page's text has lost questions, rows or list items. */
const ENOUGH = 0.6;
const MIN_ARTICLE_CHARS = 200;
const MAX_LINK_SHARE = 0.3;
const FURNITURE =
  'nav, footer, aside, dialog, menu, [role=navigation], [role=contentinfo], [role=banner], [role=search], ' +
  '[role=dialog], [role=alertdialog], [role=menu], [role=menubar], [role=complementary], [class*=breadcrumb], ' +
  '[class*=skip-link]';
/** Ids and classes of consent banners: what they are called, and the names of common tools. */
const CONSENT =
  /(?:^|[\s_-])(?:cookie|gdpr|ccpa|consent)s?[_-]?(?:s[_-])?(?:consent|banner|notice|bar|popup|pop-up|modal|dialog|alert|message|overlay|box|law|info|policy-?(?:banner|popup|bar)|warning|disclaimer|prompt|container|wrapper|manager|preferences|settings|root)(?:$|[\s_-])|(?:^|\s)(?:onetrust|ot-sdk|optanon|cc-(?:window|banner|revoke|floating|bottom|top)|cookieconsent|CybotCookiebot|Cookiebot|cookiebar|cookiebanner|cookienotice|cmplz|didomi|usercentrics|uc-(?:banner|root)|truste|trustarc|iubenda-cs|termly|osano-cm|qc-cmp2?|fc-(?:consent|dialog)|klaro|cky-|moove[_-]gdpr|hs-eu-cookie|sp_message|tarteaucitron|axeptio|BorlabsCookie|cookie-law-info|wt-cli-cookie|eu-cookie|cc_banner|js-cookie-consent|evidon|_evidon|ensighten|cookiefirst|cookie-script|cookiescript|complianz|cookieyes|privacy-?(?:banner|manager|popup))/i;

/**
 * Finds the element with a page's own content: `main`, if the page marks one that is not made of links, else what
 * Readability finds. If that keeps too little (questions and answers, lists, product pages), everything but
 * navigation and the like. Takes gated markup.
 */
export function findContent(body: string, title: string): Element {
  const document = parsePage(body, title);
  const whole = mainElement(document);
  const wholeChars = countChars(whole);
  const ownChars = wholeChars - linkChars(whole);
  if (whole !== document.body && ownChars >= wholeChars * (1 - MAX_LINK_SHARE)) return whole;
  const article = readArticle(document);
  const articleChars = article ? countChars(article) : 0;
  if (article && articleChars >= MIN_ARTICLE_CHARS && articleChars >= ownChars * ENOUGH) return article;
  return mainElement(parsePage(body, title));
}

function parsePage(body: string, title: string): { body: Element } {
  const head = `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  const { document } = parseHTML(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  return document as unknown as { body: Element };
}

function readArticle(document: { body: Element }): Element | null {
  const reader = new Readability<Element>(document as never, {
    charThreshold: MIN_ARTICLE_CHARS,
    keepClasses: true,
    serializer: (element) => element as unknown as Element,
  });
  return reader.parse()?.content ?? null;
}

/**
 * Removes navigation and the like in place, unless nothing would be left. Returns `main` if it has most of the text.
 */
function mainElement({ body }: { body: Element }): Element {
  const all = countChars(body);
  const furniture = [...body.querySelectorAll(FURNITURE), ...pageHeaders(body), ...consentBanners(body)];
  const removed = furniture.filter((element) => countChars(element) < all * 0.8);
  for (const element of removed) element.remove();
  const main = body.querySelector('main, [role=main]');
  return main && countChars(main) >= countChars(body) * 0.5 ? main : body;
}

function consentBanners(body: Element): Element[] {
  return [...body.querySelectorAll('[id], [class]')].filter((element) =>
    ['id', 'class'].some((name) => CONSENT.test(element.getAttribute(name) ?? '')),
  );
}

function pageHeaders(body: Element): Element[] {
  return [...body.querySelectorAll('header')].filter((header) => !header.closest('main, article, section'));
}

function linkChars(root: Element): number {
  let chars = 0;
  for (const link of root.querySelectorAll('a')) chars += countChars(link);
  return chars;
}

/** Counts characters that are not white space, without building strings: pages may have many megabytes. */
function countChars(element: Element): number {
  const text = element.textContent ?? '';
  let chars = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x20) chars += 1;
  return chars;
}
