import type { Context } from '../../form/context.ts';
import type { FetchedSite } from '../../form/ports.ts';

/** Returns the HTML that shows a bot on a page: the script of its chat window. Its launcher is drawn before the settings are read. */
export const snippetOf = (
  { baseUrl }: Pick<Context, 'baseUrl'>,
  { public_key, theme, bubble }: { public_key: string; theme: { accent: string }; bubble: object | null },
): string =>
  `<script src="${baseUrl}/widget.js" data-key="${public_key}" data-accent="${theme.accent}"${bubble ? ' data-bubble' : ''} defer></script>`;

/** Where a page loads the chat window from. */
interface Snippet {
  src: URL;
  hasNonce: boolean;
  /** It asks for the message beside the launcher. */
  hasBubble: boolean;
}

const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?(?:-->|$)/g, '');

function readAttributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(
    /([\w:-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
  ))
    found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  return found;
}

const readTags = (html: string, name: string): Map<string, string>[] =>
  [...withoutComments(html).matchAll(new RegExp(`<${name}\\b([^>]{0,2000})>`, 'gi'))].map(([, tag = '']) =>
    readAttributes(tag),
  );

/** Finds the script that shows the bot with this public key. Null: the page has none. */
export function findSnippet({ html, url }: FetchedSite, publicKey: string): Snippet | null {
  for (const tag of readTags(html, 'script')) {
    const src = URL.parse(tag.get('src') ?? '', url);
    if (src && /\/widget\.js$/.test(src.pathname) && tag.get('data-key') === publicKey)
      return { src, hasNonce: tag.has('nonce'), hasBubble: tag.has('data-bubble') };
  }
  return null;
}

/** Reads the policies of a page, from its header and its meta tags: for each, the sources of each directive. */
function readPolicies({ policy, html }: FetchedSite): Map<string, string[]>[] {
  const inTags = readTags(html, 'meta')
    .filter((tag) => tag.get('http-equiv')?.toLowerCase() === 'content-security-policy')
    .map((tag) => tag.get('content') ?? '');
  return [...(policy?.split(',') ?? []), ...inTags].map((text) => {
    const directives = new Map<string, string[]>();
    for (const part of text.split(';')) {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
    }
    return directives;
  });
}

function fits(source: string, wanted: URL, page: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return /^https?:$/.test(wanted.protocol);
  if (text === "'self'") return wanted.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return wanted.protocol === text;
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:]+)(?::(\d+|\*))?(\/.*)?$/.exec(text) ?? [];
  if (
    scheme
      ? wanted.protocol !== `${scheme}:`
      : wanted.protocol !== page.protocol && wanted.protocol !== 'https:'
  )
    return false;
  const isHost = host.startsWith('*.')
    ? wanted.hostname.endsWith(host.slice(1))
    : host === '*' || wanted.hostname === host;
  const isPort = port === '*' || (port ?? '') === wanted.port;
  const isPath =
    !path ||
    path === '/' ||
    (path.endsWith('/') ? wanted.pathname.startsWith(path) : wanted.pathname === path);
  return isHost && isPort && isPath;
}

/**
 * Returns the first directive of a page's policies that keeps the chat window from loading or talking to this service. Null:
 * they all let it. With `'strict-dynamic'`, hosts do not count and the script needs a nonce.
 */
export function findBlockingDirective(site: FetchedSite, { src, hasNonce }: Snippet): string | null {
  const page = new URL(site.url);
  for (const policy of readPolicies(site)) {
    const sourcesOf = (...names: string[]) => names.map((name) => policy.get(name)).find((found) => found);
    const scripts = sourcesOf('script-src-elem', 'script-src', 'default-src');
    const isStrict = scripts?.includes("'strict-dynamic'");
    const byNonce = hasNonce && scripts?.some((source) => source.startsWith("'nonce-"));
    if (scripts && !byNonce && (isStrict || !scripts.some((source) => fits(source, src, page))))
      return 'script-src';
    const connections = sourcesOf('connect-src', 'default-src');
    const api = new URL('/v1/widget/', src);
    if (connections && !connections.some((source) => fits(source, api, page))) return 'connect-src';
  }
  return null;
}
