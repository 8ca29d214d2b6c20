import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import type { Resolve } from './resolve.ts';

export interface ResolverOptions {
  /** Name servers as `address` or `address:port`; those of the system when left out. */
  servers?: string[];
  hostsFile?: string;
  /** The limit on one name, both kinds of addresses together. */
  limitMs?: number;
}

const [limitByDefaultMs, tryMs, tries] = [5_000, 1_500, 3];
/** How long addresses of one kind wait for those of the other. */
const otherKindMs = 500;

/** Returns the addresses that a hosts file gives a name. */
export function findInHosts(file: string, hostname: string): string[] {
  const wanted = hostname.toLowerCase();
  return file.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return ipaddr.isValid(address) && names.some((name) => name.toLowerCase() === wanted) ? [address] : [];
  });
}

/**
 * Creates a resolver over the hosts file and the name servers of the system. It opens a socket for each name, while
 * `dns.lookup` has four threads for a whole process, which four slow name servers keep busy. Only names without a dot,
 * which need the system's search list and which only an operator can allow, use `dns.lookup`. IPv4 comes first.
 */
export function createResolver(options: ResolverOptions = {}): Resolve {
  const { servers, hostsFile = '/etc/hosts', limitMs = limitByDefaultMs } = options;
  return async (hostname) => {
    const known = findInHosts(await readFile(hostsFile, 'utf8').catch(() => ''), hostname);
    if (known.length > 0) return known;
    if (/(?:^|\.)localhost$/i.test(hostname)) return ['127.0.0.1', '::1'];
    if (!hostname.includes('.')) {
      const answers = await lookup(hostname, { all: true, order: 'ipv4first' });
      return answers.map((answer) => answer.address);
    }
    const resolver = new Resolver({ timeout: tryMs, tries });
    if (servers) resolver.setServers(servers);
    const late = setTimeout(() => resolver.cancel(), limitMs);
    try {
      return await askBoth(resolver, hostname);
    } finally {
      clearTimeout(late);
    }
  };
}

/** The resolver of the machine's own settings. */
export const resolveBySystem = createResolver();

/** Asks for IPv4 and IPv6 addresses at once. One kind is enough. */
async function askBoth(resolver: Resolver, hostname: string): Promise<string[]> {
  const kinds = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
  const enough = Promise.any(kinds).then(() => setTimeout(() => resolver.cancel(), otherKindMs));
  const settled = await Promise.allSettled(kinds);
  enough.then(clearTimeout, () => {});
  const found = settled.flatMap((kind) => (kind.status === 'fulfilled' ? kind.value : []));
  if (found.length > 0) return found;
  throw (settled[0] as PromiseRejectedResult).reason;
}
