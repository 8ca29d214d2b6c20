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

/** Parses RTF: paragraphs, headings, lists, tables with merged cells, links. Hidden and deleted text is not read, and that is said. */
export function parseRtf(bytes: Uint8Array): Parsed {
  const reader = createReader();
  for (const token of readTokens(Buffer.from(bytes).toString('latin1'))) reader.take(token);
  return reader.parsed();
}

function createReader() {
  const page = createParagraphs();
  const labels = new Map<number, string>();
  const groups: Group[] = [];
  let group: Group = { target: 'page', font: 0, fallbacks: 1, isHidden: false, isLink: false };
  let defaultLabel = 'windows-1252';
  let waiting: number[] = [];
  let skippedSigns = 0;
  let isStarred = false;
  let [title, field, marker] = ['', '', ''];
  let link: string | null = null;
  let [level, isInTable, merge] = [null as number | null, false, null as 'above' | 'left' | null];
  let [hidden, wasHidden] = [0, false];

  function write(text: string): void {
    if (text === '') return;
    const { target, isHidden } = group;
    if (target === 'title') title += text;
    else if (target === 'field') field += text;
    else if (target === 'marker') marker += text;
    else if (target === 'page' && !isHidden) page.add(escapeXml(text));
    if (target !== 'page') return;
    if (isHidden && !wasHidden && text.trim() !== '') hidden += 1;
    if (text.trim() !== '') wasHidden = isHidden;
  }

  function flush(): void {
    if (waiting.length > 0) write(decodeBytes(waiting, labels.get(group.font) ?? defaultLabel));
    waiting = [];
  }

  function close(): void {
    const closed = group;
    group = groups.pop() ?? group;
    if (closed.target === 'marker' && group.target !== 'marker') {
      const [number] = /\d+/.exec(marker) ?? [];
      page.startItem(number ? Number(number) : null);
      marker = '';
    }
    if (closed.target === 'field' && group.target !== 'field') {
      // Furigana: the word stands after what is written above it.
      write(/\\o\s*\\a[dclr]\s*\(.*\),\s*([^)]*)\)/.exec(field)?.[1] ?? '');
      link = /HYPERLINK\s+(?:\\\S+\s+)*"([^"]+)"/i.exec(field)?.[1] ?? null;
      field = '';
    }
    if (closed.isLink && !group.isLink) page.add('</a>');
  }

  /** Handles words that open a group which is not text of the page. Returns true if it was one. */
  function enter(word: string): boolean {
    const starred = isStarred;
    isStarred = false;
    if (word === '*') isStarred = true;
    else if (word === 'fonttbl') group.target = 'fonts';
    else if (word === 'fldinst') group.target = group.target === 'none' ? 'none' : 'field';
    else if (word === 'listtext' || word === 'pntext')
      group.target = group.target === 'none' ? 'none' : 'marker';
    else if (word === 'title' && group.target === 'none') group.target = 'title';
    else if (word === 'shptxt') group.target = 'page';
    else if (starred || skipped.has(word)) group.target = 'none';
    else if (word === 'fldrslt' && link !== null && group.target === 'page') {
      page.add(`<a href="${escapeXml(link)}">`);
      group.isLink = true;
      link = null;
    } else return false;
    return true;
  }

  function setFont(word: string, value: number): boolean {
    if (word === 'ansicpg') defaultLabel = labelOfPage(value);
    else if (word === 'f') group.font = value;
    else if (word === 'fcharset' && group.target === 'fonts') {
      const label = labelOfCharset(value);
      if (label) labels.set(group.font, label);
    } else if (word === 'uc') group.fallbacks = value;
    else if (word === 'u') {
      write(toLetters(String.fromCharCode(value < 0 ? value + 65_536 : value)));
      skippedSigns = group.fallbacks;
    } else return false;
    return true;
  }

  function setParagraph(word: string, value: number | null): boolean {
    if (word === 'par') page.end(level, isInTable);
    else if (word === 'sect' || word === 'page') page.end(level, isInTable);
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
    else return false;
    return true;
  }

  function obey(word: string, value: number | null): void {
    if (enter(word) || setFont(word, value ?? 0)) return;
    if (word === 'v' || word === 'deleted') group.isHidden = value !== 0;
    else if (word === 'plain') group.isHidden = false;
    else if (signs[word]) write(signs[word]);
    else if (group.target === 'page') setParagraph(word, value);
  }

  function take(token: Token): void {
    if (token.kind === 'byte') {
      if (skippedSigns > 0) skippedSigns -= 1;
      else waiting.push(token.byte);
      return;
    }
    flush();
    skippedSigns = 0;
    if (token.kind === 'open') {
      groups.push(group);
      group = Object.assign({}, group);
    } else if (token.kind === 'close') close();
    else obey(token.word, token.value);
  }

  function parsed(): Parsed {
    flush();
    const found = parseFragment(page.html());
    found.title = title.trim() || found.title;
    found.warnings = [{ code: 'hidden_parts_skipped', count: hidden }];
    return found;
  }

  return { take, parsed };
}
