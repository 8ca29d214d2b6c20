import https from 'node:https';
import tls from 'node:tls';
import { afterAll, afterEach, expect, test } from 'vitest';
import { selfSigned } from './certificate.testing.ts';
import { fetchPage, parseAllow, post } from './index.ts';
import { type Loopback, listen, serveRaw } from './loopback.testing.ts';

const CAPS = { maxBytes: 1_000, totalMs: 20_000 };
const trusted = tls.getCACertificates('default');
const servers: Loopback[] = [];

async function serveTls(name: string): Promise<Loopback> {
  const pair = selfSigned(name);
  tls.setDefaultCACertificates([...trusted, pair.cert]);
  const server = await listen(
    https.createServer(pair, (request, response) => void response.end(request.headers.host)),
  );
  servers.push(server);
  return server;
}

function fetchAs(server: Loopback, host: string) {
  const url = `https://${host}:${server.port}/`;
  return fetchPage({
    url,
    allow: parseAllow(`${host}:${server.port}`),
    resolve: async () => ['127.0.0.1'],
    ...CAPS,
  });
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => tls.setDefaultCACertificates(trusted));

test('the certificate is checked against the name, the connection goes to the address', async () => {
  const server = await serveTls('shop.test');
  const page = await fetchAs(server, 'shop.test');
  expect(Buffer.from(page.bytes).toString()).toBe(`shop.test:${server.port}`);
  await server.drained();
});

test('another name’s certificate, an untrusted one and no TLS at all are refused', async () => {
  const server = await serveTls('shop.test');
  await expect(fetchAs(server, 'bank.test')).rejects.toMatchObject({ code: 'tls_failed', retryable: false });
  await expect(fetchAs(server, '127.0.0.1')).rejects.toMatchObject({ code: 'tls_failed' });
  tls.setDefaultCACertificates(trusted);
  await expect(fetchAs(server, 'shop.test')).rejects.toMatchObject({ code: 'tls_failed' });
  await server.drained();
  const plain = await serveRaw((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  servers.push(plain);
  await expect(fetchAs(plain, 'shop.test')).rejects.toMatchObject({ code: 'tls_failed' });
});

test('a handshake that never ends times out', async () => {
  const silent = await serveRaw(() => {});
  servers.push(silent);
  const options = { url: `https://${new URL(silent.origin).host}/`, allow: silent.allow, totalMs: 200 };
  const hanging = post({ ...options, body: new Uint8Array(), headers: {} });
  await expect(hanging).rejects.toMatchObject({ code: 'timed_out' });
  await silent.drained();
});
