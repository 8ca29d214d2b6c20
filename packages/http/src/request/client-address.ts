import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates the reader of the address a request came from. Reads the last untrusted address in `X-Forwarded-For` when the
 * peer is a trusted proxy (`address` or `address/bits`), else the peer. Throws when an entry is not an IP address.
 */
export function createAddressReader(trusted: readonly string[]) {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/');
    if (!isIP(address))
      throw new Error(`The setting TRUST_PROXY contains ${entry}, which is not an IP address.`);
    if (bits) proxies.addSubnet(address, Number(bits), familyOf(address));
    else proxies.addAddress(address, familyOf(address));
  }
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
  return ({ headers }: Request, incoming: IncomingMessage | undefined): string => {
    const peer = incoming?.socket.remoteAddress ?? '';
    const forwardedFor = headers.get('x-forwarded-for');
    if (!forwardedFor || !isProxy(peer)) return peer;
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    return hops.findLast((hop) => isIP(hop) && !isProxy(hop)) ?? peer;
  };
}
