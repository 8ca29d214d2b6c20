import Turndown from 'turndown';
import type { Element } from './html-article.ts';
import { renderTable } from './html-table.ts';
import { writeLink } from './link-targets.ts';

const turndown = new Turndown({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  br: '',
});

/** The text is quoted to people and indexed, never rendered as a page, so it needs no escapes. */
turndown.escape = (text) => text;
turndown.addRule('link', {
  filter: 'a',
  replacement: (content, node) => {
    const address = (node as unknown as Element).getAttribute('href');
    const words = content.trim();
    if (!address || words === '' || words.includes('\n')) return content;
    return content.replace(words, () => writeLink(words, address));
  },
});
turndown.addRule('heading', {
  filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  replacement: (content, node) => {
    const line = content.replace(/\s+/g, ' ').trim();
    return line === '' ? '' : `\n\n${'#'.repeat(Number(node.nodeName.charAt(1)))} ${line}\n\n`;
  },
});
turndown.addRule('item', {
  filter: 'li',
  replacement: (content, node) => {
    const marker = itemMarker(node as unknown as Element);
    const text = content
      .trim()
      .replace(/\n{2,}/g, '\n')
      .replaceAll('\n', `\n${' '.repeat(marker.length)}`);
    if (text === '') return '';
    return isList(node.parentNode) ? `${marker}${text}\n` : `\n\n${marker}${text}\n\n`;
  },
});
turndown.addRule('code', {
  filter: 'pre',
  replacement: (_content, node) => {
    const code = (node.textContent ?? '').replace(/^\n+|\s+$/g, '');
    const fence = code.includes('```') ? '````' : '```';
    return code === '' ? '' : `\n\n${fence}\n${code}\n${fence}\n\n`;
  },
});
turndown.addRule('table', {
  filter: 'table',
  replacement: (content, node) => `\n\n${renderTable(node as unknown as Element) ?? content.trim()}\n\n`,
});
turndown.addRule('cell', {
  filter: ['td', 'th', 'caption'],
  replacement: (content) => `\n\n${content.trim()}\n\n`,
});

/** Renders an element as Markdown: headings, lists, GFM tables, fenced code, paragraphs. */
export function renderMarkdown(element: Element): string {
  return turndown.turndown(element as never);
}

function isList(node: { nodeName: string } | null): boolean {
  return /^(ul|ol|menu|dir)$/i.test(node?.nodeName ?? '');
}

const numbers = new WeakMap<Element, number>();

/**
 * Numbers a whole list at its first item, because counting the siblings of each item would be quadratic. An item may
 * say its own number.
 */
function itemMarker(item: Element): string {
  const list = item.parentNode as Element | null;
  if (list?.nodeName.toLowerCase() !== 'ol') return '- ';
  if (!numbers.has(item)) {
    let number = Number.parseInt(list.getAttribute('start') ?? '1', 10);
    if (!Number.isInteger(number)) number = 1;
    for (const child of list.children) {
      if (child.nodeName.toLowerCase() !== 'li') continue;
      const own = Number.parseInt(child.getAttribute('value') ?? '', 10);
      if (Number.isInteger(own)) number = own;
      numbers.set(child, number++);
    }
  }
  return `${numbers.get(item)}. `;
}
