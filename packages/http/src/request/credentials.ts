/** Reads the API token of `Authorization: Bearer`. Returns null for any other credentials. */
export const readBearerToken = ({ headers }: Request): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

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
