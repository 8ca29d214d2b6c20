import type { BrowserFiles, StoredFile } from './read-files.ts';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** Pages of every origin may load these files; they hold nothing of a customer. */
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const hashed = /^assets\/(\w+)\.\w+\.((?:[\w-]+\.)?\w+)$/;

/**
 * Serves the file at a path, in the best encoding the browser takes. Hashed files are immutable, others are checked again after
 * five minutes. An old hash redirects to the current file, so that an open page survives a deployment. Null if there is none.
 */
export function serveFile(files: BrowserFiles, path: string, { method, headers }: Request): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const file = files.get(path);
  if (!file) return redirect(files, path);
  const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const answer = new Headers(open);
  answer.set('content-type', type);
  answer.set('etag', file.etag);
  answer.set('vary', 'Accept-Encoding');
  answer.set(
    'cache-control',
    hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  );
  if (headers.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers: answer });
  const [body, encoding] = choose(file, headers.get('accept-encoding') ?? '');
  if (encoding) answer.set('content-encoding', encoding);
  answer.set('content-length', String(body.length));
  return new Response(method === 'HEAD' ? null : body, { headers: answer });
}

const choose = ({ br, gzip, plain }: StoredFile, accepted: string) => {
  if (/\bbr\b/.test(accepted)) return [br, 'br'] as const;
  return /\bgzip\b/.test(accepted) ? ([gzip, 'gzip'] as const) : ([plain, null] as const);
};

function redirect(files: BrowserFiles, path: string): Response | null {
  const [, name, rest] = hashed.exec(path) ?? [];
  const current = [...files.keys()].find((key) => {
    const [, itsName, itsRest] = hashed.exec(key) ?? [];
    return name !== undefined && itsName === name && itsRest === rest;
  });
  if (!current) return null;
  const headers = new Headers(open);
  headers.set('location', `/${current}`);
  headers.set('cache-control', 'no-store');
  return new Response(null, { status: 302, headers });
}
