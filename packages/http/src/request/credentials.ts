import { fail } from '@jawab/core';

/** Reads the API token of `Authorization: Bearer`. Returns null without the header. Fails with `unauthorized` for any other form. */
export function readBearerToken({ headers }: Request): string | null {
  const given = headers.get('authorization');
  if (given === null || given.trim() === '') return null;
  const [, token] = /^Bearer +(\S+)$/i.exec(given) ?? [];
  return (
    token ??
    fail(
      'unauthorized',
      'The Authorization header cannot be read. Send it once, as `Bearer <API_TOKEN>`. Tokens are made on the page Developers of the dashboard.',
    )
  );
}

/** Reads the token of a visitor's session. Returns null when there is none. */
export const readVisitorToken = ({ headers }: Request): string | null =>
  headers.get('x-widget-session') || null;

/** The cookie of a person's session; on https, browsers bind it to the host by its prefix. */
export const sessionCookie = (ownOrigin: string) =>
  ownOrigin.startsWith('https:') ? '__Host-jawab.session' : 'jawab.session';

/** Reads a cookie, decoded. Returns null when there is none, or one that cannot be decoded. */
export function readCookie({ headers }: Request, name: string): string | null {
  for (const part of headers.get('cookie')?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key !== name || value === undefined) continue;
    try {
      return decodeURIComponent(part.slice(part.indexOf('=') + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
