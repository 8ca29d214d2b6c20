import { fail } from '@jawab/core';
import type { HostSettings } from './host-check.ts';

/** The settings that say which pages may call the service with a token. */
export interface OriginSettings extends HostSettings {
  host: string;
  port: number;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const inBrackets = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);
const hasPort = (host: string) => /:\d+$/.test(host);

function listHosts({ host, port, publicUrl, allowedHosts }: OriginSettings) {
  const own = [inBrackets(host), ...loopback];
  const outside = publicUrl ? [new URL(publicUrl)] : [];
  const exact = [
    ...own.map((name) => `${name}:${port}`),
    ...(port === 80 ? own : []),
    ...outside.flatMap((url) => [
      url.host,
      `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`,
    ]),
    ...allowedHosts.filter(hasPort),
  ];
  const onAnyPort = [...allowedHosts.filter((name) => !hasPort(name)), ...(port === 0 ? own : [])];
  return [exact, onAnyPort].map((names) => new Set(names.map((name) => name.toLowerCase())));
}

/**
 * Creates the check of a page's origin against the service's own hosts. Allows the address the server listens on, loopback
 * with its port, `publicUrl` and `allowedHosts`. A request without an origin passes. Fails with `origin_forbidden`.
 */
export function createOriginCheck(settings: OriginSettings) {
  const [exact, onAnyPort] = listHosts(settings);
  const isKnown = (host: string) => exact?.has(host) || onAnyPort?.has(host.replace(/:\d+$/, ''));
  return (origin: string | null): void => {
    if (origin === null || isKnown(URL.parse(origin)?.host ?? '')) return;
    fail('origin_forbidden', 'Pages of this origin cannot call this server. Add its host to ALLOWED_HOSTS.');
  };
}

/**
 * Returns the origin of a page of another host, or null for a page of this service and for clients without an origin. An
 * origin that no browser writes becomes `null`, which nothing allows. The own hosts are `host` and that of `publicUrl`.
 */
export function foreignOrigin(
  origin: string | null,
  { host, publicUrl }: { host: string; publicUrl: string | null },
): string | null {
  if (origin === null) return null;
  const url = URL.parse(origin);
  if (url?.origin !== origin.toLowerCase()) return 'null';
  const isOwn = url.host === host.toLowerCase() || url.host === (publicUrl && new URL(publicUrl).host);
  return isOwn ? null : url.origin;
}
