import { parseFragment } from '../html.ts';
import type { Parsed } from '../job.ts';
import { toLetters } from '../pdf/letters.ts';
import { escapeXml } from '../xml.ts';
import { decodeBytes, labelOfCharset, labelOfPage } from './charsets.ts';
import { createParagraphs } from './paragraphs.ts';
import { readTokens, type Token } from './tokens.ts';

/** The state that lasts until the end of a group. */
interface Group {
  /** Where its text goes: to the page, to a collected part, or nowhere. */
  target: 'page' | 'fonts' | 'title' | 'field' | 'marker' | 'none';
  font: number;
  /** How many signs stand for an older reader after each `\u`. */
  fallbacks: number;
  isHidden: boolean;
  isLink: boolean;
}

/** Groups whose text is not on the page. All others that begin with `\*` are not either. */
const skipped = new Set(
  'colortbl stylesheet info pict nonshppict header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc aftnsep aftnsepc objdata filetbl listtable listoverridetable revtbl rsidtbl generator themedata xmlnstbl annotation atnid atnauthor atrfstart atrfend'.split(
    ' ',
  ),
);

const signs: Record<string, string> = {
  '~': ' ',
  _: '-',
  tab: ' ',
  nestcell: ' ',
  nestrow: ' ',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  zwj: '\u200D',
  zwnj: '\u200C',
};

/** Returns where the text of a group goes that begins with this word; null if the word changes nothing about that. */
function targetOf(word: string, target: Group['target'], isStarred: boolean): Group['target'] | null {
  if (word === 'fonttbl') return 'fonts';
  if (word === 'fldinst') return target === 'none' ? 'none' : 'field';
  if (word === 'listtext' || word === 'pntext') return target === 'none' ? 'none' : 'marker';
  if (word === 'title' && target === 'none') return 'title';
  if (word === 'shptxt') return 'page';
  return isStarred || skipped.has(word) ? 'none' : null;
}

/** Returns the number of an item of a list; null if its marker has none. */
function numberIn(marker: string): number | null {
  const [number] = /\d+/.exec(marker) ?? [];
  return number ? Number(number) : null;
}

/** Counts the parts of the page whose text is hidden. */
function createHiddenCount() {
  let [parts, wasHidden] = [0, false];
  return {
    parts: () => parts,
    see(text: string, isHidden: boolean): void {
      if (text.trim() === '') return;
      if (isHidden && !wasHidden) parts += 1;
      wasHidden = isHidden;
    },
  };
}

/** Remembers the charset of each font, and that of the file. */
function createLabels() {
  const labels = new Map<number, string>();
  let defaultLabel = 'windows-1252';
  return {
    of: (font: number) => labels.get(font) ?? defaultLabel,
    /** Returns whether the word names a charset. */
    set(word: string, value: number, { target, font }: Group): boolean {
      if (word === 'ansicpg') defaultLabel = labelOfPage(value);
      else if (word === 'fcharset' && target === 'fonts') {
        const label = labelOfCharset(value);
        if (label) labels.set(font, label);
      } else return false;
      return true;
    },
  };
}

/** Reads the words that end paragraphs and cells. Their properties last until the words change them. */
function createParagraphWords(page: ReturnType<typeof createParagraphs>) {
  let [level, isInTable, merge] = [null as number | null, false, null as 'above' | 'left' | null];
  return (word: string, value: number | null): void => {
    if (word === 'par' || word === 'sect' || word === 'page') page.end(level, isInTable);
    else if (word === 'line') page.add('<br>');
    else if (word === 'pard') [level, isInTable] = [null, false];
    else if (word === 'intbl') isInTable = true;
    else if (word === 'outlinelevel') level = value !== null && value < 6 ? value + 1 : null;
    else if (word === 'trowd') page.startRow();
    else if (word === 'clvmrg') merge = 'above';
    else if (word === 'clmrg') merge = 'left';
    else if (word === 'cellx') {
      page.defineCell(merge);
      merge = null;
    } else if (word === 'cell') page.endCell();
    else if (word === 'row') page.endRow();
  };
}

/** The state of a reader between two tokens. */
interface Reading {
  page: ReturnType<typeof createParagraphs>;
  labels: ReturnType<typeof createLabels>;
  hidden: ReturnType<typeof createHiddenCount>;
  setParagraph: ReturnType<typeof createParagraphWords>;
  group: Group;
  /** The groups around it. */
  groups: Group[];
  /** Bytes whose charset is not applied yet. */
  waiting: number[];
  skippedSigns: number;
  isStarred: boolean;
  collected: { title: string; field: string; marker: string };
  /** The address of the link whose text comes next. */
  link: string | null;
}

