import { InvalidSetting } from '@jawab/runtime';
import type { Article, Base } from './read-helpcentre.ts';

/** How the titles of joined articles are written. */
const titleOf: Record<string, (title: string, number: number) => string> = {
  markdown: (title) => `## ${title}\n\n`,
  plain: (title) => `${title}\n`,
  bold: (title) => `**${title}**\n\n`,
  numbered: (title, number) => `${number}. ${title}\n\n`,
};
const joined = 6;

/**
 * Joins six articles of plain text to one document, with their titles as headings, because many help centres are a few long pages. The
 * right article is then unknown; only what a reply holds tells.
 */
export function joinArticles(base: Base, joining: string): Base {
  const write = titleOf[joining];
  if (!write) {
    const names = Object.keys(titleOf).join(', ');
    throw new InvalidSetting(`--join ${joining} is unknown. Choose one of these: ${names}.`);
  }
  const texts = base.articles.filter(({ kind }) => kind === 'text');
  const documents = Array.from({ length: Math.ceil(texts.length / joined) }, (_, at): Article => {
    const group = texts.slice(at * joined, (at + 1) * joined);
    const text = group.map((article, number) => write(article.title, number + 1) + article.text).join('\n\n');
    return { kind: 'text', title: `${base.name} ${at + 1}`, text };
  });
  return { ...base, articles: [...base.articles.filter(({ kind }) => kind !== 'text'), ...documents] };
}
