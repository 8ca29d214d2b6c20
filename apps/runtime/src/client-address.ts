import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Makes the reader of the address a request came from: the peer, or, when the peer is a trusted proxy (`address` or
 * `address/bits`), the last address in X-Forwarded-For that is none. Throws when an entry is no address.
 */
export function createAddressReader(trusted: readonly string[]) {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    if (!isIP(address)) throw new Error(`The setting TRUST_PROXY names ${entry}, which is no IP address.`);
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address));
    else proxies.addAddress(address, familyOf(address));
  }
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
  return (peer: string, forwardedFor: string | undefined): string => {
    if (!forwardedFor || !isProxy(peer)) return peer;
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    return hops.findLast((hop) => isIP(hop) && !isProxy(hop)) ?? peer;
  };
}
