import { numberIn } from './number-formats.ts';
import {
  attribute,
  childrenOf,
  escapeXml,
  find,
  findAll,
  parseXml as parse,
  type parseXml,
  remove,
  type XmlElement,
} from './xml.ts';

type Document = ReturnType<typeof parseXml>;

interface Level {
  start: number;
  format: string;
  /** For example `%1.%2`; empty for no number. */
  text: string;
}

interface Style {
  numId: string | null;
  level: number | null;
  base: string | null;
  isHeading: boolean;
}

/** The lists of a document, and how far each is counted. */
export interface Numbering {
  /** The levels of each list. */
  lists: Map<string, { key: string; levels: Map<number, Level>; restarts: Map<number, number> }>;
  styles: Map<string, Style>;
  /** The last number of each level by list. Lists of one definition go on where another ends. */
  counts: Map<string, number[]>;
  begun: Set<string>;
}

export function readNumbering(numbers: Document, styles: Document | undefined): Numbering {
  const definitions = new Map<string, Map<number, Level>>();
  for (const abstract of findAll(numbers, 'abstractNum'))
    definitions.set(attribute(abstract, 'abstractNumId') ?? '', readLevels(abstract));
  const lists: Numbering['lists'] = new Map();
  for (const list of findAll(numbers, 'num')) {
    const key = attribute(find(list, 'abstractNumId'), 'val') ?? '';
    const levels = new Map(definitions.get(key));
    const restarts = new Map<number, number>();
    for (const override of childrenOf(list, 'lvlOverride')) {
      const at = Number(attribute(override, 'ilvl') ?? 0);
      const start = attribute(find(override, 'startOverride'), 'val');
      if (start !== null) restarts.set(at, Number(start));
      for (const [, level] of readLevels(override)) levels.set(at, level);
    }
    lists.set(attribute(list, 'numId') ?? '', { key, levels, restarts });
  }
  return { lists, styles: readStyles(styles), counts: new Map(), begun: new Set() };
}

function readLevels(parent: XmlElement): Map<number, Level> {
  return new Map(
    childrenOf(parent, 'lvl').map((level) => [
      Number(attribute(level, 'ilvl') ?? 0),
      {
        start: Number(attribute(find(level, 'start'), 'val') ?? 1),
        format: attribute(find(level, 'numFmt'), 'val') ?? 'decimal',
        text: attribute(find(level, 'lvlText'), 'val') ?? '',
      },
    ]),
  );
}

function readStyles(styles: Document | undefined): Map<string, Style> {
  const all = styles ? findAll(styles, 'style') : [];
  return new Map(
    all.map((style) => {
      const numPr = find(style, 'pPr', 'numPr');
      const level = attribute(find(numPr, 'ilvl'), 'val');
      return [
        attribute(style, 'styleId') ?? '',
        {
          numId: attribute(find(numPr, 'numId'), 'val'),
          level: level === null ? null : Number(level),
          base: attribute(find(style, 'basedOn'), 'val'),
          isHeading: /^(?:heading|title)/i.test(attribute(find(style, 'name'), 'val') ?? ''),
        },
      ];
    }),
  );
}

/**
 * Writes the number of a paragraph that Word counts by itself. A plain number of a list item is marked for the reader of
 * lists; any other form (`第1条`, `1.2`, `(a)`) becomes text.
 */
export function writeNumber(paragraph: XmlElement, numbering: Numbering): void {
  const properties = find(paragraph, 'pPr');
  const { numId, at, isHeading } = findList(properties, numbering);
  const list = numbering.lists.get(numId ?? '');
  const level = list?.levels.get(at);
  if (!list || !level || level.format === 'bullet' || level.format === 'none') return;
  const counts = countOn(numbering, numId as string, list, at);
  const isPlain = !isHeading && level.format === 'decimal' && /^%\d[.)．、]?$/.test(level.text);
  if (isPlain) return addText(paragraph, `\uE000${counts[at]}\uE001`);
  const text = level.text.replace(/%(\d)/g, (_, digit: string) => {
    const other = list.levels.get(Number(digit) - 1) ?? level;
    return numberIn(other.format, counts[Number(digit) - 1] ?? other.start);
  });
  if (text.trim() === '') return;
  if (properties) {
    for (const old of childrenOf(properties, 'numPr')) remove(old);
    properties.children.push(...parse('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>').children);
  }
  addText(paragraph, `${text} `);
}

function findList(properties: XmlElement | undefined, { styles }: Numbering) {
  const numPr = find(properties, 'numPr');
  let numId = attribute(find(numPr, 'numId'), 'val');
  let level = attribute(find(numPr, 'ilvl'), 'val');
  let isHeading = false;
  let style = styles.get(attribute(find(properties, 'pStyle'), 'val') ?? '');
  for (let steps = 0; style && steps < 10; steps += 1) {
    isHeading ||= style.isHeading;
    numId ??= style.numId;
    level ??= style.level === null ? null : String(style.level);
    style = styles.get(style.base ?? '');
  }
  return { numId, at: Number(level ?? 0), isHeading };
}

type NumberedList = NonNullable<ReturnType<Numbering['lists']['get']>>;

function countOn({ counts, begun }: Numbering, numId: string, list: NumberedList, at: number): number[] {
  const counted = counts.get(list.key) ?? [];
  counts.set(list.key, counted);
  if (!begun.has(numId)) for (const [level, start] of list.restarts) counted[level] = start - 1;
  begun.add(numId);
  counted[at] = (counted[at] ?? (list.levels.get(at)?.start ?? 1) - 1) + 1;
  counted.length = at + 1;
  return counted;
}

function addText(paragraph: XmlElement, text: string): void {
  const run = parse(`<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`).children;
  const at = paragraph.children.findIndex((child) => (child as XmlElement).name === 'w:pPr') + 1;
  for (const node of run) node.parent = paragraph;
  paragraph.children.splice(at, 0, ...run);
}
