import ipaddr from 'ipaddr.js';

type IPv6 = ReturnType<typeof ipaddr.IPv6.parse>;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** Inside 2000::/3 but not the public Internet (IANA IPv6 special-purpose registry), and retired 6to4 and 6bone. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3ffe::/16', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);
/** A public address that answers with a machine's own secrets: Azure's platform service on every virtual machine. */
const METADATA_IPV4 = new Set(['168.63.129.16']);

/**
 * Returns true if a literal IPv4 or IPv6 address belongs to the public Internet. IPv6 must be inside 2000::/3 without
 * its special ranges, or NAT64 of a public IPv4. An IPv4 embedded by ISATAP must be public too. Unreadable addresses
 * are not public.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return isPublicIPv4(address);
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.match(NAT64)) return isPublicIPv4(lastFourBytes(parsed));
  if (!parsed.match(GLOBAL_UNICAST)) return false;
  if (SPECIAL_IPV6.some((range) => parsed.match(range))) return false;
  return !isIsatap(parsed) || isPublicIPv4(lastFourBytes(parsed));
}

/** Returns true if two spellings name the same address. An IPv4-mapped IPv6 address equals its IPv4. */
export function isSameAddress(left: string | undefined, right: string): boolean {
  if (left === undefined || !ipaddr.isValid(left) || !ipaddr.isValid(right)) return false;
  return ipaddr.process(left).toNormalizedString() === ipaddr.process(right).toNormalizedString();
}

/** Returns the address inside a URL's host without brackets, or null if the host is a name. */
export function literalAddress(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) ? hostname : null;
}

function isPublicIPv4(address: string): boolean {
  return ipaddr.IPv4.parse(address).range() === 'unicast' && !METADATA_IPV4.has(address);
}

function lastFourBytes(address: IPv6): string {
  return address.toByteArray().slice(12).join('.');
}

function isIsatap(address: IPv6): boolean {
  const [flags, marker] = [address.parts[4], address.parts[5]];
  return (flags === 0 || flags === 0x200) && marker === 0x5efe;
}
