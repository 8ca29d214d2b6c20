import { dirname, join, normalize } from 'node:path';

const pathLike = /^(?:\.?[\w@-]+(?:\.[\w-]+)*\/)*\.?[\w@-]+(?:\.[\w-]+)*\/?$/;
const placeholder = /[<*{…]|NAME/;

/**
 * Paths a Markdown text names: relative links, and code spans that start with one of the `tops` (entries of the root).
 * A placeholder (`tools/<name>.ts`, `apps/*`) counts as the folder before it.
 */
export function namedPaths(file: string, text: string, tops: readonly string[]): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target as string)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(file), target)));
  const spans = [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, span]) => beforePlaceholder((span as string).replace(/[:,.]+$/, '')))
    .filter((span) => pathLike.test(span) && tops.includes(span.split('/')[0] as string));
  return [...new Set([...links, ...spans])];
}

function beforePlaceholder(span: string): string {
  const parts = span.split('/');
  const first = parts.findIndex((part) => placeholder.test(part));
  return first === -1 ? span : parts.slice(0, first).join('/');
}

const pnpmsOwn = new Set(['install', 'exec', 'add', 'remove', 'update', 'dlx', 'why', 'run', 'store']);

/** Root scripts a Markdown text tells the reader to run, through npm or pnpm, in prose or in a code block. */
export function namedScripts(text: string): string[] {
  const npm = [...text.matchAll(/\bnpm (?:run (?:-s |--silent )?)([a-z][\w:-]*)/g)];
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)];
  const pnpm = [...text.matchAll(/(?:`|^\s*\$? ?|&& )pnpm (?:-s )?(?:run (?:-s )?)?([a-z][\w:-]*)/gm)];
  const names = [...npm, ...short, ...pnpm].map(([, name]) => name as string);
  return [...new Set(names)].filter((name) => !pnpmsOwn.has(name));
}

/** Variables that the `curl` commands of a Markdown text use, and those that its code blocks set. */
export function shellVariables(text: string): { used: string[]; set: string[] } {
  const blocks = [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block);
  const commands = blocks.flatMap((block) => block.match(/\bcurl (?:[^\n]*\\\n)*[^\n]*/g) ?? []);
  const namesIn = (texts: string[], pattern: RegExp) => [
    ...new Set(texts.flatMap((one) => [...one.matchAll(pattern)].map(([, name]) => name as string))),
  ];
  return {
    used: namesIn(commands, /\$\{?([A-Z]\w*)/g),
    set: namesIn(blocks, /^(?:\$ )?(?:export )?([A-Z]\w*)=/gm),
  };
}
