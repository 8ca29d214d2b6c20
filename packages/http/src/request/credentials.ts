/** Reads the API token of `Authorization: Bearer`. Returns null for any other credentials. */
export const readBearerToken = ({ headers }: Request): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/** Reads the token of a visitor's session. Returns null when there is none. */
export const readVisitorToken = ({ headers }: Request): string | null =>
  headers.get('x-widget-session') || null;
