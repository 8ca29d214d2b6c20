import { isPublicAddress, literalAddress } from './addresses.ts';
import { EgressError } from './error.ts';

/** Resolves a name to its IPv4 and IPv6 addresses. Throws if there are none. */
export type Resolve = (hostname: string) => Promise<string[]>;

/**
 * Returns the addresses that a checked URL may be connected to. Unless `mayBePrivate`, one private answer refuses the
 * whole name, because a mixed answer is how rebinding begins. Throws `dns_failed` or `private_address`.
 */
export async function resolvePublic(url: URL, resolve: Resolve, mayBePrivate: boolean): Promise<string[]> {
  const literal = literalAddress(url.hostname);
  const addresses = literal === null ? await askResolver(url.hostname, resolve) : [literal];
  if (!mayBePrivate && !addresses.every(isPublicAddress)) {
    throw new EgressError(
      'private_address',
      `"${url.hostname}" points to a private address. Give an address that anyone on the Internet can open.`,
    );
  }
  return addresses;
}

async function askResolver(hostname: string, resolve: Resolve): Promise<string[]> {
  const message = `The name "${hostname}" could not be found. Check its spelling, or try again later.`;
  let addresses: string[];
  try {
    addresses = await resolve(hostname);
  } catch (cause) {
    throw new EgressError('dns_failed', message, { cause });
  }
  if (addresses.length === 0) throw new EgressError('dns_failed', message);
  return addresses;
}
