import { readdir, readFile } from 'node:fs/promises';

const root = new URL('../../../../', import.meta.url);

/** Pages that are kept beside what they describe. */
const elsewhere: Record<string, string> = { sdk: 'packages/sdk/README.md' };

const nameOf = (path: string) =>
  Object.entries(elsewhere).find(([, own]) => own === path)?.[0] ?? /^docs\/([\w-]+)\.md$/.exec(path)?.[1];

/** A page of the documents: `api` is the page at `/docs/api.md`. */
export interface Page {
  name: string;
  text: string;
}

/** Returns a link as it is served, or its text alone where it leads into the source. */
function serveLink(link: string, text: string, target: string, folder: string): string {
  if (/^(?:[a-z]+:|#|\/)/.test(target)) return link;
  const [path = '', anchor] = target.split('#');
  const name = nameOf(new URL(path, new URL(folder, 'file:///')).pathname.slice(1));
  return name ? `[${text}](${name}.md${anchor ? `#${anchor}` : ''})` : text;
}

/** Returns the text of a page with links to what is served. Pictures become their descriptions. */
export const serveLinks = (text: string, folder: string): string =>
  text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) =>
      serveLink(link, words, target, folder),
    );

async function readPage(name: string, path: string): Promise<Page> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return { name, text: serveLinks(await readFile(new URL(path, root), 'utf8'), folder) };
}

/** Reads every page of the documents, by name. */
export async function readPages(): Promise<Map<string, Page>> {
  const files = (await readdir(new URL('docs/', root))).filter((file) => file.endsWith('.md'));
  const paths = files.map((file): [string, string] => [file.slice(0, -3), `docs/${file}`]);
  const all = [...paths, ...Object.entries(elsewhere)].sort(([a], [b]) => (a < b ? -1 : 1));
  const pages = await Promise.all(all.map(([name, path]) => readPage(name, path)));
  return new Map(pages.map((page) => [page.name, page]));
}

/** Reads the table of pages in the README: names of pages, and what they contain. */
export async function readContents(): Promise<{ names: string[]; content: string }[]> {
  const readme = await readFile(new URL('README.md', root), 'utf8');
  const [, table = ''] = /\n## Read on\n([\s\S]*?)\n## /.exec(readme) ?? [];
  return [...table.matchAll(/^\| (\[.*?) \| (.*) \|$/gm)].map(([, links = '', content = '']) => ({
    names: [...links.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, path = '']) => nameOf(path) ?? []),
    content,
  }));
}
