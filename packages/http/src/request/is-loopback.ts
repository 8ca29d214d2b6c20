import { isIP } from 'node:net';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Returns whether an address is of this machine only, and not `0.0.0.0`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) > 0 && loopback.test(host));
