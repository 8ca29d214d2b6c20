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

/** Parses RTF: paragraphs, headings, lists, tables with merged cells, links. Hidden and deleted text is not read, and that is said. */
export function parseRtf(bytes: Uint8Array): Parsed {
  const reader = createReader();
  for (const token of readTokens(Buffer.from(bytes).toString('latin1'))) reader.take(token);
  return reader.parsed();
}

function createReader() {
  const page = createParagraphs();
  const labels = createLabels();
  const groups: Group[] = [];
  let group: Group = { target: 'page', font: 0, fallbacks: 1, isHidden: false, isLink: false };
  let waiting: number[] = [];
  let [skippedSigns, isStarred] = [0, false];
  let [title, field, marker] = ['', '', ''];
  let link: string | null = null;
  const setParagraph = createParagraphWords(page);
  const hidden = createHiddenCount();

  function write(text: string): void {
    if (text === '') return;
    const { target, isHidden } = group;
    if (target === 'title') title += text;
    else if (target === 'field') field += text;
    else if (target === 'marker') marker += text;
    else if (target === 'page' && !isHidden) page.add(escapeXml(text));
    if (target === 'page') hidden.see(text, isHidden);
  }

  function flush(): void {
    if (waiting.length > 0) write(decodeBytes(waiting, labels.of(group.font)));
    waiting = [];
  }

  function close(): void {
    const closed = group;
    group = groups.pop() ?? group;
    if (closed.target === 'marker' && group.target !== 'marker') {
      page.startItem(numberIn(marker));
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
    const target = targetOf(word, group.target, isStarred);
    isStarred = word === '*';
    if (isStarred) return true;
    if (target) group.target = target;
    else if (word === 'fldrslt' && link !== null && group.target === 'page') {
      page.add(`<a href="${escapeXml(link)}">`);
      group.isLink = true;
      link = null;
    } else return false;
    return true;
  }

  function setFont(word: string, value: number): boolean {
    if (word === 'u') {
      write(toLetters(String.fromCharCode(value < 0 ? value + 65_536 : value)));
      skippedSigns = group.fallbacks;
    } else if (word === 'f') group.font = value;
    else if (word === 'uc') group.fallbacks = value;
    else return labels.set(word, value, group);
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
    found.warnings = [{ code: 'hidden_parts_skipped', count: hidden.parts() }];
    return found;
  }

  return { take, parsed };
}
