import { isPublicAddress, literalAddress } from './addresses.ts';
import { type AllowList, isAllowed, portOf } from './allow.ts';
import type { EgressCode } from './error.ts';

export type UrlCheck = { ok: true; url: URL } | { ok: false; reason: EgressCode; message: string };

export interface UrlCheckOptions {
  allow?: AllowList | undefined;
  httpsOnly?: boolean | undefined;
}

const MAX_URL_CHARS = 4096;
const PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);
/**
 * Names that never belong to the public Internet: RFC 6761, 6762, 7686, 8375, 9476, ICANN's `internal`, and customary
 * ones.
 */
const RESERVED_SUFFIXES: ReadonlySet<string> = new Set(
  'localhost local internal test invalid onion alt localdomain intranet lan home corp private home.arpa'.split(
    ' ',
  ),
);

/**
 * Checks a customer's address as far as possible without a network: form, scheme, credentials, port, literal address,
 * reserved name. On success, `url` is the parsed address without a trailing dot in the host; names still have to be
 * resolved and checked again. `reason` is stable, and `message` says what to do instead. Never throws.
 */
export function checkUrl(text: string, options: UrlCheckOptions = {}): UrlCheck {
  if (text.length > MAX_URL_CHARS) {
    return refuse(
      'url_too_long',
      `An address can have at most ${MAX_URL_CHARS} characters. Give a shorter one.`,
    );
  }
  const url = URL.parse(text);
  if (!url) return refuse('invalid_url', 'This is not a valid address. Write it like https://shop.com/page.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse('scheme_not_allowed', 'Only http:// and https:// addresses can be opened.');
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('credentials_not_allowed', 'Remove the user name and password from the address.');
  }
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '');
  if (isAllowed(options.allow, url)) return { ok: true, url };
  return checkDestination(url, options.httpsOnly ?? false);
}

function checkDestination(url: URL, httpsOnly: boolean): UrlCheck {
  if (httpsOnly && url.protocol !== 'https:') {
    return refuse('https_required', 'Use an https:// address here.');
  }
  const address = literalAddress(url.hostname);
  if (address !== null && !isPublicAddress(address)) {
    return refuse(
      'private_address',
      'This address is private or reserved. Give one that anyone on the Internet can open.',
    );
  }
  if (address === null && isReservedName(url.hostname)) {
    return refuse(
      'reserved_name',
      `"${url.hostname}" is not a public name. Give an address that anyone on the Internet can open.`,
    );
  }
  if (!PORTS.has(portOf(url))) {
    return refuse('port_not_allowed', `Port ${portOf(url)} is not allowed. Use 80, 443, 8080 or 8443.`);
  }
  return { ok: true, url };
}

function isReservedName(hostname: string): boolean {
  const labels = hostname.split('.');
  if (labels.length < 2 || labels.includes('')) return true;
  return RESERVED_SUFFIXES.has(labels.at(-1) ?? '') || RESERVED_SUFFIXES.has(labels.slice(-2).join('.'));
}

function refuse(reason: EgressCode, message: string): UrlCheck {
  return { ok: false, reason, message };
}
