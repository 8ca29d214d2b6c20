import { z } from 'zod';

const notOrigin =
  'must be an origin such as https://shop.example, or https://*.shop.example for its subdomains';

/** Returns the origin of an address without path, credentials, query and fragment; null for any other text. */
function bareOrigin(address: string): string | null {
  const url = URL.parse(address);
  const isBare = url && /^https?:$/.test(url.protocol) && !url.username && url.pathname === '/';
  return isBare && !url.search && !url.hash && !/[\s?#*]/.test(address) ? url.origin : null;
}

/** Returns a pattern for subdomains as it is stored, or null. A top-level domain alone has no subdomains to allow. */
function readPattern(value: string): string | null {
  const apex = bareOrigin(value.replace('//*.', '//'));
  if (!apex) return null;
  const { protocol, hostname } = new URL(apex);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isWide = !hostname.includes('.') || /^[\d.]+$/.test(hostname);
  return isLocal || (protocol === 'https:' && !isWide) ? apex.replace('//', '//*.') : null;
}

/**
 * A web origin in the form that browsers send (`HTTPS://Shop.example:443` → `https://shop.example`), or a pattern for the
 * subdomains of one: `https://*.shop.example`.
 */
export const origin = z
  .string()
  .max(300, 'must be at most 300 characters')
  .transform((value, context) => {
    const read = value.includes('//*.') ? readPattern(value) : bareOrigin(value);
    if (read) return read;
    context.addIssue({ code: 'custom', message: notOrigin });
    return z.NEVER;
  });
