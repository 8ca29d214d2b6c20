import { isLoopback } from '@jawab/http';
import type { Config } from './config.ts';

/** Warns of a service that the network reaches without TLS; null if it does not. */
export const warnOfPlainHttp = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string | null =>
  isLoopback(host) || publicUrl
    ? null
    : `HOST=${host} lets the network reach the service without TLS. Put a proxy with TLS in front and set PUBLIC_URL.`;
