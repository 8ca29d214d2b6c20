import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { isSameAddress, literalAddress } from './addresses.ts';
import { portOf } from './allow.ts';
import { EgressError } from './error.ts';

const MAX_TRIES = 3;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens a socket to one of the checked addresses, without asking DNS again, and verifies the certificate against the
 * URL's name. Tries up to 3 addresses, 5 s each. The caller destroys the socket. Throws `connection_failed`,
 * `tls_failed`, or the reason of the signal.
 */
export async function openSocket(url: URL, addresses: string[], signal: AbortSignal): Promise<net.Socket> {
  let failure: unknown;
  for (const address of addresses.slice(0, MAX_TRIES)) {
    signal.throwIfAborted();
    try {
      const socket = await connectTo(address, portOf(url), signal);
      return url.protocol === 'https:' ? await secure(socket, url, signal) : socket;
    } catch (error) {
      if (error instanceof EgressError) throw error;
      failure = error;
    }
  }
  signal.throwIfAborted();
  throw new EgressError('connection_failed', `"${url.host}" did not accept a connection. Try again later.`, {
    cause: failure,
  });
}

async function connectTo(address: string, port: number, signal: AbortSignal): Promise<net.Socket> {
  const socket = net.connect({ host: address, port, noDelay: true });
  socket.on('error', ignore);
  try {
    await once(socket, 'connect', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(CONNECT_TIMEOUT_MS)]),
    });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  if (isSameAddress(socket.remoteAddress, address)) return socket;
  socket.destroy();
  throw new EgressError(
    'private_address',
    'The connection reached a different address than the one that was checked.',
  );
}

async function secure(socket: net.Socket, url: URL, signal: AbortSignal): Promise<net.Socket> {
  const literal = literalAddress(url.hostname);
  const secured = tls.connect({
    socket,
    host: literal ?? url.hostname,
    servername: literal === null ? url.hostname : '',
    ALPNProtocols: ['http/1.1'],
  });
  secured.on('error', ignore);
  try {
    await once(secured, 'secureConnect', { signal });
    return secured;
  } catch (cause) {
    secured.destroy();
    socket.destroy();
    signal.throwIfAborted();
    throw new EgressError(
      'tls_failed',
      `A secure connection to "${url.host}" is not possible. Check that its certificate is valid for this name.`,
      { cause },
    );
  }
}

/** Ignores the error of a socket between two owners, or of one that was given up. */
function ignore(): void {}
