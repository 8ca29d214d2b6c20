import { isIP } from 'node:net';
import { fail } from '@jawab/core';

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Makes the check of the Host header: loopback, addresses (rebinding needs a name), the host of PUBLIC_URL and those of
 * ALLOWED_HOSTS (`name` for any port, `name:port` for one). Fails with `misdirected_request` (421).
 */
export function createHostCheck(config: { publicUrl: string | null; allowedHosts: string[] }) {
  const allowed = new Set(['localhost', ...config.allowedHosts.map((host) => host.toLowerCase())]);
  if (config.publicUrl) allowed.add(new URL(config.publicUrl).hostname);
  return (host: string): void => {
    const name = nameOf(host);
    if (allowed.has(name) || allowed.has(host.toLowerCase())) return;
    if (isIP(name.replace(/^\[(.*)\]$/, '$1'))) return;
    fail(
      'misdirected_request',
      'This host is not served here. Use the address in PUBLIC_URL, or add it to ALLOWED_HOSTS.',
    );
  };
}
