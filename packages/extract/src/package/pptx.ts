import { parseFragment } from '../html.ts';
import type { Parsed } from '../job.ts';
import {
  attribute,
  childrenOf,
  escapeXml,
  find,
  findAll,
  isElement,
  localName,
  textOf,
  type XmlElement,
} from '../xml.ts';
import { isNamed, openPackage, type Package, resolvePart, writeCell, writeTable } from './unpack.ts';

interface Lost {
  hidden: number;
  pictures: number;
}

/** Parses a PPTX file slide by slide. Hidden slides and shapes, and notes of the speaker, are not read. */
export function parsePptx(bytes: Uint8Array): Parsed {
  const parts = openPackage(bytes);
  const lost: Lost = { hidden: 0, pictures: 0 };
  const shown: string[] = [];
  for (const name of slidesOf(parts)) {
    const slide = parts.xml(name);
    const root = slide && childrenOf(slide, 'sld')[0];
    if (!root) continue;
    const links = relationsOf(parts, name);
    const notes = [...links.values()].find((target) => /notesSlides\//.test(target));
    if (notes && saysSomething(parts, resolvePart(name, notes))) lost.hidden += 1;
    if (/^(?:0|false)$/.test(attribute(root, 'show') ?? '')) {
      lost.hidden += 1;
      continue;
    }
    const html = shapesOf(find(root, 'cSld', 'spTree'), links, lost);
    if (html === '' && findAll(root, 'pic').length > 0) lost.pictures += 1;
    shown.push(html);
  }
  const parsed = parseFragment(shown.join('<hr>'));
  parsed.warnings = [
    { code: 'hidden_parts_skipped', count: lost.hidden },
    { code: 'pictures_not_read', count: lost.pictures },
  ];
  if (shown.length > 0) parsed.pageCount = shown.length;
  return parsed;
}

function slidesOf(parts: Package): string[] {
  const main = 'ppt/presentation.xml';
  const document = parts.xml(main);
  const targets = relationsOf(parts, main);
  const ids = document ? findAll(document, 'sldId') : [];
  return ids.flatMap((id) => {
    const target = targets.get(id.attribs['r:id'] ?? '');
    return target ? [resolvePart(main, target)] : [];
  });
}

function relationsOf(parts: Package, name: string): Map<string, string> {
  const rels = parts.xml(name.replace(/([^/]+)$/, '_rels/$1.rels'));
  const all = rels ? findAll(rels, 'Relationship') : [];
  return new Map(all.map((one) => [attribute(one, 'Id') ?? '', attribute(one, 'Target') ?? '']));
}

function saysSomething(parts: Package, notes: string): boolean {
  const document = parts.xml(notes);
  const shapes = document ? findAll(document, 'sp') : [];
  return shapes.some(
    (shape) => attribute(find(shape, 'nvSpPr', 'nvPr', 'ph'), 'type') === 'body' && wordsOf(shape) !== '',
  );
}

const wordsOf = (shape: XmlElement) => findAll(shape, 't').map(textOf).join('').trim();

function shapesOf(tree: XmlElement | undefined, links: Map<string, string>, lost: Lost): string {
  return childrenOf(tree)
    .map((shape) => {
      const properties = childrenOf(shape).find((child) => /^nv.*Pr$/.test(localName(child) ?? ''));
      if (/^(?:1|true)$/.test(attribute(find(properties, 'cNvPr'), 'hidden') ?? '')) {
        if (wordsOf(shape) !== '') lost.hidden += 1;
        return '';
      }
      if (isNamed(shape, 'grpSp')) return shapesOf(shape, links, lost);
      if (isNamed(shape, 'graphicFrame'))
        return findAll(shape, 'tbl')
          .map((table) => tableOf(table, links))
          .join('');
      if (!isNamed(shape, 'sp')) return '';
      const kind = attribute(find(properties, 'nvPr', 'ph'), 'type') ?? '';
      if (/^(?:dt|ftr|sldNum)$/.test(kind)) return '';
      if (/itle$/.test(kind)) return heading(shape, links);
      const isList = find(properties, 'nvPr', 'ph') !== undefined && kind !== 'subTitle';
      return paragraphsOf(shape, links, isList);
    })
    .join('');
}

const heading = (shape: XmlElement, links: Map<string, string>) => {
  const words = findAll(shape, 'p')
    .map((paragraph) => runsOf(paragraph, links))
    .join(' ')
    .trim();
  return words === '' ? '' : `<h2>${words}</h2>`;
};

function paragraphsOf(shape: XmlElement, links: Map<string, string>, isList: boolean): string {
  const lines = childrenOf(find(shape, 'txBody'), 'p').map((paragraph) => {
    const inside = runsOf(paragraph, links);
    const properties = find(paragraph, 'pPr');
    const isItem = find(properties, 'buNone')
      ? false
      : isList || !!find(properties, 'buChar') || !!find(properties, 'buAutoNum');
    return inside.trim() === '' ? '' : isItem ? `<li>${inside}</li>` : `<p>${inside}</p>`;
  });
  return lines.join('').replace(/(?:<li>.*?<\/li>)+/gs, (items) => `<ul>${items}</ul>`);
}

function runsOf(paragraph: XmlElement, links: Map<string, string>): string {
  return paragraph.children
    .map((run) => {
      if (!isElement(run)) return '';
      if (isNamed(run, 'br')) return '<br>';
      if (!isNamed(run, 'r') && !isNamed(run, 'fld')) return '';
      const words = escapeXml(childrenOf(run, 't').map(textOf).join(''));
      const target = links.get(find(run, 'rPr', 'hlinkClick')?.attribs['r:id'] ?? '');
      return target && words.trim() ? `<a href="${escapeXml(target)}">${words}</a>` : words;
    })
    .join('');
}

function tableOf(table: XmlElement, links: Map<string, string>): string {
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').flatMap((cell) => {
      if (attribute(cell, 'hMerge') || attribute(cell, 'vMerge')) return [];
      const inside = findAll(cell, 'p')
        .map((paragraph) => runsOf(paragraph, links))
        .join('<br>');
      return [
        writeCell(inside, Number(attribute(cell, 'gridSpan') ?? 1), Number(attribute(cell, 'rowSpan') ?? 1)),
      ];
    }),
  );
  return writeTable(rows);
}
