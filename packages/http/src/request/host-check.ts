import { isIP } from 'node:net';
import { fail } from '@jawab/core';

/** The settings that say under which hosts the service is reached. */
export interface HostSettings {
  publicUrl: string | null;
  /** `name` allows any port, `name:port` one. */
  allowedHosts: string[];
}

/** Returns the host a request was sent to, with its port. */
export const readHost = ({ headers, url }: Request): string =>
  headers.get('host') ?? /^\w+:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';

/** Returns the address of this service for everybody: the origin of `publicUrl`, else that of the request's checked host. */
export const readBaseUrl = ({ publicUrl }: Pick<HostSettings, 'publicUrl'>, request: Request): string =>
  publicUrl ? new URL(publicUrl).origin : `http://${readHost(request)}`;

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Creates the check of a host against DNS rebinding. Allows loopback, IP addresses (rebinding needs a name), the host of
 * `publicUrl` and `allowedHosts`. Fails with `misdirected_request`.
 */
export function createHostCheck({ publicUrl, allowedHosts }: HostSettings) {
  const allowed = new Set(['localhost', ...allowedHosts.map((host) => host.toLowerCase())]);
  if (publicUrl) allowed.add(new URL(publicUrl).hostname);
  return (host: string): void => {
    const name = nameOf(host);
    if (allowed.has(name) || allowed.has(host.toLowerCase())) return;
    if (isIP(name.replace(/^\[(.*)\]$/, '$1'))) return;
    fail(
      'misdirected_request',
      'This service does not answer for this host. Use the address in PUBLIC_URL, or add the host to ALLOWED_HOSTS.',
    );
  };
}