/** Parses RTF: paragraphs, headings, lists, tables with merged cells, links. Hidden and deleted text is not read, and that is said. */
export function parseRtf(bytes: Uint8Array): Parsed {
  const page = createParagraphs();
  const reading: Reading = {
    page,
    labels: createLabels(),
    hidden: createHiddenCount(),
    setParagraph: createParagraphWords(page),
    group: { target: 'page', font: 0, fallbacks: 1, isHidden: false, isLink: false },
    groups: [],
    waiting: [],
    skippedSigns: 0,
    isStarred: false,
    collected: { title: '', field: '', marker: '' },
    link: null,
  };
  for (const token of readTokens(Buffer.from(bytes).toString('latin1'))) take(reading, token);
  flush(reading);
  const found = parseFragment(page.html());
  found.title = reading.collected.title.trim() || found.title;
  found.warnings = [{ code: 'hidden_parts_skipped', count: reading.hidden.parts() }];
  return found;
}

function write({ group: { target, isHidden }, collected, page, hidden }: Reading, text: string): void {
  if (text === '') return;
  if (target === 'title' || target === 'field' || target === 'marker') collected[target] += text;
  else if (target === 'page' && !isHidden) page.add(escapeXml(text));
  if (target === 'page') hidden.see(text, isHidden);
}

function flush(reading: Reading): void {
  const { waiting, labels, group } = reading;
  if (waiting.length > 0) write(reading, decodeBytes(waiting, labels.of(group.font)));
  reading.waiting = [];
}

function close(reading: Reading): void {
  const { group: closed, groups, collected, page } = reading;
  const group = groups.pop() ?? closed;
  reading.group = group;
  if (closed.target === 'marker' && group.target !== 'marker') {
    page.startItem(numberIn(collected.marker));
    collected.marker = '';
  }
  if (closed.target === 'field' && group.target !== 'field') {
    // Furigana: the word stands after what is written above it.
    write(reading, /\\o\s*\\a[dclr]\s*\(.*\),\s*([^)]*)\)/.exec(collected.field)?.[1] ?? '');
    reading.link = /HYPERLINK\s+(?:\\\S+\s+)*"([^"]+)"/i.exec(collected.field)?.[1] ?? null;
    collected.field = '';
  }
  if (closed.isLink && !group.isLink) page.add('</a>');
}

/** Handles words that open a group which is not text of the page. Returns true if it was one. */
function enter(reading: Reading, word: string): boolean {
  const { group, link, page } = reading;
  const target = targetOf(word, group.target, reading.isStarred);
  reading.isStarred = word === '*';
  if (reading.isStarred) return true;
  if (target) group.target = target;
  else if (word === 'fldrslt' && link !== null && group.target === 'page') {
    page.add(`<a href="${escapeXml(link)}">`);
    group.isLink = true;
    reading.link = null;
  } else return false;
  return true;
}

/** Handles words about letters and their font. Returns true if it was one. */
function setFont(reading: Reading, word: string, value: number): boolean {
  const { group } = reading;
  if (word === 'u') {
    write(reading, toLetters(String.fromCharCode(value < 0 ? value + 65_536 : value)));
    reading.skippedSigns = group.fallbacks;
  } else if (word === 'f') group.font = value;
  else if (word === 'uc') group.fallbacks = value;
  else return reading.labels.set(word, value, group);
  return true;
}

function obey(reading: Reading, word: string, value: number | null): void {
  if (enter(reading, word) || setFont(reading, word, value ?? 0)) return;
  const { group } = reading;
  if (word === 'v' || word === 'deleted') group.isHidden = value !== 0;
  else if (word === 'plain') group.isHidden = false;
  else if (signs[word]) write(reading, signs[word]);
  else if (group.target === 'page') reading.setParagraph(word, value);
}

function take(reading: Reading, token: Token): void {
  if (token.kind === 'byte') {
    if (reading.skippedSigns > 0) reading.skippedSigns -= 1;
    else reading.waiting.push(token.byte);
    return;
  }
  flush(reading);
  reading.skippedSigns = 0;
  if (token.kind === 'open') {
    reading.groups.push(reading.group);
    reading.group = Object.assign({}, reading.group);
  } else if (token.kind === 'close') close(reading);
  else obey(reading, token.word, token.value);
}
