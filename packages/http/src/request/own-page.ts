import { fail } from '@jawab/core';
import { type HostSettings, readHost } from './host-check.ts';

/** Creates the reader of the service's own origin as a request reached it: that of `publicUrl`, elsewhere plain http. */
export function createOwnOrigin({ publicUrl }: Pick<HostSettings, 'publicUrl'>) {
  const outside = publicUrl ? new URL(publicUrl) : null;
  return (request: Request): string => {
    const host = readHost(request).toLowerCase();
    return outside?.host === host ? outside.origin : `http://${host}`;
  };
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD';

/** A form of another page cannot send either: both need a preflight, which this service never allows. */
function hasOwnForm({ headers }: Request): boolean {
  const [media = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  if (media.trim() === 'multipart/form-data') return headers.get('x-jawab-request') === '1';
  return media.trim() === 'application/json';
}

/**
 * Checks that an unsafe request of a browser with a session comes from a page of this service: its exact origin, no other
 * site, and a form that other pages cannot send. Fails with `cross_site_request`.
 */
export function checkOwnPage(request: Request, ownOrigin: string): void {
  if (isSafe(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const isOwn = request.headers.get('origin')?.toLowerCase() === ownOrigin;
  if (isOwn && (site === null || site === 'same-origin') && hasOwnForm(request)) return;
  fail(
    'cross_site_request',
    `With a session, this request needs the origin ${ownOrigin} and \`Content-Type: application/json\` (a form: \`X-Jawab-Request: 1\`).`,
  );
}
