import { Parser } from 'htmlparser2';
import { ExtractError } from './error.ts';
import { scriptSets, wideForms, widePunctuation } from './scripts.ts';

export interface GatedPage {
  /** The body's markup, well nested and without anything that is not text. */
  body: string;
  title: string | null;
  firstHeading: string | null;
  language: string | null;
  hasScripts: boolean;
  passwordFields: number;
  /** Where the page leads at once: by a refresh or by a script that does nothing else. As written. */
  redirect: string | null;
  /** Data for search engines (JSON-LD). */
  structured: string[];
  /** The addresses of pages within the page, as written. */
  frames: string[];
}

export interface GateOptions {
  /** Returns the address that a link keeps, or null if it becomes its words. */
  findTarget(address: string): string | null;
}

const MAX_DEPTH = 256;
const MAX_NODES = 300_000;
const MAX_ATTRIBUTES = 256;

/**
 * Elements dropped with their content. Ruby readings (rt, rp) are dropped and their base text stays. Struck-out text
 * is no longer true.
 */
const DROPPED = new Set(
  (
    'script style noframes template svg math canvas iframe object embed applet video audio map datalist ' +
    'rt rp rtc del s strike'
  ).split(' '),
);
/**
 * Elements whose tags are dropped and whose text stays: structure that we write ourselves, and inline marks that
 * Markdown would not keep.
 */
const UNWRAPPED = new Set(
  (
    'html head body title frameset colgroup picture input img link meta base area source track param col hr ' +
    'wbr frame basefont bgsound keygen span font center button b strong em i u small big mark abbr acronym label ' +
    'time ins cite dfn var bdi bdo nobr data tt output q sub sup ruby rb template noscript'
  ).split(' '),
);
/**
 * Elements that become others. Web forms of older frameworks wrap whole pages, and the question of an accordion is
 * often its `summary`.
 */
const RENAMED: Record<string, string> = {
  form: 'div',
  fieldset: 'div',
  legend: 'p',
  summary: 'h4',
  select: 'ul',
  option: 'li',
  optgroup: 'div',
  textarea: 'p',
};
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt']);
/** Marks of elements that a reader cannot see. */
const INVISIBLE =
  /(?:^|;)\s*(?:display\s*:\s*none|font-size\s*:\s*0[a-z%]*\s*(?:;|!|$)|(?:left|top|text-indent)\s*:\s*-\d{4,})/i;
