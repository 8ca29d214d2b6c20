/** Schemes of editors that register no reverse domain name, as RFC 8252 asks for. */
const editorSchemes = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']);
const loopback = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?(?=$|[/?])/;
const maxLength = 500;

/**
 * Tells whether a program may be sent back to an address: https, http on this machine, or a scheme of its own. The address
 * must be written as browsers read it, so that two readers cannot see two addresses.
 */
export function isRedirect(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > maxLength || text.includes('#')) return false;
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return false;
  if (url.href !== text && url.href !== `${text}/`) return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return loopback.test(text);
  return editorSchemes.has(url.protocol) || /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:$/.test(url.protocol);
}

/** Removes the port of an address on this machine: a program there listens where it can (RFC 8252, 7.3). */
const withoutPort = (text: string) => text.replace(loopback, 'http://$1');

/** Tells whether an address is one of a program's own: the same text, or the same but for the port of this machine. */
export const isOwnRedirect = (text: string, registered: readonly string[]): boolean =>
  isRedirect(text) &&
  registered.some((one) => one === text || (loopback.test(one) && withoutPort(one) === withoutPort(text)));

/** Names where an address leads, for people: its host in ASCII, or its scheme. */
export function hostOf(text: string): string {
  const { host, hostname, protocol } = new URL(text);
  if (protocol === 'http:') return hostname;
  return protocol === 'https:' ? host : protocol.slice(0, -1);
}

/** Tells whether an address is on the computer of whoever connects the program. */
export const isLocal = (text: string): boolean => !text.startsWith('https:');

/** Adds the answer to the address of a program. `state` goes back as it came, still encoded. */
export function addAnswer(redirect: string, answer: Record<string, string>, state: string | null): string {
  const fields = new URLSearchParams(answer).toString();
  const query = state === null ? fields : `${fields}&state=${state}`;
  return `${redirect}${redirect.includes('?') ? '&' : '?'}${query}`;
}
