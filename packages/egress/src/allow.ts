/** Pairs of `host:port` that may be private and, for webhooks, plain http. Hosts have the WHATWG URL form. */
export type AllowList = ReadonlySet<string>;

/**
 * Reads a comma-separated list of `host:port` (an IPv6 host in brackets). An empty text is an empty list. Throws a
 * RangeError that names the first wrong entry.
 */
export function parseAllow(text: string): AllowList {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return new Set(entries.map(parseEntry));
}

/** Returns true if the list has a URL's host and port. */
export function isAllowed(allow: AllowList | undefined, url: URL): boolean {
  return allow?.has(`${url.hostname}:${portOf(url)}`) ?? false;
}

/** Returns the port of a URL, or the default port of its scheme. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function parseEntry(entry: string): string {
  const port = /^[^/?#@\s]+:(\d{1,5})$/.exec(entry)?.[1];
  const url = port === undefined ? null : URL.parse(`http://${entry}`);
  if (!url || Number(port) < 1) {
    throw new RangeError(`"${entry}" is not host:port. Write for example "127.0.0.1:8080" or "[::1]:8080".`);
  }
  return `${url.hostname.replace(/\.$/, '')}:${portOf(url)}`;
}