/** Marks of what scripts show when somebody scrolls to it. Without scripts, it stays invisible. */
const UNTIL_SCRIPTS = /(?:^|;)\s*(?:visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$))/i;
const maxRefreshSeconds = 10;
const maxScriptLetters = 400;
const maxStructuredLetters = 500_000;
const scriptRedirect =
  /^\s*(?:<!--)?\s*(?:(?:window|document|self|top|parent)\.)*location(?:\.href)?\s*(?:=\s*|\.(?:replace|assign)\(\s*)(["'`])([^"'`]+)\1\s*\)?\s*;?\s*(?:\/\/)?\s*(?:-->)?\s*$/;
/** Advice to switch scripts on, in each script. It is what a page says without scripts that is not about the business. */
const aboutScripts =
  /java\s?script|ジャバスクリプト|자바\s?스크립트|جافا\s?سكر|جاوا\s?اسکر|जावा\s?स्क्रिप्ट|জাভা\s?স্ক্রিপ্ট|ஜாவா\s?ஸ்கிரிப்|జావా\s?స్క్రిప్ట్|ಜಾವಾ\s?ಸ್ಕ್ರಿಪ್ಟ್|ജാവാ\s?സ്ക്രിപ്റ്റ്|จาวาสคริปต์/i;
/** The words for a picture that say more than what it shows: a figure, or a sentence. */
const minAlt = { withFigure: 10, withoutFigure: 30 };
const fileName = /^\S+\.\w{3,4}$/;
const price = /(?:\p{Sc}|\b(?:USD|SGD|HKD|AUD|AED|EUR|RM|Rs\.?))\s?\d[\d,]*$/u;
const superscripts: Record<string, string> = { '2': '²', '3': '³' };

/** Marks of accordions and tabs. Their answers are hidden until somebody opens them, but they are content. */
const FOLDED = /accordion|collaps|panel|tab|answer|faq|toggle|fold|expand|drawer|content|body|more/i;
const UNFOLDING = ['aria-controls', 'href', 'data-target', 'data-bs-target', 'for'];
/** The maximum distance, in nodes, between hidden content and its switch. */
const nearSwitch = 12;
const KEPT_ATTRIBUTES = ['id', 'class', 'role', 'colspan', 'rowspan', 'start', 'value'];
const maxAddressLetters = 500;
/** A line break between two wide characters is not a space (CSS Text 3, segment breaks). */
const WIDE = `[${scriptSets.cjk}${widePunctuation}${wideForms}]`;
const BREAK_BETWEEN_WIDE = new RegExp(`(?<=${WIDE})[ \\t\\r]*\\n\\s*(?=${WIDE})`, 'gu');

/**
 * Reads a page once as a stream, before anything builds a tree from it, and returns small, well-formed markup. Throws
 * `too_complex` for more than 256 levels, 300,000 nodes, or 256 attributes on one tag.
 */
export function gateHtml(html: string, { findTarget }: GateOptions): GatedPage {
  const gate = new Gate(findTarget, /<script\b/i.test(html));
  const parser = new Parser(gate, {
    decodeEntities: true,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
  });
  parser.end(html);
  return gate.page();
}

class Gate {
  private parts: string[] = [];
  private names: (string | null)[] = [];
  private nodes = 0;
  private attributes = 0;
  private dropFrom = -1;
  private preDepth = 0;
  private headingDepth = 0;
  private title: string | null = null;
  private firstHeading: string | null = null;
  private collecting: 'title' | 'h1' | null = null;
  private language: string | null = null;
  private readonly hasScripts: boolean;
  /** Ids of what something on the page opens. */
  private unfolded = new Set<string>();
  /** The position of the last switch, counted in nodes. */
  private switchAt = -Infinity;
  /** The open link that keeps its address: what it is called if it has no words, and how much was written before it. */
  private link: { name: string; depth: number; writtenBefore: number } | null = null;
  private readonly findTarget: GateOptions['findTarget'];
  private passwordFields = 0;
  private redirect: string | null = null;
  private structured: string[] = [];
  private frames: string[] = [];
  /** The script that is being read, and whether it is data. */
  private script: { text: string; isData: boolean } | null = null;
  private inSuperscript = false;
  /** How much was written before the part for readers without scripts. */
  private noScriptFrom: number | null = null;
  /** The heading that the text after a folded part belongs to. */
  private section: { tag: string; text: string } | null = null;
  private foldedDepth = 0;
  private isAfterFolded = false;

  constructor(findTarget: GateOptions['findTarget'], hasScripts: boolean) {
    this.findTarget = findTarget;
    this.hasScripts = hasScripts;
  }

  page(): GatedPage {
    const { title, firstHeading, language, hasScripts, passwordFields, redirect, structured, frames } = this;
    const body = this.parts.join('');
    return { body, title, firstHeading, language, hasScripts, passwordFields, redirect, structured, frames };
  }

  onattribute(): void {
    this.attributes += 1;
    if (this.attributes > MAX_ATTRIBUTES) throw tooComplex('a tag has too many attributes');
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    this.attributes = 0;
    this.countNode();
    if (this.names.length >= MAX_DEPTH) throw tooComplex('its elements are nested too deeply');
    if (name === 'rb' && this.dropFrom >= 0) this.dropFrom = -1;
    this.names.push(this.dropFrom >= 0 ? null : this.open(name, attributes));
  }

  onclosetag(name: string): void {
    if (name === 'script') this.closeScript();
    if (name === 'sup') this.inSuperscript = false;
    if (name === 'noscript') this.closeNoScript();
    const written = this.names.pop();
    if (this.names.length === this.dropFrom) this.dropFrom = -1;
    if (name === this.collecting) this.collecting = null;
    if (!written) return;
    if (this.link?.depth === this.names.length) this.closeLink(this.link);
    this.parts.push(`</${written}>`);
    if (name === 'pre') this.preDepth -= 1;
    if (HEADINGS.has(name)) this.headingDepth -= 1;
    if (name === 'details') {
      this.foldedDepth = Math.max(0, this.foldedDepth - 1);
      this.isAfterFolded = this.foldedDepth === 0;
    }
  }

  ontext(data: string): void {
    this.countNode();
    if (this.script) this.script.text += data;
    if (this.dropFrom >= 0) return;
    if (this.collecting === 'title') {
      this.title = (this.title ?? '') + data;
      return;
    }
    const text = this.preDepth > 0 ? data : data.replace(BREAK_BETWEEN_WIDE, '');
    if (this.collecting === 'h1') this.firstHeading = (this.firstHeading ?? '') + text;
    if (text.trim() !== '') this.returnToSection();
    if (this.section && this.headingDepth > 0 && this.foldedDepth === 0) this.section.text += text;
    this.parts.push(escapeText(this.inSuperscript ? this.raise(text) : text));
  }

  /** Text after a folded part is not its answer: the heading above the part is written again. */
  private returnToSection(): void {
    if (!this.isAfterFolded || this.foldedDepth > 0) return;
    this.isAfterFolded = false;
    if (this.headingDepth > 0 || !this.section?.text.trim()) return;
    const { tag, text } = this.section;
    this.parts.push(`<${tag}>${escapeText(text)}</${tag}>`);
  }

  /** A raised number is a power, the cents of a price, or else the mark of a note: it must not become a part of the number before it. */
  private raise(text: string): string {
    const number = text.trim();
    if (!/^\d{1,3}$/.test(number)) return text;
    const before = (this.parts.findLast((part) => !part.startsWith('<')) ?? '').trimEnd();
    if (/\b(?:mm|cm|dm|m|km|ft|in|yd)$/i.test(before)) return superscripts[number] ?? `^${number}`;
    if (number.length === 2 && price.test(before)) return `.${number}`;
    return /\d$/.test(before) ? `^${number}` : ` (${number})`;
  }

  private closeScript(): void {
    const { text, isData } = this.script ?? { text: '', isData: false };
    this.script = null;
    if (isData && text.length <= maxStructuredLetters) this.structured.push(text);
    if (!isData && text.length <= maxScriptLetters) this.redirect ??= scriptRedirect.exec(text)?.[2] ?? null;
  }

  private closeNoScript(): void {
    if (this.noScriptFrom === null) return;
    if (aboutScripts.test(this.parts.slice(this.noScriptFrom).join('')))
      this.parts.length = this.noScriptFrom;
    this.noScriptFrom = null;
  }

  /** The words for a picture are read if they say more than what it shows. */
  private addWordsOfPicture({ alt = '' }: Record<string, string>): void {
    const letters = alt.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const needed = /\p{N}/u.test(alt) ? minAlt.withFigure : minAlt.withoutFigure;
    if (letters >= needed && !fileName.test(alt)) this.parts.push(escapeText(` ${alt} `));
  }

  /** Notes what a tag says about the page, whether it is written or not. */
  private note(name: string, attributes: Record<string, string>): void {
    if (name === 'script') this.script = { text: '', isData: /ld\+json/i.test(attributes.type ?? '') };
    if (name === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '') && this.noScriptFrom === null)
      this.readRefresh(attributes);
    if (name === 'input' && /^password$/i.test(attributes.type ?? '')) this.passwordFields += 1;
    if (name === 'iframe' && attributes.src) this.frames.push(attributes.src);
    if (name === 'details') this.foldedDepth += 1;
    if (name === 'sup') this.inSuperscript = true;
    if (name === 'noscript') this.noScriptFrom ??= this.parts.length;
    if (name === 'html' || name === 'body')
      this.language ??= attributes.lang || attributes['xml:lang'] || null;
    if (name === 'meta' && /^content-language$/i.test(attributes['http-equiv'] ?? '')) {
      this.language ??= attributes.content || null;
    }
    if (name === 'title' && this.title === null) this.collecting = 'title';
    if (name === 'h1' && this.firstHeading === null) this.collecting = 'h1';
    if ('aria-expanded' in attributes) this.switchAt = this.nodes;
    for (const unfolding of UNFOLDING) {
      const target = attributes[unfolding];
      if (target) this.unfolded.add(target.replace(/^#/, ''));
    }
  }

  /** Returns the name to write for a tag, or null if nothing is written. */
  private open(name: string, attributes: Record<string, string>): string | null {
    this.note(name, attributes);
    if (
      (DROPPED.has(name) && !('shadowrootmode' in attributes)) ||
      (name === 'button' && !this.isQuestion(attributes)) ||
      this.isInvisible(attributes)
    ) {
      this.dropFrom = this.names.length;
      return null;
    }
    if (name === 'img' && this.link) this.link.name ||= attributes.alt ?? '';
    else if (name === 'img' && this.noScriptFrom === null) this.addWordsOfPicture(attributes);
    if (UNWRAPPED.has(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return null;
    if (name === 'br') {
      this.parts.push('<br>');
      return null;
    }
    if (name === 'pre') this.preDepth += 1;
    if (HEADINGS.has(name)) this.headingDepth += 1;
    if (/^h[1-6]$/.test(name) && this.foldedDepth === 0) this.section = { tag: name, text: '' };
    if (HEADINGS.has(name)) this.isAfterFolded = false;
    const written = RENAMED[name] ?? name;
    this.parts.push(`<${written}${keptAttributes(attributes)}${this.addressOf(name, attributes)}>`);
    if (this.link?.depth === this.names.length) this.link.writtenBefore = this.parts.length;
    return written;
  }

  private addressOf(name: string, attributes: Record<string, string>): string {
    const address = name === 'a' ? (attributes.href?.trim() ?? '') : '';
    if (address === '' || address.length > maxAddressLetters) return '';
    const target = this.findTarget(address);
    if (target === null) return '';
    const label = attributes['aria-label'] || attributes.title || '';
    this.link = { name: label, depth: this.names.length, writtenBefore: 0 };
    return ` href="${escapeAttribute(target)}"`;
  }

  /** A link that shows a picture or an icon is named by its label. */
  private closeLink({ name, writtenBefore }: NonNullable<Gate['link']>): void {
    const isEmpty = !/[\p{Letter}\p{Number}]/u.test(
      this.parts
        .slice(writtenBefore)
        .join('')
        .replace(/<[^>]*>/g, ''),
    );
    if (isEmpty && name !== '') this.parts.push(escapeText(name));
    this.link = null;
  }

  private readRefresh({ content = '' }: Record<string, string>): void {
    const [, seconds, address] =
      /^\s*(\d+(?:\.\d*)?)\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(content) ?? [];
    if (address && Number(seconds) <= maxRefreshSeconds) this.redirect ??= address;
  }

  private isQuestion(attributes: Record<string, string>): boolean {
    return this.headingDepth > 0 || 'aria-expanded' in attributes || 'aria-controls' in attributes;
  }

  private isInvisible({ style, hidden, ...attributes }: Record<string, string>): boolean {
    const invisible =
      (hidden !== undefined && hidden !== 'until-found') ||
      INVISIBLE.test(style ?? '') ||
      (!this.hasScripts && UNTIL_SCRIPTS.test(style ?? ''));
    if (!invisible) return false;
    const { id = '', class: names = '', role = '' } = attributes;
    const folded =
      this.nodes - this.switchAt <= nearSwitch || this.unfolded.has(id) || 'aria-labelledby' in attributes;
    return !folded && !FOLDED.test(`${id} ${names} ${role}`);
  }

  private countNode(): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw tooComplex('it has too many elements');
  }
}

function keptAttributes(attributes: Record<string, string>): string {
  let kept = '';
  for (const name of KEPT_ATTRIBUTES) {
    const value = attributes[name];
    if (value) kept += ` ${name}="${escapeAttribute(value.slice(0, 200))}"`;
  }
  return kept;
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function tooComplex(why: string): ExtractError {
  return new ExtractError('too_complex', `The page cannot be read because ${why}. Paste its text instead.`);
}
